"""Records of the Valley: uses and their dice, buildings, snakes, discoveries and both ends."""

from __future__ import annotations

import pytest
from support.texts import game_of, refused_last

from pennypapers.rules import Sheet, Space, Symbol, builtin_layout

VALE = "adventure: valley\nlayout: vale.layout\nplayers: ana\nmode: solo\n"
NINE = "1. P 1 1 | ana: c3=2 b2=9\n"
"""A 9 in the middle: every space but d1 is beside a number."""
SNAKE = VALE + NINE + "2. 1 1 ! | ana>ana: a1=!\n"


def sheet_after(text: str) -> Sheet:
    return game_of(text).table.sheets[0]


@pytest.mark.parametrize(
    ("roll", "marks"),
    [
        ("1 2 3", "a1=3 b1=3"),
        ("1 2 3", "a1=1 b1=5"),
        ("1 2 3", "a1=1 b1=2 c1=3"),
        ("1 2 3", "a1=6"),
        ("1 1 2", "a1=2 b1=2"),
        ("P 2 3", "a1=15 b1=5"),
        ("P D 3", "a1=3 b1=H c1=1"),
        ("2 D 3", "a1=M b1=5"),
    ],
)
def test_uses_are_made_of_different_dice(roll: str, marks: str) -> None:
    assert game_of(f"{VALE}{NINE}2. {roll} | ana: {marks}").table.turns == 2


@pytest.mark.parametrize(
    ("turn", "clause", "saying"),
    [
        ("1 2 3 | ana: a1=6 b1=1", "V2", "each die counts once"),
        ("1 2 3 | ana: a1=1 b1=1", "V2", "each die counts once"),
        ("1 2 3 | ana: a1=3 b1=3 c1=3", "V2", "each die counts once"),
        ("P 2 3 | ana: a1=15 b1=14", "V2", "each die counts once"),
        ("1 2 3 | ana: a1=7", "G4", "7"),
        ("1 2 3 | ana: d1=1", "V3", "d1 touches none"),
        ("1 2 3 | ana: b2=1", "V3", "filled"),
        ("1 2 3 | ana: d2=1", "V1", "lake"),
        ("1 2 3 | ana: z9=1", "V1", "z9"),
        ("1 2 3 | ana: a1=H", "V6", "needs Dakota"),
        ("1 D 3 | ana: a1=H b1=S", "V6", "used up"),
        ("1 D 3 | ana: a1=B", "V2", "draw huts, statues and mines, nothing else"),
        ("1 D 3 | ana: a1=1 a1*7", "V2", "treasures"),
        ("1 D 3 | ana: -", "V2", "passes"),
        ("1 D 3 | ana: a1=1 -", "V2", "passes"),
        ("1 D 3 | ana:", "V2", "at least one"),
        ("1 2 3 | ana: a1x", "V8", "no snake"),
        ("1 2 3 | ana: forest(a1,a2,a3,b1,b2)", "V9", "first"),
        ("P 5 4 | ana: a1=9 b1=9 mountain(a1,b1,b2) c1=9", "V9", "last"),
        ("P 5 4 | ana: a1=9 b1=9 mountain(a1,b1,b2) city(a1,b1,b2,c1)", "V9", "one discovery"),
        ("P 5 4 | ana: a1=9 b1=9 mountain(a1,b1,c1)", "V9", "c1 holds none"),
        ("1 D ! | ana>ana: b2=!", "V10", "filled"),
        ("1 D ! | ana>ana: d2=!", "V1", "lake"),
        ("1 D ! | ana>ana: d1=!", "V15", "b2"),
        ("1 D ! | ana>ana: a1=! b1x", "G6", "a snake, and nothing else"),
    ],
)
def test_a_turn_that_breaks_a_rule_is_refused(turn: str, clause: str, saying: str) -> None:
    assert refused_last(f"{VALE}{NINE}2. {turn}", saying=saying) == (6, "ana", clause)


def test_a_building_stands_once_a_game_and_never_first() -> None:
    assert refused_last(f"{VALE}1. P D 1 | ana: a1=H", saying="comes first") == (5, "ana", "V4")
    hut = f"{VALE}{NINE}2. 1 D 1 | ana: a1=H\n"
    assert refused_last(hut + "3. 1 D 1 | ana: b1=H", saying="stands already") == (7, "ana", "V6")
    assert sheet_after(hut + "3. 1 D 1 | ana: b1=S").where(Symbol.STATUE) == ("b1",)


