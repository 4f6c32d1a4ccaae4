"""Runs with progress reports, interrupted runs, and simulated games as records."""

from __future__ import annotations

import pytest

from pennypapers.lab.progress import bar, clock
from pennypapers.lab.records import record
from pennypapers.lab.run import run
from pennypapers.lab.summary import as_json, as_text
from pennypapers.notation.record import read_record, write_record
from pennypapers.rules import ADVENTURES, builtin_layout
from pennypapers.simulation.jobs import Job
from pennypapers.simulation.simulate import simulate
from pennypapers.table import replay, result

TEMPLE = Job(builtin_layout("temple", "front"), "tourist", seed=3)


def test_progress_is_reported_after_every_batch() -> None:
    seen: list[int] = []
    run(TEMPLE, 250, workers=1, watch=lambda done, _: seen.append(done))
    assert seen == sorted(set(seen))
    assert (seen[0], seen[-1]) == (1, 250)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_run_keeps_the_finished_games(workers: int) -> None:
    seen: list[int] = []

    def watch(done: int, _seconds: float) -> None:
        seen.append(done)
        if done >= 100:
            raise KeyboardInterrupt

    stopped = run(TEMPLE, 1_000_000, workers=workers, watch=watch)
    assert (stopped.stopped, stopped.outcome.games) == (True, seen[-1])
    first = simulate(TEMPLE.layout, "tourist", seen[-1], seed=3)
    assert (stopped.outcome.totals == first.totals).all()
    assert "Stopped early" in as_text(stopped)


def test_a_run_interrupted_in_its_first_progress_report_keeps_the_finished_game() -> None:
    def watch(_done: int, _seconds: float) -> None:
        raise KeyboardInterrupt

    nothing = run(TEMPLE, 1, workers=1, watch=watch)
    assert as_json(nothing)["games"] == 1
    assert as_json(nothing)["stopped"] is True


@pytest.mark.parametrize("key", ADVENTURES)
@pytest.mark.parametrize("players", [1, 3])
def test_a_simulated_game_is_a_record_that_replays_to_the_same_stars(key: str, players: int) -> None:
    job = Job(builtin_layout(key, "front"), "tourist", seed=11, players=players)
    text = write_record(record(job, 2, layout_ref="front"))
    played = replay(read_record(text, lambda _: ""))
    assert played.failure is None
    assert played.table.ended
    outcome = simulate(job.layout, "tourist", 3, seed=11, players=players)
    standings = result(played.table).standings
    assert [each.score.total for each in standings] == outcome.totals[2].tolist()
    assert [each.place for each in standings] == outcome.places[2].tolist()
    assert played.table.turns == outcome.turns[2]


def test_progress_bar_and_clock() -> None:
    assert bar(0, 10, 0.0).endswith("0 of 10 games  0.00/s  ? left")
    assert bar(10, 10, 2.0).startswith("[" + "#" * 30 + "] 100 %")
    assert clock(59.2) == "1:00"
