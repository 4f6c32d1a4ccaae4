"""Records of the Temple: dangers and whose sheet, crossings under both house rules, passes, and the end."""

from __future__ import annotations

import pytest
from support.texts import game_of, refused_last

HEAD = "adventure: temple\nlayout: steps.layout\nplayers: ana, ben\n"
MANUAL = HEAD + "options: crossing=manual\n"
PASS = "adventure: temple\nlayout: row.layout\nplayers: ana, ben\noptions: no_door=pass\n"

NINES = """1. P 4 5 | ana: a2=9 | ben: a2=9
2. 1 2 ! | ana>ben: b1=! | ben>ana: b1=!
"""
"""A mummy in b1 and a 9 beside it, on both sheets."""


@pytest.mark.parametrize(
    ("fields", "player", "clause", "saying"),
    [
        ("ana: b1=1 | ben: b1=7", "ben", "G4", "7"),
        ("ana: b1=1 | ben: c1=1", "ben", "T2", "c1 is a door"),
        ("ana: b1=1 | ben: a1=1", "ben", "T1", "a1"),
        ("ana: b1=1 | ben: z99=1", "ben", "T1", "z99"),
        ("ben: b1=1 d1=2 | ana: b1=1", "ben", "T2", "yours is there already"),
        ("ben: b1=B | ana: b1=1", "ben", "T2", "you write numbers, nothing else"),
        ("ben: b1=1 b1*7 | ana: b1=1", "ben", "T2", "treasures"),
        ("ben: b1=1 city(b1) | ana: b1=1", "ben", "T2", "no discoveries in the Temple"),
        ("ben: - | ana: b1=1", "ben", "T2", "only when a Lockpick finds no door left"),
        ("ben: b1=1 - | ana: b1=1", "ben", "T2", "only when a Lockpick finds no door left"),
        ("ben: | ana: b1=1", "ben", "T2", "first"),
        ("ana: b1=1", "ben", "G3", "ben"),
        ("ben: b1=1", "ana", "G3", "ana"),
        ("ana>ben: b1=1 | ben>ana: b1=1", "ana", "G6", "keeps their own"),
        ("ana: b1=1 | ben>ana: b1=!", "ben", "G6", "keeps their own"),
        ("ana: b1=! | ben: b1=1", "ana", "G6", "no danger"),
    ],
)
def test_a_field_that_breaks_a_rule_is_refused(fields: str, player: str, clause: str, saying: str) -> None:
    assert refused_last(f"{HEAD}1. 1 2 3 | {fields}", saying=saying) == (4, player, clause)


@pytest.mark.parametrize(
    ("fields", "player", "clause", "saying"),
    [
        ("ana: b1=! | ben>ana: b1=!", "ana", "G6", "“ana>name: d2=!”"),
        ("ana>ana: b1=! | ben>ben: b1=!", "ana", "G6", "ana holds somebody else’s"),
        ("ben>ana: b1=! | ana>ana: b1=!", "ana", "G6", "ana holds somebody else’s"),
        ("ana>ben: c1=! | ben>ana: b1=!", "ana", "T6", "c1 is a door"),
        ("ana>ben: b1=! d1=! | ben>ana: b1=!", "ana", "G6", "one is enough"),
        ("ana>ben: b1=2 | ben>ana: b1=!", "ana", "G6", "a mummy, and nothing else"),
        ("ana>ben: | ben>ana: b1=!", "ana", "G6", "draw a mummy first"),
        ("ana>ben: a1=! | ben>ana: b1=!", "ana", "T1", "a1"),
    ],
)
def test_a_danger_field_names_the_player_who_draws(fields: str, player: str, clause: str, saying: str) -> None:
    assert refused_last(f"{HEAD}1. 1 2 ! | {fields}", saying=saying) == (4, player, clause)


def test_no_sheet_is_held_by_two_players() -> None:
    text = HEAD.replace("ben", "ben, cleo") + "1. 1 2 ! | ana>ben: b1=! | cleo>ben: b1=! | ben>ana: b1=!"
    assert refused_last(text, saying="in ana’s hands") == (4, "cleo", "G6")


def test_alone_the_mummy_is_drawn_on_ones_own_sheet() -> None:
    solo = "adventure: temple\nlayout: steps.layout\nplayers: ana\nmode: solo\n1. P 2 3 | ana: a2=5\n"
    assert game_of(solo + "2. 1 2 ! | ana>ana: b1=!").table.sheets[0].dangers == ("b1",)
    assert refused_last(solo + "2. 1 2 ! | ana: b1=!", saying="“ana>ana: d2=!”") == (6, "ana", "G6")
    assert refused_last(solo + "2. 1 2 ! | ana>ana: e2=!", saying="beside a2") == (6, "ana", "T14")
    assert refused_last(solo + "2. 1 2 3 | ana>ana: b1=1") == (6, "ana", "G6")


def test_under_auto_a_crossing_is_a_remark_that_changes_nothing() -> None:
    silent = game_of(f"{HEAD}{NINES}3. 1 2 3 | ana: d1=1 | ben: d1=1").table
    assert [sheet.crossed for sheet in silent.sheets] == [{"b1"}, {"b1"}]
    spoken = game_of(f"{HEAD}{NINES}3. 1 2 3 | ana: b1x d1=1 b1x | ben: d1=1 b1x").table
    assert spoken.sheets == silent.sheets
    later = game_of(f"{HEAD}{NINES}3. 1 2 3 | ana: d1=1 | ben: d1=1\n4. 1 2 3 | ana: d2=1 b1x | ben: d2=1 b1x")
    assert later.table.turns == 4


