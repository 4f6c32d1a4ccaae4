"""What one seat may see: turns are sealed until everybody has inked."""

from __future__ import annotations

import pytest
from support.drawn import layout

from pennypapers.rules import Roll, Sheet, adventure, parse_marks
from pennypapers.table import Commit, RollDice, Table, evolve, open_table, perform, view

FACES = {"quiet": ("1 2 3", None), "danger": ("1 2 !", (1, 2, 0))}
TURNS = {"quiet": ("a1=1", "b1=2", "c1=3"), "danger": ("a1=!", "b1=!", "c1=!")}


def rolled(kind: str) -> Table:
    faces, exchange = FACES[kind]
    table = evolve(None, open_table(adventure("temple"), layout("temple", "o o o o"), ("ana", "ben", "cleo")))
    return after(table, RollDice(Roll.parse(faces), exchange))


def after(table: Table, command: RollDice | Commit) -> Table:
    return perform(table, command)[0]


def inked(kind: str, *seats: int) -> Table:
    table = rolled(kind)
    for seat in seats:
        table = after(table, Commit(seat, parse_marks(TURNS[kind][seat])))
    return table


@pytest.mark.parametrize("kind", FACES)
def test_sheets_stay_as_they_were_until_the_turn_closes(kind: str) -> None:
    blank = Sheet(layout("temple", "o o o o"))
    table = inked(kind, 2, 0)
    assert table.sheets == (blank, blank, blank)
    closed = after(table, Commit(1, parse_marks(TURNS[kind][1])))
    assert blank not in closed.sheets


@pytest.mark.parametrize("kind", FACES)
@pytest.mark.parametrize("seat", range(3))
def test_a_view_holds_nobody_elses_marks_of_the_open_turn(kind: str, seat: int) -> None:
    others = [other for other in range(3) if other != seat]
    thinking = inked(kind, *others[:1])
    before = view(rolled(kind), seat)
    seen = view(thinking, seat)
    assert (seen.sheet, seen.hand_sheet, seen.sheets) == (before.sheet, before.hand_sheet, before.sheets)
    assert seen.inked is None
    hidden = [TURNS[kind][other].partition("=")[0] for other in others]
    mine = view(inked(kind, *others[:1], seat), seat)
    for sheet in (mine.sheet, mine.hand_sheet, *mine.sheets):
        assert not sheet.writing.keys() & set(hidden)


def test_a_view_shows_ones_own_turn_once_it_is_inked() -> None:
    seen = view(inked("quiet", 1), 1)
    assert seen.inked == parse_marks("b1=2")
    assert seen.sheet.writing == {"b1": 2}
    assert seen.hand_sheet == seen.sheet
    assert seen.in_hand == 1


def test_in_a_danger_turn_the_sheet_in_hand_is_somebody_elses() -> None:
    table = inked("danger", 0)
    seen = view(table, 0)
    assert (seen.in_hand, seen.is_danger) == (1, True)
    assert seen.hand_sheet.dangers == ("a1",)
    assert not seen.sheet.dangers
    assert not view(table, 1).sheet.dangers, "ben learns of the mummy when the turn closes"


def test_a_view_names_who_is_still_thinking() -> None:
    assert view(rolled("quiet"), 0).thinking == ("ana", "ben", "cleo")
    assert view(inked("quiet", 1), 0).thinking == ("ana", "cleo")
    closed = view(inked("quiet", 1, 0, 2), 0)
    assert closed.thinking == ()
    assert (closed.turn, closed.roll, closed.inked, closed.ended) == (1, None, None, None)
    assert [sheet.writing for sheet in closed.sheets] == [{"a1": 1}, {"b1": 2}, {"c1": 3}]


def test_the_open_turn_has_its_number() -> None:
    assert view(rolled("quiet"), 0).turn == 1
    assert view(after(inked("quiet", 0, 1, 2), RollDice(Roll.parse("1 1 1"))), 0).turn == 2
