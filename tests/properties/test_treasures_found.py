"""What a mark on the Island reveals agrees with a search straight from I9–I11."""

from __future__ import annotations

from hypothesis import given
from support import brute
from support.strategies import drafts, games, layouts, sheets, small_layouts, steady

from pennypapers.rules import Draft, Sheet, Symbol, Write
from pennypapers.rules.adventures.treasure import witnesses

FEW = (None, 5, 5, 9, Symbol.BOAT, Symbol.BOAT, Symbol.DANGER)


def circles(draft: Draft) -> list[tuple[str, int]]:
    return [(circle.space, circle.value) for circle in draft.options.circles]


@steady(300)
@given(drafts(games("island", small_layouts, likes=(5, 9))))
def test_a_mark_reveals_all_that_there_is_room_for(draft: Draft) -> None:
    found = circles(draft)
    assert len(set(found)) == len(found)
    assert set(found) == (brute.treasures_to_note(draft.sheet) if draft.is_used else set())


@steady(60)
@given(drafts(games("island", layouts, likes=(5, 9))))
def test_a_mark_on_a_built_in_island_reveals_all_that_there_is_room_for(draft: Draft) -> None:
    assert set(circles(draft)) == (brute.treasures_to_note(draft.sheet) if draft.is_used else set())


@steady(100)
@given(drafts(games("island", small_layouts, likes=(5, 9))))
def test_once_a_turn_is_inked_nothing_is_left_to_note(draft: Draft) -> None:
    if draft.options.may_commit:
        inked = draft.commit().sheet
        assert brute.treasures_to_note(inked) == set()
        assert set(inked.treasures.items()) <= brute.possible_treasures(inked)
        assert len(set(inked.treasures.values())) == len(inked.treasures) <= 5


@steady(100)
@given(drafts(games("island", small_layouts, likes=(5, 9))))
def test_a_number_reveals_one_at_most(draft: Draft) -> None:
    written = [mark.value for mark in draft.marks if isinstance(mark, Write)]
    if written and isinstance(written[0], int):
        assert {value for _, value in circles(draft)} <= {written[0]}


@steady(200)
@given(sheets("island", FEW))
def test_the_four_marks_round_a_treasure(sheet: Sheet) -> None:
    possible = brute.possible_treasures(sheet)
    for space in sheet.layout.spaces:
        for value in range(1, 16):
            four = witnesses(sheet, space, value)
            assert (four is not None) == ((space, value) in possible)
            if four is None:
                continue
            left, right, above, below = four
            assert left.row == space.row == right.row
            assert left.col < space.col < right.col
            assert above.col == space.col == below.col
            assert above.row < space.row < below.row
            marks = [sheet.writing[mark] for mark in four]
            assert set(marks) <= {value, Symbol.BOAT}
            assert marks[:2].count(Symbol.BOAT) <= 1 >= marks[2:].count(Symbol.BOAT)
