"""The compiled bots of the Valley: legal games, reproducible turns, and sensible choices on drawn sheets."""

from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest
from support.bot_positions import positions
from support.drawn import draft
from support.same_game import compare_simulated

from pennypapers.bots import Position, bot
from pennypapers.bots.compiled_bots import compiled_bots
from pennypapers.bots.lineup import EXPLORER, SOLO, VOYAGER, load_lineup
from pennypapers.bots.pathfinder import Pathfinder
from pennypapers.bots.search import search
from pennypapers.bots.valley import evaluation
from pennypapers.bots.valley.compiled import turn_of
from pennypapers.bots.valley.explorer import NARROW, WIDE, Question
from pennypapers.bots.valley.games import turns_left
from pennypapers.bots.valley.pathfinder import rate_by_heuristic
from pennypapers.bots.valley.scratch import new_scratch
from pennypapers.bots.valley.voyager import rate_turns
from pennypapers.engine.core.log import END
from pennypapers.engine.valley.board import terrain
from pennypapers.engine.valley.engine import ValleyEngine, ValleyPosition, decode_mark, masks_of
from pennypapers.rules import SIDES, builtin_layout
from pennypapers.rules.mark import Write
from pennypapers.simulation.simulate import simulate

LEARNED = ("voyager", "explorer")
pytestmark = pytest.mark.usefixtures("small_search_budget")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("bots", list(permutations(("pathfinder", "voyager", "explorer")))[::2], ids=",".join)
def test_simulated_games_of_bots_follow_the_rules(seed: int, bots: tuple[str, ...]) -> None:
    assert compare_simulated("valley", seed, bots=bots, games=1) > 0


def test_compiled_pathfinder_rates_turns_as_the_readable_one_does() -> None:
    looked_at = 0
    for side in SIDES:
        for position in positions("valley", side):
            board = compiled_bots("valley").engine.board(position.layout)
            ground = terrain(board)
            hurts = position.held != position.seat
            turn = turn_of(board, position.draft, left=9, hurts=hurts, alone=position.solo)
            scratch = new_scratch(NARROW)
            found = rate_by_heuristic(ground, masks_of(board, ground, position.in_hand, turn.house), turn, scratch)
            theirs = [weight for weight, _ in Pathfinder().weighed(position)]
            assert scratch.values[:found].max() == pytest.approx(max(theirs)), str(position)
            looked_at += 1
    assert looked_at > 50


@pytest.mark.parametrize("name", LEARNED)
def test_the_same_position_and_seed_give_the_same_turn(name: str) -> None:
    for position in list(positions("valley", "front"))[:20]:
        turn = bot(name).turn(position, Random(4))
        assert turn == bot(name).turn(position, Random(4))
        assert position.draft.add_all(turn).commit().marks == turn


@pytest.mark.parametrize("name", LEARNED)
def test_ideas_are_sorted_best_first(name: str) -> None:
    for position in list(positions("valley", "back"))[:20]:
        ideas = bot(name).ideas(position, 3)
        stars = [idea.stars for idea in ideas]
        hurts = position.held != position.seat
        assert stars == sorted(stars, reverse=not hurts)
        assert len({idea.marks for idea in ideas}) == len(ideas) <= 3


@pytest.mark.parametrize("name", ["pathfinder", *LEARNED])
def test_each_bot_makes_far_more_stars_than_tourist(name: str) -> None:
    layout = builtin_layout("valley", "front")
    assert simulate(layout, name, 8, seed=3).totals.mean() > simulate(layout, "tourist", 8, seed=3).totals.mean() + 30


def turn_on(drawing: str, roll: str, name: str, *, turn: int = 25, seats: int = 1, held: int = 0) -> list[str]:
    """The marks of a bot's turn on a drawn sheet."""
    begun = draft("valley", drawing, roll=roll)
    here = Position(begun.adventure, begun.house, (begun.sheet,) * seats, 0, held, turn, begun.roll)
    return [str(mark) for mark in bot(name).turn(here, Random(1))]


@pytest.mark.parametrize("name", LEARNED)
def test_the_last_turn_scores_as_many_stars_as_possible(name: str) -> None:
    assert "mountain(a1,b1,c1)" in turn_on("7 8 .|w w w|. . .", "5 1 1", name)
    assert "pyramid(a1,b1,c1,b2)" in turn_on("10 11 15|w . w|. . .", "P 1 1", name)
    assert turn_on("2 2 2|! . !|! ! !", "2 1 1", name) == ["b2=2", "city(a1,b1,c1,b2)"]
    assert "b1x" in turn_on("15 ! .|. . .|. . .", "4 4 1", name)


@pytest.mark.parametrize("name", ["pathfinder", *LEARNED])
def test_a_snake_costs_much_on_another_sheet_and_little_on_the_own(name: str) -> None:
    assert turn_on(". 2 2 2 . w . 15 .", "1 1 !", name) in (["a1=!"], ["e1=!"])
    assert turn_on(". 2 2 2 . w . 15 .", "1 1 !", name, seats=2, held=1) in (["g1=!"], ["i1=!"])


