"""Plays all games of a league that have not been played: here, in processes, or at an executor."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from ...simulation.in_order import in_order
from .ledger import Ledger
from .match import League, play
from .outside import play_outside, server

Watch = Callable[[int, int], None]
"""Called with the number of matches that are played, and of all."""


def play_all(
    league: League,
    games: int,
    ledger: Ledger,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    watch: Watch = lambda _done, _all: None,
) -> None:
    """Play the games 0, 1, 2 … as far as the ledger does not have them. Programs play on this machine, one game at a
    time; all others where the executor has its processes."""
    matches = [match for game in range(games) for match in league.matches(game)]
    missing = ledger.missing(matches)
    done = len(matches) - len(missing)
    watch(done, len(matches))
    inside = [match for match in missing if not match.is_outside]
    outside = [match for match in missing if match.is_outside]
    results = in_order(play, inside, workers=workers if inside else 1, executor=executor)
    for match, played in zip(inside, results, strict=True):
        ledger.add(match, played)
        done += 1
        watch(done, len(matches))
    if not outside:
        return
    with server() as at:
        for match in outside:
            ledger.add(match, play_outside(match, at))
            done += 1
            watch(done, len(matches))
