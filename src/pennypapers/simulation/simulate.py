"""Plays the games of a job in this process, in several worker processes, or wherever an executor has its own; the seed
alone decides the games."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from ..bots.lineup import NAMES, TOURIST, load_lineup
from ..engine.core.house import house_bits
from ..engine.core.log import Log, PlayedTurn, is_too_small, new_log, no_log, read_log
from ..engine.core.results import Results
from ..errors import PennyError
from ..messages import say
from ..rules.house import HouseRules
from ..rules.layout import Layout
from .batching import FAR, Batches
from .jobs import Job, check, compiled_layout
from .results import Outcome, empty_results, joined, part_of_results

if TYPE_CHECKING:
    from multiprocessing.pool import AsyncResult


LOG_SIZE = 4096


def simulate(
    layout: Layout,
    bot: str,
    games: int,
    *,
    seed: int = 0,
    players: int = 1,
    workers: int = 1,
    house: HouseRules | None = None,
    executor: Executor | None = None,
) -> Outcome:
    """Play so many games and return all results. With an executor they are played there, and `workers` says how many
    batches it works on at the same time."""
    job = Job(layout, bot, seed, players, house or HouseRules())
    return joined(job, play(job, games, workers=workers, executor=executor))


def play(
    job: Job,
    games: int,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    when_ready: Callable[[], None] = lambda: None,
) -> Iterator[Results]:
    """Yield the results of the games 0, 1, 2 … batch by batch, in order. `when_ready` is called when all kernels are
    loaded and the first batch begins; kernels of an executor's processes are loaded by their first batches."""
    check(job)
    if executor is not None:
        when_ready()
        yield from _play_far(executor, job, games, workers)
        return
    batches = Batches(games, workers)
    if workers == 1:
        play_batch(job, 0, 1)  # compiles the kernels, or loads them from the cache
        when_ready()
        for first, size in batches:
            results = empty_results(job, size)
            batches.finished(size, play_into(job, first, results))
            yield results
        return
    from .workers import workers_for

    with workers_for(job, games, workers) as team:
        when_ready()
        playing: deque[tuple[int, int, AsyncResult[float]]] = deque()
        for first, size in batches:
            playing.append((first, size, team.start(first, size)))
            if len(playing) == 2 * workers:  # one batch being played and one queued for each worker
                yield _finished(batches, team.results, *playing.popleft())
        while playing:
            yield _finished(batches, team.results, *playing.popleft())


def _finished(batches: Batches, results: Results, first: int, games: int, seconds: AsyncResult[float]) -> Results:
    batches.finished(games, seconds.get())
    return part_of_results(results, first, games)


def _play_far(executor: Executor, job: Job, games: int, workers: int) -> Iterator[Results]:
    """Play batches at an executor, which sends the results back."""
    batches = Batches(games, workers, FAR)
    playing: deque[Future[tuple[Results, float]]] = deque()
    sizes = iter(batches)
    is_more = True
    try:
        while playing or is_more:
            while is_more and len(playing) < 2 * workers:
                batch = next(sizes, None)
                if is_more := batch is not None:
                    playing.append(executor.submit(timed_batch, job, *batch))
            if playing:
                results, seconds = playing[0].result()
                playing.popleft()
                batches.finished(results.turns.size, seconds)
                yield results
    except (BrokenProcessPool, CancelledError) as error:
        raise PennyError(say("cli-executor-lost", why=str(error) or type(error).__name__)) from None
    finally:
        for each in playing:
            each.cancel()


def timed_batch(job: Job, first: int, games: int) -> tuple[Results, float]:
    """The results of a batch, and the seconds it took."""
    results = empty_results(job, games)
    return results, play_into(job, first, results)


def play_batch(job: Job, first: int, games: int) -> Results:
    results = empty_results(job, games)
    play_into(job, first, results)
    return results


def play_into(job: Job, first: int, results: Results) -> float:
    """Play as many games as `results` has rows, from the game `first` on; return the seconds it took."""
    began = perf_counter()
    _play(job, first, results, no_log())
    return perf_counter() - began


def played_game(job: Job, game: int) -> tuple[PlayedTurn, ...]:
    """All turns of one game of a job, which is given by its number."""
    check(job)
    bots, board, _ = compiled_layout(job.layout)
    size = LOG_SIZE
    while True:
        log = new_log(size)
        _play(job, game, empty_results(job, 1), log)
        if not is_too_small(log):
            return read_log(log, job.players, lambda mark: bots.engine.decode(board, mark))
        size = int(log[0]) + 1


def _play(job: Job, first: int, results: Results, log: Log) -> None:
    bots, _, tables = compiled_layout(job.layout)
    house, seed = house_bits(job.house), np.uint64(job.seed)
    if set(job.bots) == {NAMES[TOURIST]}:
        bots.play_tourists(tables, house, seed, first, results, log)
    else:
        bots.play(tables, load_lineup(job.adventure, job.bots), house, seed, first, results, log)
