"""Puzzles as text: what is written is read again, and what is wrong names its line."""

from __future__ import annotations

import pytest

from pennypapers.errors import PennyError, TextError
from pennypapers.puzzles import Grade, puzzled, puzzles_of
from pennypapers.puzzles.notation import heading_of, read_puzzle, read_puzzles, write_puzzle

LINE = (
    "1. back 26 | 2 D 3, 2 1 5, 3 D 5, 2 1 2, 5 4 1, P 1 ! | after a6 | best 36, voyager 36, pathfinder 30 33 33 33 "
    "33 | d2=2; c5=3; d4=3; g7=5; f8=5; b8=! | d1=6 c2=5 e2=7 c3=4 e3=8 b4=2 c4=3 e4=9 f4=! f4x b5=1 e5=12 f5=10 g5=11 "
    "a6=1 b6=! b6x d6=12 e6=14 f6=12 g6=5 a7=1 b7=9 d7=6 f7=13 c8=! c8x d8=! d8x e8=9"
)


def test_a_puzzle_is_one_line() -> None:
    puzzle = read_puzzle(LINE, "temple")
    assert write_puzzle(puzzle) == LINE
    assert (puzzle.key, puzzle.best, puzzle.usual, puzzle.found, puzzle.grade) == ("temple-1", 36, 33, 0, Grade.FAIR)
    assert puzzle.endgame.layout.name == "back"
    assert [str(space) for space in puzzle.endgame.before] == ["a6"]
    assert len(puzzle.endgame.rolls) == len(puzzle.answer) == 6


@pytest.mark.parametrize("key", puzzled())
def test_what_is_shipped_is_written_as_it_was_read(key: str) -> None:
    found = puzzles_of(key)
    text = "\n".join([heading_of(key), *map(write_puzzle, found)])
    assert read_puzzles(text) == found


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "puzzle.heading"),
        (LINE, 1, "puzzle.heading"),
        ("adventure: tempel", 1, "adventure"),
        ("adventure: temple\n\n1. back", 3, "puzzle.line"),
        (f"adventure: temple\n{LINE.replace('1. ', '2. ', 1)}", 2, "puzzle.number"),
        (f"adventure: temple\n{LINE.replace('back', 'side')}", 2, "layout.side"),
        (f"adventure: temple\n{LINE.replace('2 D 3', '2 D 7')}", 2, "G2"),
        (f"adventure: temple\n{LINE.replace('e8=9', 'e8=16')}", 2, "notation.value"),
        (f"adventure: temple\n{LINE.replace('b7=9', 'b7=8')}", 2, "G9"),
        (f"adventure: island\n{LINE}", 2, "I1"),
    ],
)
def test_what_is_wrong_names_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(TextError) as raised:
        read_puzzles(text)
    assert raised.value.line == line
    assert raised.value.code.startswith(code), raised.value.code


def test_a_mark_that_no_sheet_can_hold_is_refused() -> None:
    with pytest.raises(PennyError, match="mark"):
        read_puzzle(LINE.replace("e8=9", "-"), "temple")
