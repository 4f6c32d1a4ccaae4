"""Drafts on the page: marks are moved, undone, kept over a reload, counted, and refused with a clause."""

from __future__ import annotations

import pytest
from support.browser.inspection import assert_accessible
from support.browser.live_server import LiveServer
from support.browser.moment import Glimpse, expect, see
from support.browser.player import LABELS, Player, drawn, play_alone
from support.browser.visitor import Visitor

LAYOUT = drawn("temple", "o o o o", "D o o D")
PENCILLED = f"() => ({LABELS % '.sheet [role=gridcell][data-space]'})().filter((name) => name.includes('pencil'))"


@pytest.fixture
def player(visitor: Visitor, server: LiveServer) -> Player:
    """A player with a 4 in a1, after the roll 2, 3, 1."""
    playing = play_alone(visitor, server, layout=LAYOUT)
    playing.play("4 1 1", "a1=4")
    playing.roll("2 3 1")
    return playing


def hears_pencil(player: Player, *names: str) -> None:
    """Wait until exactly these labels say that their space is in pencil."""
    see(player.page, PENCILLED, [*names])


def test_a_number_is_pencilled_in_the_tapped_space_and_moved_by_the_next_tap(player: Player) -> None:
    player.tap(player.chip(5))
    expect(player.chip(5)).to_have_attribute("aria-pressed", "true")
    player.tap("c1")
    hears_pencil(player, "c1, 5 in pencil")
    player.space("c1").locator(".dr").wait_for()
    player.tap("b2")
    player.tap(player.chip(3))
    hears_pencil(player, "b2, 3 in pencil")


def test_a_space_can_be_chosen_before_the_number(player: Player) -> None:
    player.tap("c2")
    player.page.get_by_text("What goes in c2?").wait_for()
    player.tap(player.chip(6))
    hears_pencil(player, "c2, 6 in pencil")


def test_undo_removes_a_pencilled_mark_and_unselects_a_number(player: Player) -> None:
    undo = player.page.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    player.pencil("b1=5")
    player.tap(undo)
    hears_pencil(player)
    player.tap(player.chip(5))
    expect(player.chip(5)).to_have_attribute("aria-pressed", "true")
    player.tap(undo)
    expect(player.chip(5)).to_have_attribute("aria-pressed", "false")
    player.page.locator(".foot .undo[aria-disabled=true]").wait_for()


def test_the_stars_of_a_draft_are_shown_before_it_is_inked(player: Player) -> None:
    page = player.page
    player.hears_stars("0 stars")
    player.pencil("b1=5")
    page.locator(".foot .total .delta", has_text="+2").wait_for()
    player.hears_stars("2 stars, +2 with this draft")
    expect(page.locator(".part.up")).to_have_text("Sequence0 +2")
    player.tap("d1")
    page.locator(".foot .total .delta").wait_for(state="detached")
    player.hears_stars("0 stars")


def test_a_refusal_names_its_clause_and_opens_its_rule(player: Player) -> None:
    page = player.page
    player.tap(player.chip(5))
    player.tap("d2")
    player.bubble.wait_for()
    expect(player.bubble.locator(".clause")).to_have_text("T2")
    expect(player.bubble).to_contain_text("d2 is a door")
    expect(player.bubble).to_have_attribute("role", "alert")
    expect(page.locator(".refusal .refused")).to_have_count(1)
    hears_pencil(player)
    assert_accessible(page)
    player.tap(player.bubble.get_by_role("button", name="Read rule T2"))
    page.locator("dialog .clause-text", has_text="one empty plain space").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_a_refusal_can_highlight_legal_spaces_and_closes_with_the_next_tap(player: Player) -> None:
    player.tap("a1")
    player.bubble.wait_for()
    expect(player.bubble).to_contain_text("a1 is filled already")
    shown = Glimpse(player.page, ".spaces .is-next")
    player.tap(player.bubble.get_by_role("button", name="Show where it may go"))
    shown.has_appeared()
    player.bubble.wait_for(state="detached")
    player.tap("a1")
    player.bubble.wait_for()
    player.tap(player.chip(2))
    player.bubble.wait_for(state="detached")


def test_a_reload_in_the_middle_of_a_turn_keeps_the_draft(player: Player) -> None:
    player.pencil("b1=5")
    player.page.locator(".foot .total .delta", has_text="+2").wait_for()
    player.page.reload()
    player.ready()
    hears_pencil(player, "b1, 5 in pencil")
    player.hears_stars("2 stars, +2 with this draft")
    expect(player.chip(5)).to_have_attribute("aria-pressed", "true")
    player.ink()
    player.closed()
    player.hears("b1, 5, inked")
