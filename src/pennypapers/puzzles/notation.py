"""Puzzles as text: a first line with the adventure, `adventure: temple`, and then one line each.

    7. front 31 | 2 3 1, P D 4, 5 5 ! | after c4 | best 33, voyager 30, pathfinder 24 24 27 | e3=3; a1=15; d2=! | a4=5

That is: number, layout and turns played; the rolls to come; the spaces filled on the turn before; the stars of the best
finish and of the bots; the turns of a best finish; and the marks on the sheet in reading order, then treasures and
discoveries.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..errors import InvalidText, RuleBroken, TextError
from ..rules.dice import Roll
from ..rules.grid import Space, reading_order
from ..rules.library import adventure, builtin_layout
from ..rules.mark import Circle, CrossOut, Discovery, Mark, Write, parse_marks
from ..rules.sheet import Sheet
from ..rules.text import Line, lines
from .endgame import Endgame
from .puzzle import Puzzle

_HEADING = "adventure: "
_LINE = re.compile(
    r"(?P<number>[1-9]\d{0,5})\. (?P<side>\S+) (?P<played>\d{1,3}) \| (?P<rolls>[^|]+) \| after (?P<before>[^|]+) \| "
    r"best (?P<best>-?\d{1,3}), voyager (?P<voyager>-?\d{1,3}), pathfinder(?P<pathfinder>(?: -?\d{1,3})+) \| "
    r"(?P<answer>[^|]+) \| (?P<marks>[^|]+)"
)


def write_puzzle(puzzle: Puzzle) -> str:
    """The line of a puzzle; reading it gives the same puzzle."""
    endgame = puzzle.endgame
    return " | ".join(
        [
            f"{puzzle.number}. {endgame.layout.name} {endgame.played}",
            ", ".join(map(str, endgame.rolls)),
            " ".join(["after", *(endgame.before or ("-",))]),
            f"best {puzzle.best}, voyager {puzzle.voyager}, pathfinder {' '.join(map(str, puzzle.pathfinder))}",
            "; ".join(" ".join(map(str, marks)) for marks in puzzle.answer),
            " ".join(map(str, marks_on(endgame.sheet))),
        ]
    )


def heading_of(key: str) -> str:
    """The first line of a file with puzzles of an adventure."""
    return f"{_HEADING}{key}"


def puzzle_lines(text: str) -> tuple[str, tuple[Line, ...]]:
    """The adventure of a text with puzzles, and its other lines, which are not read yet."""
    first, *rest = [*lines(text)] or [Line(1, "")]
    if not first.text.startswith(_HEADING):
        raise TextError(first.number, InvalidText("puzzle.heading"))
    try:
        return adventure(first.text.removeprefix(_HEADING).strip()).key, tuple(rest)
    except InvalidText as error:
        raise TextError(first.number, error) from None


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a text, numbered from 1 on; TextError names the line of what cannot be read."""
    key, rest = puzzle_lines(text)
    puzzles: list[Puzzle] = []
    for line in rest:
        try:
            puzzle = read_puzzle(line.text, key)
            if puzzle.number != len(puzzles) + 1:
                raise InvalidText("puzzle.number", number=str(len(puzzles) + 1))
        except (RuleBroken, InvalidText) as error:
            raise TextError(line.number, error) from None
        puzzles.append(puzzle)
    return tuple(puzzles)


def read_puzzle(text: str, key: str) -> Puzzle:
    """A puzzle from its line. Whether its best stars are true, `solver` says."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise InvalidText("puzzle.line")
    rolls = tuple(Roll.parse(each) for each in found["rolls"].split(", "))
    before = () if found["before"] == "-" else tuple(Space.parse(each) for each in found["before"].split())
    sheet = sheet_with(Sheet(builtin_layout(key, found["side"])), parse_marks(found["marks"]))
    if broken := adventure(key).why_impossible(sheet):
        raise broken
    endgame = Endgame(sheet, before, rolls, int(found["played"]))
    bots = tuple(sorted(map(int, found["pathfinder"].split())))
    answer = tuple(parse_marks(each) for each in found["answer"].split("; "))
    return Puzzle(int(found["number"]), endgame, int(found["best"]), bots, int(found["voyager"]), answer)


def marks_on(sheet: Sheet) -> Iterable[Mark]:
    """Everything that stands on a sheet, as marks."""
    for space in reading_order(sheet.writing):
        yield Write(space, sheet.writing[space])
        if space in sheet.crossed:
            yield CrossOut(space)
    for space in reading_order(sheet.treasures):
        yield Circle(space, sheet.treasures[space])
    yield from sheet.discoveries


def sheet_with(sheet: Sheet, marks: Iterable[Mark]) -> Sheet:
    """A sheet with these marks, which are not checked."""
    for mark in marks:
        match mark:
            case Write(space, value):
                sheet = sheet.written(space, value)
            case CrossOut(space):
                sheet = sheet.struck(space)
            case Circle(space, value):
                sheet = sheet.circled(space, value)
            case Discovery():
                sheet = sheet.revealed(mark)
            case _:
                raise InvalidText("notation.mark", text=repr(str(mark)))
    return sheet
