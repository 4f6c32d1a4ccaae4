"""Many games of bots: the same seed gives the same games, however many processes share them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..bots.compiled_bots import THINKERS, thinker
from ..bots.lineup import NAMES, TOURIST, minds
from ..engine.core.board import Board
from ..engine.core.engine import Engine, Results, Tables, engine, house_bits
from ..engine.core.log import Log, PlayedTurn, is_too_small, new_log, no_log, read_log
from ..engine.core.native import native
from ..errors import PennyError
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import adventure
from .batching import Pace

if TYPE_CHECKING:
    from multiprocessing.pool import AsyncResult

LOG_SIZE = 4096

Zeros = Callable[[tuple[int, ...], type[np.generic]], NDArray[Any]]
"""Makes an array of zeros."""


@dataclass(frozen=True)
class Job:
    """What is simulated: everything but how many games."""

    layout: Layout
    bot: str
    """Who plays: one name for all seats, or a name for each with commas between."""
    seed: int = 0
    players: int = 1
    house: HouseRules = field(default_factory=HouseRules)

    @property
    def adventure(self) -> str:
        return self.layout.adventure

    @property
    def bots(self) -> tuple[str, ...]:
        """The name of the bot at each seat."""
        names = tuple(name.strip() for name in self.bot.split(","))
        return names * self.players if len(names) == 1 else names


@dataclass(frozen=True)
class Outcome:
    """What came of the games of a job, from its first on. The first axis is the game, the second the seat."""

    job: Job
    results: Results

    @property
    def games(self) -> int:
        return self.results.turns.size

    @cached_property
    def totals(self) -> NDArray[np.int64]:
        """The stars of every sheet."""
        return np.asarray(self.results.parts.sum(axis=2, dtype=np.int64))

    @property
    def parts(self) -> dict[str, NDArray[np.int16]]:
        """The stars of every sheet by part."""
        keys = adventure(self.job.adventure).part_keys
        return {key: self.results.parts[:, :, index] for index, key in enumerate(keys)}

    @property
    def ranks(self) -> NDArray[np.int8]:
        """The rank that each sheet earns in a solo game, 0 (Tourist) to 3 (Explorer)."""
        return self.results.ranks

    @property
    def turns(self) -> NDArray[np.int16]:
        return self.results.turns

    @cached_property
    def places(self) -> NDArray[np.int64]:
        """G10: the place of every seat from 1 on; who is level on stars and tie-break shares one."""
        strength = self.totals * (1 << 16) + self.results.ties
        return np.asarray(1 + (strength[:, None, :] > strength[:, :, None]).sum(axis=2))


def simulate(
    layout: Layout,
    bot: str,
    games: int,
    *,
    seed: int = 0,
    players: int = 1,
    workers: int = 1,
    house: HouseRules | None = None,
) -> Outcome:
    """Play so many games of one bot at every seat."""
    job = Job(layout, bot, seed, players, house or HouseRules())
    return joined(job, play(job, games, workers=workers))


def play(job: Job, games: int, *, workers: int = 1, when_ready: Callable[[], None] = lambda: None) -> Iterator[Results]:
    """The results of the games 0, 1, 2 … piece by piece, in order; `when_ready` is called as playing begins."""
    check(job)
    pace = Pace(games, workers)
    if workers == 1:
        play_piece(job, 0, 1)  # compiled or loaded by now
        when_ready()
        for first, size in pace:
            results = room(job, size)
            pace.took(size, play_into(job, first, results))
            yield results
        return
    from .workers import workers_for

    with workers_for(job, games, workers) as team:
        when_ready()
        playing: deque[tuple[int, int, AsyncResult[float]]] = deque()
        for first, size in pace:
            playing.append((first, size, team.start(first, size)))
            if len(playing) == 2 * workers:  # so that nobody waits for the next
                yield _finished(pace, team.results, *playing.popleft())
        while playing:
            yield _finished(pace, team.results, *playing.popleft())


def _finished(pace: Pace, results: Results, first: int, games: int, seconds: AsyncResult[float]) -> Results:
    pace.took(games, seconds.get())
    return games_of(results, first, games)


def check(job: Job) -> None:
    """Refuse what cannot be played, before any game is."""
    for name in job.bots:
        if name not in NAMES:
            raise PennyError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
        if name != NAMES[TOURIST] and job.adventure not in THINKERS:
            raise PennyError(f"only Tourists can be simulated in the {job.adventure} so far")
    if len(job.bots) != job.players:
        raise PennyError(f"{len(job.bots)} bots are named for {job.players} players; name one, or one for each")
    _prepared(job.layout)


def play_piece(job: Job, first: int, games: int) -> Results:
    results = room(job, games)
    play_into(job, first, results)
    return results


def play_into(job: Job, first: int, results: Results) -> float:
    """Play as many games as there is room for; how many seconds it took."""
    began = perf_counter()
    _play(job, first, results, no_log())
    return perf_counter() - began


def games_of(results: Results, first: int, games: int) -> Results:
    """The part of the room that belongs to so many games from this one on."""
    here = slice(first, first + games)
    return Results(results.parts[here], results.ties[here], results.ranks[here], results.turns[here])


def joined(job: Job, pieces: Iterator[Results]) -> Outcome:
    """One outcome of all the pieces."""
    every = list(pieces) or [room(job, 0)]
    return Outcome(job, Results(*map(np.concatenate, zip(*every, strict=True))))


def played_game(job: Job, game: int) -> tuple[PlayedTurn, ...]:
    """One game of a job in full, by its number."""
    check(job)
    kernels, board, _ = _prepared(job.layout)
    size = LOG_SIZE
    while True:
        log = new_log(size)
        _play(job, game, room(job, 1), log)
        if not is_too_small(log):
            return read_log(log, job.players, lambda mark: kernels.decode(board, mark))
        size = int(log[0]) + 1


def _play(job: Job, first: int, results: Results, log: Log) -> None:
    kernels, _, tables = _prepared(job.layout)
    house, seed = house_bits(job.house), np.uint64(job.seed)
    if all(name == NAMES[TOURIST] for name in job.bots):
        native(f"{job.adventure}-tourist", kernels.play_tourist)(tables, house, seed, first, results, log)
    else:
        thinker(job.adventure).play(tables, minds(job.adventure, job.bots), house, seed, first, results, log)


def room(job: Job, games: int, zeros: Zeros = np.zeros) -> Results:
    """Where so many games of a job put what came of them."""
    parts = len(adventure(job.adventure).part_keys)
    seats = (games, job.players)
    return Results(
        parts=zeros((*seats, parts), np.int16),
        ties=zeros(seats, np.int16),
        ranks=zeros(seats, np.int8),
        turns=zeros((games,), np.int16),
    )


@lru_cache(maxsize=16)
def _prepared(layout: Layout) -> tuple[Engine, Board, Tables]:
    kernels = engine(layout.adventure)
    try:
        board = kernels.board(layout)
    except ValueError as error:
        raise PennyError(str(error)) from None
    return kernels, board, kernels.tables(board)