@pytest.mark.parametrize(
    ("marks", "saying"),
    [
        ("d1=1 d1x", "nothing to cross out in d1"),
        ("d1=1 e2x", "nothing to cross out in e2"),
        ("a2x d1=1", "nothing to cross out in a2"),
        ("z9x", "z9"),
    ],
)
def test_a_remark_must_be_true(marks: str, saying: str) -> None:
    assert refused_last(f"{HEAD}{NINES}3. 1 2 3 | ana: {marks} | ben: d1=1", saying=saying) == (6, "ana", "G9")


def test_a_remark_is_true_only_after_the_9() -> None:
    text = HEAD + "1. 1 2 ! | ana>ben: e2=! | ben>ana: e2=!\n"
    assert game_of(text + "2. 4 5 3 | ana: d1=9 e2x | ben: b1=4").table.sheets[0].crossed == {"e2"}
    assert refused_last(text + "2. 4 5 3 | ana: e2x d1=9 | ben: b1=4", saying="write a 9 beside e2 first") == (
        5,
        "ana",
        "G9",
    )
    assert refused_last(text + "2. 4 5 3 | ana: b1=4 e2x | ben: b1=4", saying="write a 9 beside e2 first") == (
        5,
        "ana",
        "G9",
    )


def test_nothing_is_crossed_out_in_a_danger_field() -> None:
    assert refused_last(f"{HEAD}{NINES}3. 1 2 ! | ana>ben: d1=! b1x | ben>ana: d1=!") == (6, "ana", "G9")
    assert refused_last(f"{MANUAL}{NINES}3. 1 2 ! | ana>ben: b1x d1=! | ben>ana: d1=!") == (7, "ana", "G9")


def test_a_crossing_alone_is_no_turn() -> None:
    assert refused_last(f"{HEAD}{NINES}3. 1 2 3 | ana: b1x | ben: d1=1") == (6, "ana", "T2")


def test_under_manual_a_symbol_is_crossed_out_once() -> None:
    crossed = f"{MANUAL}{NINES}3. 1 2 3 | ana: b1x d1=1 | ben: d1=1\n"
    assert [sheet.crossed for sheet in game_of(crossed).table.sheets] == [{"b1"}, set()]
    later = game_of(crossed + "4. 1 2 3 | ana: d2=1 | ben: d2=1 b1x")
    assert [sheet.crossed for sheet in later.table.sheets] == [{"b1"}, {"b1"}]
    assert refused_last(crossed + "4. 1 2 3 | ana: d2=1 b1x | ben: d2=1", saying="already") == (8, "ana", "G9")
    assert refused_last(f"{MANUAL}{NINES}3. 1 2 3 | ana: b1x d1=1 b1x | ben: d1=1") == (7, "ana", "G9")


def test_under_manual_the_stars_are_the_same() -> None:
    (auto, _), (manual, _) = (game_of(head + NINES).table.sheets for head in (HEAD, MANUAL))
    assert manual.crossed == set()
    temple = game_of(HEAD).table.adventure
    assert temple.score(auto) == temple.score(manual)


DOORS = "1. 1 D 3 | ana: d1=1 | ben: d1=1\n"


def test_a_pass_comes_first_in_its_field() -> None:
    assert game_of(f"{PASS}{DOORS}2. 1 D 3 | ana: - | ben: -").table.turns == 2
    manual = PASS.replace("pass\n", "pass crossing=manual\n")
    nine = "1. P D 3 | ana: d1=9 | ben: d1=9\n2. 1 2 ! | ana>ben: c1=! | ben>ana: c1=!\n"
    passed = game_of(f"{manual}{nine}3. 1 D 3 | ana: - c1x | ben: -").table
    assert [sheet.crossed for sheet in passed.sheets] == [{"c1"}, set()]
    assert refused_last(f"{manual}{nine}3. 1 D 3 | ana: c1x - | ben: -") == (7, "ana", "T2")
    assert refused_last(f"{PASS}{nine}3. 1 D 3 | ana: c1x - | ben: -") == (7, "ana", "T2")


@pytest.mark.parametrize(
    ("turn", "clause"),
    [
        ("2. 1 D 3 | ana: a1=1 | ben: -", "O1"),
        ("2. 1 D 3 | ana: - a1=1 | ben: -", "O1"),
        ("2. 1 D 3 | ana: - - | ben: -", "T2"),
        ("2. 1 2 3 | ana: - | ben: a1=1", "T2"),
        ("2. 1 2 3 | ana: a1=1 - | ben: a1=1", "T2"),
    ],
)
def test_a_pass_is_for_a_lockpick_without_a_door(turn: str, clause: str) -> None:
    assert refused_last(f"{PASS}{DOORS}{turn}") == (6, "ana", clause)


def test_after_the_last_door_a_second_number_is_one_too_many() -> None:
    assert refused_last(f"{PASS}1. 1 D 3 | ana: d1=1 a1=3 | ben: d1=1", saying="yours is there already") == (
        5,
        "ana",
        "T2",
    )
    assert refused_last(f"{PASS}1. 1 D 3 | ana: d1=1 - | ben: d1=1") == (5, "ana", "T2")


def test_without_the_option_the_number_goes_in_a_plain_space() -> None:
    plain = PASS.replace("options: no_door=pass\n", "")
    assert game_of(f"{plain}{DOORS}2. 1 D 3 | ana: a1=4 | ben: b1=1").table.turns == 2
    assert refused_last(f"{plain}{DOORS}2. 1 D 3 | ana: - | ben: a1=1") == (5, "ana", "T2")
