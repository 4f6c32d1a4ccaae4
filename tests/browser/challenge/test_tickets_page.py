"""A class with tickets on the page: a teacher makes and prints them, and everybody plays with their own."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import drawn
from support.browser.runner import play_on, table_of
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, TABLET, Device, Visitor
from support.server.challenger import Challenger

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAYOUT = drawn("temple", "o o o o")
CLASS = ("Ana", "Ben", "Cleo")
OF_DEVICES = pytest.mark.parametrize(
    "device", [SMALL_PHONE, PHONE, TABLET, DESKTOP], ids=lambda device: str(device.width)
)


def make(page: Page, names: str) -> None:
    page.get_by_text("A layout of your own").click()
    page.get_by_label("The layout, as text").fill(LAYOUT)
    page.get_by_text("Tickets for a class").click()
    page.get_by_label("Names, one in each line").fill(names)
    page.get_by_role("button", name="Make the challenge").click()


def links_of(page: Page) -> dict[str, str]:
    """The way to the challenge with each ticket, as who made it is told."""
    code = page.url.rsplit("/", 1)[-1]
    tickets = page.evaluate("async (code) => (await fetch(`/api/challenges/${code}/tickets`)).json()", code)
    return {each["name"]: f"/c/{code}#{each['ticket']}" for each in tickets}


def made(server: LiveServer) -> tuple[Challenger, str, dict[str, str]]:
    teacher = Challenger(server.port, "Teacher")
    code, tickets = server.do(teacher.make_tickets(*CLASS, layout=LAYOUT, title="Class 4b"))
    return teacher, code, tickets


def test_a_class_with_tickets(visitor: Visitor, server: LiveServer) -> None:
    visitor.forgive("409")
    teacher = visitor.open("/challenge")
    make(teacher, "Ana\n\n  Ben \nCleo\n")
    teacher.wait_for_url(re.compile(r"/c/[A-Z]+$"))
    expect(teacher.locator(".ticket-list .nm")).to_have_text(list(CLASS))
    expect(teacher.locator(".tickets")).to_contain_text("0 of 3 have finished.")
    expect(teacher.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    links = links_of(teacher)

    address = teacher.get_by_role("link", name="Print the tickets").get_attribute("href")
    answer = teacher.request.get(f"{server.address}{address}")
    assert answer.headers["content-type"] == "application/pdf"
    (sheet,) = pypdfium2.PdfDocument(io.BytesIO(answer.body()))
    text = re.sub(r"[\s\u200b\ufffe\x02-]", "", sheet.get_textpage().get_text_bounded())
    for name, link in links.items():
        assert name in text
        assert f"{server.address}{link}".replace("-", "") in text

    pupils = {}
    for name in CLASS:
        pupils[name] = page = visitor.open(links[name])
        expect(page.get_by_role("heading", name=f"Hello, {name}!")).to_be_visible()
        page.get_by_role("button", name="Play", exact=True).click()
        table_of(page)
        play_on(page)
        page.get_by_role("link", name="See the results").click()
        expect(page.locator(".run.me")).to_contain_text(f"{name} (you)")
    expect(pupils["Cleo"].locator(".run-places li")).to_have_count(3)

    thief = visitor.open(links["Ana"])
    expect(thief.locator("#ticket-wrong")).to_contain_text("was used on another device")
    expect(thief.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    teacher.reload()
    expect(teacher.locator(".tickets")).to_contain_text("3 of 3 have finished.")
    expect(teacher.locator(".ticket-list .over")).to_have_count(3)


def test_two_pupils_share_a_tablet(visitor: Visitor, server: LiveServer) -> None:
    _, code, tickets = made(server)
    page = visitor.open(f"/c/{code}#{tickets['Ana']}", TABLET)
    page.get_by_role("button", name="Play", exact=True).click()
    first = table_of(page)
    play_on(page)
    visitor.go(page, f"/c/{code}#{tickets['Ben']}")
    expect(page.get_by_role("heading", name="Hello, Ben!")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    assert table_of(page) != first
    page.reload()
    visitor.go(page, f"/c/{code}#{tickets['Ben']}")
    expect(page.locator(".ticket")).to_contain_text("Your sheet waits for you.")
    page.get_by_role("button", name="Go on").click()
    play_on(page)
    page.get_by_role("link", name="See the results").click()
    expect(page.locator(".run.me")).to_have_count(2)


def test_a_ticket_is_typed_where_there_is_no_camera(visitor: Visitor, server: LiveServer) -> None:
    visitor.forgive("404")
    _, code, tickets = made(server)
    page = visitor.open(f"/c/{code}")
    expect(page.get_by_role("heading", name="This challenge is played with tickets.")).to_be_visible()
    page.get_by_label("The letters of your ticket").fill("ABCD EFGH")
    page.get_by_role("button", name="Open the ticket").click()
    expect(page.locator("#ticket-wrong")).to_contain_text("There is no such ticket")
    letters = tickets["Ben"].lower()
    page.get_by_label("The letters of your ticket").fill(f"{letters[:4]}-{letters[4:8]}-{letters[8:]}")
    page.get_by_role("button", name="Open the ticket").click()
    expect(page.get_by_role("heading", name="Hello, Ben!")).to_be_visible()


def test_names_that_look_alike_are_refused_with_their_line(visitor: Visitor, server: LiveServer) -> None:  # noqa: ARG001
    visitor.forgive("409")
    page = visitor.open("/challenge")
    make(page, "Ana\nBen\nАna")
    expect(page.locator("#tickets-wrong")).to_contain_text("Line 3")
    expect(page.locator("#tickets-wrong")).to_contain_text("looks just like")
    expect(page.locator("#tickets-count")).to_contain_text("3 tickets, 100 at most")
    area = page.get_by_label("Names, one in each line")
    expect(area).to_be_focused()
    area.fill("Ana\nBen\nAnna")
    expect(page.locator("#tickets-wrong")).to_be_empty()


@OF_DEVICES
def test_tickets_are_accessible_and_fit(visitor: Visitor, server: LiveServer, device: Device) -> None:
    _, code, tickets = made(server)
    for address, shown in ((f"/c/{code}", ".ticket .field"), (f"/c/{code}#{tickets['Ana']}", ".ticket h2")):
        page = visitor.open(address, device)
        page.locator(shown).wait_for()
        assert_accessible_in_both_themes(page)
        assert_fits(page)
    page = visitor.open("/challenge", device)
    make(page, "\n".join(CLASS))
    page.locator(".ticket-list li").first.wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
