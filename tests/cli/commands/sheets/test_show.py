"""`pennypapers show`: layouts, sheets and games, drawn, in words and as pictures."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.command import Shell, run_process

SHEET = """
    adventure: temple
    layout: row.layout
    player: ana
    grid:
      1 2 3 9
    """
GAME = """
    adventure: temple
    layout: row.layout
    players: ana, ben
    1. 1 2 3 | ana: a1=1 | ben: b1=6
    """


@pytest.fixture
def files(shell: Shell) -> Shell:
    shell.write("ana.sheet", SHEET)
    shell.write("two.game", GAME)
    return shell


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("row.layout", "The Temple of Apikhabou, row"),
        ("ana.sheet", "The Temple of Apikhabou, ana"),
        ("two.game", "The Temple of Apikhabou, ana"),
        ("island-back", "Skull Island, back side"),
    ],
)
def test_a_layout_a_sheet_or_a_game_is_drawn(files: Shell, name: str, title: str) -> None:
    ran = files.run("show", name)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == title
    assert "\x1b" not in ran.out


def test_every_sheet_of_a_game_is_drawn(files: Shell) -> None:
    out = files.run("show", "two.game").out
    assert "Apikhabou, ana" in out
    assert "Apikhabou, ben" in out


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (SHEET, "ana"),
        (GAME, "ana"),
        ("adventure: temple\nname: mine\ngrid:\n  o o", "mine"),
        ("adventure: temple\nlayout: row.layout\ngrid:\n  o o o D", "row"),
    ],
)
def test_the_format_of_standard_input_is_found_from_its_text(files: Shell, text: str, title: str) -> None:
    assert files.run("show", "-", stdin=text).out.splitlines()[0].endswith(title)


def test_a_file_is_preferred_to_a_built_in_layout_of_its_name(files: Shell) -> None:
    files.write("temple-front", SHEET)
    assert files.run("show", "temple-front").out.splitlines()[0].endswith("ana")


def test_words_can_be_followed_by_a_screen_reader(files: Shell) -> None:
    ran = files.run("show", "ana.sheet", "--words")
    assert ran.status == 0
    assert "┌" not in ran.out
    assert "door" in ran.out


def test_ascii_only_on_request(files: Shell) -> None:
    assert not files.run("show", "ana.sheet").out.isascii()
    assert files.run("show", "ana.sheet", "--ascii").out.isascii()


def test_explain_says_why_the_spaces_count(files: Shell) -> None:
    assert "T9" not in files.run("show", "ana.sheet").out
    explained = files.run("show", "ana.sheet", "--explain").out
    assert "T9" in explained
    assert files.run("show", "ana.sheet", "--explain", "--words").out != files.run("show", "ana.sheet", "--words").out
    assert "total" not in files.run("show", "row.layout", "--explain").out, "a blank layout has no stars"


class Terminal:
    """Standard output as a terminal sees it."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None: ...

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_colours_on_a_terminal_unless_no_color_is_set(
    files: Shell, monkeypatch: pytest.MonkeyPatch, no_color: str, coloured: bool
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", terminal := Terminal())
    files.run("show", "ana.sheet")
    assert ("\x1b[" in terminal.text) == coloured


def test_a_terminal_without_unicode_gets_ascii(files: Shell) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    ran = run_process("show", "ana.sheet", cwd=files.folder, env=env)
    assert ran.status == 0
    assert ran.out.isascii()


def test_a_picture_is_written(files: Shell) -> None:
    ran = files.run("show", "ana.sheet", "--svg", "ana.svg")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert ElementTree.parse(files.folder / "ana.svg").getroot().tag.endswith("svg")


@pytest.mark.parametrize("options", [("ana.sheet",), ("two.game", "--explain"), ("valley-back", "--dark")])
def test_a_picture_on_standard_output(files: Shell, options: tuple[str, ...]) -> None:
    ran = files.run("show", *options, "--svg", "-")
    assert ran.status == 0
    assert ElementTree.fromstring(ran.out).tag.endswith("svg")


def test_a_picture_that_cannot_be_written_is_one_line(files: Shell) -> None:
    ran = files.run("show", "ana.sheet", "--svg", "none/ana.svg")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "none/ana.svg cannot be written: No such file or directory\n"


@pytest.mark.parametrize("form", [(), ("--words",), ("--svg", "-")])
def test_a_file_that_is_refused_is_one_line(files: Shell, form: tuple[str, ...]) -> None:
    files.write("bad.sheet", SHEET.replace("3 9", "3 !"))
    ran = files.run("show", "bad.sheet", *form)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("line 5: T6: ")
    assert files.run("show", "none.game", *form).err.startswith("none.game cannot be read")


def test_the_ending_decides_where_there_is_one(files: Shell, tmp_path: Path) -> None:
    (tmp_path / "a.game").write_text("adventure: temple\nname: a\ngrid:\n  o\n")
    assert files.run("show", "a.game").err.startswith("line 2: there is no header 'name'")
