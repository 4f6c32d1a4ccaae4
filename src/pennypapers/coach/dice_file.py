"""Dice as a text: one roll a line, in the notation of records."""

from __future__ import annotations

from ..errors import InvalidText, RuleBroken, TextError
from ..rules.dice import Roll
from ..rules.text import lines


def read_dice(text: str) -> tuple[Roll, ...]:
    """The rolls of a text; comments and blank lines are skipped. TextError names the line that is no roll."""
    rolls = []
    for line in lines(text):
        try:
            rolls.append(Roll.parse(line.text))
        except RuleBroken as broken:
            raise TextError(line.number, broken) from None
    if not rolls:
        raise TextError(1, InvalidText("hindsight.no_rolls"))
    return tuple(rolls)
