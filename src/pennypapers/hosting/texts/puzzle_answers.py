"""Answers about puzzles: what they are, what may be written, and how good a finish is.

Nothing is kept between two requests: whoever plays sends all turns so far. So these are plain functions, which can be
called wherever there is time for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ...errors import InvalidText
from ...notation.sheet import SheetFile, write_sheet
from ...puzzles import Puzzle, Standing, find, puzzles_of
from ...rules.grid import Space
from ...rules.library import ADVENTURES
from ...rules.mark import Mark, parse_marks
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..not_now import NotNow
from ..protocol import answers
from ..protocol import messages as wire
from ..views.table_views import answer, explained, sights_of


@dataclass(frozen=True, slots=True)
class PuzzleLook:
    """`grade` is `easy`, `fair`, `hard` or `fiendish`."""

    puzzle: str
    adventure: str
    layout: str
    grade: str


@dataclass(frozen=True, slots=True)
class PuzzleList:
    """All puzzles; `today` is the one of `day`, the day at this server."""

    day: str
    today: str
    puzzles: tuple[PuzzleLook, ...]


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A sheet late in a solo game, and the rolls to come. `roll` is the first of them, that of turn `turns` + 1.

    `best` is the most stars that any finish has, `usual` what the obvious marks bring.
    """

    puzzle: str
    adventure: str
    layout: str
    layout_name: str
    grade: str
    turns: int
    sheet: wire.SheetView
    before: tuple[str, ...]
    rolls: tuple[str, ...]
    roll: wire.RollView
    usual: int
    best: int


@dataclass(frozen=True, slots=True)
class AnswerTurn:
    """A turn of a best finish: its marks, the sheet after it, and what it added to that."""

    marks: str
    changes: str
    sheet: wire.SheetView


@dataclass(frozen=True, slots=True)
class FinishView:
    """How good a finish is, and beside it one of the best, turn by turn."""

    stars: int
    best: int
    is_best: bool
    answer: tuple[AnswerTurn, ...]


@dataclass(frozen=True, slots=True)
class PuzzleTurn:
    """A puzzle after some turns.

    `sheet` is the sheet after them and `changes` what the last of them added to it. While a roll is to be played,
    `roll` is that and `options` says what may come next; then `finish` is null.
    """

    turns: int
    sheet: wire.SheetView
    changes: str
    roll: wire.RollView | None
    options: answers.Options | None
    finish: FinishView | None


def puzzle_list(day: str, today: str) -> PuzzleList:
    """All puzzles, and the name of the one of this day, which is written as 2026-11-18."""
    looks = (_look(puzzle) for key in ADVENTURES for puzzle in puzzles_of(key))
    return PuzzleList(day, today, tuple(looks))


def puzzle_view(name: str) -> PuzzleView:
    puzzle = _found(name)
    endgame = puzzle.endgame
    return PuzzleView(
        puzzle.key,
        endgame.adventure.key,
        str(endgame.layout),
        endgame.layout.name,
        _grade(puzzle),
        endgame.played,
        _sheet_view(endgame.sheet, puzzle),
        tuple(map(str, endgame.before)),
        tuple(map(str, endgame.rolls)),
        _roll_view(puzzle, endgame.start.draft),
        puzzle.usual,
        puzzle.best,
    )


def puzzle_turn(name: str, turns: Sequence[str], marks: str, spaces: str) -> PuzzleTurn:
    """A puzzle after these turns, with these marks pencilled for the next roll.

    Discoveries in the options are those that hold all of `spaces`. RuleBroken names the clause of what is not legal.
    """
    puzzle = _found(name)
    before, standing = _played(puzzle, turns)
    if standing.is_over and marks:
        raise NotNow("puzzle.over")
    changes = _text(standing.sheet.since(before.sheet))
    sheet = _sheet_view(standing.sheet, puzzle)
    if standing.is_over:
        return PuzzleTurn(standing.turns, sheet, changes, None, None, _finish(puzzle, standing))
    draft = standing.draft
    options = answer(standing.sheet, draft.add_all(_marks(marks)), re=None, holding=_spaces(spaces))
    return PuzzleTurn(standing.turns, sheet, changes, _roll_view(puzzle, draft, standing.turns), options, None)


def puzzle_explained(name: str, turns: Sequence[str], marks: str) -> answers.Explained:
    """Why the sheet is worth what it is after these turns, and with these marks if there are any."""
    puzzle = _found(name)
    _, standing = _played(puzzle, turns)
    sheet = standing.draft.add_all(_marks(marks)).as_inked().sheet if marks else standing.sheet
    return explained(puzzle.endgame.adventure, sheet, seat=0, re=None)


def _found(name: str) -> Puzzle:
    try:
        return find(name)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


def _look(puzzle: Puzzle) -> PuzzleLook:
    endgame = puzzle.endgame
    return PuzzleLook(puzzle.key, endgame.adventure.key, endgame.layout.name, _grade(puzzle))


def _grade(puzzle: Puzzle) -> str:
    return puzzle.grade.name.lower()


def _played(puzzle: Puzzle, turns: Sequence[str]) -> tuple[Standing, Standing]:
    """The puzzle before the last of these turns, and after it."""
    before = standing = puzzle.endgame.start
    for turn in turns:
        if standing.is_over:
            raise NotNow("puzzle.over")
        before, standing = standing, standing.play(_marks(turn))
    return before, standing


def _finish(puzzle: Puzzle, standing: Standing) -> FinishView:
    return FinishView(standing.stars, puzzle.best, standing.stars == puzzle.best, tuple(_answer(puzzle)))


def _answer(puzzle: Puzzle) -> Iterator[AnswerTurn]:
    before = puzzle.endgame.start
    for marks in puzzle.answer:
        standing = before.play(marks)
        yield AnswerTurn(_text(marks), _text(standing.sheet.since(before.sheet)), _sheet_view(standing.sheet, puzzle))
        before = standing


def _roll_view(puzzle: Puzzle, draft: Draft, turns: int = 0) -> wire.RollView:
    return wire.RollView(puzzle.endgame.played + turns + 1, str(draft.roll), draft.is_danger)


def _sheet_view(sheet: Sheet, puzzle: Puzzle) -> wire.SheetView:
    rules = puzzle.endgame.adventure
    parts = rules.stars(sheet)
    text = write_sheet(SheetFile(rules, sheet, puzzle.endgame.layout.name))
    return wire.SheetView(text, sum(parts), dict(zip(rules.part_keys, parts, strict=True)), sights_of(rules, sheet))


def _marks(text: str) -> tuple[Mark, ...]:
    try:
        return parse_marks(text)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


def _spaces(text: str) -> list[Space]:
    try:
        return [Space.parse(each) for each in text.split()]
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


def _text(marks: Iterable[Mark]) -> str:
    return " ".join(map(str, marks))
