"""Records of the Island: boats, treasures written and left out, dangers and the end."""

from __future__ import annotations

import pytest
from support.texts import game_of, refused_last

from pennypapers.rules import Sheet, Symbol

ISLET = "adventure: island\nlayout: islet.layout\nplayers: ana\nmode: solo\n"
ISLE = ISLET.replace("islet", "isle")

SEVENS = """1. P 1 1 | ana: c2=7
2. P 1 1 | ana: b3=7
3. P 1 1 | ana: d3=7
"""
"""Three of the four marks round the mountain in c3."""

RIVALS = """1. P 1 1 | ana: b2=7
2. P 1 1 | ana: b3=7
3. P 1 1 | ana: c4=7
4. P 1 1 | ana: d3=7
5. P 1 1 | ana: d2=7
"""
"""A boat in c1 would show a 7 in c2 and a 7 in c3."""

FRIENDS = """1. P 1 1 | ana: b2=7
2. P 1 1 | ana: b3=5
3. P 1 1 | ana: c4=1
4. P 1 1 | ana: d3=5
5. P 1 1 | ana: d2=7
6. P 1 1 | ana: c5=7
7. P 1 1 | ana: c6=5
"""
"""A boat in c1 would show a 7 in c2 and a 5 in c3."""


def sheet_after(text: str) -> Sheet:
    return game_of(text).table.sheets[0]


@pytest.mark.parametrize("marks", ["c4=7", "c4=7 c3*7"])
def test_a_treasure_is_noted_whether_it_is_written_or_left_out(marks: str) -> None:
    assert sheet_after(f"{ISLET}{SEVENS}4. P 1 1 | ana: {marks}").treasures == {"c3": 7}


@pytest.mark.parametrize(
    ("marks", "clause"),
    [
        ("c3*7 c4=7", "I9"),
        ("c4=7 c3*8", "I9"),
        ("c4=7 b2*7", "I9"),
        ("c4=7 a1*7", "I9"),
        ("c4=7 z9*7", "I1"),
        ("c4=7 c3*7 c3*7", "I10"),
        ("c4=8 c3*7", "I9"),
        ("b4=7 b4*7", "I9"),
    ],
)
def test_a_treasure_that_is_not_there_is_refused(marks: str, clause: str) -> None:
    assert refused_last(f"{ISLET}{SEVENS}4. P 1 1 | ana: {marks}") == (8, "ana", clause)


def test_a_treasure_is_noted_once() -> None:
    found = f"{ISLET}{SEVENS}4. P 1 1 | ana: c4=7\n"
    assert refused_last(found + "5. P 1 1 | ana: b2=7 c3*7") == (9, "ana", "I10")


def test_where_treasures_compete_the_record_must_say_which() -> None:
    assert refused_last(f"{ISLET}{RIVALS}6. 1 D 1 | ana: c1=B", saying="choose 7 in c2 or 7 in c3") == (
        10,
        "ana",
        "I11",
    )
    for space in ("c2", "c3"):
        assert sheet_after(f"{ISLET}{RIVALS}6. 1 D 1 | ana: c1=B {space}*7").treasures == {space: 7}
    assert refused_last(f"{ISLET}{RIVALS}6. 1 D 1 | ana: c1=B c2*7 c3*7") == (10, "ana", "I10")


@pytest.mark.parametrize("written", ["", " c2*7", " c3*5", " c2*7 c3*5", " c3*5 c2*7"])
def test_treasures_that_can_be_noted_together_may_be_left_out(written: str) -> None:
    assert sheet_after(f"{ISLE}{FRIENDS}8. 1 D 1 | ana: c1=B{written}").treasures == {"c2": 7, "c3": 5}


