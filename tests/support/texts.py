"""Reads layouts, sheets and records from text in tests, and the refusals of those that cannot be read."""

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
    """A triple-quoted text as the content of a file: without its indentation and its empty first line."""
    return dedent(text).removeprefix("\n")


def file_text(name: str) -> str:
    """The text of one of `FILES`."""
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
    """Replay a record; asserts that it can be replayed up to its last line."""
    played = replay_of(text)
    if played.failure:
        raise played.failure
    return played


def stars(text: str) -> int:
    """The stars of a sheet."""
    file = sheet_of(text)
    return file.adventure.score(file.sheet).total


Refusal = tuple[int, str | None, str | None]
"""The line, player and clause of a refusal."""


def refused(read: Callable[[str], object], text: str, *, saying: str = "") -> Refusal:
    """The line, player and clause with which `read` refuses a text; asserts that the message contains `saying`."""
    with pytest.raises(TextError) as refusal:
        read(text)
    error = refusal.value
    assert saying in error.message, error.message
    return error.line, error.player, error.clause


def refused_last(text: str, *, saying: str = "") -> Refusal:
    """The refusal of the last line of a record; asserts that all lines before it can be replayed."""
    refusal = refused(game_of, text, saying=saying)
    assert refusal[0] == len(text.rstrip("\n").split("\n")), "the lines before are good"
    return refusal
