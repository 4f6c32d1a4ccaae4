"""Playing against bots at the keyboard: they sit behind the people, tell what they did, and are there again later."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command import Shell
from support.typist import Played, Script, Typist

from pennypapers.errors import TextError
from pennypapers.messages import say
from pennypapers.notation import read_record
from pennypapers.rules import ADVENTURES
from pennypapers.table import replay, result
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import Wishes
from pennypapers.terminal.opponents import Opponents


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_person_plays_a_whole_game_against_bots(key: str, tmp_path: Path) -> None:
    wishes = Wishes(adventure=key, players=("ana",), bots=("tourist", "pathfinder"), seed=numbered_seed(2))
    played = Played(Typist(), wishes, tmp_path)
    assert played.status == 0
    record = read_record(played.record, lambda name: name)
    assert record.players == ("ana", "Tourist", "Pathfinder")
    assert record.extras["x-bots"] == "Tourist=tourist, Pathfinder=pathfinder"
    assert any(entry.owner == "ana" for turn in record.turns for entry in turn.entries), "a bot has drawn on her sheet"
    drew = say(f"play-drew-{key}", name="Pathfinder", space="")
    assert drew.removesuffix(".") in played.shown
    assert played.shown.count("Pathfinder inked ") == len(record.turns) - 1, "what it did is told once each turn"
    assert "Pass to" not in played.shown, "nobody else is at the keyboard"
    places = {each.player: each.score.total for each in result(replay(record).table).standings}
    assert places["Pathfinder"] > places["Tourist"]


def test_two_people_pass_the_keyboard_round_the_bot(tmp_path: Path) -> None:
    wishes = Wishes(adventure="temple", players=("ana", "ben"), bots=("tourist",), seed=numbered_seed(2))
    played = Played(Typist(), wishes, tmp_path)
    turns = len(read_record(played.record, lambda name: name).turns)
    assert played.shown.count("Pass to ben, then press Enter.") == turns
    assert "Pass to Tourist" not in played.shown


def test_a_game_that_is_gone_on_with_has_its_bots(tmp_path: Path) -> None:
    wishes = Wishes(adventure="temple", bots=("tourist",), seed=numbered_seed(2))
    whole = Played(Typist(), wishes, tmp_path / "whole").record
    Played(Typist(leaves_at=7), wishes, tmp_path / "left")
    (path,) = (tmp_path / "left").glob("*.game")
    assert Played(Typist(), path, tmp_path).record == whole, "the same dice, the same luck"


def test_bots_with_a_players_name_are_numbered() -> None:
    assert Opponents.named(["tourist", "tourist"], ["Tourist"]).seats == ("Tourist 2", "Tourist 3")


@pytest.mark.parametrize(
    ("header", "says"),
    [
        ("Zoe=tourist", "nobody is called 'Zoe'"),
        ("ana=hal", "there is no bot called 'hal'"),
        ("ana", "nobody is called ''"),
    ],
)
def test_a_bots_header_without_a_player_is_refused(header: str, says: str) -> None:
    with pytest.raises(TextError, match=says):
        Opponents.of_record({"x-bots": header}, ["ana"])


def test_a_hint_shows_the_best_turns(tmp_path: Path) -> None:
    shown = Played(Script("hint", "quit"), Wishes(adventure="temple", seed=numbered_seed(2)), tmp_path).shown
    assert " would ink:" in shown
    assert shown.count(" stars expected") == 3


def test_an_unknown_bot_is_wrong_usage(shell: Shell) -> None:
    ran = shell.run("play", "temple", "--bots", "pathfinder,hal")
    assert (ran.status, ran.out) == (2, "")
    assert "there is no bot called 'hal'; there are tourist, pathfinder" in ran.err
