"""The compiled bots of Skull Island: legal games, reproducible turns, and sensible choices on drawn sheets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from statistics import mean

import numpy as np
import pytest
from support.bot_positions import positions
from support.drawn import draft
from support.same_game import Setting, compare_simulated

from pennypapers.bots import Position, bot
from pennypapers.bots.island import treasures
from pennypapers.bots.island.choice import kind_of_game
from pennypapers.bots.island.explorer import rollout
from pennypapers.bots.island.futures import new_futures, roll_ahead
from pennypapers.bots.island.pathfinder import rate_by_heuristic
from pennypapers.bots.island.scratch import new_scratch, play_turn
from pennypapers.bots.island.voyager import rate_turn, rate_turns
from pennypapers.bots.lineup import EXPLORER, SOLO, TABLE, load_lineup
from pennypapers.bots.pathfinder import Pathfinder
from pennypapers.bots.turn import Turn
from pennypapers.engine.core.board import Masks
from pennypapers.engine.core.dice import index_of
from pennypapers.engine.core.house import house_bits
from pennypapers.engine.core.log import no_log
from pennypapers.engine.core.marks import decode
from pennypapers.engine.core.rng import new_state
from pennypapers.engine.island.board import IslandBoard, compile_island
from pennypapers.engine.island.engine import masks_of
from pennypapers.engine.island.legal import MOST_MARKS, NOWHERE, is_danger_turn
from pennypapers.engine.island.sheet import WORDS, clear, is_over
from pennypapers.rules import (
    SIDES,
    Circle,
    Roll,
    Sheet,
    Space,
    Symbol,
    builtin_layout,
)
from pennypapers.rules.adventures.island import LAND
from pennypapers.rules.adventures.treasure import PAIRS, SEA
from pennypapers.simulation.simulate import simulate

LEARNED = ("voyager", "explorer")
pytestmark = pytest.mark.usefixtures("small_search_budget")
NUMBER, BOAT = "number", "boat"


def looked_at() -> Iterator[tuple[Position, IslandBoard, Masks, Turn]]:
    """Positions of many games, each with its compiled layout, its masks and the question to a kernel."""
    for side in SIDES:
        for position in positions("island", side):
            board = compile_island(position.layout)
            before = board.places[position.before[0]] if position.before else NOWHERE
            roll, house = index_of(position.roll), house_bits(position.house)
            turn = Turn(roll, house, before, position.held != position.seat, position.solo)
            yield position, board, masks_of(board, position.in_hand), turn


def fewest_marks(sheet: Sheet, value: int, board: IslandBoard) -> int:
    """I9, I10: the fewest marks that a value lacks for a treasure, found by trying every space and all combinations of
    a number or a boat on its sides; 5 if no treasure is possible."""
    if value in sheet.treasures.values() or len(sheet.treasures) >= 5:
        return 5

    def ways(side: tuple[Space, ...]) -> dict[str, int]:
        there = {sheet.writing.get(space) for space in side}
        kinds = {sheet.layout.kinds[space] for space in side if space in board.places and space not in sheet.writing}
        costs = {NUMBER: 0 if value in there else 1 if LAND in kinds else 9}
        costs[BOAT] = 0 if Symbol.BOAT in there else 1 if SEA in kinds else 9
        return costs

    def cost(space: Space) -> int:
        total = 0
        for one, other in PAIRS:
            first, second = ways(sheet.layout.sight[space][one]), ways(sheet.layout.sight[space][other])
            total += min(first[a] + second[b] for a, b in product(first, second) if (a, b) != (BOAT, BOAT))
        return total

    places = [space for space, kind in sheet.layout.kinds.items() if kind != SEA and space not in sheet.treasures]
    return min([*map(cost, places), 5])


def missing(state: int) -> int:
    starts = (treasures.ONE, treasures.TWO, treasures.THREE, treasures.FOUR, treasures.OUT_OF_REACH, treasures.COMPLETE)
    return (5, 1, 2, 3, 4, 5, 0)[sum(state >= start for start in starts)]


@pytest.mark.parametrize("seed", range(12))
def test_the_marks_missing_for_a_treasure_equal_a_brute_force_count(seed: int) -> None:
    rng = Random(seed)
    board = compile_island(Setting.of("island", rng).board.layout)
    sheet = Sheet(board.layout)
    seen = treasures.new_survey(board.island.spots.words)
    for _ in range(25):
        masks = masks_of(board, sheet)
        treasures.look(board.island, masks, seen)
        treasures.judge(board.island, masks, seen)
        assert [missing(state) for state in seen.states[1:]] == [fewest_marks(sheet, v, board) for v in range(1, 16)]
        free = [space for space, place in board.places.items() if place < 128 and space not in sheet.writing]
        if not free:
            break
        space = rng.choice(free)
        sheet = sheet.written(space, rng.choice((4, 4, 11)) if board.places[space] < 64 else Symbol.BOAT)


def test_incremental_evaluation_equals_that_of_the_whole_sheet() -> None:
    compared = 0
    for position, board, masks, turn in looked_at():
        weights = load_lineup("island").weights[SOLO, EXPLORER]
        scratch, other = new_scratch(board.island.spots.words), new_scratch(board.island.spots.words)
        found = rate_turns(board.island, masks, turn, weights, scratch)
        for index in range(found):
            other.total.empty[0] = NOWHERE
            whole = rate_turn(board.island, masks, int(scratch.marks[index]), turn, weights, other)
            assert scratch.values[index] == pytest.approx(-whole if turn.hurts else whole), position
            compared += 1
    assert compared > 1000


def test_compiled_pathfinder_rates_every_mark_as_the_readable_one_does() -> None:
    compared = 0
    for position, board, masks, turn in looked_at():
        scratch = new_scratch(board.island.spots.words)
        found = rate_by_heuristic(board.island, masks, turn, scratch)
        ours = {str(decode(board, int(scratch.marks[index]))): float(scratch.values[index]) for index in range(found)}
        theirs: dict[str, float] = {}
        for weight, played in Pathfinder().weighed(position):
            first = str(played.marks[0])
            theirs[first] = max(weight, theirs.get(first, weight))
        assert {mark: ours[mark] for mark in theirs} == pytest.approx(theirs)
        assert max(ours.values()) == pytest.approx(max(theirs.values()))
        compared += 1
    assert compared > 50


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("bots", list(permutations(("pathfinder", "voyager", "explorer"))), ids=",".join)
def test_simulated_games_of_bots_follow_the_rules(seed: int, bots: tuple[str, ...]) -> None:
    assert compare_simulated("island", seed, bots=bots, games=1) > 0


@pytest.mark.parametrize("name", LEARNED)
def test_the_same_position_and_seed_give_the_same_turn(name: str) -> None:
    for position in list(positions("island", "front"))[:20]:
        turn = bot(name).turn(position, Random(4))
        assert turn == bot(name).turn(position, Random(4))
        assert position.draft.add_all(turn).commit().marks == turn


@pytest.mark.parametrize("name", LEARNED)
def test_ideas_are_sorted_best_first(name: str) -> None:
    for position in list(positions("island", "back"))[:20]:
        ideas = bot(name).ideas(position, 3)
        stars = [idea.stars for idea in ideas]
        assert stars == sorted(stars, reverse=position.held == position.seat)
        assert len({idea.marks for idea in ideas}) == len(ideas) <= 3


@pytest.mark.parametrize("name", ["pathfinder", *LEARNED])
def test_each_bot_makes_far_more_stars_than_tourist(name: str) -> None:
    layout = builtin_layout("island", "front")
    assert simulate(layout, name, 20, seed=3).totals.mean() > simulate(layout, "tourist", 20, seed=3).totals.mean() + 30


@pytest.mark.parametrize("name", LEARNED)
def test_a_bot_completes_a_treasure_if_the_dice_allow_it(name: str) -> None:
    begun = draft("island", "~ ~ 12 ~ ~|~ 12 ^ . ~|~ . 12 . ~|~ ~ ~ ~ ~", roll="5 5 2")
    position = Position(begun.adventure, begun.house, (begun.sheet,), 0, 0, 30, begun.roll)
    assert [str(mark) for mark in bot(name).turn(position, Random(1))] == ["d2=12", "c2*12"]


@pytest.mark.parametrize("name", LEARNED)
def test_I16_a_bot_ends_the_game_only_if_it_is_ahead(name: str) -> None:
    """The turn could note a fifth treasure, of 7 stars: then the bot has 53 stars, and the strong rival has more."""
    noted = "~ ~ ~ ~ ~ ~ ~ ~|~ . 7 . . . . ~|~ 7 . . . . . ~|~ . 7 . . . . ~|~ . . . . . . ~|~ ~ ~ ~ ~ ~ ~ ~"
    begun = draft("island", noted, roll="5 2 1")
    land = begun.sheet.layout.of(LAND)
    own, weak = begun.sheet, Sheet(begun.sheet.layout)
    strong = weak
    for space, value in zip(land[-4:], (4, 13, 14, 15), strict=True):
        own = own.circled(space, value)
    for space in land[:-8]:
        strong = strong.written(space, 1)
    for space, value in zip(land[:4], (12, 13, 14, 15), strict=True):
        strong = strong.circled(space, value)
    asked = [Position(begun.adventure, begun.house, (own, rival), 0, 0, 30, begun.roll) for rival in (weak, strong)]
    turns = [bot(name).turn(position, Random(1)) for position in asked]
    assert [any(isinstance(mark, Circle) for mark in turn) for turn in turns] == [True, False]


@pytest.mark.parametrize("name", LEARNED)
def test_a_danger_costs_others_stars_and_gains_stars_on_the_own_sheet(name: str) -> None:
    begun = draft("island", "~ ~ ~ ~ ~ ~ ~|~ 9 . ~ . 8 ~|~ ~ ~ ~ ~ ~ ~", roll="1 1 !")
    own = Position(begun.adventure, begun.house, (begun.sheet,), 0, 0, 30, begun.roll)
    held = Position(begun.adventure, begun.house, (begun.sheet, begun.sheet), 0, 1, 30, begun.roll)
    assert [str(mark) for mark in bot(name).turn(own, Random(1))] == ["c2=!"]
    assert [str(mark) for mark in bot(name).turn(held, Random(1))] == ["e2=!"]


def test_dangers_on_other_sheets_cost_more_than_random_ones() -> None:
    """The cost is measured by rollouts to the end of the game, because a 9 may cross out the danger on a later turn."""
    grid = compile_island(builtin_layout("island", "front")).island
    learned = load_lineup("island").weights
    weights = learned[TABLE, EXPLORER]
    scratch, luck, circles = new_scratch(grid.spots.words), new_state(), np.zeros(MOST_MARKS, np.int64)
    danger = Turn(index_of(Roll.parse("1 2 !")), 0, NOWHERE, hurts=True, alone=False)
    to_the_end = new_futures(6, 200)
    roll_ahead(to_the_end, np.uint64(991), 0, luck)
    costs: list[float] = []
    for game, turns in product(range(30), (8, 16)):
        sheet = np.zeros(WORDS, np.uint64)
        clear(grid, sheet)
        future = new_futures(1, turns)
        roll_ahead(future, np.uint64(game), turns, luck)
        rollout(grid, sheet, danger, NOWHERE, weights, future, 0, scratch)
        if is_over(sheet) or not is_danger_turn(sheet, danger.roll):
            continue
        found = rate_turns(grid, sheet, danger, learned[kind_of_game(danger), EXPLORER], scratch)
        chosen, finals = int(np.argmax(scratch.values[:found])), np.zeros(found)
        for index, mark in enumerate(scratch.marks[:found].tolist()):
            for attempt in range(6):
                after = sheet.copy()
                play_turn(grid, after, mark, 0, circles, no_log())
                finals[index] += rollout(grid, after, danger, NOWHERE, weights, to_the_end, attempt, scratch)[0] / 6
        costs.append(float(finals.mean() - finals[chosen]))
    assert len(costs) > 40
    assert mean(costs) > 1
