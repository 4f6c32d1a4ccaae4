"""Texts in tests: the files they refer to, and what becomes of them, as one line that a test can compare."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent

import pytest

from pennypapers.errors import TextError
from pennypapers.notation import Record, SheetFile, read_record, read_sheet
from pennypapers.rules import Layout, read_layout
from pennypapers.table import Replay, replay

FILES = {
    "steps.layout": """
        adventure: temple
        name: steps
        grid:
          - o D o -
          o o o o o
          D o o o D
        """,
    "row.layout": """
        adventure: temple
        name: row
        grid:
          o o o D
        """,
    "islet.layout": """
        adventure: island
        name: islet
        grid:
          ~ ~ ~ ~ ~
          ~ o o o ~
          ~ o ^ o ~
          ~ o o o ~
          ~ ~ ~ ~ ~
        """,
    "isle.layout": """
        adventure: island
        name: isle
        grid:
          ~ ~ ~ ~ ~ ~ ~
          ~ o o o o o ~
          ~ o o o o o ~
          ~ o o o o o ~
          ~ o o o o o ~
          ~ o o o o o ~
          ~ ~ ~ ~ ~ ~ ~
        """,
    "tower.layout": "adventure: island\nname: tower\ngrid:\n~ ~ ~ ~ ~\n" + "~ o o o ~\n" * 12 + "~ ~ ~ ~ ~\n",
    "vale.layout": """
        adventure: valley
        name: vale
        grid:
          o o o o
          o o o w
          o o o o
        """,
    "square.layout": "adventure: valley\nname: square\ngrid:\n" + "o o o o o\n" * 5,
    "broken.layout": """
        adventure: temple
        name: broken
        grid:
          o o
          o ~
        """,
}
"""The layouts that the texts of the tests refer to."""


def drawn(text: str) -> str:
    """A text in triple quotes as it would stand in a file: its first line is line 1."""
    return dedent(text).removeprefix("\n")


def file_text(name: str) -> str:
    """Reads one of `FILES`."""
    if name not in FILES:
        raise FileNotFoundError(2, "No such file or directory")
    return drawn(FILES[name])


def layout_of(text: str) -> Layout:
    return read_layout(drawn(text))


def sheet_of(text: str) -> SheetFile:
    return read_sheet(drawn(text), file_text)


def record_of_text(text: str) -> Record:
    return read_record(drawn(text), file_text)


def replay_of(text: str) -> Replay:
    return replay(record_of_text(text))


def game_of(text: str) -> Replay:
    """The whole of a record, which must be good to its last line."""
    played = replay_of(text)
    if played.failure:
        raise played.failure
    return played


def stars(text: str) -> int:
    """What a sheet is worth."""
    file = sheet_of(text)
    return file.adventure.score(file.sheet).total


Refusal = tuple[int, str | None, str | None]
"""Line, player and clause."""


def refused(read: Callable[[str], object], text: str, *, saying: str = "") -> Refusal:
    """Where a text is refused, whose mark it is and by which clause; the message holds `saying`."""
    with pytest.raises(TextError) as refusal:
        read(text)
    error = refusal.value
    assert saying in error.message, error.message
    return error.line, error.player, error.clause


def refused_last(text: str, *, saying: str = "") -> Refusal:
    """What is refused in the last line of a record; the lines before it are good."""
    refusal = refused(game_of, text, saying=saying)
    assert refusal[0] == len(text.rstrip("\n").split("\n")), "the lines before are good"
    return refusal
