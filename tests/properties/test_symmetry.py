"""Mirrored and turned, a sheet is worth the same and offers the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.strategies import drafts, games, small_layouts, steady

from pennypapers.rules import ADVENTURES, Discovery, Draft, Layout, Sheet, Space, Write

Grid = list[list[str]]


def mirrored(grid: Grid) -> Grid:
    return [row[::-1] for row in grid]


def turned(grid: Grid) -> Grid:
    """A quarter turn to the right."""
    return [list(column) for column in zip(*grid[::-1], strict=True)]


CHANGES: dict[str, Callable[[Grid], Grid]] = {
    "mirrored": mirrored,
    "turned": turned,
    "upside_down": lambda grid: turned(turned(grid)),
    "turned_and_mirrored": lambda grid: mirrored(turned(grid)),
}


def moved(layout: Layout, change: Callable[[Grid], Grid]) -> dict[Space, Space]:
    """Where each space comes to lie."""
    names = [[str(Space.at(col, row)) for col in range(layout.width)] for row in range(layout.height)]
    return {
        Space(name): Space.at(col, row) for row, tokens in enumerate(change(names)) for col, name in enumerate(tokens)
    }


def changed(sheet: Sheet, change: Callable[[Grid], Grid]) -> Sheet:
    layout, to = sheet.layout, moved(sheet.layout, change)
    full = [[layout.token(col, row) for col in range(layout.width)] for row in range(layout.height)]
    return Sheet(
        Layout(layout.adventure, layout.name, tuple(map(tuple, change(full)))),
        {to[space]: value for space, value in sheet.writing.items()},
        frozenset(to[space] for space in sheet.crossed),
        {to[space]: value for space, value in sheet.treasures.items()},
        tuple(Discovery(each.kind, tuple(to[space] for space in each.spaces)) for each in sheet.discoveries),
    )


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("key", ADVENTURES)
@steady(25)
@given(data=st.data())
def test_a_sheet_is_worth_the_same(key: str, change: Callable[[Grid], Grid], data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key)))
    sheet, rules = changed(draft.sheet, change), draft.adventure
    assert rules.score(sheet).as_dict() == rules.score(draft.sheet).as_dict()
    assert rules.tie_break(sheet) == rules.tie_break(draft.sheet)
    assert rules.rank(sheet) == rules.rank(draft.sheet)
    assert rules.why_impossible(sheet) is None


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@steady(40)
@given(draft=drafts(games(layout=small_layouts)))
def test_a_turn_begins_with_the_same_choices(change: Callable[[Grid], Grid], draft: Draft) -> None:
    to = moved(draft.sheet.layout, change)

    def begun(sheet: Sheet, before: tuple[Space, ...]) -> Draft:
        return Draft.begin(draft.adventure, sheet, draft.roll, house=draft.house, before=before)

    here = begun(draft.sheet, draft.before)
    there = begun(changed(draft.sheet, change), tuple(to[space] for space in draft.before))
    written = {Write(to[mark.space], mark.value) for mark in here.options.marks() if isinstance(mark, Write)}
    assert written == {mark for mark in there.options.marks() if isinstance(mark, Write)}
    assert Counter(map(type, here.options.marks())) == Counter(map(type, there.options.marks()))
