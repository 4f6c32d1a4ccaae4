"""Sheets with as many discoveries as possible: the list is limited, and they are counted in one pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice

import pytest

from pennypapers.hosting.decisions.set_up import MOST_SPACES
from pennypapers.hosting.texts.counted_sheets import count_sheets
from pennypapers.hosting.views.table_views import MOST_LISTED, answer
from pennypapers.notation import read_sheet
from pennypapers.rules import Draft, Kind, Roll, Sheet, adventure, parse_marks
from pennypapers.rules.adventures.discovery import discoveries_of
from pennypapers.server.codec import encode

SIDE = 20
LAYOUT = "adventure: valley\nname: big\ngrid:\n" + ("o " * SIDE + "\n") * SIDE
HEAD = "adventure: valley\nlayout: big.layout\n"

WORST: dict[str, Callable[[int, int], int]] = {
    "forests and mountains": lambda row, col: (col + 3 * row) % 10 + 6,
    "cities": lambda _row, _col: 7,
    "no forest, however long one looks": lambda row, col: (row + 2 * col) % 4 + 1,
}


def grid(number: Callable[[int, int], int], hole: tuple[int, int] | None = (0, 0)) -> str:
    spaces = [["." if (row, col) == hole else str(number(row, col)) for col in range(SIDE)] for row in range(SIDE)]
    return "grid:\n" + "\n".join(map(" ".join, spaces)) + "\n"


def sheet(number: Callable[[int, int], int]) -> Sheet:
    return read_sheet(HEAD + grid(number), lambda _: LAYOUT).sheet


def test_the_sheets_are_as_large_as_a_table_allows_and_have_tens_of_thousands() -> None:
    assert SIDE**2 == MOST_SPACES
    some = islice(discoveries_of(sheet(WORST["forests and mountains"]), Kind.FOREST), 20_000)
    assert sum(1 for _ in some) == 20_000


@pytest.mark.parametrize("number", WORST.values(), ids=WORST)
def test_an_answer_lists_some_of_them_and_is_quick(number: Callable[[int, int], int]) -> None:
    """The limit in processor time is about twenty times what the answer takes."""
    big = sheet(number)
    draft = Draft.begin(adventure("valley"), big, Roll.parse("2 4 3")).add_all(parse_marks("a1=2"))
    before = time.process_time()
    found = answer(big, draft, re=None)
    assert time.process_time() - before < 0.2
    assert len(found.single) <= MOST_LISTED * len(Kind)
    assert len(encode(found)) < 40_000
    assert found.more == (len(found.single) > MOST_LISTED)


def test_a_whole_table_of_them_is_counted() -> None:
    """A hundred such sheets once took minutes. Now each sheet is searched once for each kind of discovery."""
    strip = lambda row, col: 6 + col % 5 if row >= SIDE - 3 else (row + 2 * col) % 4 + 1  # noqa: E731
    text = HEAD + grid(strip, hole=None)
    before = time.process_time()
    counted = count_sheets((text,) * 3, LAYOUT)
    assert time.process_time() - before < 3
    assert len(counted.sheets[0].overlooked) > 10
