"""The puzzles that are shipped, and the one of each day. Each is read when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..challenges.daily import Day
from ..errors import InvalidText
from ..rules.library import ADVENTURES
from .notation import puzzle_lines, read_puzzle
from .puzzle import Puzzle


def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """All puzzles of an adventure, in the order of their numbers."""
    return tuple(_puzzle(key, number) for number in range(1, how_many(key) + 1))


@cache
def puzzled() -> tuple[str, ...]:
    """The adventures that have puzzles."""
    return tuple(key for key in ADVENTURES if how_many(key))


def how_many(key: str) -> int:
    return len(_lines(key))


def find(name: str) -> Puzzle:
    """The puzzle of this name, such as `valley-17`; InvalidText if there is none."""
    key, _, number = name.rpartition("-")
    if key in ADVENTURES and number.isascii() and number.isdigit() and number in _numbers(key):
        return _puzzle(key, int(number))
    raise InvalidText("puzzle.unknown", puzzle=repr(name))


def puzzle_of_the_day(day: Day) -> Puzzle:
    """The puzzle of a day: adventures take turns, and none comes again before all of its adventure were seen."""
    keys = puzzled()
    turn, which = divmod(day.toordinal(), len(keys))
    return _puzzle(keys[which], turn % how_many(keys[which]) + 1)


@cache
def _lines(key: str) -> tuple[str, ...]:
    file = files(__package__).joinpath("data", f"{key}.txt")
    if not file.is_file():
        return ()
    text = file.read_text(encoding="utf-8")
    return tuple(line.text for line in puzzle_lines(text)[1])


@cache
def _numbers(key: str) -> frozenset[str]:
    return frozenset(str(number) for number in range(1, how_many(key) + 1))


@cache
def _puzzle(key: str, number: int) -> Puzzle:
    return read_puzzle(_lines(key)[number - 1], key)
