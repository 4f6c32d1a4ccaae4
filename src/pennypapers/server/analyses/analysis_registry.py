"""The games that the coach looks at or has looked at, by id.

An analysis goes on while somebody asks for it. What is finished is kept for whoever asks for the same game again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from ...hosting.not_now import NotNow
from ..limits import Limits
from ..logs import LOGGER
from ..session.executor import WorkerError
from ..session.loop_clock import Clock, Timer
from .coach_work import FinishedGame

KEPT, KEPT_BYTES = 200, 20_000_000
"""Of analyses that are finished."""

MOST = 200
"""Analyses that wait or run, of all addresses together."""

Told = Callable[[float], None]
Stage = Callable[[str, FinishedGame, Told], Awaitable[bytes]]
"""Does a part of an analysis for an address; tells how far it is, and gives JSON."""


Asked = tuple[str, str | None, str, int, str]
"""A turn to try again: record, layout, player, turn and marks."""

Try = Callable[[str, Asked], Awaitable[bytes]]


@dataclass(frozen=True, slots=True)
class Stages:
    """The parts of an analysis, in this order: by name, with the share of the whole that each takes. `tries` says what
    a turn is worth that is played otherwise."""

    parts: Sequence[tuple[str, float, Stage]]
    tries: Try


@dataclass(eq=False)
class Analysis:
    """One game. `askers` are the addresses that want it, each with the moment until which it is believed to wait."""

    id: str
    state: str = "queued"
    progress: float = 0.0
    found: dict[str, bytes] = field(default_factory=dict)
    """What is finished, as JSON by stage."""
    error: NotNow | None = None
    askers: dict[str, float] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None
    timer: Timer | None = None

    @property
    def is_over(self) -> bool:
        return self.state in ("done", "failed")

    @property
    def size(self) -> int:
        return sum(map(len, self.found.values()))


class AnalysisRegistry:
    def __init__(self, stages: Stages | None, limits: Limits, clock: Clock) -> None:
        """Without stages there is no coach."""
        self._stages, self._limits, self._clock = stages, limits, clock
        self._open: dict[str, Analysis] = {}
        self._kept: OrderedDict[str, Analysis] = OrderedDict()

    @property
    def is_offered(self) -> bool:
        """Whether there is a coach."""
        return self._stages is not None

    @property
    def tries(self) -> Try | None:
        """How turns are tried again, where there is a coach."""
        return None if self._stages is None else self._stages.tries

    def begin(self, game: FinishedGame, address: str) -> Analysis:
        """Analyse a game, or go on with it, for somebody at this address; NotNow if too much waits already."""
        if (kept := self._kept.pop(game.id, None)) and kept.state == "done":
            self._kept[game.id] = kept  # at the end: it is dropped after the others
            return kept
        analysis = self._open.get(game.id)
        if analysis is None:
            asked = sum(address in each.askers for each in self._open.values())
            if asked >= self._limits.analysis_waiting or len(self._open) >= MOST:
                raise NotNow("slowly")
            analysis = self._open[game.id] = Analysis(game.id)
            analysis.task = asyncio.create_task(self._analyse(analysis, game, address))
        self._wait(analysis, address)
        return analysis

    def look(self, name: str, address: str) -> Analysis:
        """What is known of a game so far. Whoever looks wants it to go on."""
        if name in self._kept:
            return self._kept[name]
        if name not in self._open:
            raise NotNow("analysis.unknown")
        self._wait(self._open[name], address)
        return self._open[name]

    def leave(self, name: str, address: str) -> None:
        """An address does not want this analysis any more; if nobody else does, it is given up."""
        if analysis := self._open.get(name):
            analysis.askers.pop(address, None)
            self._check(analysis)

    async def close(self) -> None:
        """Give everything up."""
        tasks = [analysis.task for analysis in self._open.values() if analysis.task]
        for analysis in list(self._open.values()):
            self._give_up(analysis)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wait(self, analysis: Analysis, address: str) -> None:
        analysis.askers[address] = self._clock.now() + self._limits.analysis_patience
        if analysis.timer is None:
            self._check(analysis)

    def _check(self, analysis: Analysis) -> None:
        """Give an analysis up if nobody waits for it, or else look again when somebody may have left."""
        if analysis.timer is not None:
            analysis.timer.cancel()
            analysis.timer = None
        if analysis.is_over:
            return
        now = self._clock.now()
        analysis.askers = {address: until for address, until in analysis.askers.items() if until > now}
        if analysis.askers:
            analysis.timer = self._clock.call_at(min(analysis.askers.values()), partial(self._check, analysis))
        else:
            self._give_up(analysis)

    def _give_up(self, analysis: Analysis) -> None:
        self._open.pop(analysis.id, None)
        if analysis.timer is not None:
            analysis.timer.cancel()
            analysis.timer = None
        if analysis.task is not None:
            analysis.task.cancel()

    async def _analyse(self, analysis: Analysis, game: FinishedGame, address: str) -> None:
        done = 0.0
        try:
            assert self._stages is not None, "nothing is begun where there is no coach"
            for name, share, stage in self._stages.parts:
                analysis.found[name] = await stage(address, game, partial(self._told, analysis, done, share))
                done += share
                analysis.progress = done
            analysis.state, analysis.progress = "done", 1.0
        except NotNow as refused:
            analysis.state, analysis.error = "failed", refused
        except WorkerError as error:
            LOGGER.error("an analysis failed: %s", error)
            analysis.state, analysis.error = "failed", NotNow("work")
        self._finish(analysis)

    @staticmethod
    def _told(analysis: Analysis, done: float, share: float, part: float) -> None:
        analysis.state = "running"
        analysis.progress = max(analysis.progress, done + share * min(max(part, 0.0), 1.0))

    def _finish(self, analysis: Analysis) -> None:
        """Keep what was found, or why nothing was: who begins that anew tries it again."""
        self._open.pop(analysis.id, None)
        if analysis.timer is not None:
            analysis.timer.cancel()
            analysis.timer = None
        self._kept[analysis.id] = analysis
        while len(self._kept) > KEPT or sum(each.size for each in self._kept.values()) > KEPT_BYTES:
            self._kept.popitem(last=False)
