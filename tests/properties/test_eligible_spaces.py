"""Where a value may go agrees with a second reading of the clauses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import brute
from support.strategies import drafts, games, steady

from pennypapers.rules import ADVENTURES, CrossOut, Discovery, Draft, Space, Symbol, Write
from pennypapers.rules.mark import Writing


def legal_spaces(draft: Draft, value: Writing) -> set[Space]:
    return {mark.space for mark in draft.options.marks() if isinstance(mark, Write) and mark.value == value}


def uses(draft: Draft) -> list[Writing]:
    """What the dice were used for so far; a crossing in the Valley spends a 9 (V8)."""
    made: list[Writing] = [mark.value for mark in draft.marks if isinstance(mark, Write)]
    if draft.adventure.key == "valley":
        made += [9 for mark in draft.marks if isinstance(mark, CrossOut)]
    return made


def may_use(draft: Draft, value: Writing) -> bool:
    """Whether the dice give this value now: one use a turn, in the Valley as many as V2 allows before a discovery."""
    if draft.is_danger:
        return False
    if draft.adventure.key == "valley":
        return not any(isinstance(mark, Discovery) for mark in draft.marks) and brute.uses_fit(
            draft.roll, [*uses(draft), value]
        )
    return not draft.is_used and brute.uses_fit(draft.roll, [value])


@pytest.mark.parametrize("key", ADVENTURES)
@steady(60)
@given(data=st.data())
def test_numbers_go_where_the_clauses_say(key: str, data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key)))
    for number in range(1, 16):
        allowed = brute.eligible(draft.sheet, draft.roll, draft.house, number) if may_use(draft, number) else set()
        assert legal_spaces(draft, number) == allowed, f"{number} with {draft.roll}"


@pytest.mark.parametrize(("key", "symbols"), [("island", [Symbol.BOAT]), ("valley", list(brute.BUILDINGS))])
@steady(60)
@given(data=st.data())
def test_boats_and_buildings_go_where_the_clauses_say(key: str, symbols: list[Symbol], data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key)))
    for symbol in symbols:
        stands = symbol in brute.BUILDINGS and symbol in draft.sheet.writing.values()
        usable = may_use(draft, symbol) and not stands
        allowed = brute.eligible(draft.sheet, draft.roll, draft.house, symbol) if usable else set()
        assert legal_spaces(draft, symbol) == allowed, f"{symbol} with {draft.roll}"


@pytest.mark.parametrize("key", ADVENTURES)
@steady(60)
@given(data=st.data())
def test_dangers_go_where_the_clauses_say(key: str, data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key)))
    drawn = sum(mark is Symbol.DANGER for mark in draft.sheet.writing.values())
    counts = draft.roll.danger and (key != "island" or drawn < 5) and not draft.marks
    allowed = brute.danger_spaces(draft.sheet, draft.before) if counts else set()
    assert legal_spaces(draft, Symbol.DANGER) == allowed
