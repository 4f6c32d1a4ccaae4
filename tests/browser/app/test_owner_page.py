"""The owner's page in a browser: opened by its link, and what players see of what the owner does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits, assert_targets_are_large
from support.browser.keyboard import tab_to
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import hold_seat
from support.browser.visitor import BIG_SCREEN, DESKTOP, PHONE, SMALL_PHONE, Device, Visitor
from support.server.owner import Owner

from pennypapers.server.owner.access import new_secret, offer_link

OF_DEVICES = pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP], ids=lambda device: str(device.width))


def link(server: LiveServer) -> str:
    secret = new_secret()
    server.do(offer_link(server.store.owner, secret))
    return f"/owner#{secret}"


@contextmanager
def silence_afterwards(server: LiveServer) -> Iterator[Owner]:
    """An owner whose message is taken back at the end: it would be shown at the tables of other tests."""
    owner = Owner(server.port)
    try:
        yield owner
    finally:
        server.do(owner.enter(server.store))
        server.do(owner.ask("DELETE", "/notice"))


@OF_DEVICES
def test_a_link_opens_the_page_once(visitor: Visitor, server: LiveServer, device: Device) -> None:
    party = server.party("Ida", "Tom", adventure="island")
    address = link(server)
    page = visitor.open(address, device)
    expect(page.get_by_role("heading", name="Now")).to_have_count(1)
    assert page.evaluate("location.hash") == "", "a picture of the page shows no secret"
    assert page.evaluate("document.cookie") == ""
    row = page.get_by_role("button", name=party.code)
    expect(row).to_contain_text("Ida and Tom")
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    assert_targets_are_large(page)
    visitor.go(page, "/owner")
    expect(page.get_by_role("heading", name="Now")).to_have_count(1)
    stranger = visitor.open(address, device)
    visitor.forgive("403")
    expect(stranger.get_by_text("This link was used")).to_have_count(1)
    expect(stranger.get_by_text("pennypapers owner link")).to_have_count(1)
    assert_accessible_in_both_themes(stranger)


def test_a_message_reaches_every_screen_in_its_language_until_it_is_taken_back(
    visitor: Visitor, server: LiveServer
) -> None:
    party = server.party("Ida", "Tom")
    page = visitor.open(link(server), PHONE)
    seat = visitor.blank(PHONE, language="de")
    hold_seat(seat.context, party, party.guests[1])
    visitor.go(seat, f"/t/{party.code}")
    screen = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN, language="fr")
    with silence_afterwards(server):
        page.get_by_label("In how many minutes?").fill("7")
        page.get_by_role("button", name="Show it at all tables").click()
        expect(page.locator(".owner-shown")).to_contain_text("back in 7 minutes")
        expect(seat.get_by_role("dialog")).to_contain_text("in 7 Minuten wieder da")
        expect(screen.locator(".toast")).to_contain_text("revient dans 7 minutes")
        assert_accessible_in_both_themes(seat)
        seat.get_by_role("dialog").get_by_role("button", name="Schließen").last.click()
        expect(seat.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("radio", name="Your own words").check(force=True)
        page.get_by_label("What it says").fill("Tea & <i>cake</i>!")
        page.get_by_role("button", name="Show it at all tables").click()
        expect(seat.get_by_role("dialog")).to_contain_text("Tea & <i>cake</i>!")
        expect(screen.locator(".toast")).to_contain_text("Tea & <i>cake</i>!")
        page.get_by_role("button", name="Take it back").click()
        expect(seat.get_by_role("dialog")).to_have_count(0)
        expect(screen.locator(".toast")).to_have_count(0)
        expect(page.locator(".owner-shown")).to_be_hidden()


def test_a_table_is_closed_by_keys_and_its_players_are_sent_home(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", "Tom")
    seat = visitor.blank(PHONE)
    hold_seat(seat.context, party, party.guests[1])
    visitor.go(seat, f"/t/{party.code}")
    page = visitor.open(link(server), DESKTOP)
    row = page.get_by_role("button", name=party.code)
    row.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=f"Table {party.code}")
    expect(dialog).to_contain_text("Ida")
    tab_to(page, "Close this table")
    page.keyboard.press("Enter")
    question = page.get_by_role("dialog", name=f"Close table {party.code} for good?")
    expect(question).to_contain_text("Finished games stay")
    tab_to(page, "Close it")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(row).to_have_count(0)
    expect(seat.locator(".toast")).to_contain_text("There is no table with this code")
    seat.wait_for_url("**/")


def test_a_name_is_blocked_and_free_again(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida")
    page = visitor.open(link(server), PHONE)
    page.get_by_label("Address or name").fill("Somebody Rude")
    page.get_by_role("button", name="Block it").click()
    expect(page.get_by_role("button", name="Block Somebody Rude no longer")).to_have_count(1)
    guest = visitor.open(f"/join?code={party.code}")
    guest.get_by_role("textbox", name="Your name").fill("somebody rude")
    guest.get_by_role("textbox", name="Your name").press("Enter")
    visitor.forgive("403")
    expect(guest.get_by_text("has blocked the name")).to_have_count(1)
    page.get_by_role("button", name="Block Somebody Rude no longer").click()
    expect(page.get_by_role("button", name="Block Somebody Rude no longer")).to_have_count(0)
    page.get_by_role("radio", name="Address").check(force=True)
    page.get_by_label("Address or name").fill("127.0.0.1")
    page.get_by_role("button", name="Block it").click()
    visitor.forgive("409")
    expect(page.get_by_text("That is the address you come from yourself.")).to_have_count(1)


def test_who_signs_out_is_a_stranger_again(visitor: Visitor, server: LiveServer) -> None:
    page = visitor.open(link(server), PHONE)
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("Signed out.")).to_have_count(1)
    visitor.go(page, "/owner")
    expect(page.get_by_role("heading", name="This page is for whoever runs the server")).to_have_count(1)
