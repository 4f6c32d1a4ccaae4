"""Playing on the full screen with keys and mouse: pencil, undo, ink, lists, several people, bots, going on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from support.full_screen import Player, before_the_end, played

from pennypapers.cli.commands.playing.play import has_full_screen
from pennypapers.rules import HouseRules, Space
from pennypapers.rules.library import ADVENTURES
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import Wishes, resume
from pennypapers.terminal.save import read_save, unfinished

EMPTY_AND_PLAIN = 3
BEFORE = ("d2=7", "e3=7", "e4=7", "c2=1", "b3=7", "b4=7")
ISLET = """adventure: island
name: islet
grid:
  ~ ~ ~ ~ ~ ~
  ~ o o o o ~
  ~ o o o o ~
  ~ o o o o ~
  ~ o o o o ~
  ~ ~ ~ ~ ~ ~
"""


def wishes(key: str = "temple", **more: object) -> Wishes:
    return Wishes(adventure=key, seed=numbered_seed(3), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_last_turn_leads_to_the_end_and_the_record_is_kept(key: str, tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.play_to_the_end()
        await player.press("enter", "enter")

    app = played(before_the_end(wishes(key), tmp_path), tmp_path, act)
    assert app.game is not None
    saved = read_save(Path(app.game.place))
    assert saved.table.ended
    assert saved.table == app.game.table
    assert app.return_value is not None
    assert str(Path(app.game.place)) in app.return_value


def test_a_number_is_typed_and_written_at_the_cursor(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("1", "4", "down", "enter")
        assert "14◂" in player.screen
        await player.press("i")
        assert player.game.table.sheets[0].writing == {Space("c2"): 14}
        assert "Turn 2" in player.screen

    played(wishes(), tmp_path, act)


def test_a_pencilled_number_is_moved_and_taken_back(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("9", "enter", "right", "enter")
        assert player.screen.count(" 9") == 1
        await player.press("u", "i")
        assert "T2:" in player.screen
        assert player.game.table.turns == 0

    played(wishes(), tmp_path, act)


def test_enter_asks_for_a_number_where_several_fit(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("enter")
        assert "What goes in c1?" in player.screen

    played(wishes(), tmp_path, act)


def test_a_click_writes_and_a_click_on_a_key_inks(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("tab")
        await player.pilot.click("SheetView", offset=(17, 2))
        await player.pilot.pause()
        assert " 4◂" in player.screen
        row = len(player.screen.splitlines()) - 1
        column = player.screen.splitlines()[-1].index("I ink")
        await player.pilot.click(offset=(column, row))
        await player.pilot.pause()
        assert player.game.table.sheets[0].writing == {Space("c1"): 4}

    played(wishes(), tmp_path, act)


def test_a_chip_is_clicked(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        lines = player.screen.splitlines()
        row = next(index for index, line in enumerate(lines) if "14" in line)
        await player.pilot.click(offset=(lines[row].rindex("14"), row))
        await player.pilot.pause()
        assert "[14]" in player.screen

    played(wishes(), tmp_path, act)


def test_a_click_on_a_chip_answers_what_goes_in_a_space(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.pilot.click("SheetView", offset=(17, 2))
        await player.pilot.pause()
        assert "What goes in c1?" in player.screen
        lines = player.screen.splitlines()
        row = next(index for index, line in enumerate(lines) if "14" in line)
        await player.pilot.click(offset=(lines[row].rindex("14"), row))
        await player.pilot.pause()
        assert "14◂" in player.screen
        assert "Press I to ink it." in player.screen

    played(wishes(), tmp_path, act)


def test_a_hint_is_listed_and_pencilled(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("t")
        for worker in [each for each in player.app.workers if each.group == "hint"]:
            await worker.wait()
        await player.pilot.pause()
        assert "stars expected" in player.screen
        await player.press("enter")
        assert "Press I to ink it." in player.screen

    played(wishes(), tmp_path, act)


def test_people_pass_the_keyboard_round_and_see_nothing_of_each_other(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        assert "Pass to ana" in player.screen
        await player.press("enter")
        await player.pencil("a1=4")
        await player.press("i")
        assert "Pass to ben" in player.screen
        assert "─" not in player.screen
        await player.press("enter")
        assert player.screen.count("◦") == EMPTY_AND_PLAIN, "ana's turn is sealed"
        await player.play_to_the_end()
        assert player.game.table.ended

    layout = tmp_path / "hut.layout"
    layout.write_text("adventure: temple\nname: hut\ngrid:\n  o o\n  o D\n")
    played(Wishes(layout=str(layout), players=("ana", "ben"), seed=numbered_seed(3)), tmp_path, act)


def test_a_person_plays_against_a_bot_and_looks_at_its_sheet(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.pencil("c1=4")
        await player.press("i")
        while player.game.table.turns < 1:
            await player.pilot.pause()
        await player.press("o", "right")
        assert "Tourist" in player.screen

    played(wishes(bots=("tourist",)), tmp_path, act)


def test_real_dice_are_typed_and_wrong_ones_refused(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.type("9 9 9")
        await player.press("enter")
        assert "G2" in player.screen
        for _ in range(5):
            await player.press("backspace")
        await player.type("2 3 5")
        await player.press("enter")
        assert "│ 2 │ │ 3 │ │ 5 │" in player.screen

    played(wishes(house=HouseRules.parse("dice=by_hand")), tmp_path, act)


def test_a_game_that_was_left_is_gone_on_with(tmp_path: Path) -> None:
    async def leave(player: Player) -> None:
        await player.pencil("c1=4")
        await player.press("i", "q")

    app = played(wishes(), tmp_path, leave)
    assert app.game is not None
    assert app.return_value is not None
    assert "--resume" in app.return_value

    async def go_on(player: Player) -> None:
        assert "Turn 2" in player.screen

    played(resume(Path(app.game.place)), tmp_path, go_on)
    assert [path for path, _ in unfinished(tmp_path)] == [Path(app.game.place)]

    async def choose(player: Player) -> None:
        assert "Go on: Temple of Apikhabou, turn 2" in player.screen
        await player.press("up", "enter")
        assert "Turn 2" in player.screen

    played(Wishes(), tmp_path, choose)


def test_home_begins_a_game_with_names_bots_and_a_side(tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("enter")
        await player.type("ana,ben")
        await player.press("tab", "enter", "tab", "down", "enter")
        assert "[x] Tourist" in player.screen
        assert "[x] back side" in player.screen
        await player.press("tab", "enter")
        assert player.game.table.seats == ("ana", "ben", "Tourist")
        assert player.game.table.layout.name == "back"

    played(Wishes(), tmp_path, act)


def test_a_game_that_cannot_be_saved_ends_with_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "games"

    async def act(player: Player) -> None:
        await player.pencil("c1=4")
        shutil.rmtree(folder)
        await player.press("i")

    app = played(wishes(), folder, act)
    assert app.return_code == 1
    assert "cannot be written" in (app.return_value or "")


def test_the_discoveries_of_the_valley_are_listed_and_revealed(tmp_path: Path) -> None:
    async def roll(player: Player, dice: str) -> None:
        await player.type(dice)
        await player.press("enter")

    async def act(player: Player) -> None:
        await roll(player, "p 5 1")
        await player.pencil("c1=10 d1=6")
        await player.press("i")
        await roll(player, "p 1 2")
        await player.pencil("e1=7")
        await player.press("d")
        assert "Mountain c1 d1 e1  7 ★" in player.screen
        await player.press("enter")
        assert "A mountain!" in player.screen
        await player.press("i")
        assert [found.kind for found in player.game.table.sheets[0].discoveries] == ["mountain"]

    played(wishes("valley", house=HouseRules.parse("dice=by_hand")), tmp_path, act)


def test_one_of_several_treasures_must_be_picked(tmp_path: Path) -> None:
    """I11: the list opens by itself when a mark reveals treasures that stand in each other's way."""
    layout = tmp_path / "islet.layout"
    layout.write_text(ISLET, encoding="utf-8")

    async def act(player: Player) -> None:
        for dice, mark in [*(("p 1 1", mark) for mark in BEFORE), ("1 d 1", "d6=B")]:
            await player.type(dice)
            await player.press("enter")
            await player.pencil(mark)
            if mark != "d6=B":
                await player.press("i")
        assert "Which treasure?" in player.screen
        await player.press("down", "enter")
        assert "Press I to ink it." in player.screen
        await player.press("i")
        assert player.game.table.sheets[0].treasures == {Space("d4"): 7}

    house = HouseRules.parse("dice=by_hand")
    played(Wishes(layout=str(layout), house=house), tmp_path, act)


def test_the_command_chooses_the_full_screen_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    assert has_full_screen()
    monkeypatch.setenv("TERM", "dumb")
    assert not has_full_screen()
