"""Mining: the same seed finds the same puzzles, and what is found is true."""

from __future__ import annotations

from itertools import islice

from pennypapers.puzzles.mining import mine
from pennypapers.puzzles.solver import why_wrong


def test_the_same_seed_finds_the_same_true_puzzles() -> None:
    first, again = (list(islice(mine("temple", seed=3), 2)) for _ in range(2))
    assert first == again
    assert [puzzle.number for puzzle in first] == [1, 2]
    assert [why_wrong(puzzle) for puzzle in first] == [None, None]
    assert next(mine("temple", seed=4)) != first[0]
