"""The stars that are kept mark by mark are those of the whole sheet."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pennypapers import Layout, builtin_layout
from pennypapers.engine.core.board import PLACES
from pennypapers.engine.core.house import AS_WRITTEN, CROSS_BY_HAND
from pennypapers.engine.core.marks import DANGER, PASS, WRITE, code
from pennypapers.engine.temple.engine import TempleEngine
from pennypapers.engine.temple.sheet import WORDS, add, clear, count
from pennypapers.engine.temple.tally import TALLY_WORDS, note_mark, sequence_of, stars_of

MANY_DOORS = Layout("temple", "many doors", (("o", "D") * 4, ("D", "o") * 4) * 4)
FIGURES = {"any": range(1, 16), "few": range(8, 12), "rising": range(1, 8)}
"""Numbers to write: few make groups and dangers beside a 9, rising ones make sequences."""


@pytest.mark.parametrize("layout", [builtin_layout("temple", "back"), MANY_DOORS], ids=lambda layout: str(layout.name))
@pytest.mark.parametrize("figures", FIGURES)
@pytest.mark.parametrize("house", [AS_WRITTEN, CROSS_BY_HAND])
def test_after_every_mark(layout: Layout, figures: str, house: int) -> None:
    engine, random = TempleEngine(), Random(figures)
    board = engine.board(layout)
    grid = board.grid
    sheet, lengths, parts = np.zeros(WORDS, np.uint64), np.zeros(PLACES, np.int8), np.zeros(3, np.int16)
    best = 0
    for _ in range(12):
        clear(grid, sheet)
        tally = np.zeros(TALLY_WORDS, np.uint64)
        for place in random.sample(sorted(board.places.values()), len(board.places)):
            is_mummy = place < grid.fill and random.random() < 0.2
            if figures == "rising" and not is_mummy:
                value = 1 + len([1 for each in FIGURES[figures] if random.random() < place / PLACES])
            else:
                value = DANGER if is_mummy else random.choice(FIGURES[figures])
            for mark in (code(WRITE, place, value), code(PASS, 0, 0)):
                add(grid, sheet, mark, house)
                note_mark(grid, sheet, mark, tally)
                count(grid, sheet, lengths, parts)
                assert (sequence_of(tally), stars_of(sheet, tally)) == (parts[0], parts.sum()), (place, value)
            best = max(best, int(parts[0]))
    assert best >= 4
