"""What the full screen shows at 80 × 24, the smallest size it promises, for every adventure and language."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.color import ColorType
from rich.segment import Segment
from support.full_screen import Player, before_the_end, expect_snapshot, played
from textual.widget import Widget

from pennypapers.messages import LANGUAGES
from pennypapers.rules.library import ADVENTURES
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import Wishes
from pennypapers.terminal.fullscreen.turn_screen import TurnScreen

OF_THE_TERMINAL = {ColorType.DEFAULT, ColorType.STANDARD}
PALE = {"green", "yellow", "cyan", "bright_green", "bright_yellow", "bright_cyan"}
"""Colours that most terminals show with less than three to one on white."""
LINES_OF_A_BOX = "╭─╮│╰╯ "
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_is_too_small_says_so_and_the_game_goes_on_in_a_larger_one(language: str, tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        assert "60 × 20" in player.screen
        assert "80 × 24" in " ".join(player.screen.split())
        await player.resize(79, 24, lambda: "79 × 24" in player.screen)
        await player.resize(80, 24, lambda: isinstance(player.app.screen, TurnScreen))
        await player.pencil("c1=5")
        await player.resize(80, 23, lambda: "80 × 23" in player.screen)
        await player.resize(120, 40, lambda: "5◂" in player.screen)
        await player.resize(60, 20, lambda: "60 × 20" in player.screen)
        await player.press("q")

    app = played(wishes("temple"), tmp_path, act, language=language, size=(60, 20))
    assert app.game is not None
    assert str(Path(app.game.place)) in (app.return_value or "")


@pytest.mark.parametrize("key", ADVENTURES)
def test_every_colour_is_the_terminals_own_so_that_it_can_be_read_on_light_and_dark(key: str, tmp_path: Path) -> None:
    """A colour that a terminal cannot choose itself is unreadable on some background."""

    async def act(player: Player) -> None:
        await player.pencil(FIRST_TURNS[key])
        for shown in ("turn", "help"):
            for widget in player.app.screen.walk_children(Widget):
                strips = widget.render_lines(widget.size.region) if widget.size.area else []
                styles = {segment.style for strip in strips for segment in strip if segment.style and segment.text}
                fixed = [str(style) for style in styles if style.color and style.color.type not in OF_THE_TERMINAL]
                assert fixed == [], f"{shown}: {widget}"
                pale = [segment.text for strip in strips for segment in strip if _is_pale(segment)]
                assert "".join(pale).strip(LINES_OF_A_BOX) == "", f"{shown}: {widget}"
            await player.press("question_mark")

    played(wishes(key), tmp_path, act)


def _is_pale(segment: Segment) -> bool:
    return bool(segment.style and segment.style.color and segment.style.color.name in PALE)
