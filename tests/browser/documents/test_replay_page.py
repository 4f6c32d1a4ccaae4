"""Replays: any turn of a game, step by step or playing, from a table or from a file."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible, assert_accessible_in_both_themes, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import Glimpse, expect
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor
from support.server.guest import Party, request

from pennypapers.hosting.views.timeline import Timeline
from pennypapers.hosting.views.timeline import timeline_of as timeline_in
from pennypapers.notation import read_record
from pennypapers.server.codec import decode

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

GAMES = Path(__file__).parents[2] / "data" / "games"
ROW = "adventure: temple\nname: row\ngrid:\n  o o o D\n"
ROW_GAME = "adventure: temple\nlayout: row.layout\nmode: solo\nplayers: ana\n\n1. 1 2 3 | ana: a1=1\n"


@pytest.fixture(scope="module")
def party(server: LiveServer) -> Party:
    """A finished game of three, with sealed dice and more than fourteen turns."""
    while True:  # five dangers end a game on the Island
        party = server.finished("Ana", "Ben", "Noor", adventure="island", sealed=True)
        if len(timeline_of(server, party).steps) > 14:
            return party


def timeline_of(server: LiveServer, party: Party) -> Timeline:
    return decode(request(server.port, "GET", f"{party.path}/steps").text, Timeline)


def counted(stars: int) -> str:
    """A number of stars as the page writes it in English; −1 is singular, like 1."""
    return f"{'−' if stars < 0 else ''}{abs(stars)} star{'' if abs(stars) == 1 else 's'}"


def under(page: Page, text: str) -> Locator:
    """The text below the title."""
    return page.locator("header .mid").get_by_text(text)


def test_a_link_opens_its_turn_and_keys_move_between_turns(visitor: Visitor, server: LiveServer, party: Party) -> None:
    last = len(timeline_of(server, party).steps)
    page = visitor.open(f"/replay/{party.code}?turn=12&seat=2")
    under(page, f"Turn 12 of {last}").wait_for()
    expect(page.get_by_role("button", name=re.compile(r"^Ben\b"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    under(page, f"Turn 13 of {last}").wait_for()
    page.wait_for_url("**turn=13**")
    page.keyboard.press("Home")
    under(page, "Before the first roll").wait_for()
    page.keyboard.press("End")
    under(page, f"Turn {last} of {last}").wait_for()
    page.wait_for_url(f"**turn={last}**")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    under(page, f"Turn {last - 1} of {last}").wait_for()


def test_the_last_turn_shows_the_result_and_the_verified_dice(
    visitor: Visitor, server: LiveServer, party: Party
) -> None:
    game = timeline_of(server, party)
    assert game.ended
    best = next(standing for standing in game.ended.standings if standing.place == 1)
    page = visitor.open(f"/replay/{party.code}?turn=999")
    wins = "wins" if len(game.ended.winners) == 1 else "win"
    won = f"{', '.join(game.ended.winners)} {wins} with {counted(best.stars)}."
    page.locator("main").get_by_text(won).wait_for()
    for name, stars in zip(game.players, game.steps[-1].stars, strict=True):
        page.get_by_role("button", name=re.compile(rf"^{name} {counted(stars)}\b")).wait_for()
    page.get_by_text("These dice were fixed before the game and nobody chose them. Checked.").wait_for()


def test_the_label_of_a_space_has_its_mark(visitor: Visitor, server: LiveServer, party: Party) -> None:
    space, _, value = timeline_of(server, party).steps[0].changes[0].split()[0].partition("=")
    page = visitor.open(f"/replay/{party.code}?turn=1&seat=1")
    words = page.locator(f'[data-space="{space}"][role=gridcell]').first
    named = {"!": "skull", "B": "boat"}.get(value, value)
    expect(words).to_have_attribute("aria-label", re.compile(rf"^{space}, {named}\b"))


def test_a_danger_turn_shows_who_held_each_sheet(visitor: Visitor) -> None:
    file = GAMES / "island-front-table.game"
    game = timeline_in(read_record(file.read_text(encoding="utf-8"), str))
    roll = next(step.roll for step in game.steps if step.roll.is_danger)
    assert roll.holds
    page = visitor.open("/replay", DESKTOP)
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("slider").fill(str(roll.turn))
    for owner, name in enumerate(game.players):
        sheet = page.locator("figure.large").filter(has=page.get_by_role("grid", name=f"{name}: sheet"))
        sheet.get_by_text(f"In the hands of {game.players[roll.holds.index(owner)]}").wait_for()


def test_play_advances_the_turns_and_pause_stops_them(visitor: Visitor, party: Party) -> None:
    page = visitor.open(f"/replay/{party.code}")
    second = Glimpse(page, "header .mid", "Turn 2 of")
    page.get_by_role("button", name="Play").click()
    second.has_appeared()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play").wait_for()


def test_the_shared_card_is_a_png_of_1200_by_630(visitor: Visitor, party: Party) -> None:
    page = visitor.open(f"/replay/{party.code}", DESKTOP)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a card").click()
    data = Path(download.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 40_000, "the picture is not blank"


def test_the_saved_file_is_the_record_of_the_table(visitor: Visitor, server: LiveServer, party: Party) -> None:
    page = visitor.open(f"/replay/{party.code}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == f"{party.code}.game"
    assert Path(download.value.path()).read_text() == request(server.port, "GET", f"{party.path}/record").text


def test_a_record_from_a_file_is_shown_also_after_a_reload(visitor: Visitor) -> None:
    page = visitor.open("/replay")
    page.get_by_label("Choose a file").set_input_files(GAMES / "valley-front-table.game")
    under(page, "Before the first roll").wait_for()
    expect(page.locator("html")).to_have_attribute("data-adv", "valley")
    page.get_by_text("Unsealed: nobody fixed these dice before the game").wait_for()
    page.reload()
    under(page, "Before the first roll").wait_for()
    page.get_by_role("button", name="Open another").click()
    page.get_by_label("Choose a file").wait_for(state="attached")


def test_a_record_is_opened_together_with_its_layout_file(visitor: Visitor, tmp_path: Path) -> None:
    (tmp_path / "row.layout").write_text(ROW)
    (tmp_path / "row.game").write_text(ROW_GAME)
    page = visitor.open("/replay")
    page.get_by_label("Choose a file").set_input_files([tmp_path / "row.game", tmp_path / "row.layout"])
    under(page, "Solo").wait_for()
    expect(page.locator("[data-space]")).to_have_count(4)


def test_real_dice_that_were_typed_in_the_terminal_are_called_so(visitor: Visitor) -> None:
    text = (GAMES / "valley-front-solo.game").read_text(encoding="utf-8")
    page = visitor.open("/replay")
    page.get_by_label("paste its text").fill(text.replace("players:", "options: dice=by_hand\nplayers:", 1))
    page.get_by_role("button", name="Show it").click()
    page.locator(".dice-check").get_by_text("Typed by hand: ").wait_for()
    expect(page.locator(".dice-check")).not_to_contain_text("every device")


def test_an_illegal_record_is_refused_with_its_line(visitor: Visitor) -> None:
    page = visitor.open("/replay")
    page.get_by_label("paste its text").fill(ROW_GAME.replace("row.layout", "front").replace("a1=1", "c4=14"))
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("alert").filter(has_text="Line 6: These dice make 1, 2, 3, 4, 5 and 6, not 14").wait_for()
    visitor.forgive("status of 400")


def test_an_unknown_table_shows_an_error(visitor: Visitor) -> None:
    page = visitor.open("/replay/ZZZZ")
    page.get_by_role("alert").filter(has_text=re.compile(r"\w")).wait_for()
    visitor.forgive("status of 404")


@pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP], ids=lambda device: str(device.width))
def test_a_replay_is_accessible_and_fits(visitor: Visitor, party: Party, device: Device) -> None:
    page = visitor.open(f"/replay/{party.code}?turn=30", device)
    page.locator(".sheet-of svg").first.wait_for()
    page.get_by_text("Checked.").wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)


def test_opening_a_record_is_accessible_and_fits(visitor: Visitor) -> None:
    page = visitor.open("/replay", SMALL_PHONE)
    assert_accessible(page)
    assert_fits(page)
