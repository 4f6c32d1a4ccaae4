"""Cached scores take no part in the equality or `repr` of a sheet."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

import pytest
from support.random_tables import SEATS, played_table

from pennypapers.rules import ADVENTURES, Sheet, adventure, builtin_layout


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_score_is_cached_and_changes_no_sheet(key: str) -> None:
    table, _ = played_table(builtin_layout(key, "front"), SEATS[:2], seed=5, turns=12)
    rules, played = adventure(key), table.sheets[0]
    sheet = Sheet(played.layout, played.writing, played.crossed, played.treasures, played.discoveries)
    with mock.patch.object(type(rules), "count", autospec=True, side_effect=type(rules).count) as count:
        first, second = rules.score(sheet), rules.score(sheet)
    assert first is second
    assert count.call_count == 1
    assert first == rules.count(sheet)
    assert sheet == replace(sheet)
    assert not hasattr(replace(sheet), "kept_score"), "another sheet is counted anew"
    assert repr(sheet) == repr(replace(sheet))
