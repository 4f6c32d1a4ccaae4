"""What `reset(options=…)` takes: rolls handed in, a position to begin from, a challenge whose dice are played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..challenges import Challenge, read_challenge
from ..errors import InvalidValue, RuleBroken
from ..files import read
from ..game_arguments import roll_of
from ..notation.record import Record
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import adventure
from ..rules.sheet import Sheet
from ..table import Table, evolve, open_table
from ..table.open_turn import resume

ROLLS, POSITION, CHALLENGE = "rolls", "position", "challenge"
KNOWN = (ROLLS, POSITION, CHALLENGE)


def check_options(options: Mapping[str, Any], ignored: str | None = None) -> None:
    """Raise InvalidValue for an option that does not exist, or for two kinds of dice at once."""
    for name in options:
        if name not in (*KNOWN, ignored):
            raise InvalidValue(f"there is no option {name!r}; there are {', '.join(KNOWN)}")
    if options.get(ROLLS) is not None and options.get(CHALLENGE) is not None:
        raise InvalidValue("rolls and a challenge cannot both be given: a challenge has its own dice")


def rolls_of(given: object) -> tuple[Roll, ...]:
    """Rolls or their notation; RuleBroken (G2) says what is no roll."""
    if given is None:
        return ()
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise InvalidValue(f"'{ROLLS}' is a list of rolls such as 'P 3 5', not {given!r}")
    rolls = tuple(given)
    for each in rolls:
        if not isinstance(each, str | Roll):
            raise InvalidValue(f"a roll is a text such as 'P 3 5' or a Roll, not {each!r}")
    return tuple(roll_of(each) for each in rolls)


def challenge_of(given: object, layout: Layout, house: HouseRules) -> Challenge:
    """A challenge, its text or its path; InvalidValue if it is one of another layout or of other house rules."""
    if isinstance(given, str | Path):
        text = str(given)
        given = read_challenge(text if "\n" in text else Path(text).read_text(encoding="utf-8"), _no_file)
    if not isinstance(given, Challenge):
        raise InvalidValue(f"'{CHALLENGE}' is a Challenge, its text or its path, not {given!r}")
    if given.layout != layout:
        raise InvalidValue(f"the challenge is played on {given.layout!r}, this environment on {layout!r}")
    if given.house != house:
        raise InvalidValue(f"the challenge has the house rules {str(given.house)!r}, this environment {str(house)!r}")
    return given


def start_of(given: object, layout: Layout, house: HouseRules, seats: Sequence[str]) -> Table:
    """The table that an episode begins with: an empty one, or a position.

    A position is a Table, a Record, the Sheet of a game alone (on its first turn), or the text or path of the latter
    two.
    """
    table = evolve(None, open_table(adventure(layout.adventure), layout, seats, house=house))
    if given is None:
        return table
    if isinstance(given, str | Path):
        given = read(given)
    match given:
        case Sheet() if len(seats) == 1:
            if broken := given.adventure.why_impossible(given):
                raise broken
            position = replace(table, layout=given.layout, sheets=(given,))
        case Sheet():
            raise InvalidValue("a sheet is a position of a game alone; against opponents give a table or a record")
        case Record():
            position = resume(given).table
        case Table():
            position = given
        case _:
            raise InvalidValue(f"'{POSITION}' is a table, a record or a sheet, not {given!r}")
    return _fitting(position, table)


def _fitting(position: Table, table: Table) -> Table:
    if position.layout != table.layout:
        raise InvalidValue(f"the position is one on {position.layout!r}, this environment plays on {table.layout!r}")
    if len(position.seats) != len(table.seats):
        raise InvalidValue(f"the position has {len(position.seats)} seats, this environment {len(table.seats)}")
    if position.paper:
        raise InvalidValue("the position has seats on paper")
    clause = position.ended or position.adventure.end(position.sheets, turns=position.turns, solo=position.solo)
    if clause:
        raise RuleBroken(clause)
    return replace(position, seats=table.seats, house=table.house, inked={})


def _no_file(name: str) -> str:
    raise InvalidValue(f"the challenge names the layout file {name!r}; it has to carry it")
