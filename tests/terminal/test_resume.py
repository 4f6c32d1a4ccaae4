"""A game left at any moment can be resumed, and then ends as if it had not been left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.typist import Played, Script, Typist

from pennypapers.cli import main
from pennypapers.rules import HouseRules
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import CannotPlay, Wishes
from pennypapers.terminal.save import games_folder, new_path, read_save, replace_file

SMALL = {
    "temple": "  o D o\n  o o o",
    "island": "  ~ ~ ~ ~\n  ~ o o ~\n  ~ o ^ ~\n  ~ ~ ~ ~",
    "valley": "  o o o\n  o o w",
}


def small_wishes(key: str, folder: Path, *, players: tuple[str, ...] = ("you",), seed: int = 3) -> Wishes:
    """A game that is over after a few turns."""
    layout = folder / "small.layout"
    layout.write_text(f"adventure: {key}\nname: small\ngrid:\n{SMALL[key]}\n")
    return Wishes(layout=str(layout), players=players, seed=numbered_seed(seed), out=folder / "a.game")


@pytest.mark.parametrize("by", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("players", [("you",), ("ana", "ben le grand", "cleo")])
@pytest.mark.parametrize("key", SMALL)
def test_leaving_at_every_question_and_going_on_reaches_the_same_end(
    key: str, players: tuple[str, ...], by: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)  # nothing crashes here, and thousands of files are written
    wishes = small_wishes(key, tmp_path, players=players)
    whole = Typist()
    end = Played(whole, wishes, tmp_path).record
    path = tmp_path / "a.game"
    for question in range(1, whole.asked + 1):
        path.unlink()
        left = Played(Typist(leaves_at=question, by=by), wishes, tmp_path)
        assert left.status == (130 if by is KeyboardInterrupt else 0)
        assert left.shown.splitlines()[-1] == f"Saved. Go on with: pennypapers play --resume {path}"
        assert main(["replay", str(path)]) == 0
        before = read_save(path).table
        again = Played(Typist(), path, tmp_path)
        assert again.record == end
        assert before.turns <= again.game.table.turns


def test_the_same_roll_and_the_same_player_after_going_on(tmp_path: Path) -> None:
    wishes = Wishes(adventure="temple", players=("ana", "ben", "cleo"), house=HouseRules.parse("dice=by_hand"))
    left = Played(Script("2 3 !", "", "c1=!", "", "quit"), wishes, tmp_path)
    assert left.status == 0
    assert "x-turn: 1. 2 3 ! | ana>" in left.record
    assert "x-exchange: ana>" in left.record
    table = left.game.table
    again = Played(Script("", "c2=!"), left.path, tmp_path)
    assert again.game.table == table
    assert "Pass to ben, then press Enter." in again.shown
    assert f"You hold {table.seats[table.held(1)]}’s sheet." in again.shown
    assert "Pass to ana" not in again.shown


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    path = Played(Typist(), small_wishes("temple", tmp_path), tmp_path).path
    again = Played(Script(), path, tmp_path)
    assert again.status == 0
    assert "The end." in again.shown


def test_a_record_from_elsewhere_can_be_gone_on_with_and_keeps_its_headers(tmp_path: Path) -> None:
    path = tmp_path / "theirs.game"
    path.write_text(
        "adventure: temple\nlayout: front\nplayers: ana, ben\nx-event: club night\n\n1. 1 2 3 | ana: c4=1 | ben: c4=2\n"
    )
    again = Played(Script("", "c5=15"), path, tmp_path)
    assert again.game.table.turns == 1
    assert "x-event: club night" in again.record
    assert "x-seed" not in again.record, "its first roll did not come from any seed of ours"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("adventure: temple\n", "line 1: the header 'layout:' is missing"),
        (
            "adventure: temple\nlayout: front\nmode: solo\nplayers: a\n1. 1 2 3 | a: c4=9\n",
            "line 5: a: G4: these dice make 1, 2, 3, 4, 5 and 6, not 9",
        ),
        ("adventure: temple\nlayout: front\nmode: solo\nplayers: a\nx-turn: 2. 1 2 3\n", "here comes turn '1.'"),
        (
            "adventure: temple\nlayout: front\nmode: solo\nplayers: a\nx-turn: 1. 1 2 3 | a: c4=9\n",
            "G4: these dice make 1, 2, 3, 4, 5 and 6, not 9",
        ),
        ("adventure: temple\nlayout: front\nmode: solo\nplayers: a\nx-seed: soup\n", "'x-seed:' is not hexadecimal"),
        (
            "adventure: temple\nlayout: front\nplayers: a, b\nx-turn: 1. 1 2 !\n",
            "G6: when sheets change hands everybody holds exactly one",
        ),
        ("adventure: temple\nlayout: front\nplayers: a, b\nx-turn: 1. 1 2 !\nx-exchange: a>b, b>c\n", "x-exchange"),
        ("adventure: temple\nlayout: front\nmode: solo\nplayers: a\x1b[2J\n", "no invisible characters"),
        ("\xff", "line 1"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_is_refused_in_one_line(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.game"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(CannotPlay) as refused:
        Played(Script(), path, tmp_path)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)
    assert path.read_text(encoding="latin-1") == text


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotPlay, match="cannot be read: No such file"):
        Played(Script(), tmp_path / "none.game", tmp_path)


def test_a_layout_file_is_kept_beside_the_record(tmp_path: Path) -> None:
    source, games = tmp_path / "drawn here", tmp_path / "games"
    source.mkdir()
    layout = source / "mine.layout"
    for number, grid in enumerate(("  o o\n", "  o o\n", "  o o o\n")):
        layout.write_text(f"adventure: temple\nname: mine\ngrid:\n{grid}")
        played = Played(Script(), Wishes(layout=str(layout)), games)
        assert f"layout: {'mine.layout' if number < 2 else 'mine-2.layout'}\n" in played.record
        layout.unlink()
        assert read_save(played.path).table.layout == played.game.table.layout


@pytest.mark.parametrize(("name", "reference"), [("my-own.layout", "my-own.layout"), ("my #1.layout", "mine.layout")])
def test_a_layout_file_in_the_same_folder_is_named_as_it_is(name: str, reference: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("adventure: temple\nname: mine\ngrid:\n  o o\n")
    played = Played(Script(), Wishes(layout=str(tmp_path / name), out=tmp_path / "a.game"), tmp_path)
    assert f"layout: {reference}\n" in played.record
    assert len(list(tmp_path.glob("*.layout"))) == (1 if reference == name else 2)
    assert read_save(played.path).table.layout.name == "mine"


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    wishes = Wishes(adventure="temple", seed=numbered_seed(11), out=tmp_path / "whole.game")
    typist = Typist()
    end = Played(typist, wishes, tmp_path).record
    path = tmp_path / "killed.game"
    program = [sys.executable, "-c", "import sys; from pennypapers.cli import main; sys.exit(main())"]
    for inked in (3, 4):
        process = subprocess.Popen(
            [*program, "play", "temple", "--seed", "11", "--out", str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )
        assert process.stdin
        assert process.stdout
        process.stdin.write("".join(f"{line}\n" for line in typist.lines[: 2 * inked + 1]).encode())
        process.stdin.flush()
        heard = b""
        while b"Enter inks it" not in heard.rpartition(b"Inked")[2] or heard.count(b"Inked") < inked:
            heard += os.read(process.stdout.fileno(), 65536)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdin.close()
        process.stdout.close()
        assert read_save(path).table.turns == inked
        assert Played(Typist(), path, tmp_path).record == end
        path.unlink()


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.game"
    replace_file(path, "old")

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="No space left"):
        replace_file(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_ends_the_game_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fails)
    assert main(["play", "temple", "--out", str(tmp_path / "a.game")]) == 1
    shown = capsys.readouterr()
    assert shown.err == f"pennypapers play: {tmp_path / 'a.game'} cannot be written: the disk is full\n"


def test_where_games_are_kept(tmp_path: Path) -> None:
    from datetime import datetime

    assert games_folder({}, tmp_path) == tmp_path / ".local/share/pennypapers/games"
    assert games_folder({"XDG_DATA_HOME": "/data"}, tmp_path) == Path("/data/pennypapers/games")
    assert games_folder({"XDG_DATA_HOME": "relative"}, tmp_path) == tmp_path / ".local/share/pennypapers/games"
    moment = datetime(2026, 3, 4, 5, 6)
    assert new_path("temple", tmp_path, moment).name.startswith("temple-20260304-0506-")
    assert new_path("temple", tmp_path, moment) != new_path("temple", tmp_path, moment)
