"""The processes in which the coach looks at games, and the stages of doing so."""

from __future__ import annotations

from dataclasses import replace

from ..limits import Limits
from ..work.encoded import encoded
from ..work.pool import WorkPool
from ..work.shared import Shared
from ..work.worker import COACH_NICE
from .analysis_registry import Asked, Stages, Told
from .coach_work import FinishedGame, analysis_json, hindsight_view, tried_turn

KEPT = 100
"""Games whose hindsight is kept for those of their players who ask later."""

NOBODYS = b"null"
"""The analysis of a table's game where nobody was named."""


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
    kept: Shared[str, bytes] = Shared(KEPT)

    async def hindsight(address: str, game: FinishedGame, told: Told) -> bytes:
        """Search once for all players of a game."""
        seconds = limits.hindsight_seconds
        return await kept.get(
            game.text, lambda: pool.run_told(address, told, encoded, hindsight_view, game.text, seconds)
        )

    async def analysis(address: str, game: FinishedGame, told: Told) -> bytes:
        if game.player is None:
            return NOBODYS
        return await pool.run_told(address, told, analysis_json, game.text, game.player)

    async def tries(address: str, asked: Asked) -> bytes:
        return await pool.run(address, encoded, tried_turn, *asked)

    return Stages([("hindsight", 0.1, hindsight), ("analysis", 0.9, analysis)], tries)
