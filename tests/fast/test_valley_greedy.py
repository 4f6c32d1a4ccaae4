"""Players of the Valley that look one turn ahead: what they count is right, and what they play is legal."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from drawn import draft
from same_game import Setting, replayed

from pennypapers.fast import valley_greedy, valley_worth
from pennypapers.fast.engine import Results
from pennypapers.fast.log import END, Log
from pennypapers.fast.simulate import Job, simulate
from pennypapers.fast.valley_engine import ValleyEngine, ValleyPosition, decode_mark
from pennypapers.fast.valley_sheet import Terrain
from pennypapers.fast.valley_worth import FIRST_WEIGHTS, Feature, weights_of
from pennypapers.rules import builtin_layout

WEIGHTS = weights_of(FIRST_WEIGHTS)


@pytest.fixture
def _greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that plays greedily, among those that can be simulated."""

    def play(terrain: Terrain, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
        valley_greedy.play_greedily(terrain, house, WEIGHTS, valley_greedy.new_desk(3), seed, first, results, log)

    monkeypatch.setattr(ValleyEngine, "play_tourist", staticmethod(play))


def position(drawing: str, *, roll: str = "1 1 1", discoveries: str = "") -> ValleyPosition:
    begun = draft("valley", drawing, roll=roll, discoveries=discoveries)
    kernels = ValleyEngine()
    return kernels.position(kernels.board(begun.sheet.layout), begun)


def features(drawing: str, discoveries: str = "") -> dict[str, int]:
    """The features of a drawn sheet that are not 0, but for `EMPTY` and `REACH`."""
    at, found = position(drawing, discoveries=discoveries), np.zeros(valley_worth.FEATURES)
    valley_worth.find_features(at.terrain, at.masks, found)
    always = {Feature.EMPTY, Feature.REACH, Feature.NO_HUT, Feature.NO_STATUE, Feature.NO_MINE}
    return {feature.name: int(found[feature]) for feature in Feature if found[feature] and feature not in always}


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("6 7 .|. . .|. . 8", {"HIGH_TWOS": 1, "HIGH_ONES": 1}),
        ("6 7 8|. . 9|. . .", {"MOUNTAINS": 1, "HIGH_ONES": 1}),
        ("6 7 !|! ! !|. . .", {"LOOSE_SNAKES": 3}),
        ("2 2 .|2 . .|. 3 3", {"CITY_THREES": 1, "CITY_TWOS": 1}),
        ("2 2 .|2 2 .|. . 2", {"CITIES": 1}),
        ("12 . .|11 . .|. . .", {"HIGH_TWOS": 1, "PYRAMID_TWOS": 1}),
        ("12 . .|11 13 .|. . .", {"MOUNTAINS": 1, "PYRAMID_THREES": 1}),
        ("12 . .|11 13 .|14 . .", {"MOUNTAINS": 1, "HIGH_ONES": 1, "PYRAMIDS": 1}),
        ("12 ! .|11 ! .|! . .", {"HIGH_TWOS": 1, "LOOSE_SNAKES": 3}),
        ("1 2 .|3 . .|4 5 .", {"FORESTS": 1, "LOOSE": 5, "VARIETY": 5}),
        ("1 2 .|3 . .|4 1 .", {"LOOSE": 5, "VARIETY": 4}),
        ("H 2 .|3 . .|. . .", {"LOOSE": 2, "VARIETY": 2, "HUT_READY": 2, "HUT_ROOM": 1}),
        ("S 2 .|2 . .|. . .", {"CITY_TWOS": 1, "STATUE_READY": 2, "STATUE_ROOM": 1}),
        ("M 2 .|7 . .|. . .", {"HIGH_ONES": 1, "LOOSE": 1, "VARIETY": 1, "MINE_READY": 1, "MINE_ROOM": 1}),
        ("! 1 !x|. . .", {"LOOSE": 1, "VARIETY": 1, "LOOSE_SNAKES": 1}),
    ],
)
def test_features_are_what_they_say(drawing: str, expected: dict[str, int]) -> None:
    assert features(drawing) == expected


def test_what_is_in_a_discovery_promises_nothing_more() -> None:
    assert features("6 7 8|. . 9", "mountain(a1,b1,c1)") == {"HIGH_ONES": 1}
    assert features("2 2 .|2 2 .|. . .|2 2 .", "city(a1,b1,a2,b2)") == {"LOOSE": 2, "VARIETY": 1}


def greedy_marks(drawing: str, roll: str, *, left: int = 10, is_own: bool = True) -> list[str]:
    """The turn that is chosen on a drawn sheet."""
    at, desk = position(drawing, roll=roll), valley_greedy.new_desk(6)
    if roll.endswith("!"):
        number = valley_greedy.find_snakes(at.terrain, at.masks, at.before, is_own, left, WEIGHTS, desk)
    else:
        number = valley_greedy.find_turns(at.terrain, at.masks, at.roll, at.house, left, WEIGHTS, desk)
    marks = desk.turns[np.argmax(desk.worths[:number])].tolist()
    return [str(decode_mark(at.board, mark)) for mark in marks[: marks.index(END)]]


def test_a_discovery_is_prepared_and_made_in_one_turn() -> None:
    assert "mountain(a1,b1,c1)" in greedy_marks("7 8 .|w w w|. . .", "5 1 1", left=0)
    assert "pyramid(a1,b1,c1,b2)" in greedy_marks("10 11 15|w . w|. . .", "P 1 1", left=0)
    assert greedy_marks("2 2 2|! . !|! ! !", "2 1 1", left=0) == ["b2=2", "city(a1,b1,c1,b2)"]


def test_a_snake_is_escaped_when_it_bites_hard() -> None:
    assert "b1x" in greedy_marks("15 ! .|. . .|. . .", "4 4 1", left=0)


def test_a_snake_is_drawn_where_it_hurts_others_and_spares_oneself() -> None:
    assert greedy_marks(". 2 2 2 . w . 15 .", "1 1 !", left=0) in (["a1=!"], ["e1=!"])
    assert greedy_marks(". 2 2 2 . w . 15 .", "1 1 !", left=0, is_own=False) in (["g1=!"], ["i1=!"])


@pytest.mark.usefixtures("_greedy")
@pytest.mark.parametrize("seed", range(6))
def test_games_of_such_a_player_are_games_by_the_rules(seed: int) -> None:
    setting = Setting.of("valley", Random(seed))
    job = Job(setting.board.layout, "tourist", seed, setting.players, setting.house)
    outcome = simulate(job.layout, "tourist", 1, seed=seed, players=job.players, house=job.house)
    totals = [setting.rules.score(sheet).total for sheet in replayed(setting, job, 0)]
    assert outcome.totals[0].tolist() == totals


def test_looking_ahead_beats_chance(request: pytest.FixtureRequest) -> None:
    layout = builtin_layout("valley", "front")
    tourist = simulate(layout, "tourist", 10, seed=1).totals.mean()
    request.getfixturevalue("_greedy")
    greedy = simulate(layout, "tourist", 10, seed=1).totals.mean()
    assert greedy > tourist + 40
