"""Frozen values: changing a field keeps all others, and what is kept beside a value is no part of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from unittest import mock

import pytest
from random_tables import SEATS, played_table

from pennypapers.rules import ADVENTURES, Sheet, adventure, builtin_layout
from pennypapers.rules.frozen import changer


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 0
    z: int = 0


def test_a_changer_does_what_replace_does() -> None:
    point = Point(1, 2, 3)
    assert changer(Point, "y")(point, 9) == replace(point, y=9) == Point(1, 9, 3)
    assert changer(Point, "z", "x")(point, 7, 8) == replace(point, z=7, x=8)
    assert point == Point(1, 2, 3)


def test_a_changer_is_given_exactly_its_fields() -> None:
    with pytest.raises(ValueError, match="shorter"):
        changer(Point, "x", "y")(Point(1), 2)
    with pytest.raises(ValueError, match="not in list"):
        changer(Point, "w")


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_sheet_is_counted_once_and_is_the_same_sheet_after_it(key: str) -> None:
    table, _ = played_table(builtin_layout(key, "front"), SEATS[:2], seed=5, turns=12)
    rules, played = adventure(key), table.sheets[0]
    sheet = Sheet(played.layout, played.writing, played.crossed, played.treasures, played.discoveries)
    with mock.patch.object(type(rules), "count", autospec=True, side_effect=type(rules).count) as count:
        first, second = rules.score(sheet), rules.score(sheet)
    assert first is second
    assert count.call_count == 1
    assert first == rules.count(sheet)
    assert sheet == replace(sheet)
    assert replace(sheet).score is None, "another sheet is counted anew"
    assert repr(sheet) == repr(replace(sheet))
