"""The discoveries a sheet offers agree with trying every choice of spaces (V9)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from support import brute
from support.strategies import sheets, steady

from pennypapers.rules import Kind, Sheet, Symbol
from pennypapers.rules.adventures.discovery import possible_discoveries, why_no_discovery

LOW = (None, 1, 2, 3, 4, 5, 6, 7, Symbol.DANGER)
FEW = (None, 4, 4, 4, 8, 8, Symbol.HUT)
HIGH = (None, 9, 10, 11, 12, 12, 15)


@steady(120)
@given(st.one_of(sheets("valley", LOW), sheets("valley", FEW), sheets("valley", HIGH)), st.integers(0, 10**6))
def test_every_discovery_once_and_no_other(sheet: Sheet, choice: int) -> None:
    for _ in range(3):
        found = list(possible_discoveries(sheet))
        pairs = [brute.as_pair(each) for each in found]
        assert len(set(pairs)) == len(pairs)
        assert set(pairs) == brute.possible_discoveries(sheet)
        assert all(why_no_discovery(sheet, each) is None for each in found)
        if not found:
            return
        sheet = sheet.revealed(found[choice % len(found)])


@steady(60)
@given(sheets("valley", FEW))
def test_what_is_offered_can_be_refused_only_for_its_kind(sheet: Sheet) -> None:
    possible = brute.possible_discoveries(sheet)
    for each in possible_discoveries(sheet):
        for kind in Kind:
            other = type(each)(kind, each.spaces)
            assert (why_no_discovery(sheet, other) is None) == (brute.as_pair(other) in possible)
