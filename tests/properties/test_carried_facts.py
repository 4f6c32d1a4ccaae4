"""Facts carried from sheet to sheet equal those computed from scratch, and take no part in equality or pickling."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from support.random_play import EVERY_SIDE, played
from support.strategies import drafts, games, small_layouts, steady

from pennypapers.rules import Draft, Kind
from pennypapers.rules.discovery import discoveries_of, possible_discoveries


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_places_carried_through_a_game_are_those_of_a_new_sheet(key: str, side: str) -> None:
    for sheet in played(key, side, seed=3):
        assert sheet.kept_places is not None, "a game carries them on"
        assert sheet.places == replace(sheet).places


@steady(60)
@given(drafts(games("valley", small_layouts, likes=(4, 8, 12))))
def test_discoveries_carried_through_a_game_are_those_of_a_new_sheet(draft: Draft) -> None:
    carried = list(possible_discoveries(draft.sheet))
    assert carried == list(possible_discoveries(replace(draft.sheet)))
    assert carried == [each for kind in Kind for each in discoveries_of(draft.sheet, kind)], "searched kind by kind"


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
    assert fresh.kept_places is None
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
