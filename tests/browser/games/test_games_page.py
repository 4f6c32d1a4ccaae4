"""My games in a browser: listed and seen again, taken to another phone, saved, and deleted."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pypdfium2
import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits, assert_targets_are_large
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import drawn
from support.browser.runner import is_player, play_on, play_turn, table_of
from support.browser.states.games import ALONE, with_games
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor
from support.server.challenger import Challenger
from support.server.known_player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAYOUT = drawn("temple", "o o o o")
OF_DEVICES = pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP], ids=lambda device: str(device.width))


def play_challenge(page: Page, visitor: Visitor, code: str, name: str) -> None:
    """Begin a run, which is the first game of a new browser."""
    visitor.go(page, f"/c/{code}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    table_of(page)


def move_code(page: Page) -> str:
    """Ask for the card for another phone, and read its letters."""
    page.get_by_role("button", name="Move to another phone").click()
    expect(page.locator(".move-card svg.qr")).to_be_visible()
    return page.locator(".move-code .sr").inner_text().replace(" ", "")


def test_what_was_played_is_listed_and_can_be_seen_again(visitor: Visitor, server: LiveServer) -> None:
    code = server.do(Challenger(server.port).make(layout=LAYOUT, title="For Ben"))
    page = visitor.open("/games")
    expect(page.get_by_text("No games yet")).to_be_visible()
    play_challenge(page, visitor, code, "Ana")
    play_turn(page)

    visitor.go(page, "/")
    page.get_by_role("link", name="My games").first.click()
    expect(page.locator(".unfinished li")).to_have_count(1)
    page.locator(".unfinished a").click()
    play_on(page)

    visitor.go(page, "/games")
    expect(page.locator(".finished li")).to_have_count(1)
    expect(page.locator(".unfinished")).to_have_count(0)
    expect(page.locator(".finished .nm")).to_contain_text("For Ben")
    page.get_by_role("link", name=re.compile("For Ben.*Watch it again")).click()
    expect(page.locator(".scrubber")).to_be_visible()
    expect(page.locator(".dice-check p")).to_have_text("The dice of a challenge are revealed when it is closed.")


def test_games_move_to_another_phone_and_go_on_there(visitor: Visitor, server: LiveServer) -> None:
    one, two = (server.do(Challenger(server.port).make(layout=LAYOUT, title=title)) for title in ("One", "Two"))
    old = visitor.open("/")
    play_challenge(old, visitor, one, "Ana")
    play_on(old)
    play_challenge(old, visitor, two, "Ana")
    play_turn(old)
    table = table_of(old)
    visitor.go(old, "/games")
    code = move_code(old)

    new = visitor.open("/move")
    new.get_by_role("textbox", name="Code").fill(f"{code[:4]} {code[4:]}".lower())
    new.get_by_role("button", name="Bring my games here").click()
    expect(new.locator(".my-name")).to_contain_text("Ana")
    expect(new.locator(".finished .nm")).to_contain_text("One")
    new.locator(".unfinished button").click()
    assert table_of(new) == table
    play_on(new)
    visitor.go(old, "/games")
    expect(old.locator(".finished li")).to_have_count(2)

    third = visitor.open("/move")
    third.get_by_role("textbox", name="Code").fill(code)
    visitor.forgive("404")
    third.get_by_role("button", name="Bring my games here").click()
    expect(third.locator("#move-wrong")).not_to_be_empty()
    expect(third.get_by_role("textbox", name="Code")).to_be_focused()


def test_a_link_fills_in_the_code_and_takes_it_out_of_the_address(visitor: Visitor, server: LiveServer) -> None:
    player = server.do(Player(server.port, "Ana").known())
    page = visitor.open(f"/move#{server.do(player.move_code())}")
    assert re.fullmatch("[A-Z]{4} [A-Z]{4}", page.get_by_role("textbox", name="Code").input_value())
    assert page.url.endswith("/move")


def test_deleting_is_asked_first_and_is_for_good(visitor: Visitor, server: LiveServer) -> None:
    player = server.do(Player(server.port, "Ana").known())
    server.do(player.play_alone())
    page = visitor.open("/")
    is_player(visitor, page, player)
    visitor.go(page, "/games")
    expect(page.locator(".finished li")).to_have_count(1)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".finished li")).to_have_count(1)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator(".toast")).to_have_text("Your games are deleted.")
    visitor.go(page, "/games")
    expect(page.get_by_text("No games yet")).to_be_visible()
    assert server.do(player.games())["total"] == 0


def test_all_games_are_saved_as_one_file(visitor: Visitor, server: LiveServer) -> None:
    page = visitor.open("/")
    is_player(visitor, page, with_games(server))
    visitor.go(page, "/games")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all games").click()
    records = ZipFile(BytesIO(Path(saved.value.path()).read_bytes())).namelist()
    assert len(records) > ALONE
    assert all(name.endswith(".game") for name in records)


def test_the_list_has_pages(visitor: Visitor, server: LiveServer) -> None:
    page = visitor.open("/")
    is_player(visitor, page, with_games(server))
    visitor.go(page, "/games")
    expect(page.locator(".finished li")).to_have_count(20)
    page.get_by_role("button", name="Earlier games").click()
    expect(page.locator(".finished h2")).to_be_focused()
    expect(page.get_by_role("button", name="Earlier games")).to_be_disabled()
    page.get_by_role("button", name="Later games").click()
    expect(page.locator(".finished li")).to_have_count(20)


def test_the_card_for_another_phone_is_printed_alone_on_one_page(visitor: Visitor, server: LiveServer) -> None:
    page = visitor.open("/")
    is_player(visitor, page, with_games(server))
    visitor.go(page, "/games")
    move_code(page)
    (card,) = pypdfium2.PdfDocument(BytesIO(page.pdf()))
    text = card.get_textpage().get_text_bounded()
    assert "Scan this with your other phone" in text
    assert "Finished games" not in text


def test_a_dialog_is_gone_with_its_screen(visitor: Visitor, server: LiveServer) -> None:
    page = visitor.open("/")
    is_player(visitor, page, with_games(server))
    visitor.go(page, "/games")
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.go_back()
    expect(page.locator(".my-games")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)


@OF_DEVICES
def test_my_games_are_accessible_and_fit(visitor: Visitor, server: LiveServer, device: Device) -> None:
    page = visitor.open("/", device)
    is_player(visitor, page, with_games(server))
    visitor.go(page, "/games")
    page.locator(".finished li").first.wait_for()
    assert_fits(page)
    assert_targets_are_large(page)
    assert_accessible_in_both_themes(page)
    move_code(page)
    assert_accessible_in_both_themes(page)