def test_the_first_number_arrives_at_the_edge() -> None:
    text = VALE.replace("vale.layout", "front")
    assert refused_last(text + "1. 1 2 3 | ana: d4=1") == (5, "ana", "V4")


@pytest.mark.parametrize(
    ("roll", "marks"),
    [("5 4 1", "a1x"), ("P 1 1", "a1x"), ("3 3 3", "a1x"), ("5 4 1", "a1x b1=1"), ("P 1 2", "b1=3 a1x")],
)
@pytest.mark.parametrize("crossing", ["auto", "manual"])
def test_a_snake_is_crossed_out_by_a_nine_that_is_spent(crossing: str, roll: str, marks: str) -> None:
    text = SNAKE.replace("mode: solo\n", f"mode: solo\noptions: crossing={crossing}\n")
    assert sheet_after(f"{text}3. {roll} | ana: {marks}").crossed == {"a1"}


def test_a_nine_that_is_written_crosses_out_nothing() -> None:
    played = game_of(f"{SNAKE}3. 5 4 1 | ana: b1=9").table
    assert played.adventure.crossed_out(played.sheets[0]) == set()


@pytest.mark.parametrize(
    ("turns", "clause"),
    [
        (("5 4 1 | ana: a1x b1=9",), "V2"),
        (("5 4 1 | ana: a1x b1=5",), "V2"),
        (("5 4 1 | ana: b1=1 a1x a1x",), "V8"),
        (("5 4 1 | ana: b1=9 a1x",), "V8"),
        (("1 2 3 | ana: a1x",), "V8"),
        (("5 4 1 | ana: b2x",), "V8"),
        (("5 4 1 | ana: a1x", "5 4 1 | ana: a1x"), "V8"),
    ],
)
def test_an_escape_takes_a_nine_and_a_snake(turns: tuple[str, ...], clause: str) -> None:
    text = SNAKE + "\n".join(f"{number}. {turn}" for number, turn in enumerate(turns, start=3))
    assert refused_last(text)[1:] == ("ana", clause)


@pytest.mark.parametrize("options", ["", "options: valley_growth=buildings_too\n"])
def test_what_a_building_lets_grow_is_a_house_rule(options: str) -> None:
    text = f"{VALE}{options}{NINE}2. 1 D 1 | ana: c1=H\n3. 1 1 1 | ana: d1=1"
    if options:
        assert sheet_after(text).number(Space("d1")) == 1
    else:
        assert refused_last(text) == (7, "ana", "V3")


def test_a_discovery_is_last_in_its_field() -> None:
    sheet = sheet_after(f"{VALE}{NINE}2. P 5 4 | ana: a1=9 b1=9 mountain(b2,a1,b1)")
    assert [str(found) for found in sheet.discoveries] == ["mountain(b2,a1,b1)"]


SMALL = ["a1=1 b1=1 c1=1", "d1=1 a2=1 b2=1", "c2=1 a3=1 b3=1", "c3=1 d3=1"]


def test_a_turn_after_a_full_sheet_is_refused() -> None:
    full = VALE + "".join(f"{turn}. 1 1 1 | ana: {marks}\n" for turn, marks in enumerate(SMALL, start=1))
    played = game_of(full).table
    assert played.ended == "V13"
    assert played.adventure.score(played.sheets[0])["full"].stars == 7
    assert refused_last(full + "5. 1 1 1 | ana: a1=1") == (9, None, "V13")


LONG = VALE.replace("vale.layout", "front") + "".join(
    f"{turn}. 1 1 1 | ana: {space}=1\n"
    for turn, space in enumerate(builtin_layout("valley", "front").spaces[:25], start=1)
)


def test_alone_a_turn_after_the_25th_is_refused() -> None:
    assert game_of(LONG).table.ended == "V16"
    assert game_of("\n".join(LONG.splitlines()[:-1])).table.ended is None
    assert refused_last(f"{LONG}26. 1 1 1 | ana: d5=1") == (30, None, "V16")


def test_a_sheet_full_on_the_25th_turn_ended_by_being_full() -> None:
    """V16 is named only where the sheet is not full."""
    spaces = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    turns = [f"{turn}. 1 1 1 | ana: {space}=1\n" for turn, space in enumerate(spaces, start=1)]
    full = VALE.replace("vale", "square") + "".join(turns)
    assert game_of(full).table.ended == "V13"
    assert refused_last(f"{full}26. 1 1 1 | ana: a1=1") == (30, None, "V13")
