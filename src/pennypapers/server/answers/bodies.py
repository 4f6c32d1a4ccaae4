"""The bodies of requests that carry texts: sheets and records to be read, counted or drawn."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ...hosting.protocol import sizes
from ...rules.adventure import MOST_SEATS


class TextIn(msgspec.Struct, forbid_unknown_fields=True):
    """A sheet or a record; if it names a layout that is not built in and does not carry it, that layout beside it."""

    text: Annotated[str, Meta(max_length=sizes.LONGEST_RECORD)]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None


class SheetsIn(msgspec.Struct, forbid_unknown_fields=True):
    """The sheets of one table as text; if they name a layout that is not built in, its text beside them."""

    sheets: Annotated[
        tuple[Annotated[str, Meta(max_length=sizes.LONGEST_PAPER)], ...], Meta(min_length=1, max_length=MOST_SEATS)
    ]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None


class LayoutIn(msgspec.Struct, forbid_unknown_fields=True):
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)]


MOST_TURNS = 12
"""No puzzle has so many rolls."""

Marks = Annotated[str, Meta(max_length=sizes.LONGEST_MARKS)]
Turns = Annotated[tuple[Marks, ...], Meta(max_length=MOST_TURNS)]


class PuzzlePlayIn(msgspec.Struct, forbid_unknown_fields=True):
    """The whole turns of a puzzle so far, and what is pencilled for the next roll.

    `spaces` asks for the discoveries that hold them.
    """

    turns: Turns = ()
    marks: Marks = ""
    spaces: Marks = ""


class PuzzleExplainIn(msgspec.Struct, forbid_unknown_fields=True):
    turns: Turns = ()
    marks: Marks = ""
