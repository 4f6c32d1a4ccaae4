"""What `play --plain` says, in every language, and what a terminal of 80 × 24 shows of it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from support.full_screen import before_the_end, expect_snapshot, some_turn
from support.typist import Played, Script

from pennypapers.cli.language import speaker_of
from pennypapers.drawing.text.ink import PLAIN_TEXT
from pennypapers.messages import LANGUAGES, speaking
from pennypapers.rules import HouseRules
from pennypapers.rules.library import ADVENTURES
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import Wishes, begin
from pennypapers.terminal.dialogue import run_dialogue
from pennypapers.terminal.prompt import Prompt
from pennypapers.terminal.screen import Screen

SNAPSHOTS = Path(__file__).parent / "snapshots"
WIDTH, HEIGHT = 79, 24
FIRST_TURNS = {"temple": "c1=5", "island": "c2=5", "valley": "c1=5 d1=4"}
BY_HAND = HouseRules.parse("dice=by_hand")


def conversation(played: Played, folder: Path) -> str:
    return played.shown.replace(str(played.path), "FOLDER/a.game").replace(str(folder), "FOLDER")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_a_turn_alone(key: str, language: str, tmp_path: Path) -> None:
    """A refusal, what is no mark, help, a draft, undo, the stars, the sheet in words, and leaving."""
    lines = ("", "a1=1", "foo", "7", "?", "? c4", "? soup", FIRST_TURNS[key], "stars", "undo", "words", "quit")
    wishes = Wishes(adventure=key, seed=numbered_seed(3), out=tmp_path / "a.game")
    with speaking(speaker_of(language)):
        played = Played(Script(*lines), wishes, tmp_path, width=WIDTH)
    expect_snapshot(f"{key}-alone-{language}", conversation(played, tmp_path), SNAPSHOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_danger_passed_round_with_real_dice(language: str, tmp_path: Path) -> None:
    lines = ("2 2", "2 2 !", "", "c1=!", "", "", "c1=!", "", "1 D P", "1 D 3", "", "sheet ana", "sheet eve", "quit")
    wishes = Wishes(adventure="temple", players=("ana", "ben"), house=BY_HAND, out=tmp_path / "a.game")
    with speaking(speaker_of(language)):
        played = Played(Script(*lines), wishes, tmp_path, width=WIDTH)
    expect_snapshot(f"passed-round-{language}", conversation(played, tmp_path), SNAPSHOTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_the_end(key: str, language: str, tmp_path: Path) -> None:
    game = before_the_end(Wishes(adventure=key, players=("ana", "ben"), seed=numbered_seed(3)), tmp_path)
    game.roll()
    game.commit(game.table.waiting[0], some_turn(game.table))
    last = " ".join(map(str, some_turn(game.table)))
    with speaking(speaker_of(language)):
        played = Played(Script("", last, ""), Path(game.place), tmp_path, width=WIDTH)
    end = conversation(played, tmp_path).rpartition("> ")[2]
    expect_snapshot(f"{key}-end-{language}", end, SNAPSHOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu(language: str, tmp_path: Path) -> None:
    wishes = Wishes(seed=numbered_seed(3), out=tmp_path / "a.game")
    with speaking(speaker_of(language)):
        played = Played(Script("4", "2", "ana, ana", "ana, ben", "quit"), wishes, tmp_path, width=WIDTH)
    expect_snapshot(f"menu-{language}", conversation(played, tmp_path), SNAPSHOTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_the_letters_of_the_columns_are_in_view_at_every_question(key: str, language: str, tmp_path: Path) -> None:
    """Also where the sheet and what may be done take more lines than the terminal has."""
    seen: list[list[str]] = []

    class Watching(Script):
        def __call__(self, question: str) -> str:
            if question == "> ":
                seen.append(out.getvalue().splitlines()[-HEIGHT + 1 :])
            return super().__call__(question)

    out = io.StringIO()
    game = begin(Wishes(adventure=key, seed=numbered_seed(3), out=tmp_path / "a.game"), folder=tmp_path)
    with speaking(speaker_of(language)):
        run_dialogue(game, Screen(out, PLAIN_TEXT, width=WIDTH), Prompt(Watching(FIRST_TURNS[key], "", "quit")))
    letters = " ".join(f"    {chr(ord('a') + col)}" for col in range(game.table.layout.width)).strip()
    assert len(seen) == 3
    assert [any(letters in line for line in lines) for lines in seen] == [True] * 3
