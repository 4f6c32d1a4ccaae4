"""Facts carried from sheet to sheet equal those computed from scratch, and take no part in equality or pickling."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from support.random_play import EVERY_SIDE, played
from support.strategies import drafts, games, small_layouts, steady

from pennypapers.rules import Draft, Kind
from pennypapers.rules.adventures.discovery import discoveries_of, possible_discoveries, side_by_side, some_discoveries


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_places_carried_through_a_game_are_those_of_a_new_sheet(key: str, side: str) -> None:
    for sheet in played(key, side, seed=3):
        assert hasattr(sheet, "kept_places"), "a game carries them on"
        assert sheet.places == replace(sheet).places


@steady(60)
@given(drafts(games("valley", small_layouts, likes=(4, 8, 12))))
def test_discoveries_carried_through_a_game_are_those_of_a_new_sheet(draft: Draft) -> None:
    carried = list(possible_discoveries(draft.sheet))
    assert carried == list(possible_discoveries(replace(draft.sheet)))
    assert carried == [each for kind in Kind for each in discoveries_of(draft.sheet, kind)], "searched kind by kind"


@steady(60)
@given(drafts(games("valley", small_layouts, likes=(4, 8, 12))))
def test_some_discoveries_are_the_first_of_each_kind(draft: Draft) -> None:
    every = list(possible_discoveries(draft.sheet))
    for most in (0, 1, 2, 1000):
        first = [each for kind in Kind for each in [every_one for every_one in every if every_one.kind is kind][:most]]
        assert some_discoveries(draft.sheet, most) == (first, len(first) < len(every))
    for found in every[:3]:
        for holding in (found.spaces[:1], found.spaces[1:3], found.spaces):
            some, _ = some_discoveries(draft.sheet, 1000, holding)
            assert some == [each for each in every if {*holding} <= {*each.spaces}]
            few, more = some_discoveries(draft.sheet, 1, holding)
            assert (set(few) <= set(some), more) == (True, len(few) < len(some))


@steady(60)
@given(drafts(games("valley", small_layouts, likes=(4, 8, 12))))
def test_discoveries_side_by_side_are_each_the_first_that_is_left(draft: Draft) -> None:
    for kind in Kind:
        sheet, expected = draft.sheet, []
        while found := next(discoveries_of(sheet, kind), None):
            expected.append(found)
            sheet = sheet.revealed(found)
        assert list(side_by_side(draft.sheet, kind)) == expected


def test_overwriting_a_space_drops_the_cached_facts() -> None:
    sheet = next(played("valley", "front", seed=1))
    space = next(iter(sheet.writing))
    list(possible_discoveries(sheet))
    over = sheet.written(space, 15)
    assert over.places == replace(over).places
    assert over.kept_finds is None


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_cached_facts_are_no_part_of_a_sheets_value(key: str, side: str) -> None:
    sheet = list(played(key, side, seed=2))[-1]
    list(possible_discoveries(sheet))
    fresh = replace(sheet)
    assert not hasattr(fresh, "kept_places")
    assert fresh == sheet
    assert hash(fresh) == hash(sheet)
    assert pickle.dumps(fresh) == pickle.dumps(sheet)


@given(drafts(games("island", small_layouts, likes=(5, 9))))
@steady(60)
def test_cached_facts_are_no_part_of_a_drafts_value(draft: Draft) -> None:
    again = replace(draft)
    assert draft.circles == draft.options.circles
    assert again == draft
    assert pickle.dumps(again) == pickle.dumps(draft)
    assert pickle.loads(pickle.dumps(draft)) == draft
