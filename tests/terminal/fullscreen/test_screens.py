"""What the full screen shows at 80 × 24, the smallest size it promises, for every adventure and language."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.full_screen import Player, before_the_end, expect_snapshot, played

from pennypapers.messages import LANGUAGES
from pennypapers.rules.library import ADVENTURES
from pennypapers.table.draws import numbered_seed
from pennypapers.terminal.begin import Wishes

FIRST_TURNS = {"temple": "c1=5", "island": "c2=5", "valley": "c1=5 d1=4"}


def wishes(key: str, **more: object) -> Wishes:
    return Wishes(adventure=key, seed=numbered_seed(3), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_a_turn(key: str, language: str, tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        expect_snapshot(f"{key}-turn-{language}", player.screen)

    played(wishes(key), tmp_path, act, language=language)


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_draft_shows_its_marks_and_the_keys_that_are_of_use(key: str, tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.pencil(FIRST_TURNS[key])
        expect_snapshot(f"{key}-draft", player.screen)

    played(wishes(key), tmp_path, act)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_the_end(key: str, language: str, tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.play_to_the_end()
        await player.press("space")
        expect_snapshot(f"{key}-end-{language}", player.screen)

    played(before_the_end(wishes(key), tmp_path), tmp_path, act, language=language)


def test_home(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        expect_snapshot("home", player.screen)
        await player.press("enter")
        expect_snapshot("home-options", player.screen)

    played(Wishes(), tmp_path, act)


def test_help(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("question_mark")
        expect_snapshot("help", player.screen)

    played(wishes("temple"), tmp_path, act)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_every_language(language: str, tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.pencil("c4=15")
        expect_snapshot(f"refusal-{language}", player.screen)

    played(wishes("temple"), tmp_path, act, language=language)
