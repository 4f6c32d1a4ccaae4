"""The processes in which the coach looks at games, and the stages of doing so."""

from __future__ import annotations

from dataclasses import replace

from ..limits import Limits
from ..work.encoded import encoded
from ..work.pool import WorkPool
from ..work.worker import COACH_NICE
from .analysis_registry import Stages, Told
from .coach_work import hindsight_view


def coach_pool(limits: Limits) -> WorkPool:
    """Processes with the bounds for analyses; they come after live games, their bots and all other requests."""
    bounds = replace(
        limits,
        work_processes=limits.analysis_processes,
        work_seconds=limits.analysis_seconds,
        work_megabytes=limits.analysis_megabytes,
        work_waiting=limits.analysis_waiting,
    )
    return WorkPool(bounds, COACH_NICE)


def stages(pool: WorkPool, limits: Limits) -> Stages:
    async def hindsight(address: str, text: str, told: Told) -> bytes:
        return await pool.run_told(address, told, encoded, hindsight_view, text, limits.hindsight_seconds)

    return Stages([("hindsight", 1.0, hindsight)])
