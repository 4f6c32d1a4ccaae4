"""Pathfinder: the turns it plays on small sheets, where it draws dangers, and that it beats Tourist."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest
from support.bot_positions import EVERY_LAYOUT
from support.random_play import some_sheets

from pennypapers.bots import Position, bot, play_game
from pennypapers.rules import (
    HouseRules,
    Roll,
    Sheet,
    Symbol,
    Write,
    adventure,
    builtin_layout,
    parse_marks,
    read_layout,
)

PATHFINDER = bot("pathfinder")
BAY = "~ ~ ~ ~ ~\n~ o o o ~\n~ o o o ~\n~ o o o ~\n~ ~ ~ ~ ~"


def position(key: str, grid: str, marks: str, roll: str) -> Position:
    """A position of a solo game on a small layout with these numbers and symbols."""
    sheet = Sheet(read_layout(f"adventure: {key}\nname: small\ngrid:\n{grid}\n"))
    for mark in parse_marks(marks):
        assert isinstance(mark, Write)
        sheet = sheet.written(mark.space, mark.value)
    return Position(adventure(key), HouseRules(), (sheet,), 0, 0, 9, Roll.parse(roll))


def played(key: str, grid: str, marks: str, roll: str) -> set[str]:
    """All turns that it plays in this position with ten seeds: it chooses at random between turns of equal value."""
    here = position(key, grid, marks, roll)
    return {" ".join(map(str, PATHFINDER.turn(here, Random(luck)))) for luck in range(10)}


def test_it_lengthens_the_sequence() -> None:
    assert played("temple", "o o o o o o", "a1=3 b1=4 c1=5", "5 1 5") == {"d1=6"}


def test_it_completes_a_group() -> None:
    assert played("temple", "o o o o o o", "a1=4 b1=4 f1=8", "4 4 5") == {"c1=4"}


def test_it_writes_a_9_beside_a_mummy() -> None:
    assert played("temple", "o o o o o o o", "a1=! g1=9 d1=1", "4 3 2") == {"b1=9"}


def test_it_completes_a_treasure() -> None:
    assert played("island", BAY, "c2=7 b3=7 d3=7", "3 4 1") == {"c4=7 c3*7"}


def test_the_best_idea_is_the_turn_that_completes_a_treasure() -> None:
    best, *others = PATHFINDER.ideas(position("island", BAY, "c2=7 b3=7 d3=7", "P 1 2"))
    assert str(best) == "c4=7 c3*7"
    assert others
    assert all(idea.stars < best.stars for idea in others)


def test_it_does_not_complete_a_treasure_of_few_stars() -> None:
    turns = played("island", BAY, "c2=2 b3=2 d3=2", "2 5 5")
    assert all(turn.endswith("=12") for turn in turns), turns


def test_it_writes_no_small_number_beside_a_crossed_out_danger() -> None:
    turns = played("island", "~ ~ ~ ~ ~ ~ ~\n~ o o o o o ~\n~ ~ ~ ~ ~ ~ ~", "c2=9 d2=! f2=5", "1 1 2")
    assert all(turn.startswith("b2=") for turn in turns), turns


def test_it_discovers_a_mountain() -> None:
    turns = played("valley", "o o o o\no o o o\no o o o", "a1=7 b1=8", "2 4 1")
    assert all(" mountain(" in turn for turn in turns), turns
    assert any(turn.count("=") == 2 for turn in turns), "the die that is left over is used too"


def test_it_escapes_from_a_snake_that_costs_stars() -> None:
    turns = played("valley", "o o o o\no o o o", "a1=15 b1=! c1=14", "4 5 2")
    assert all(turn.startswith("b1x ") for turn in turns), turns


@pytest.mark.parametrize(("key", "margin"), [("temple", 0.2), ("island", 1.0), ("valley", 1.0)])
def test_a_danger_costs_more_on_another_sheet_than_on_the_own(key: str, margin: float) -> None:
    """The mean over many sheets: after a danger its own sheet keeps more stars than another player's."""
    rules, danger = adventure(key), Roll.parse("1 2 !")
    left: dict[bool, list[int]] = {True: [], False: []}
    for sheet in some_sheets(key, "front", games=4):
        for own in (True, False):
            here = Position(rules, HouseRules(), (sheet, sheet), 0, 0 if own else 1, 9, danger)
            if sheet.is_full or not here.is_danger:
                continue
            marks = PATHFINDER.turn(here, Random(7))
            assert [mark.value for mark in marks if isinstance(mark, Write)] == [Symbol.DANGER]
            left[own].append(rules.score(here.draft.add_all(marks).sheet).total)
    assert mean(left[True]) > mean(left[False]) + margin


@EVERY_LAYOUT
def test_it_beats_a_tourist(key: str, side: str) -> None:
    """It has the first seat in one half of the games and the second in the other."""
    rules, layout, tourist = adventure(key), builtin_layout(key, side), bot("tourist")
    for seed in range(6):
        bots = [PATHFINDER, tourist] if seed % 2 else [tourist, PATHFINDER]
        table = play_game(rules, layout, bots, seed=seed)
        stars = [rules.score(sheet).total for sheet in table.sheets]
        assert stars[bots.index(PATHFINDER)] > stars[bots.index(tourist)]
