"""Names in a record that somebody else wrote: escape codes, bells, turned directions, markup. Every output is safe."""

from __future__ import annotations

import json
import logging
import unicodedata
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.command import Shell

from pennypapers.server.logs import JsonLines

NAMES = (
    "\x1b[31mana\x1b[2J",
    "b\u202een\x07",
    "<b&\"'",
    "c\u200bd",
    "W" * 40,
    "#strike[x] \\ $y$ *z*".replace("#", ""),
)
MARKS = "".join(f" | {name}: c1=1" for name in NAMES)
GAME = f"adventure: temple\nlayout: front\nplayers: {', '.join(NAMES)}\n1. 1 2 3{MARKS}\n"


def unsafe(text: str) -> set[str]:
    """Characters with which a terminal or a reader could be deceived."""
    return {char for char in text if unicodedata.category(char) in ("Cc", "Cf", "Co", "Cs") and char != "\n"}


@pytest.fixture
def game(shell: Shell) -> Shell:
    shell.write("hostile.game", GAME)
    return shell


@pytest.mark.parametrize(
    "command",
    [
        ("replay",),
        ("verify",),
        ("show",),
        ("show", "--words"),
        ("show", "--explain"),
        ("compare", "hostile.game"),
        ("score",),
        ("hint",),
    ],
    ids=" ".join,
)
def test_the_terminal_gets_no_control_or_format_characters(game: Shell, command: tuple[str, ...]) -> None:
    ran = game.run(*command, "hostile.game")
    assert unsafe(ran.out + ran.err) == set()


@pytest.mark.parametrize("command", [("show",), ("compare", "hostile.game")], ids=" ".join)
def test_a_picture_is_well_formed_and_has_names_as_text(game: Shell, command: tuple[str, ...]) -> None:
    assert game.run(*command, "hostile.game", "--svg", "out.svg").status == 0
    text = Path("out.svg").read_text(encoding="utf-8")
    assert unsafe(text) <= {"\u200b"}, "invisible, and it turns nothing"
    tags = {each.tag.rpartition("}")[2] for each in ElementTree.fromstring(text).iter()}
    assert tags.isdisjoint({"b", "script", "foreignObject"})


def test_a_line_of_the_log_stays_one_line_of_ascii() -> None:
    path = '/api/tables/\x1b[2J\n{"level": "error"}\u202e'
    record = logging.LogRecord("pennypapers.server", logging.INFO, "", 1, "table %s", ("\r\n\x1b[2J" + path,), None)
    record.facts = {"path": path}
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["path"] == path


def test_a_layout_of_any_name_can_be_printed(shell: Shell) -> None:
    """Player names are not printed: there is a box to write one in."""
    shell.write("wide.layout", f"adventure: valley\nname: {'𒈙' * 60}\ngrid:\n o o o o\n o o o o\n")
    ran = shell.run("print", "valley", "--layout", "wide.layout", "--out", "wide.pdf")
    assert (ran.status, ran.err) == (0, "")
