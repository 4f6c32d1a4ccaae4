"""A comparison as text: who has how many stars, every turn side by side, and all sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..drawing.text.ink import Style
from ..drawing.text.sheet_text import sheet_text
from ..messages import say
from ..messages.numbers import number
from ..notation.names import cells, padded, printable
from ..table.words import standings_words
from .comparison import Comparison, Run

DIFFERENT = {False: "≠", True: "#"}
"""What stands beside a turn that was not played alike, on a terminal that has every sign and on one of ASCII alone."""


def comparison_text(compared: Comparison, *, style: Style, width: int) -> str:
    """The whole comparison. If the turns of all runs do not fit `width` side by side, only their stars are shown."""
    title = f"{compared.adventure.title}, {compared.layout.name}, {say('compare-rolls', count=len(compared.rolls))}"
    pieces = [title, "\n".join(standings_words(compared.adventure, compared.standings)), _parting(compared)]
    wide = _turns(compared, style, has_marks=True)
    fits = max(map(cells, wide)) <= width
    pieces.append("\n".join(wide if fits else _turns(compared, style, has_marks=False)))
    sheets = [f"{printable(run.name)}\n\n{sheet_text(run.sheet, style=style)}" for run in compared.runs]
    return "\n\n".join([*pieces, *sheets])


def _parting(compared: Comparison) -> str:
    if compared.parted is None:
        return say("compare-alike")
    return say("compare-parted", turn=compared.parted, roll=str(compared.rolls[compared.parted - 1]))


def _turns(compared: Comparison, style: Style, *, has_marks: bool) -> list[str]:
    """One line for each turn under the names of the runs."""
    columns = [_column(run, len(compared.rolls), has_marks=has_marks) for run in compared.runs]
    sign = DIFFERENT[style.ascii]
    rows = [["", "", ""], *_rolls(compared, sign)]
    lines = [[*row, *texts] for row, texts in zip(rows, zip(*columns, strict=True), strict=True)]
    widths = [max(map(cells, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(padded(cell, wide) for cell, wide in zip(line, widths, strict=True)).rstrip() for line in lines]


def _rolls(compared: Comparison, sign: str) -> Iterator[list[str]]:
    for turn, roll in enumerate(compared.rolls, 1):
        yield [f"{turn:>3}.", str(roll), "" if compared.is_alike(turn) else sign]


def _column(run: Run, turns: int, *, has_marks: bool) -> Sequence[str]:
    """The name of a run, and below it its marks and stars, turn by turn; nothing once it is over."""
    shown = [(" ".join(map(str, turn.marks)), number(turn.stars)) for turn in run.turns]
    marks, stars = (max((len(each[at]) for each in shown), default=0) for at in (0, 1))
    texts = [f"{made.ljust(marks)}  {got:>{stars}}" if has_marks else f"{got:>{stars}}" for made, got in shown]
    return [printable(run.name), *texts, *[""] * (turns - len(texts))]
