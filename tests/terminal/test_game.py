"""Whole games at the keyboard: every adventure alone, and passed round with sealed turns."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.random_play import EVERY_SIDE
from support.typist import Played, Script, Typist

from pennypapers.notation import read_record
from pennypapers.rules import ADVENTURES, HouseRules
from pennypapers.table import replay, result
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.table.dice.fairness import verify
from pennypapers.terminal.begin import Wishes
from pennypapers.terminal.save import read_save
from pennypapers.terminal.saved_game import SavedGame
from pennypapers.terminal.screen import CLEAR

BY_HAND = HouseRules.parse("dice=by_hand")


def file_says_the_same(game: SavedGame) -> None:
    """The file is a valid record, and resuming it gives the table that is being played."""
    saved = read_save(Path(game.place))
    assert saved.table == game.table
    assert list(saved.events) == game.events
    assert replay(saved.record).failure is None


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_a_solo_game_from_the_first_roll_to_the_rank(key: str, side: str, tmp_path: Path) -> None:
    typist = Typist()
    typist.watch, typist.watches_every = file_says_the_same, 3
    played = Played(typist, Wishes(adventure=key, layout=side, seed=numbered_seed(1)), tmp_path)
    assert played.status == 0
    table = replay(read_record(played.record, lambda name: name)).table
    assert table == played.game.table
    assert table.ended
    outcome = result(table)
    assert outcome.rank is not None
    assert outcome.rank.title() in played.shown
    assert f"total{'':<20}".strip() in played.shown
    assert str(played.path) in played.shown.splitlines()[-1]
    assert "x-turn" not in played.record


@pytest.mark.parametrize("key", ADVENTURES)
def test_three_players_pass_the_keyboard_round(key: str, tmp_path: Path) -> None:
    typist = Typist()
    typist.watch, typist.watches_every = file_says_the_same, 23
    players = ("ana", "ben", "cleo le grand")
    played = Played(typist, Wishes(adventure=key, players=players, seed=numbered_seed(2)), tmp_path, clears=True)
    record = read_record(played.record, lambda name: name)
    assert any(entry.owner for turn in record.turns for entry in turn.entries), "no danger in this game"
    assert result(replay(record).table).winners
    assert played.shown.count("Pass to ben, then press Enter.") == len(record.turns)
    for name in players:
        assert f"The end. {name}’s sheet:" in played.shown


def test_the_same_seed_gives_the_same_game_and_another_seed_another(tmp_path: Path) -> None:
    records = []
    for number, folder in ((5, "a"), (5, "b"), (6, "c")):
        wishes = Wishes(adventure="temple", seed=numbered_seed(number))
        records.append(Played(Typist(), wishes, tmp_path / folder).record)
    assert records[0] == records[1] != records[2]


def test_without_a_seed_every_game_is_new(tmp_path: Path) -> None:
    first, second = (Played(Script(), Wishes(adventure="temple"), tmp_path) for _ in range(2))
    assert first.path != second.path
    assert first.record != second.record


def test_dice_by_hand(tmp_path: Path) -> None:
    keyboard = Script("seven", "1 2", "1 2 9", "p d 3", "d2=15", "", "2d5")
    played = Played(keyboard, Wishes(adventure="temple", house=BY_HAND), tmp_path)
    assert played.shown.count("G2: ") == 3
    assert "Rolled: purple Penny, green Lockpick, red 3." in played.shown
    assert "Rolled: purple 2, green Lockpick, red 5." in played.shown
    assert "1. P D 3 | you: d2=15" in played.record
    assert "options: dice=by_hand" in played.record


@pytest.mark.parametrize("lines", [("quit",), ("1 2 3", "Exit"), ("1 2 3", "", "q")])
def test_any_question_can_be_answered_by_leaving(lines: tuple[str, ...], tmp_path: Path) -> None:
    played = Played(
        Script(*lines, "1 1 1"), Wishes(adventure="temple", players=("ana", "ben"), house=BY_HAND), tmp_path
    )
    assert played.status == 0
    assert played.shown.splitlines()[-1].startswith("Saved. Go on with:")
    assert "1 1 1" not in played.record


def test_a_whole_game_with_dice_by_hand(tmp_path: Path) -> None:
    typist = Typist()
    typist.watch, typist.watches_every = file_says_the_same, 23
    wishes = Wishes(adventure="island", players=("ana", "ben"), house=BY_HAND)
    played = Played(typist, wishes, tmp_path)
    assert played.game.table.ended
    verified = verify(read_record(played.record, lambda name: name))
    assert (verified.verdict, verified.good) == ("typed", True)
    assert {"seal.none", "roll.typed"} <= {check.code for check in verified.checks}


def test_G6_on_a_danger_turn_everyone_holds_somebody_elses_sheet(tmp_path: Path) -> None:
    wishes = Wishes(adventure="temple", players=("ana", "ben"), house=BY_HAND)
    keyboard = Script("1 2 !", "", "c1=!", "", "", "d1=!", "", "1 1 1", "")
    played = Played(keyboard, wishes, tmp_path, clears=True)
    screens = played.shown.split(CLEAR)
    anas, bens, anas_next = screens[1], screens[3], screens[5]
    assert "A mummy wakes. You hold ben’s sheet." in anas
    assert "ben: 0 stars, 2 fewer with this (mummies −2)." in anas
    assert "You hold ana’s sheet." in bens
    assert "c1=!" not in bens.replace("like c1=!", "")
    assert "ben drew a mummy in d1." in anas_next
    assert "1. 1 2 ! | ana>ben: c1=! | ben>ana: d1=!" in played.record


@pytest.mark.parametrize(
    ("roll", "one", "other"), [("1 2 3", "c1=1", "g6=6"), ("P D 3", "d2=15", "a7=9"), ("1 2 !", "c1=!", "e6=!")]
)
def test_turns_are_sealed_ben_sees_the_same_whatever_ana_inks(roll: str, one: str, other: str, tmp_path: Path) -> None:
    screens = []
    for marks in (one, other):
        wishes = Wishes(adventure="temple", players=("ana", "ben"), house=BY_HAND, out=tmp_path / "a.game")
        script = Script(roll, "", marks, "", "", "sheet", "stars", "sheet ana", "?", "words")
        shown = Played(script, wishes, tmp_path, clears=True).shown
        (tmp_path / "a.game").unlink()
        assert marks in shown
        screens.append(shown.split(CLEAR)[2:])
    assert "Pass to ben" in screens[0][0]
    assert screens[0] == screens[1]


def test_after_a_turn_is_closed_the_others_marks_may_be_seen(tmp_path: Path) -> None:
    wishes = Wishes(adventure="temple", players=("ana", "ben"), house=BY_HAND)
    script = Script("1 2 3", "", "c1=1", "", "", "c1=2", "", "4 4 4", "", "sheet Ben", "sheet dora")
    shown = Played(script, wishes, tmp_path, clears=True).shown.split(CLEAR)[-1]
    assert "ben’s sheet after turn 1: 0 stars." in shown
    assert "│  2  │" in shown
    assert "Nobody is called “dora”. Here play ana and ben." in shown
