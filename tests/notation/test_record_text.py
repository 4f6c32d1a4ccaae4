"""The syntax of a record's turns: numbers, dice, a field for each player. Rules are not checked here."""

from __future__ import annotations

import pytest
from support.texts import Refusal, record_of_text, refused

from pennypapers.notation import Entry, Record, RecordTurn, write_record, write_turn
from pennypapers.rules import Roll, parse_marks

HEAD = "adventure: temple\nlayout: row.layout\nplayers: ana, ben le grand\n"


def turns_of(*turns: str) -> Record:
    record = record_of_text(HEAD + "\n".join(turns))
    if record.failure:
        raise record.failure
    return record


def refused_turn(*turns: str, saying: str) -> Refusal:
    return refused(lambda text: turns_of(*text.split("\n")), "\n".join(turns), saying=saying)


def test_a_turn_has_a_number_three_dice_and_a_field_for_each_player() -> None:
    record = turns_of("1. P D 5 | ana: d1=9 a2x | ben le grand: -")
    assert record.turns == (
        RecordTurn(
            1,
            Roll.parse("P D 5"),
            (Entry("ana", parse_marks("d1=9 a2x")), Entry("ben le grand", parse_marks("-"))),
        ),
    )
    assert record.turns[0].line == 4


@pytest.mark.parametrize(
    "turn",
    [
        "1. 1 2 !|ben le grand>ana:a1=!|ana>ben le grand:b1=!",
        "1.\t1\t2\t!\t| ben  le\tgrand > ana : a1=! |\tana>ben le grand\t:\tb1=!   # swapped",
        "  1.   1  2 ! |ben le grand> ana:  a1=! | ana >ben le grand: b1=!",
    ],
)
def test_white_space_may_stand_round_the_signs(turn: str) -> None:
    (found,) = turns_of(turn).turns
    assert found.entries == (
        Entry("ben le grand", parse_marks("a1=!"), "ana"),
        Entry("ana", parse_marks("b1=!"), "ben le grand"),
    )
    assert write_turn(found) == "1. 1 2 ! | ben le grand>ana: a1=! | ana>ben le grand: b1=!"


def test_blank_lines_and_comments_stand_between_turns() -> None:
    record = turns_of("", "1. 1 2 3 | ana: a1=1 | ben le grand: a1=1", "# two", "", " 2. 1 2 3 | ana: | ben le grand:")
    assert [(turn.number, turn.line) for turn in record.turns] == [(1, 5), (2, 8)]


@pytest.mark.parametrize(
    "first",
    ["0. 1 2 3", "2. 1 2 3", "01. 1 2 3", "1 1 2 3", "1: 1 2 3", "1.1 2 3", "1.. 1 2 3", "10000000000000000. 1 2 3"],
)
def test_turns_are_numbered_from_1(first: str) -> None:
    assert refused_turn(f"{first} | ana: a1=1 | ben le grand: a1=1", saying="turn '1.'") == (4, None, None)


@pytest.mark.parametrize("second", ["1.", "3.", "x-late: 1", "mode: table", "ana: a1=1", "grid:"])
def test_turns_are_numbered_without_gaps_and_nothing_else_stands_among_them(second: str) -> None:
    turns = ("1. 1 2 3 | ana: a1=1 | ben le grand: a1=1", f"{second} 1 2 3 | ana: b1=1 | ben le grand: b1=1")
    assert refused_turn(*turns, saying="turn '2.'") == (5, None, None)


@pytest.mark.parametrize(
    ("dice", "saying"),
    [
        ("", "three dice"),
        ("1 2", "three dice"),
        ("1 2 3 4", "three dice"),
        ("123", "three dice"),
        ("0 2 3", "purple"),
        ("D 2 3", "purple"),
        ("p 2 3", "purple"),
        ("1 P 3", "green"),
        ("1 6 3", "green"),
        ("1 2 D", "red"),
        ("1 2 ٣", "red"),
        ("1 2 03", "red"),
    ],
)
def test_dice_show_1_to_5_or_their_own_sign(dice: str, saying: str) -> None:
    assert refused_turn(f"1. {dice} | ana: a1=1 | ben le grand: a1=1", saying=saying) == (4, None, "G2")


@pytest.mark.parametrize(
    ("fields", "player", "saying"),
    [
        ("ana: a1=1 |", None, "no colon"),
        ("ana a1=1", None, "no colon"),
        ("ana: a1=1 | ana: a1=1", "ana", "two entries"),
        ("cleo: a1=1", None, "'cleo'"),
        ("Ana: a1=1", None, "'Ana'"),
        ("ben le: a1=1", None, "'ben le'"),
        (": a1=1", None, "needs a name"),
        ("x" * 41 + ": a1=1", None, "40"),
        ("ana>cleo: a1=!", "ana", "'cleo'"),
        ("ana>: a1=!", "ana", "needs a name"),
        ("ana>ben le grand>ana: a1=!", "ana", "holds none of"),
        (">ana: a1=!", None, "needs a name"),
        ("ana>ben le grand: a1=?", "ana", "'a1=?'"),
        ("ana: ben: a1=1", "ana", "'ben:'"),
    ],
)
def test_malformed_fields_are_refused(fields: str, player: str | None, saying: str) -> None:
    assert refused_turn(f"1. 1 2 3 | {fields}", saying=saying) == (4, player, None)


@pytest.mark.parametrize(
    "mark",
    [
        "a1",
        "a1=",
        "a1 = 1",
        "a1= 1",
        "A1=1",
        "a01=1",
        "a0=1",
        "a100=1",
        "aa1=1",
        "é1=1",
        "a1=0",
        "a1=16",
        "a1=01",
        "a1=٣",
        "a1=b",
        "a1=!x",
        "a1X",
        "a1*",
        "a1*0",
        "a1*16",
        "--",
        "–",
        "forest",
        "forest()",
        "forest(a1, a2, a3)",
        "forest(a1 a2)",
        "forest(a1,)",
        "Forest(a1)",
        "lake(a1)",
        "forest(a1",
        "a1=1,b1=2",
        "a1=1\u00a0b1=2",
        "1" * 10_000,
    ],
)
def test_text_that_is_no_mark_is_refused(mark: str) -> None:
    assert refused_turn(f"1. 1 2 3 | ben le grand: {mark}", saying="") == (4, "ben le grand", None)


def test_every_mark_is_written_as_it_is_read() -> None:
    marks = "a1=15 z99=! c4=B c4=H c4=S c4=M d2x e5*7 forest(a1,a2,b2,b3,c3) city(a1) mountain(b2,a1) pyramid(c3) -"
    assert " ".join(map(str, parse_marks(marks))) == marks


def test_what_comes_before_a_broken_turn_is_kept() -> None:
    turns = ("1. 1 2 3 | ana: a1=1 | ben le grand: a1=1", "2. 1 2 9 | ana: b1=1 | ben le grand: b1=1", "3. 1 2 3")
    record = record_of_text(HEAD + "\n".join(turns))
    assert [turn.number for turn in record.turns] == [1]
    assert record.failure is not None
    assert record.failure.line == 5
    assert write_record(record).splitlines()[-1] == turns[0]
