"""Numbers below zero have a minus sign wherever people read them, and a hyphen where programs do."""

from __future__ import annotations

import re

import pytest
from support.command import Shell
from support.web.catalogue import language_messages, texts

from pennypapers.cli.language import speaker_of
from pennypapers.drawing.text.ascii_text import as_ascii
from pennypapers.messages import LANGUAGES, say, speaking
from pennypapers.messages.numbers import MINUS, signed

SHEET = "adventure: temple\nlayout: row.layout\nplayer: ana\nx-claims: mummies=-4 total=-4\ngrid:\n  ! 2 2 D\n"
GAME = (
    "adventure: temple\nlayout: row.layout\nmode: table\nplayers: ana, ben\n\n"
    "1. 2 3 ! | ana>ben: a1=! | ben>ana: a1=!\n2. 2 2 2 | ana: b1=2 | ben: b1=2\n3. 2 2 2 | ana: c1=2 | ben: c1=2\n"
)
HYPHEN = re.compile(r"(?<![\w.-])-\d")


@pytest.fixture
def files(shell: Shell) -> Shell:
    shell.write("a.sheet", SHEET)
    shell.write("a.game", GAME)
    return shell


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ("score", "a.sheet"),
        ("count", "a.sheet"),
        ("replay", "a.game"),
        ("show", "a.sheet", "--explain"),
        ("show", "a.game", "--explain", "--svg", "-"),
    ],
)
def test_what_people_read_has_a_minus_sign(files: Shell, command: tuple[str, ...], language: str) -> None:
    shown = files.run(*command, "--language", language).out
    text = re.sub(r'="[^"]*"', "", shown)  # the attributes of a picture are for programs
    assert MINUS in text
    assert HYPHEN.search(text) is None


@pytest.mark.parametrize("command", [("score", "a.sheet"), ("count", "a.sheet"), ("replay", "a.game")])
def test_json_and_ascii_have_a_hyphen(files: Shell, command: tuple[str, ...]) -> None:
    for form in ("--json", "--ascii"):
        shown = files.run(*command, form).out
        assert shown.isascii()
        assert HYPHEN.search(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_a_number_below_zero(language: str) -> None:
    with speaking(speaker_of(language)):
        assert say("count-claimed", part="x", claimed=-4, stars=-2).count(MINUS) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_writes_a_hyphen_for_a_minus(language: str) -> None:
    found = {key for key, message in language_messages(language).items() if any(map(HYPHEN.search, texts(message)))}
    assert found == set()


def test_signs() -> None:
    assert [signed(each) for each in (-2, 0, 3)] == ["−2", "0", "+3"]
    assert as_ascii(signed(-2)) == "-2"
