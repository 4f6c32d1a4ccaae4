"""Every screen in every language on a small phone: accessible, not wider than the window, no message missing; targets
are large enough on a larger phone too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import (
    assert_accessible,
    assert_contrast,
    assert_fits,
    assert_targets_are_large,
    assert_translation_is_accessible,
)
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.runner import is_player
from support.browser.states.challenges import played
from support.browser.states.dailies import PAST, played_daily
from support.browser.visitor import PHONE, SMALL_PHONE, Visitor, code_of
from support.server.guest import Guest, Party

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANGUAGES = ["en", "fr", "nl", "de", "es"]
PARTS = (
    "count|paper|print|home|join|host|lobby|play|score|screen|replay|learn|rules|sheet|refused|clause|late|offline|same"
    "|daily|chat|coach|puzzle|one"
)
MESSAGE_ID = re.compile(rf"\b(?:{PARTS})(?:-[a-zA-Z0-9]+)+\b|\{{ ?\$")
PLACES = {
    "/": ".home",
    "/host": ".pictures .scene",
    "/one-phone": ".pictures .scene",
    "/join": "main",
    "/learn": "main",
    "/challenge": ".sheet-thumb svg",
    "/evening": ".evening-rows li",
    "/daily": ".daily-card .sheet-thumb svg",
    "/puzzles": ".of-today .puzzle-sheet svg",
    "/puzzles/rush": ".rush-ready .btn",
    "/puzzles/missed": ".puzzles .entry .card",
    "/puzzles/valley-1": ".puzzling:not(.arriving) .sheet [data-space]",
    "/coach": "main.card",
    "/rules": "article, .clause",
    "/replay": "main",
    "/count": ".sheet-thumb svg",
    "/print": ".print-pages img",
    "/solo/temple": ".play:not(.arriving) .chips .chip",
    "/solo/island": ".play:not(.arriving) .chips .chip",
    "/solo/valley": ".play:not(.arriving) .chips .chip",
}

BY_HAND = {"options": "dice=by_hand"}
TOKEN = "(code) => JSON.parse(localStorage.getItem('pennypapers.seats'))[code].token"
SEATS = {"lobby": ".lobby", "playing": ".sheet [data-space]", "over": ".end .sheet", "alone": ".end .sheet"}
BIG_SCREENS = {
    "lobby": ".big-screen.before",
    "playing": ".tile .sheet",
    "over": ".finals .sheet",
    "alone": ".finals .sheet",
}
"""What a test waits for before it looks at a screen: at a seat, and on the big screen."""


@pytest.fixture(scope="module")
def parties(server: LiveServer) -> dict[str, Party]:
    """A table in the lobby, one that plays and two whose games are over."""
    playing = server.party("Ida", "Tom", adventure="island", options="dice=by_hand")
    server.do(playing.host.say("start"))
    server.do(playing.host.say("type_roll", turn=1, roll="2 3 5"))
    return {
        "lobby": server.party("Ida", "Tom", "Noor", adventure="valley"),
        "playing": playing,
        "over": server.finished("Ida", "Tom", "Noor", adventure="temple"),
        "alone": server.finished("Ida", adventure="temple"),
    }


def take_the_seat(page: Page, party: Party) -> None:
    """Store the first seat of the table in the browser of this page."""
    kept = {
        party.code: {
            "code": party.code,
            "token": party.host.token,
            "adventure": "temple",
            "solo": len(party.guests) == 1,
            "at": 1,
        }
    }
    page.evaluate("(seats) => localStorage.setItem('pennypapers.seats', seats)", json.dumps(kept))


def type_dice(page: Page, server: LiveServer) -> None:
    """Type an ordinary roll at the solo table of this page, so that it shows the same screen every time."""
    page.locator(".typed-dice").wait_for()
    code = code_of(page)
    host = Guest(server.port, code, page.evaluate(TOKEN, code))
    server.do(host.come())
    assert server.do(host.say("type_roll", turn=1, roll="2 3 5"))["type"] == "done"
    server.do(host.go())


def screens(visitor: Visitor, page: Page, server: LiveServer, parties: dict[str, Party]) -> Iterator[str]:
    """Open all screens one after the other in the same page, and yield the name of each."""
    page.route("**/api/tables", lambda route: route.continue_(post_data={**route.request.post_data_json, **BY_HAND}))
    for path, there in PLACES.items():
        visitor.turn(page, path)
        if path.startswith("/solo/"):
            type_dice(page, server)
        page.locator(there).first.wait_for()
        yield path
    for phase, party in parties.items():
        take_the_seat(page, party)
        visitor.turn(page, f"/t/{party.code}")
        page.locator(SEATS[phase]).first.wait_for()
        yield phase
        visitor.turn(page, f"/t/{party.code}/screen")
        page.locator(BIG_SCREENS[phase]).first.wait_for()
        yield f"the big screen: {phase}"
    visitor.turn(page, f"/replay/{parties['over'].code}")
    page.locator("main .sheet").first.wait_for()
    yield "replay"
    yield from challenge_screens(visitor, page, server)


def challenge_screens(visitor: Visitor, page: Page, server: LiveServer) -> Iterator[str]:
    """A challenge before and after one's own run, and two runs beside each other."""
    found = played(server, 8)
    visitor.turn(page, f"/c/{found.code}")
    page.locator(".about .sheet-thumb svg").wait_for()
    yield "challenge"
    is_player(visitor, page, found.players[0])
    visitor.turn(page, f"/c/{found.code}?")
    page.locator(".run-places li").first.wait_for()
    yield "results of a challenge"
    page.locator("a.run").first.click()
    page.locator(".side-by-side .sheet-of svg.sheet").nth(1).wait_for()
    yield "two runs"
    is_player(visitor, page, played_daily(server).player)
    visitor.turn(page, f"/daily?day={PAST}")
    page.locator(".daily-card .outcome").first.wait_for()
    yield "a day"
    page.context.clear_cookies()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_translated_accessible_and_fits(
    visitor: Visitor, server: LiveServer, parties: dict[str, Party], language: str
) -> None:
    page = visitor.open("/", SMALL_PHONE, language=language)
    for screen in screens(visitor, page, server, parties):
        expect(page.locator("html")).to_have_attribute("lang", language)
        said = page.locator("body").inner_text()
        assert not MESSAGE_ID.search(said), f"{screen}: {MESSAGE_ID.search(said)}"
        assert_fits(page)
        if language == "en":
            assert_accessible(page)
            for device in (SMALL_PHONE, PHONE):
                page.set_viewport_size({"width": device.width, "height": device.height})
                assert_targets_are_large(page)
            page.set_viewport_size({"width": SMALL_PHONE.width, "height": SMALL_PHONE.height})
        else:
            assert_translation_is_accessible(page)  # structure and colours do not depend on the language


def test_every_screen_that_is_drawn_in_the_dark_theme_has_contrast(
    visitor: Visitor, server: LiveServer, parties: dict[str, Party]
) -> None:
    """Other tests switch to the dark theme after a screen was drawn: what reads a colour as it draws would differ."""
    page = visitor.open("/", SMALL_PHONE, dark=True)
    for _ in screens(visitor, page, server, parties):
        assert_contrast(page)
