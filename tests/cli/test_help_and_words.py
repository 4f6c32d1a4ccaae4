"""Everything that commands print for people is in their language: help, lists, and the words that are typed."""

from __future__ import annotations

import re

import pytest
from support.command import Shell
from support.typist import Played, Script

from pennypapers.cli import COMMANDS
from pennypapers.cli.language import speaker_of
from pennypapers.cli.welcome import welcome
from pennypapers.lab.progress import bar
from pennypapers.messages import LANGUAGES, say, speaking
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import Wishes

OTHERS = [language for language in LANGUAGES if language != "en"]
WORDS = ("done", "ink", "undo", "stars", "sheet", "words", "hint", "help", "quit")
OURS = re.compile(r"\b(the|and|with|without|your|for|not)\b")
"""English words that no other language of ours has."""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", [*COMMANDS, ""])
def test_help_is_in_the_language(shell: Shell, command: str, language: str) -> None:
    asked = [command, "--help"] if command else ["--help"]
    english = shell.run(*asked).out
    shell.monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    ran = shell.run(*asked)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out != english
    assert OURS.search(ran.out.replace("usage", "")) is None
    options = set(re.findall(r"--[\w-]+", english))
    assert options == set(re.findall(r"--[\w-]+", ran.out)), "options stay as they are"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_names_the_language_of_the_help(shell: Shell, language: str) -> None:
    with speaking(speaker_of(language)):
        about = say("help-play-example-menu")
    assert about in shell.run("play", "--help", "--language", language).out
    assert about in shell.run("play", f"--language={language}", "--help").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_layouts_are_listed_in_the_language(shell: Shell, language: str) -> None:
    with speaking(speaker_of(language)):
        door = say("sheet-kind-door")
    listed = shell.run("layouts", "--language", language)
    assert door in listed.out.splitlines()[0]
    assert listed == shell.run("layouts", "list", "--language", language)


@pytest.mark.parametrize("language", OTHERS)
def test_what_cannot_be_done_is_said_in_the_language(shell: Shell, language: str) -> None:
    shell.write("here.game", "")
    for command in (
        ("play", "temple", "--out", "here.game"),
        ("play", "--resume", "none.game"),
        ("print", "rules", "temple", "--layout", "front"),
        ("rules", "X9"),
        ("layouts", "new", "temple", "--out", "here.txt"),
    ):
        english = shell.run(*command)
        ran = shell.run(*command, "--language", language)
        assert (ran.status, ran.out) == (english.status, english.out)
        assert len(ran.err.splitlines()) == 1
        assert ran.err != english.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_says_where_it_is(capsys: pytest.CaptureFixture[str], language: str) -> None:
    here, there = "http://127.0.0.1:8421/", "http://10.0.0.5:8421/"
    with speaking(speaker_of(language)):
        welcome([here, there], taken=8420, qr=False)
        only = say("cli-serve-only-here")
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.index(here) == second.index(there)
    assert "8420" in first
    assert third == only


def test_progress_counts_as_the_language_does() -> None:
    with speaking(speaker_of("de")):
        assert "500 von 2.000 Spielen" in bar(500, 2000, 0.25)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_typed_are_those_of_the_language_and_english(language: str, tmp_path: object) -> None:
    from pathlib import Path

    from pennypapers.terminal.answer import is_word

    folder = Path(str(tmp_path))
    with speaking(speaker_of(language)):
        own = {word: say(f"plain-word-{word}") for word in WORDS}
        for word, said in own.items():
            assert is_word(word, word)
            assert is_word(said.upper(), word)
        assert len(set(own.values())) == len(WORDS), "no word means two things"
        lines = ("c1=5", own["undo"], own["stars"], f"{own['sheet']} you", own["help"], own["quit"])
        played = Played(
            Script(*lines), Wishes(adventure="temple", seed=numbered_seed(3), out=folder / "a.game"), folder, width=79
        )
        assert say("plain-took-back", mark="c1=5") in played.shown
        assert say("plain-command-undo")[:30] in played.shown
        assert "a.game" in played.shown.splitlines()[-1]


@pytest.mark.parametrize("word", ["etoiles", "Étoiles", "stars"])
def test_accents_need_not_be_typed(word: str) -> None:
    from pennypapers.terminal.answer import Word, read_answer

    with speaking(speaker_of("fr")):
        assert read_answer(word) is Word.STARS
