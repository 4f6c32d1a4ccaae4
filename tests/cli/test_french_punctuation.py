"""French has a narrow no-break space before : ; ! ? wherever commands put texts together, as in the catalogue."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from support.command import Shell
from support.random_play import finished
from support.typist import Played, Typist

from pennypapers.cli import COMMANDS
from pennypapers.cli.language import speaker_of
from pennypapers.messages import speaking
from pennypapers.rules.library import ADVENTURES
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import Wishes, begin
from pennypapers.terminal.saved_game import SavedGame

WITHOUT = re.compile(r"(?:[\w)»%…]|[\w)»%…][ \u00a0])[:;!?](?=\s|$)")
"""A double mark right behind a word, or behind a space that may break."""

TYPED = re.compile(
    r"^pennypapers(?: \w+)?:|Sit Down!|«\s?[\w>=!: -]+\s?»|nom:|clé:|[a-z]\d+=!|[1-5P] [1-5D] !|x-\w+: [\w:= ]+",
    flags=re.MULTILINE,
)
"""What is typed or is a name: the program's name before an error, headers of a text, marks."""


def faults(text: str) -> list[str]:
    plain = TYPED.sub("", text)
    return [plain[max(0, found.start() - 30) : found.end() + 10] for found in WITHOUT.finditer(plain)]


def finished_game(key: str, folder: Path) -> SavedGame:
    game = begin(Wishes(adventure=key, players=("ana", "ben"), seed=numbered_seed(5)), folder=folder)
    while not game.table.ended:
        if game.table.roll is None:
            game.roll()
        seat = game.table.waiting[0]
        game.commit(seat, finished(game.table.draft(seat), random.Random(f"{game.table.turns} {seat}")).marks)
    return game


@pytest.mark.parametrize("key", ADVENTURES)
def test_in_whole_games_passed_round_and_alone(key: str, tmp_path: Path) -> None:
    with speaking(speaker_of("fr")):
        for players in (("ana", "ben"), None):
            wishes = Wishes(adventure=key, players=players, seed=numbered_seed(5), out=tmp_path / f"{players}.game")
            shown = Played(Typist(), wishes, tmp_path, width=79).shown
            assert "étoile" in shown
            assert faults(shown.replace("\n", " ")) == []


@pytest.mark.parametrize("key", ADVENTURES)
def test_in_what_is_told_of_a_record_and_of_sheets(key: str, shell: Shell) -> None:
    game = finished_game(key, shell.folder)
    (shell.folder / "a.game").write_bytes(Path(game.place).read_bytes())
    shell.monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    (told,) = shell.run("replay", "a.game", "--json").json()
    counted = told["players"][0]["sheet"].replace("player: ana", "player: ana\nx-claims: total=1")
    (shell.folder / "a.sheet").write_text(counted, encoding="utf-8")
    for command in (
        ("replay", "a.game"),
        ("verify", "a.game"),
        ("compare", "a.game", "a.game"),
        ("show", "a.game", "--explain"),
        ("show", "a.game", "--words", "--explain"),
        ("score", "a.sheet"),
        ("count", "a.sheet"),
    ):
        ran = shell.run(*command)
        assert ran.out, command
        assert faults(ran.out) == [], command


@pytest.mark.parametrize("command", COMMANDS)
def test_in_help(command: str, shell: Shell) -> None:
    shell.monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    ran = shell.run(command, "--help")
    assert faults(re.sub(r"\n\s+", " ", ran.out)) == []


@pytest.mark.parametrize("clauses", [(), ("temple",), ("I9",)])
def test_in_the_rules(clauses: tuple[str, ...], shell: Shell) -> None:
    shell.monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert faults(shell.run("rules", *clauses).out) == []


@pytest.mark.parametrize("wrong", ["ana: 3", "Fin ; suite", "Fin! ", "Fin\u00a0?"])
def test_a_fault_is_found(wrong: str) -> None:
    assert len(faults(f"{wrong} encore")) == 1
    assert faults("ana\u202f: 3\u202f; oui\u202f! Non\u202f? d2=! « mode: solo »") == []
