"""A turn in the Valley: real dice typed on the phone, three uses, a discovery outlined in pencil and then inked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible
from support.browser.live_server import LiveServer
from support.browser.moment import expect, see
from support.browser.player import Player, drawn, play_alone
from support.browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator

LAYOUT = drawn("valley", "o o o o", "o o o o", "o o o o")
SIDES = """(all) => all.map((each) => {
  const { width, height } = each.getBoundingClientRect();
  return Math.min(width, height);
})"""
OUTLINES = """() => [...document.querySelectorAll('.drawing .disc:not(.rubbed)')].map((line) =>
  `${line.getAttribute('class').replace(/ drawn$/, '')}: ${line.dataset.discovery}`)"""


@pytest.fixture
def player(visitor: Visitor, server: LiveServer) -> Player:
    """A player with a 12 in a1 and a 9 in b1, before the dice of turn 2."""
    playing = play_alone(visitor, server, adventure="valley", layout=LAYOUT)
    playing.play("P 4 5", "a1=12 b1=9")
    return playing


def uses(player: Player) -> Locator:
    return player.page.locator(".uses li")


def slip(player: Player, kind: str) -> Locator:
    return player.page.locator(".sugg").get_by_role("button", name=re.compile(f"^{kind}"))


def outlined(player: Player, *lines: str) -> None:
    """Wait until exactly these outlines of discoveries are shown, each with its classes and spaces."""
    see(player.page, OUTLINES, [*lines])


def test_real_dice_are_typed_with_three_pickers(player: Player) -> None:
    page = player.page
    page.get_by_text("Roll your dice.").wait_for()
    done = page.get_by_role("button", name="These are the dice")
    expect(done).to_have_attribute("aria-disabled", "true")
    sides = page.locator(".typed-dice .faces button").evaluate_all(SIDES)
    assert len(sides) == 18
    assert min(sides) >= 44
    assert_accessible(page)
    player.type_dice("P D 2")
    player.hears_dice("Purple die: Penny", "Green die: Dakota", "Red die: 2")


def test_used_dice_fade_and_their_uses_are_listed(player: Player) -> None:
    player.roll("P 3 2")
    player.pencil("c1=6")
    player.page.locator(".die.purple.used").wait_for()
    player.hears_dice("Purple die: Penny, used", "Green die: 3", "Red die: 2")
    expect(uses(player)).to_have_text(["Penny wrote 6 in c1"])
    player.pencil("c2=3 b2=2")
    player.page.locator(".die.red.used").wait_for()
    player.hears_dice("Purple die: Penny, used", "Green die: 3, used", "Red die: 2, used")
    expect(uses(player)).to_have_text(["Penny wrote 6 in c1", "3 in c2", "2 in b2"])


def test_several_uses_are_typed_in_one_line_faster_than_the_server_answers(player: Player) -> None:
    player.roll("P 3 2")
    player.page.keyboard.press("/")
    player.page.get_by_role("textbox").fill("c1=6 c2=3 b2=2")
    player.page.keyboard.press("Enter")
    player.hears(*(f"{mark} in pencil, may be chosen" for mark in ("c1, 6", "c2, 3", "b2, 2")))


def test_a_discovery_is_suggested_outlined_in_pencil_and_inked(player: Player) -> None:
    page = player.page
    player.roll("P 3 2")
    player.pencil("c1=6 c2=3 b2=2")
    page.get_by_text("A discovery?").wait_for()
    page.locator(".sugg button", has_text="Mountain +7").and_(page.locator(".sugg button").first).wait_for()
    slip(player, "Forest").and_(page.locator(".sugg button").nth(1)).wait_for()
    outlined(player)
    player.tap(slip(player, "Mountain"))
    page.get_by_text("A mountain!").wait_for()
    outlined(player, "disc mountain is-draft: a1 b1 c1")
    expect(slip(player, "Mountain")).to_have_attribute("aria-pressed", "true")
    page.locator(".foot .total .delta", has_text="+7").wait_for()
    assert_accessible(page)
    player.tap(slip(player, "Forest"))
    page.get_by_text("A forest!").wait_for()
    outlined(player, "disc forest is-draft: a1 b1 c1 b2 c2")
    player.tap(slip(player, "Mountain"))
    outlined(player, "disc mountain is-draft: a1 b1 c1")
    player.ink()
    player.closed()
    outlined(player, "disc mountain: a1 b1 c1")
    player.hears(
        "a1, 12, inked, in a mountain range",
        "b1, 9, inked, in a mountain range",
        "c1, 6, inked, in a mountain range",
        "c2, 3, inked",
    )
    player.hears_stars("7 stars")


def test_a_discovery_is_chosen_by_tapping_its_spaces_and_can_be_declined(player: Player) -> None:
    page = player.page
    player.roll("P 3 2")
    player.pencil("c1=6 c2=3 b2=2")
    page.get_by_text("A discovery?").wait_for()
    player.tap("a1")
    player.tap("c1")
    page.locator(".sugg small", has_text="one more: b1").wait_for()
    player.tap("b1")
    page.get_by_text("A mountain!").wait_for()
    outlined(player, "disc mountain is-draft: a1 b1 c1")
    player.tap(page.get_by_role("button", name="Skip"))
    outlined(player)
    player.ink()
    player.closed()
    player.hears_stars("0 stars")


def test_discoveries_that_are_not_listed_are_found_by_tapping(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet may have more discoveries than an answer lists; those of the tapped spaces are asked for."""
    monkeypatch.setattr("pennypapers.hosting.views.table_views.MOST_LISTED", 1)
    player.roll("P 4 5")
    player.pencil("c1=12 c2=9")
    player.page.get_by_text("A discovery?").wait_for()
    for space in ("c1", "c2", "b1"):
        player.tap(space)
    outlined(player, "disc mountain is-draft: b1 c1 c2")
