"""Every screen in every language on a small phone: everybody can use it, nothing is cut off, no word is missing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from support.browser.house import House
from support.browser.inspection import (
    assert_accessible,
    assert_accessible_in_words,
    assert_fits,
    assert_targets_are_large,
)
from support.browser.moment import expect
from support.browser.visitor import PHONE, SMALL_PHONE, Device, Visitor
from support.server.guest import Party

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANGUAGES = ["en", "fr", "nl", "de", "es"]
PARTS = "count|paper|print|home|join|host|lobby|play|score|screen|replay|learn|rules|sheet|refused|clause|late|offline"
MESSAGE_ID = re.compile(rf"\b(?:{PARTS})(?:-[a-zA-Z0-9]+)+\b|\{{ ?\$")
PLACES = {
    "/": ".home",
    "/host": ".sheet-thumb svg",
    "/join": "main",
    "/learn": "main",
    "/rules": "article, .clause",
    "/replay": "main",
    "/count": ".sheet-thumb svg",
    "/print": ".print-pages img",
    "/solo/temple": ".sheet [data-space]",
    "/solo/island": ".sheet [data-space]",
    "/solo/valley": ".sheet [data-space]",
}

SEATS = {"lobby": ".lobby", "playing": ".sheet [data-space]", "over": ".end .sheet", "alone": ".end .sheet"}
WALLS = {"lobby": ".wall.before", "playing": ".tile .sheet", "over": ".winning .sheet", "alone": ".winning .sheet"}
"""What has to be there before a screen is looked at, at a seat and on the wall."""


@pytest.fixture(scope="module")
def parties(house: House) -> dict[str, Party]:
    """A table that waits, one that plays and two that are over."""
    playing = house.party("Ida", "Tom", adventure="island")
    house.do(playing.host.say("start"))
    return {
        "lobby": house.party("Ida", "Tom", "Noor", adventure="valley"),
        "playing": playing,
        "over": house.finished("Ida", "Tom", "Noor", adventure="temple"),
        "alone": house.finished("Ida", adventure="temple"),
    }


def take_the_seat(page: Page, party: Party) -> None:
    """This browser holds the first seat of the table from now on."""
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


def screens(visitor: Visitor, page: Page, parties: dict[str, Party]) -> Iterator[str]:
    """One after the other in the same page: what each of them loads is another test's affair."""
    for path, there in PLACES.items():
        visitor.turn(page, path)
        page.locator(there).first.wait_for()
        yield path
    for phase, party in parties.items():
        take_the_seat(page, party)
        visitor.turn(page, f"/t/{party.code}")
        page.locator(SEATS[phase]).first.wait_for()
        yield phase
        visitor.turn(page, f"/t/{party.code}/screen")
        page.locator(WALLS[phase]).first.wait_for()
        yield f"the big screen: {phase}"
    visitor.turn(page, f"/replay/{parties['over'].code}")
    page.locator("main .sheet").first.wait_for()
    yield "replay"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_it_and_everybody_can_use_it(
    visitor: Visitor, parties: dict[str, Party], language: str
) -> None:
    page = visitor.open("/", SMALL_PHONE, language=language)
    for screen in screens(visitor, page, parties):
        expect(page.locator("html")).to_have_attribute("lang", language)
        said = page.locator("body").inner_text()
        assert not MESSAGE_ID.search(said), f"{screen}: {MESSAGE_ID.search(said)}"
        assert_fits(page)
        if language == "en":
            assert_accessible(page)
        else:
            assert_accessible_in_words(page)  # structure and colours are the same in all of them


@pytest.mark.parametrize("device", [SMALL_PHONE, PHONE], ids=lambda device: str(device.width))
def test_every_screen_can_be_tapped(visitor: Visitor, parties: dict[str, Party], device: Device) -> None:
    page = visitor.open("/", device)
    for _ in screens(visitor, page, parties):
        assert_targets_are_large(page)