def test_turns_left_are_counted_in_solo_games_and_else_estimated_from_the_fullest_sheet() -> None:
    board = compiled_bots("valley").engine.board(draft("valley", ". . . .|. 7 . .|. . . .", roll="1 2 4").sheet.layout)
    ground = terrain(board)
    drawings = (". . . .|. 7 . .|. . . .", ". . . .|4 7 3 5|. . . .", "1 2 3 4|4 7 3 5|8 8 . 9")
    early, later, last = (masks_of(board, ground, draft("valley", each, roll="1 2 4").sheet, 0) for each in drawings)
    assert turns_left(np.stack([early]), 5) == 20
    assert turns_left(np.stack([early, early]), 5) == 5
    assert turns_left(np.stack([early, later]), 5) == turns_left(np.stack([later, early]), 5) == 3
    assert turns_left(np.stack([early, later, last]), 5) == 1


def test_a_narrow_beam_keeps_a_draft_for_each_number_of_unused_dice() -> None:
    begun = draft("valley", ". . . .|. 7 . .|. . . .", roll="1 2 4")
    board = compiled_bots("valley").engine.board(begun.sheet.layout)
    ground = terrain(board)
    turn = turn_of(board, begun, left=20, hurts=False, alone=True)
    scratch = new_scratch(1)
    weights = load_lineup("valley").weights[SOLO, VOYAGER]
    found = rate_turns(ground, masks_of(board, ground, begun.sheet, turn.house), turn, weights, scratch)
    turns = [[decode_mark(board, code) for code in marks if code != END] for marks in scratch.turns[:found].tolist()]
    spent = [sum(int(mark.value) for mark in marks if isinstance(mark, Write)) for marks in turns]
    assert len(turns) == 3, "one for two dice unused, for one and for none"
    assert spent[0] in (1, 2, 4)
    assert spent[1] in (3, 5, 6)
    assert spent[2] == 7


def features(drawing: str, discoveries: str = "") -> dict[int, float]:
    """The features of a drawn sheet for mountains, cities, pyramids and forests, with their amounts."""
    begun = draft("valley", drawing, roll="1 1 1", discoveries=discoveries)
    kernels = ValleyEngine()
    at: ValleyPosition = kernels.position(kernels.board(begun.sheet.layout), begun)
    seen = evaluation.new_seen()
    evaluation.evaluate(
        at.terrain, at.masks, np.uint64(0), 5, True, np.zeros((evaluation.FEATURES, len(evaluation.KNOTS))), seen
    )
    shown = zip(seen.shown[: seen.size[0]].tolist(), seen.amounts.tolist(), strict=False)
    return {feature: amount for feature, amount in shown if evaluation.MOUNTAINS <= feature < evaluation.TALL}


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("6 7 .|. . .|. . 8", {evaluation.HIGH_TWOS: 1, evaluation.HIGH_TWOS_WIDE: 1, evaluation.HIGH_ONES: 1}),
        ("6 7 8|. . 9|. . .", {evaluation.MOUNTAINS: 1, evaluation.HIGH_ONES: 1}),
        ("6 7 !|! ! !|. . .", {}),
        ("2 2 .|2 . .|. 3 3", {evaluation.CITY_SIZE + 3: 1, evaluation.CITY_SIZE + 2: 1}),
        ("2 2 .|2 2 .|. . 2", {evaluation.CITY_SIZE + 4: 1}),
        (
            "12 . .|11 . .|. . .",
            {evaluation.HIGH_TWOS: 1, evaluation.HIGH_TWOS_WIDE: 1, evaluation.PYRAMID_LACKS_TWO: 1},
        ),
        ("12 . .|11 13 .|. . .", {evaluation.MOUNTAINS: 1, evaluation.PYRAMID_LACKS_ONE + 1: 1}),
        (
            "12 . .|11 13 .|14 w w",
            {
                evaluation.MOUNTAINS: 1,
                evaluation.HIGH_ONES: 1,
                evaluation.PYRAMID_READY: 1,
                evaluation.PYRAMID_LACKS_TWO: 1,
            },
        ),
    ],
)
def test_features_of_drawn_sheets(drawing: str, expected: dict[int, float]) -> None:
    assert features(drawing) == expected


def test_numbers_in_a_discovery_have_no_features() -> None:
    assert features("6 7 8|. . 9", "mountain(a1,b1,c1)") == {evaluation.HIGH_ONES: 1}
    assert features("2 2 .|2 2 .|. . .|2 2 .", "city(a1,b1,a2,b2)") == {}


def test_a_search_evaluates_equally_many_sheets_early_and_late_in_a_game() -> None:
    """So a search takes about the same time on every turn. Late in a game rollouts are shorter, and there are more."""
    weights = load_lineup("valley").weights[SOLO, EXPLORER]
    spent = []
    for drawing, left in ((". . . .|. 7 . .|. . . .|. . . .", 20), ("1 2 3 4|4 7 3 5|8 8 . 9|9 . . 9", 1)):
        begun = draft("valley", drawing, roll="1 2 4")
        board = compiled_bots("valley").engine.board(begun.sheet.layout)
        ground = terrain(board)
        turn = turn_of(board, begun, left=left, hurts=False, alone=True)
        sheet, budget = masks_of(board, ground, begun.sheet, turn.house), np.array([2, 20_000, 8])
        scratch, rollouts = new_scratch(WIDE), new_scratch(NARROW)
        search(Question(ground, sheet, turn, weights, budget, scratch, rollouts, np.uint64(1), 0))
        spent.append(int(rollouts.evaluated[0]))
    assert all(20_000 <= work < 24_000 for work in spent), spent