@pytest.mark.parametrize(
    ("turn", "clause", "saying"),
    [
        ("4. 1 2 3 | ana: c1=B", "I5", "Navigation"),
        ("4. 1 D 3 | ana: b2=B", "I1", "b2 is land"),
        ("4. 1 D 3 | ana: c3=B", "I1", "c3 is a mountain"),
        ("4. 1 D 3 | ana: c1=1", "I1", "c1 is sea"),
        ("4. 1 D 3 | ana: c3=1", "I1", "c3 is a mountain"),
        ("4. 1 D 3 | ana: c2=1", "I1", "filled"),
        ("4. 1 D 3 | ana: c1=B b2=1", "I2", "yours is there already"),
        ("4. 1 D 3 | ana: b2=1 c1=B", "I2", "yours is there already"),
        ("4. 1 D 3 | ana: z1=B", "I1", "z1"),
        ("4. 1 D 3 | ana: b2=H", "I2", "numbers and draw boats, nothing else"),
        ("4. 1 D 3 | ana: b2=1 forest(b2)", "I2", "the Island has treasures, not discoveries"),
        ("4. 1 D 3 | ana: -", "I2", "passes"),
        ("4. 1 D 3 | ana: c1=B -", "I2", "passes"),
        ("4. 1 D 3 | ana:", "I2", "first"),
        ("4. 1 D 3 | ana: b2=5", "G4", "5"),
        ("4. 1 D ! | ana>ana: c1=!", "I1", "sea"),
        ("4. 1 D ! | ana>ana: c2=!", "I1", "filled"),
        ("4. 1 D ! | ana>ana: b4=!", "I19", "d3"),
    ],
)
def test_a_mark_that_breaks_a_rule_is_refused(turn: str, clause: str, saying: str) -> None:
    assert refused_last(f"{ISLET}{SEVENS}{turn}", saying=saying) == (8, "ana", clause)


def test_the_first_number_lands_on_the_coast_and_the_others_beside_it() -> None:
    assert refused_last(f"{ISLE}1. 1 2 3 | ana: d4=1") == (5, "ana", "I3")
    assert refused_last(f"{ISLE}1. 1 2 3 | ana: b2=1\n2. 1 2 3 | ana: d4=1") == (6, "ana", "I2")


FIVE = "".join(f"{turn}. 1 1 ! | ana>ana: {column}2=!\n" for turn, column in enumerate("bcdef", start=1))


def test_a_sixth_danger_is_ignored() -> None:
    assert sheet_after(ISLE + FIVE).dangers == ("b2", "c2", "d2", "e2", "f2")
    assert sheet_after(f"{ISLE}{FIVE}6. 1 D ! | ana: b3=1").numbers == {"b3": 1}
    assert sheet_after(f"{ISLE}{FIVE}6. 1 D ! | ana: b1=B").where(Symbol.BOAT) == ("b1",)
    for field in ("ana>ana: b3=!", "ana: b3=!", "ana>ana: b3=1"):
        assert refused_last(f"{ISLE}{FIVE}6. 1 D ! | {field}", saying="five danger boxes") == (10, "ana", "I8")


def test_a_turn_after_the_last_land_is_refused() -> None:
    marks = ["c2=7", "b3=7", "d3=7", "b2=1", "d2=1", "b4=1", "d4=1", "c4=2"]
    full = ISLET + "".join(f"{turn}. P 1 1 | ana: {mark}\n" for turn, mark in enumerate(marks, start=1))
    assert game_of(full).table.ended == "I16"
    assert refused_last(full + "9. P D 1 | ana: c1=B") == (13, None, "I16")


LEFT, BELOW = (f"b{row}={row - 1}" for row in range(2, 8)), (f"c{row}={row - 7}" for row in range(8, 14))
RIGHT = (f"d{row}={row - 1}" for row in range(7, 2, -1))
TOWER = ISLET.replace("islet", "tower") + "".join(
    f"{turn}. P 1 1 | ana: {mark}\n" for turn, mark in enumerate((*LEFT, *BELOW, *RIGHT), start=1)
)
"""Column c lies between equal numbers from c3 down to c7: a boat in c1 would show five treasures."""


def test_a_turn_after_the_fifth_treasure_is_refused() -> None:
    five = f"{TOWER}18. 1 D 1 | ana: c1=B\n"
    assert sheet_after(five).treasures == {"c3": 2, "c4": 3, "c5": 4, "c6": 5, "c7": 6}
    assert game_of(five).table.ended == "I16"
    assert refused_last(f"{five}19. 1 D 1 | ana: b8=1") == (23, None, "I16")


def test_of_six_treasures_five_must_be_chosen() -> None:
    six = f"{TOWER}18. P 1 1 | ana: d2=1\n19. 1 D 1 | ana: c1=B"
    assert refused_last(six, saying="choose") == (23, "ana", "I11")
    assert refused_last(six + " c7*6", saying="choose") == (23, "ana", "I11")
    assert len(sheet_after(six + " c7*6 c2*1 c3*2 c4*3 c5*4").treasures) == 5
    assert refused_last(six + " c7*6 c2*1 c3*2 c4*3 c5*4 c6*5") == (23, "ana", "I10")
