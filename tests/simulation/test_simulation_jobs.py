"""Simulation jobs: which bot has which seat, and jobs that cannot be played."""

from __future__ import annotations

import pytest

from pennypapers.errors import PennyError
from pennypapers.rules import builtin_layout
from pennypapers.simulation.jobs import Job, check
from pennypapers.simulation.simulate import simulate

TEMPLE = builtin_layout("temple", "front")


def test_one_bot_name_fills_all_seats_and_several_fill_one_seat_each() -> None:
    assert Job(TEMPLE, "tourist", players=3).bots == ("tourist",) * 3
    assert Job(TEMPLE, "voyager, tourist", players=2).bots == ("voyager", "tourist")


@pytest.mark.parametrize(
    ("bot", "players", "message"),
    [
        ("deep blue", 1, "there is no bot called 'deep blue'; there are tourist, pathfinder, voyager, explorer"),
        ("tourist,voyager", 3, "2 bots are named for 3 players; name one, or one for each"),
    ],
)
def test_a_job_that_cannot_be_played_raises_an_error_of_one_line(bot: str, players: int, message: str) -> None:
    with pytest.raises(PennyError) as told:
        check(Job(TEMPLE, bot, players=players))
    assert str(told.value) == message


def test_the_seed_and_the_number_of_a_game_decide_it() -> None:
    few, many = (simulate(TEMPLE, "tourist", games, seed=5, players=2) for games in (3, 40))
    assert (few.totals == many.totals[:3]).all()
    assert (few.totals != simulate(TEMPLE, "tourist", 3, seed=6, players=2).totals).any()
