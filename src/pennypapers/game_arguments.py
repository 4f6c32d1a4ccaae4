"""What callers of `Game` may give, in the forms that are handy, as the values that it works with."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path

from .errors import InvalidValue
from .files import read
from .notation.names import ALONE, clean_name, clean_names
from .notation.record import Record
from .rules.adventure import Adventure
from .rules.dice import Roll
from .rules.layout import Layout
from .rules.library import SIDES, adventure, builtin_layout
from .rules.mark import Mark, parse_marks
from .rules.turn import Draft
from .table.dice.draws import SEED_BYTES, numbered_seed

Turn = str | Mark | Draft | Iterable[Mark]
"""What can be played: the notation of a turn ("c4=7 d2x"), one mark, a draft, or several marks."""


def adventure_of(given: str | Adventure) -> Adventure:
    """An adventure or its key."""
    return adventure(given) if isinstance(given, str) else given


def layout_of(rules: Adventure, given: str | Path | Layout) -> Layout:
    """A layout of this adventure: "front", "back", a layout, or the text or the path of one."""
    if isinstance(given, Layout):
        layout = given
    else:
        layout = builtin_layout(rules.key, given) if isinstance(given, str) and given in SIDES else read(given, Layout)
    if layout.adventure != rules.key:
        raise InvalidValue(f"{layout.name} is a layout of the {layout.adventure}, not of the {rules.key}")
    return layout


def players_of(given: str | Iterable[str]) -> tuple[str, ...]:
    """Names, or one text with commas between them; without any, one player."""
    names = clean_names(given) if isinstance(given, str) else tuple(map(clean_name, given))
    return names or (ALONE,)


def seed_of(given: int | bytes | None) -> bytes:
    """A number from 0 on or 32 bytes; without either, a seed at random."""
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(given, int):
        return numbered_seed(given)
    if len(given) != SEED_BYTES:
        raise InvalidValue(f"a seed has {SEED_BYTES} bytes, not {len(given)}")
    return given


def bytes_of(record: Record, header: str) -> bytes:
    """The bytes that a header of a record gives in hexadecimal digits."""
    try:
        return bytes.fromhex(record.extras[header])
    except ValueError:
        raise InvalidValue(f"'{header}:' is not hexadecimal") from None


def roll_of(given: str | Roll) -> Roll:
    """A roll or its notation."""
    return Roll.parse(given) if isinstance(given, str) else given


def marks_of(given: Turn) -> tuple[Mark, ...]:
    """The marks of what is to be played."""
    if isinstance(given, str):
        return parse_marks(given)
    if isinstance(given, Draft):
        return given.marks
    return (given,) if isinstance(given, Mark) else tuple(given)
