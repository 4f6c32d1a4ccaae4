"""The bots of a game as arrays for kernels: strengths, weights, and Explorer's search budget."""

from __future__ import annotations

import pytest

from pennypapers.bots.compiled_bots import COMPILED_BOTS, compiled_bots
from pennypapers.bots.lineup import EXPLORER, SOLO, TABLE, TOURIST, VOYAGER, Budget, load_lineup, search_budget
from pennypapers.errors import PennyError


@pytest.mark.parametrize("key", COMPILED_BOTS)
def test_the_weights_file_has_the_shape_that_the_code_expects(key: str) -> None:
    bots, lineup = compiled_bots(key), load_lineup(key, ["explorer", "tourist"])
    assert lineup.strengths.tolist() == [EXPLORER, TOURIST]
    assert lineup.weights.shape == (2, 4, bots.features, bots.knots)
    assert Budget(*lineup.budget.tolist()) == bots.budget
    assert all(lineup.weights[kind, strength].any() for kind in (SOLO, TABLE) for strength in (VOYAGER, EXPLORER))


def test_a_search_budget_applies_only_inside_its_with_block() -> None:
    trained = load_lineup("temple").budget.tolist()
    with search_budget(Budget(candidates=3, effort=1, turns=1)):
        with search_budget(Budget(candidates=2, effort=1, turns=1)):
            assert load_lineup("temple").budget.tolist() == [2, 1, 1]
        assert load_lineup("temple").budget.tolist() == [3, 1, 1]
    assert load_lineup("temple").budget.tolist() == trained


def test_an_adventure_without_kernels_raises_an_error_of_one_line() -> None:
    with pytest.raises(PennyError, match=r"^there are no kernels for 'moon'; there are temple, island, valley$"):
        compiled_bots("moon")
