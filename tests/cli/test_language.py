"""Commands speak the language of the system or the one asked for; what programs read stays as it is."""

from __future__ import annotations

import re

import pytest
from support.command import Shell

from pennypapers.messages import LANGUAGES

SHEET = "adventure: temple\nlayout: row.layout\nplayer: ana\ngrid:\n  1 2 3 D\n"
BROKEN = "adventure: temple\nlayout: row.layout\ngrid:\n  1 2 3 !\n"
GAME = "adventure: temple\nlayout: row.layout\nmode: solo\nplayers: ana\n\n1. 2 3 5 | ana: a1=5\n"
WRONG = "adventure: temple\nlayout: row.layout\nmode: solo\nplayers: ana\n\n1. 2 D 5 | ana: a1=5\n"
COUNTED = {"en": "sequence ", "fr": "Suite ", "nl": "Rij ", "de": "Folge ", "es": "Secuencia "}
STANDS = {
    "en": "after turn 1",
    "fr": "après le tour 1",
    "nl": "na beurt 1",
    "de": "nach Runde 1",
    "es": "tras el turno 1",
}
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.fixture
def files(shell: Shell) -> Shell:
    for name, text in {"a.sheet": SHEET, "b.sheet": BROKEN, "a.game": GAME, "b.game": WRONG}.items():
        shell.write(name, text)
    return shell


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_speaks_the_language_of_the_system(files: Shell, language: str) -> None:
    files.monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert COUNTED[language] in files.run("score", "a.sheet").out
    assert COUNTED[language] in files.run("count", "a.sheet").out
    assert COUNTED[language] in files.run("show", "a.sheet", "--explain").out
    assert STANDS[language] in files.run("replay", "a.game").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_names_another_language(files: Shell, language: str) -> None:
    files.monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert COUNTED[language] in files.run("score", "a.sheet", "--language", language).out


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "command",
    [
        ("score", "a.sheet", "b.sheet", "--json"),
        ("replay", "a.game", "b.game", "--json"),
        ("count", "a.sheet", "b.sheet", "--json"),
    ],
)
def test_json_is_the_same_in_every_language(files: Shell, language: str, command: tuple[str, ...]) -> None:
    english = files.run(*command)
    assert english.out
    assert files.run(*command, "--language", language) == english


LINES = {"en": "line", "fr": "ligne", "nl": "regel", "de": "Zeile", "es": "línea"}
FAULTS: dict[tuple[str, ...], str] = {
    ("score", "b.sheet"): "4: T6:",
    ("replay", "b.game"): "6: ana: T3:",
    ("score", "far.sheet"): "2:",
    ("show", "bad.layout"): "4:",
    ("score", "bad.sheet"): "2: bad.layout:",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", FAULTS)
def test_an_error_names_line_player_and_clause_in_the_language(
    files: Shell, language: str, command: tuple[str, ...]
) -> None:
    files.write("far.sheet", SHEET.replace("row.layout", "nowhere.layout"))
    files.write("bad.layout", "adventure: temple\nname: bad\ngrid:\n  o Q\n")
    files.write("bad.sheet", SHEET.replace("row.layout", "bad.layout"))
    english = files.run(*command)
    ran = files.run(*command, "--language", language)
    assert (ran.status, ran.out) == (english.status, english.out) == (1, "")
    expected = f"{LINES[language]} {FAULTS[command]}"
    assert ran.err.startswith(expected.replace(":", "\u202f:") if language == "fr" else expected)
    assert len(ran.err.splitlines()) == 1
    assert (ran.err == english.err) is (language == "en")
    assert OURS.search(ran.err) is None or language == "en"


WRONG_USAGE = (
    (),
    ("bogus",),
    ("score",),
    ("score", "a.sheet", "--bogus"),
    ("score", "a.sheet", "--json=1"),
    ("show", "a.sheet", "--words", "--svg", "x.svg"),
    ("show", "a.sheet", "--svg"),
    ("play", "desert"),
    ("play", "--seed", "x"),
    ("play", "--players", "a,a"),
    ("play", "--bots", "nobody"),
    ("play", "--house", "nothing=at-all"),
    ("play", "--resume", "a.game", "--out", "b.game"),
    ("play", "--pl", "ana"),
    ("verify", "a.game", "--seal", "12"),
    ("simulate", "temple", "--games", "many"),
    ("simulate", "temple", "--players", "0"),
    ("simulate", "temple", "--seed", "-1"),
    ("calibrate", "--workers", "0"),
    ("serve", "--port", "99999"),
    ("serve", "--limit", "nothing=1"),
    ("serve", "--limit", "tables=1.5"),
    ("serve", "--idle-days", "0"),
    ("serve", "--day-zone", "Nowhere"),
    ("layouts", "new", "temple", "--difficulty", "odd"),
    ("completion", "tcsh"),
    ("rules", "X9"),
    ("count", "temple", "a.sheet"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", WRONG_USAGE, ids=" ".join)
def test_wrong_usage_is_said_in_the_language(files: Shell, language: str, command: tuple[str, ...]) -> None:
    english = files.run(*command)
    files.monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    ran = files.run(*command)
    assert (ran.status, ran.out) == (english.status, english.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith("pennypapers")
    assert (ran.err == english.err) is (language == "en")
    assert OURS.search(ran.err) is None or language == "en"
    assert not re.search(r"\s\s", ran.err), "no part of a sentence is missing"


OURS = re.compile(r"\b(the|argument|arguments|expected|invalid|choose|required|unrecognized|not|see|there)\b")
"""English words of argparse and of ours that no other language has; values that were typed hold none of them."""


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "T3 Crochetage."), ("nl", "T3 Sleutel."), ("en", "T3 Lockpick")]
)
def test_a_clause_is_printed_in_the_language(files: Shell, language: str, title: str) -> None:
    assert files.run("rules", "T3", "--language", language).out.startswith(title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong", [("temple", "--players", "ana,ana"), ("temple", "--bots", "nobody"), ("temple", "--layout", "nowhere")]
)
def test_no_full_stop_stands_before_what_follows_it(files: Shell, language: str, wrong: tuple[str, ...]) -> None:
    files.monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    ran = files.run("play", *wrong)
    assert ran.status in (1, 2)
    assert re.search(r"\.\s?;", ran.err) is None
