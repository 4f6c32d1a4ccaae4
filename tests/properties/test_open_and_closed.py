"""Each kind of mark is either among the options of a draft or closed with a reason, and never both."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.strategies import drafts, games, layouts, small_layouts, steady

from pennypapers.rules import ADVENTURES, Draft, Sheet, Symbol
from pennypapers.rules.dice import ALL_DICE, DICE, letters
from pennypapers.rules.house import Crossing
from pennypapers.rules.mark import Circle, CrossOut, Discovery, Mark, Write


def offered(draft: Draft) -> set[str]:
    """The keys of `closed` for which the options have a mark."""
    options = draft.options
    values = {value for choice in options.choices for value in choice.values}
    found = {str(value) for value in values if isinstance(value, Symbol) and value is not Symbol.DANGER}
    return found | ({"x"} if options.crossings else set()) | ({"discover"} if options.discoveries else set())


def expected(draft: Draft) -> set[str]:
    """The keys that an ordinary turn of the adventure must offer or close."""
    found = {"temple": set[str](), "island": {"B"}, "valley": {"H", "S", "M", "x", "discover"}}[draft.adventure.key]
    return found | ({"x"} if draft.house.crossing is Crossing.MANUAL else set())


@pytest.mark.parametrize("key", ADVENTURES)
@steady(80)
@given(data=st.data())
def test_every_kind_of_mark_is_offered_or_closed_with_a_reason(key: str, data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key, data.draw(st.sampled_from([layouts, small_layouts])))))
    closed = draft.options.closed
    assert not closed.keys() & offered(draft)
    assert closed.keys() | offered(draft) == (set() if draft.is_danger else expected(draft))
    for broken in closed.values():
        assert broken.sentence


@pytest.mark.parametrize("key", ADVENTURES)
@steady(80)
@given(data=st.data())
def test_the_ways_are_what_the_unused_dice_make(key: str, data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key)))
    faces = {die: face for (die, _, _), face in zip(DICE, draft.roll.faces, strict=True)}
    for number, ways in draft.ways.items():
        assert ways
        for dice in ways:
            shown = [faces[die] for die in faces if dice & die]
            is_sum = all(isinstance(face, int) for face in shown) and sum(map(int, shown)) == number
            assert is_sum or shown == ["P"]
            assert any(free & dice == dice for free in draft.free)
    written = {value for choice in draft.options.choices for value in choice.values if isinstance(value, int)}
    assert written <= draft.ways.keys()
    if draft.options.choices and not draft.is_danger and not draft.sheet.is_full:
        assert written == draft.ways.keys()


def test_sets_of_dice_are_written_by_their_letters() -> None:
    assert [letters(dice) for dice in range(ALL_DICE + 1)] == ["", "p", "g", "pg", "r", "pr", "gr", "pgr"]


def again(sheet: Sheet, marks: tuple[Mark, ...]) -> Sheet:
    """The sheet with these marks added, without checking them."""
    for mark in marks:
        match mark:
            case Write(space, value):
                sheet = sheet.written(space, value)
            case CrossOut(space):
                sheet = sheet.struck(space)
            case Circle(space, number):
                sheet = sheet.circled(space, number)
            case Discovery():
                sheet = sheet.revealed(mark)
    return sheet


@steady(120)
@given(st.data())
def test_the_marks_since_an_earlier_sheet_make_the_later_one(data: st.DataObject) -> None:
    draft = data.draw(drafts(games(likes=(6, 9, 12))))
    empty = Sheet(draft.sheet.layout)
    assert again(empty, draft.sheet.since(empty)) == draft.sheet
    inked = draft.as_inked().sheet
    assert again(draft.sheet, inked.since(draft.sheet)) == inked
    assert inked.since(inked) == ()


@steady(80)
@given(st.data())
def test_as_inked_equals_the_commit_of_a_finished_draft(data: st.DataObject) -> None:
    draft = data.draw(drafts(games("island", likes=(5, 9))))
    if draft.why_unfinished() is None:
        assert draft.as_inked() == draft.commit()
    else:
        assert draft.as_inked() == draft
