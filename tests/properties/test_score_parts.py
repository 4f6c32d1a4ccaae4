"""Scores: the sum of their parts, and each part as a second reading of the clauses counts it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import brute
from support.random_play import EVERY_SIDE, some_sheets
from support.strategies import drafts, games, sheets, small_layouts, steady

from pennypapers.rules import ADVENTURES, Draft, Kind, Sheet, Space, Symbol, adventure
from pennypapers.rules.adventures.temple import connected, spaces_by_value

TEMPLE_VALUES = (None, 1, 2, 3, 4, 8, 9, Symbol.DANGER)
DENSE = (2, 3, 3, 3, 4, 9, Symbol.DANGER)
COUNTED = {Symbol.HUT: Kind.FOREST, Symbol.STATUE: Kind.CITY, Symbol.MINE: Kind.MOUNTAIN}


def dangers(sheet: Sheet) -> list[Space]:
    return [space for space, mark in sheet.writing.items() if mark is Symbol.DANGER]


@pytest.mark.parametrize("key", ADVENTURES)
@steady(60)
@given(data=st.data())
def test_a_score_is_the_sum_of_its_parts(key: str, data: st.DataObject) -> None:
    sheet = data.draw(drafts(games(key))).sheet
    score = adventure(key).score(sheet)
    assert tuple(part.key for part in score.parts) == adventure(key).part_keys
    assert score.total == sum(score.as_dict().values())
    for part in score.parts:
        assert part.stars == sum(reason.stars for reason in part.reasons) == score.as_dict()[part.key]
        for reason in part.reasons:
            assert set(reason.all_spaces) <= set(sheet.layout.spaces)
            assert len(set(reason.spaces)) == len(reason.spaces)


@steady(150)
@given(sheets("temple", TEMPLE_VALUES))
def test_the_longest_sequence(sheet: Sheet) -> None:
    part = adventure("temple").score(sheet)["sequence"]
    assert part.stars == brute.longest_sequence(sheet)
    for reason in part.reasons:
        path = reason.spaces
        assert all(brute.adjacent(one, other) for one, other in pairwise(path))
        numbers = [sheet.number(space) for space in path]
        assert numbers == list(range(numbers[0] or 0, (numbers[0] or 0) + len(path)))


@steady(150)
@given(sheets("temple", DENSE))
def test_groups(sheet: Sheet) -> None:
    part = adventure("temple").score(sheet)["groups"]
    assert {reason.value for reason in part.reasons} == brute.grouped_values(sheet)
    assert part.stars == 3 * len(brute.grouped_values(sheet))
    for reason in part.reasons:
        assert brute.connected(reason.spaces)
        assert {sheet.number(space) for space in reason.spaces} == {reason.value}


@steady(60)
@given(sheets("temple", DENSE))
def test_every_number_lies_in_one_group_of_its_value(sheet: Sheet) -> None:
    groups = [(value, each) for value, spaces in spaces_by_value(sheet).items() for each in connected(sheet, spaces)]
    found = [space for _, spaces in groups for space in spaces]
    assert sorted(found) == sorted(sheet.numbers)
    for value, spaces in groups:
        beyond = [space for space, number in sheet.numbers.items() if number == value and space not in spaces]
        assert not any(brute.adjacent(one, other) for one in spaces for other in beyond)


@steady(60)
@given(sheets("temple", TEMPLE_VALUES))
def test_mummies(sheet: Sheet) -> None:
    stars = [2 if brute.crossed_out(sheet, space) else -2 for space in dangers(sheet)]
    assert adventure("temple").score(sheet)["mummies"].stars == sum(stars)


@steady(60)
@given(drafts(games("island", small_layouts, likes=(5, 9))))
def test_dangers_and_treasures_of_the_island(draft: Draft) -> None:
    sheet, score = draft.sheet, adventure("island").score(draft.sheet)
    stars = 0
    for space in dangers(sheet):
        counts = min(brute.numbers_beside(sheet, space), default=0)
        stars += counts if brute.crossed_out(sheet, space) else -counts
    assert score["dangers"].stars == stars
    lost = [space for space in dangers(sheet) if not brute.crossed_out(sheet, space)]
    kept = [value for space, value in sheet.treasures.items() if space not in lost]
    assert score["treasures"].stars == sum(kept)
    assert adventure("island").tie_break(sheet) == max(kept, default=0)


@steady(60)
@given(drafts(games("valley", likes=(6, 9, 10, 12))))
def test_snakes_and_buildings_of_the_valley(draft: Draft) -> None:
    sheet, score = draft.sheet, adventure("valley").score(draft.sheet)
    bites = [
        max(brute.numbers_beside(sheet, space), default=0) for space in dangers(sheet) if space not in sheet.crossed
    ]
    assert score["snakes"].stars == -sum(bites)
    beside = [
        space
        for building, kind in COUNTED.items()
        for stands in sheet.where(building)
        for discovery in sheet.discoveries
        if discovery.kind is kind
        for space in discovery.spaces
        if brute.adjacent(stands, space)
    ]
    assert score["buildings"].stars == 2 * len(beside) == adventure("valley").tie_break(sheet)


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_a_tally_is_the_score_without_its_reasons(key: str, side: str) -> None:
    rules = adventure(key)
    for sheet in some_sheets(key, side, games=6, every=2):
        score = rules.count(sheet)
        assert tuple(part.key for part in score.parts) == rules.part_keys
        assert rules.tally(sheet) == tuple(part.stars for part in score.parts)


@steady(150)
@given(sheets("temple", DENSE))
def test_a_tally_of_a_dense_temple_is_the_score_without_its_reasons(sheet: Sheet) -> None:
    rules = adventure("temple")
    assert rules.tally(sheet) == tuple(part.stars for part in rules.count(sheet).parts)
