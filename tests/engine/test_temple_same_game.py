"""The compiled rules of the Temple agree with the readable rules."""

from __future__ import annotations

import pytest
from support.same_game import compare_mark_by_mark, compare_simulated


@pytest.mark.parametrize("seed", range(30))
def test_every_draft_is_the_same_in_both_engines(seed: int) -> None:
    assert compare_mark_by_mark("temple", seed) > 0


@pytest.mark.parametrize("seed", range(30))
def test_simulated_games_follow_the_rules(seed: int) -> None:
    assert compare_simulated("temple", seed) > 0
