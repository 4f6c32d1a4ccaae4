"""Hindsight: always a legal game with the stars that are said, never above the bound, and the best on tiny layouts."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import count, product
from pathlib import Path
from random import Random

import pytest

from pennypapers import Game
from pennypapers.bots import bot
from pennypapers.coach import Hindsight, hindsight, hindsight_of, must_compile, read_dice
from pennypapers.coach.valley.bound import valley_bound
from pennypapers.engine.core.cache import cache_folder
from pennypapers.errors import InvalidText, TextError
from pennypapers.lab.difficulty import Difficulty
from pennypapers.lab.generate import new_layout
from pennypapers.notation.record import Record, read_record, write_record
from pennypapers.rules import HouseRules, Layout, Roll, adventure, read_layout
from pennypapers.rules.adventures.discovery import SHAPES
from pennypapers.rules.dice import all_rolls
from pennypapers.rules.library import builtin_layout
from pennypapers.rules.mark import Kind
from pennypapers.table import Commit, RollDice, Table, evolve, open_table, perform, replay

ADVENTURES = ("temple", "island", "valley")

TINY = {
    "temple": "adventure: temple\nname: tiny\ngrid:\n  o D\n  o o\n",
    "island": "adventure: island\nname: tiny\ngrid:\n  ~ ~ ~\n  ~ o ~\n  ~ o ~\n  ~ ~ ~\n",
    "valley": "adventure: valley\nname: tiny\ngrid:\n  o o o\n",
}
SMALL = {
    "temple": "adventure: temple\nname: small\ngrid:\n  o o D o\n  D o o o\n",
    "island": "adventure: island\nname: small\ngrid:\n"
    "  ~ ~ ~ ~ ~\n  ~ o o o ~\n  ~ o ^ o ~\n  ~ o o o ~\n  ~ ~ ~ ~ ~\n",
    "valley": "adventure: valley\nname: small\ngrid:\n  o o o o\n  o o o o\n  o o o o\n",
}


def dice(seed: int, rolls: int = 100) -> list[Roll]:
    luck = Random(seed)
    return [luck.choice(all_rolls()) for _ in range(rolls)]


def assert_legal(found: Hindsight, rolls: Sequence[Roll], layout: Layout) -> None:
    """The record is read from its text, replayed by the readable rules, and counted."""
    record = read_record(write_record(found.record), _no_file)
    assert record.layout.rows == layout.rows
    played = replay(record)
    assert played.failure is None
    assert played.table.ended
    assert record.adventure.score(played.table.sheets[0]).total == found.stars
    assert [turn.roll for turn in record.turns] == list(rolls[: len(record.turns)])
    assert found.bound is not None
    assert found.stars <= found.bound
    assert found.proven == (found.stars == found.bound)


def _no_file(name: str) -> str:
    raise FileNotFoundError(name)


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("key", ADVENTURES)
def test_a_game_on_a_built_in_layout_is_legal(key: str, side: str) -> None:
    layout, rolls = builtin_layout(key, side), dice(5)
    assert_legal(hindsight(layout, rolls, runs=1), rolls, layout)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("key", ADVENTURES)
def test_a_game_on_a_small_layout_is_legal(key: str, seed: int) -> None:
    layout, rolls = read_layout(SMALL[key]), dice(seed)
    assert_legal(hindsight(layout, rolls, runs=1, seed=seed), rolls, layout)


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_game_on_a_generated_layout_is_legal(key: str) -> None:
    layout, rolls = new_layout(key, seed=11, difficulty=Difficulty.NORMAL), dice(6)
    assert_legal(hindsight(layout, rolls, runs=1), rolls, layout)


@pytest.mark.parametrize(
    ("key", "house"),
    [
        ("temple", "no_door=pass"),
        ("temple", "crossing=manual"),
        ("island", "crossing=manual"),
        ("valley", "valley_growth=buildings_too"),
    ],
)
def test_house_rules_are_followed(key: str, house: str) -> None:
    rules = HouseRules.parse(house)
    for seed in range(3):
        rolls = [*[Roll.parse("2 D 3")] * 4, *dice(seed)]
        found = hindsight(read_layout(SMALL[key]), rolls, house=rules, runs=1)
        assert found.record.house == rules
        assert_legal(found, rolls, read_layout(SMALL[key]))


def exhaustive(layout: Layout, rolls: Sequence[Roll]) -> int:
    """The most stars of any solo game, by trying all of them with the readable rules."""

    @cache
    def most(table: Table) -> int:
        if table.ended:
            return table.adventure.score(table.sheets[0]).total
        rolled, _ = perform(table, RollDice(rolls[table.turns]))
        return max(most(perform(rolled, Commit(0, turn.marks))[0]) for turn in rolled.draft(0).turns())

    return most(evolve(None, open_table(adventure(layout.adventure), layout, ["you"])))


@pytest.mark.parametrize(("key", "seed"), list(product(ADVENTURES, range(4))))
def test_on_a_tiny_layout_the_best_is_found(key: str, seed: int) -> None:
    layout, rolls = read_layout(TINY[key]), dice(100 + seed, 40)
    best = exhaustive(layout, rolls)
    found = hindsight(layout, rolls, runs=20)
    assert found.stars == best
    assert found.bound is not None
    assert found.bound >= best


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_same_seed_and_work_give_the_same_game(key: str) -> None:
    layout, rolls = read_layout(SMALL[key]), dice(7)
    one, other = (hindsight(layout, rolls, runs=1, seed=3) for _ in range(2))
    assert (one.record, one.stars, one.runs) == (other.record, other.stars, other.runs)


def test_rolls_that_are_not_needed_change_nothing() -> None:
    layout = read_layout(SMALL["temple"])
    assert hindsight(layout, dice(1, 30), runs=1).record == hindsight(layout, dice(1, 60), runs=1).record


@pytest.mark.parametrize("key", ADVENTURES)
def test_too_few_rolls_are_refused(key: str) -> None:
    with pytest.raises(InvalidText) as refused:
        hindsight(builtin_layout(key, "front"), dice(1, 3), runs=1)
    assert refused.value.code == "hindsight.few"


def played(key: str, names: Sequence[str]) -> Record:
    game, luck = Game(key, players=list(names), seed=4), Random(2)
    while not game.is_over:
        game.play(bot("tourist").turn(game.position(), luck))
    return game.record()


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_solo_game_is_never_better_than_its_hindsight(key: str) -> None:
    record = played(key, ["Ana"])
    found = hindsight_of(record, runs=1)
    own = record.adventure.score(replay(record).table.sheets[0]).total
    assert found.stars >= own
    assert found.record.solo
    assert [turn.roll for turn in found.record.turns] == [turn.roll for turn in record.turns][: len(found.record.turns)]


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_dice_of_a_table_are_played_alone(key: str) -> None:
    record = played(key, ["Ana", "Ben"])
    found = hindsight_of(record, runs=1)
    assert found.record.players == ("you",)
    again = replay(found.record)
    assert again.failure is None
    assert again.table.turns <= len(record.turns)
    assert record.adventure.score(again.table.sheets[0]).total == found.stars


KIND = (
    "adventure: temple\nlayout: row.layout\nplayers: ana, ben\n\n"
    "1. 1 D 2 | ana: a1=1 | ben: a1=2\n"
    "2. 1 1 ! | ana>ben: {far}=! | ben>ana: {far}=!\n"
    "3. 2 5 5 | ana: {near}=2 | ben: {near}=5\n"
    "4. 3 5 5 | ana: {last}=3 | ben: {last}=5\n"
)
"""A table in a row with a door first: alone the mummy has to go beside it."""
DOOR_ROW = "adventure: temple\nname: row\ngrid:\n  D o o o\n"


def test_a_sheet_of_a_table_that_is_impossible_alone_is_above_the_best_found() -> None:
    record = read_record(KIND.format(far="d1", near="b1", last="c1"), lambda _: DOOR_ROW)
    found = hindsight_of(record, runs=2)
    assert (found.stars, found.bound is not None and found.bound >= 0) == (0, True)
    assert found.above == ("ana", 1)


def test_a_sheet_of_a_table_that_is_legal_alone_counts_as_found(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(KIND.format(far="b1", near="c1", last="d1"), lambda _: DOOR_ROW)
    module = sys.modules["pennypapers.coach.hindsight"]

    def finds_little(layout: Layout, rolls: Sequence[Roll], **_: object) -> Hindsight:
        turns = [turn.entries[1].marks for turn in record.turns]
        return Hindsight(-2, 5, 1.0, 1, module._record(layout, record.house, rolls, turns))

    monkeypatch.setattr(module, "hindsight", finds_little)
    found = hindsight_of(record)
    assert (found.stars, found.above) == (0, None)
    assert found.record.solo
    again = replay(found.record)
    assert again.failure is None
    assert record.adventure.score(again.table.sheets[0]).total == 0


def test_an_unfinished_game_is_refused() -> None:
    record = played("temple", ["Ana"])
    with pytest.raises(InvalidText) as refused:
        hindsight_of(replace(record, turns=record.turns[:5]))
    assert refused.value.code == "run.unfinished"


def test_dice_are_read_with_comments_and_a_wrong_one_is_named() -> None:
    assert read_dice("# mine\n1 2 3\n\nP D !  # all special\n") == (Roll.parse("1 2 3"), Roll.parse("P D !"))
    with pytest.raises(TextError) as wrong:
        read_dice("1 2 3\n1 2 7\n")
    assert wrong.value.line == 2
    with pytest.raises(TextError):
        read_dice("# nothing\n")


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_search_without_time_gives_a_legal_game(key: str) -> None:
    layout, rolls = builtin_layout(key, "front"), dice(8)
    assert_legal(hindsight(layout, rolls, seconds=1e-6), rolls, layout)
    assert not must_compile(key), "it is compiled by now"


def test_a_search_ends_when_its_clock_says_so() -> None:
    layout, rolls, passed = builtin_layout("temple", "back"), dice(9), count()
    found = hindsight(layout, rolls, seconds=20, clock=lambda: float(next(passed)))
    assert 20 <= found.seconds <= 24, "the clock is read before and after each slice"
    assert_legal(found, rolls, layout)


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_first_search_has_to_compile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, key: str) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    cache_folder.cache_clear()
    assert must_compile(key)
    cache_folder.cache_clear()


def test_the_bound_of_the_valley_knows_that_a_turn_may_write_a_number_twice() -> None:
    twos = [Roll.parse("2 2 1")] * 2
    assert valley_bound(twos, 8, 8) >= SHAPES[Kind.CITY].stars


def test_the_bound_of_the_valley_leaves_the_snakes_their_spaces() -> None:
    fives, snake = [Roll.parse("5 4 3")] * 20, [Roll.parse("1 1 !")]
    assert valley_bound([*snake * 5, *fives], 48, 8) == valley_bound(fives, 43, 8)
