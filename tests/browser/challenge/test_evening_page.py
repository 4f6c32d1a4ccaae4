"""Evenings on the page: several games made and counted together, played at different times, printed and saved."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pypdfium2
import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.runner import play_on, table_of
from support.browser.visitor import DESKTOP, SMALL_PHONE, Device, Visitor
from support.server.challenger import Challenger

if TYPE_CHECKING:
    from playwright.sync_api import Page

OF_DEVICES = pytest.mark.parametrize("device", [SMALL_PHONE, DESKTOP], ids=lambda device: str(device.width))
EVENING = re.compile(r"/e/[A-Z]+$")


def made(server: LiveServer, **wish: object) -> Any:
    return server.do(Challenger(server.port).make_evening(**wish))


def play_next(page: Page, number: int, name: str | None = None) -> None:
    """Play a game of the evening from its page to its page."""
    page.get_by_role("link", name=f"Play game {number}").click()
    if name is not None:
        page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    table_of(page)
    play_on(page)
    page.get_by_role("link", name="See the results").click()
    page.get_by_role("link", name="On with the evening").click()
    page.wait_for_url(EVENING)


def open_as(visitor: Visitor, player: Challenger, path: str, device: Device = DESKTOP, language: str = "en") -> Page:
    """A browser with the key of a player."""
    page = visitor.blank(device, language=language)
    page.context.add_cookies([{"name": "pennypapers", "value": player.cookie or "", "url": visitor.address}])
    visitor.go(page, path)
    return page


def finished_one(server: LiveServer) -> tuple[Challenger, str]:
    """Somebody who has finished one game of an evening, and its address."""
    evening, ana = made(server, title="Club night"), Challenger(server.port, "Ana")
    server.do(ana.play(evening["challenges"][0]))
    return ana, f"/e/{evening['code']}"


def totals(page: Page) -> dict[str, int]:
    """Everybody's points, as they are shown."""
    page.locator(".standing li").first.wait_for()
    rows = page.locator(".standing .run")
    return {
        rows.nth(at).locator(".nm b").inner_text(): int(rows.nth(at).locator(".sc .sr").inner_text().split()[0])
        for at in range(rows.count())
    }


def test_an_evening_is_made_from_the_way_to_a_challenge(visitor: Visitor) -> None:
    page = visitor.open("/challenge")
    page.get_by_role("link", name="Several games?").click()
    rows = page.locator(".evening-rows li")
    expect(rows).to_have_count(3)
    expect(page.get_by_role("button", name="Remove game 1")).to_be_disabled()
    for _ in range(7):
        page.get_by_role("button", name="Add a game").click()
    expect(rows).to_have_count(10)
    expect(page.get_by_role("button", name="Add a game")).to_be_hidden()
    for _ in range(6):
        page.get_by_role("button", name="Remove game 2", exact=True).click()
    expect(rows).to_have_count(4)
    page.get_by_label("Adventure of game 2").select_option("island")
    page.get_by_label("Side of game 2").select_option("back")
    page.get_by_label("What is it called?").fill("Club night")
    page.get_by_role("button", name="Make the evening").click()
    page.wait_for_url(EVENING)
    expect(page.get_by_role("heading", name="Club night")).to_be_visible()
    expect(page.locator(".evening-games li")).to_have_count(4)
    expect(page.locator(".evening-games li").nth(1)).to_contain_text("Skull Island · back")
    expect(page.locator(".evening-standing-part")).to_contain_text("once you have finished a game")


def test_two_people_play_an_evening_at_different_times(visitor: Visitor, server: LiveServer) -> None:
    address = f"/e/{made(server, title='Club night')['code']}"
    ana = visitor.open(address)
    for number in (1, 2, 3):
        play_next(ana, number, "Ana" if number == 1 else None)
    expect(ana.locator(".evening-about")).to_contain_text("You have finished 3 of 3 games.")
    assert totals(ana) == {"Ana (you)": 150}, "alone, one is in the middle of the field"

    ben = visitor.open(address)
    expect(ben.locator(".standing")).to_have_count(0)
    play_next(ben, 1, "Ben")
    expect(ben.locator(".evening-standing-part")).to_contain_text("Only game 1 is counted here")
    assert sum(totals(ben).values()) == 100, "two share the points of a game"
    play_next(ben, 2)
    play_next(ben, 3)
    visitor.go(ana, address)
    hers, his = totals(ana), totals(ben)
    assert sum(hers.values()) == 300
    assert list(hers.values()) == list(his.values())
    assert hers.keys() == {"Ana (you)", "Ben"}
    expect(ben.locator(".evening-about .btn")).to_have_count(0)


def test_a_game_leads_back_to_its_evening(visitor: Visitor, server: LiveServer) -> None:
    evening = made(server)
    page = visitor.open(f"/c/{evening['challenges'][1]}")
    page.get_by_role("link", name="To the evening").click()
    page.wait_for_url(EVENING)
    page.locator(".evening-games a").nth(2).click()
    page.wait_for_url(re.compile(rf"/c/{evening['challenges'][2]}$"))


@pytest.mark.parametrize(("language", "separator"), [("en", ","), ("de", ";")])
def test_the_standing_is_saved_for_a_spreadsheet(
    visitor: Visitor, server: LiveServer, language: str, separator: str, tmp_path: Path
) -> None:
    ana, address = finished_one(server)
    page = open_as(visitor, ana, address, language=language)
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    saved.value.save_as(tmp_path / "evening.csv")
    header, row = (tmp_path / "evening.csv").read_text("utf-8-sig").splitlines()
    assert separator in header
    assert row.split(separator)[:2] == ["1", "Ana"]


def test_the_standing_is_printed_without_buttons(visitor: Visitor, server: LiveServer) -> None:
    ana, address = finished_one(server)
    page = open_as(visitor, ana, address)
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    expect(page.locator(".standing .run")).to_be_visible()
    expect(page.get_by_role("heading", name="Club night")).to_be_visible()
    for button in page.locator(".btn, .ib").all():
        expect(button).to_be_hidden()
    (sheet,) = pypdfium2.PdfDocument(io.BytesIO(page.pdf()))
    assert "Ana (you)" in sheet.get_textpage().get_text_range()


def test_a_wrong_code_says_so(visitor: Visitor) -> None:
    visitor.forgive("404")
    page = visitor.open("/e/QQQQQ")
    expect(page.locator(".notice")).to_contain_text("There is no evening with this code.")
    expect(page.get_by_role("link", name="Make an evening")).to_be_visible()


@OF_DEVICES
def test_evenings_are_accessible_and_fit(visitor: Visitor, server: LiveServer, device: Device) -> None:
    ana, address = finished_one(server)
    page = visitor.open("/evening", device)
    page.locator(".evening-rows .sheet-thumb svg").first.wait_for(state="attached")
    assert_fits(page)
    assert_accessible_in_both_themes(page)
    seen = open_as(visitor, ana, address, device)
    seen.locator(".standing li").first.wait_for()
    assert_fits(seen)
    assert_accessible_in_both_themes(seen)
