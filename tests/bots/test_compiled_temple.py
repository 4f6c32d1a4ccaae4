"""The compiled bots of the Temple: legal games, reproducible turns, and sensible choices on drawn sheets."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from support.bot_positions import positions
from support.drawn import draft
from support.same_game import compare_simulated

from pennypapers.bots import Position, bot
from pennypapers.bots.compiled_bots import compiled_bots
from pennypapers.bots.pathfinder import Pathfinder
from pennypapers.bots.temple.pathfinder import rate_by_heuristic
from pennypapers.bots.temple.scratch import new_scratch
from pennypapers.bots.turn import Turn
from pennypapers.engine.core.dice import index_of
from pennypapers.engine.core.house import house_bits
from pennypapers.engine.core.marks import decode
from pennypapers.engine.temple.engine import masks_of
from pennypapers.engine.temple.legal import NOWHERE
from pennypapers.rules import SIDES, builtin_layout
from pennypapers.simulation.simulate import simulate

LEARNED = ("voyager", "explorer")
pytestmark = pytest.mark.usefixtures("small_search_budget")


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("bots", list(permutations(("pathfinder", "voyager", "explorer"))), ids=",".join)
def test_simulated_games_of_bots_follow_the_rules(seed: int, bots: tuple[str, ...]) -> None:
    assert compare_simulated("temple", seed, bots=bots, games=1) > 0


def test_compiled_pathfinder_rates_every_mark_as_the_readable_one_does() -> None:
    looked_at = 0
    for side in SIDES:
        for position in positions("temple", side):
            board = compiled_bots("temple").engine.board(position.layout)
            before = board.places[position.before[0]] if position.before else NOWHERE
            turn = Turn(
                index_of(position.roll),
                house_bits(position.house),
                before,
                position.held != position.seat,
                position.solo,
            )
            scratch = new_scratch()
            found = rate_by_heuristic(board.grid, masks_of(board, position.in_hand), turn, scratch)
            ours = {
                str(decode(board, int(scratch.marks[index]))): float(scratch.values[index]) for index in range(found)
            }
            theirs = {str(draft.marks[0]): weight for weight, draft in Pathfinder().weighed(position)}
            assert {mark: ours[mark] for mark in theirs} == pytest.approx(theirs)
            assert max(ours.values()) == pytest.approx(max(theirs.values()))
            looked_at += 1
    assert looked_at >= 40


@pytest.mark.parametrize("name", LEARNED)
def test_the_same_position_and_seed_give_the_same_turn(name: str) -> None:
    for position in list(positions("temple", "front"))[:20]:
        turn = bot(name).turn(position, Random(4))
        assert turn == bot(name).turn(position, Random(4))
        assert position.draft.add_all(turn).commit().marks == turn


@pytest.mark.parametrize("name", LEARNED)
def test_ideas_are_sorted_best_first(name: str) -> None:
    for position in list(positions("temple", "back"))[:20]:
        ideas = bot(name).ideas(position, 3)
        stars = [idea.stars for idea in ideas]
        hurts = position.held != position.seat
        assert stars == sorted(stars, reverse=not hurts)
        assert len({idea.marks for idea in ideas}) == len(ideas) <= 3


@pytest.mark.parametrize("name", ["pathfinder", *LEARNED])
def test_each_bot_makes_far_more_stars_than_tourist(name: str) -> None:
    layout = builtin_layout("temple", "front")
    assert simulate(layout, name, 20, seed=3).totals.mean() > simulate(layout, "tourist", 20, seed=3).totals.mean() + 10


@pytest.mark.parametrize("name", LEARNED)
def test_a_mummy_on_another_sheet_is_drawn_where_it_costs_most(name: str) -> None:
    """Between two 4s it prevents a group; elsewhere it costs only the stars of a mummy."""
    begun = draft("temple", "4 . 4 2 11|8 2 13 1 13|1 12 2 12 .|13 2 13 . .", roll="1 1 !")
    held = Position(begun.adventure, begun.house, (begun.sheet, begun.sheet), 0, 1, 30, begun.roll)
    assert [str(mark) for mark in bot(name).turn(held, Random(1))] == ["b1=!"]
