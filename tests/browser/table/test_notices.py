"""Notices of what other players did: who left, who took over a seat, who hosts now,
for whom a bot played, that a game ended, and that this device was too late for a roll."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from support.browser.live_server import LIMITS, LiveServer, running_live_server
from support.browser.moment import Glimpse
from support.browser.player import drawn, take_seat
from support.browser.visitor import BIG_SCREEN, Visitor
from support.server.robot import Robot, play_all

if TYPE_CHECKING:
    from playwright.sync_api import Browser, WebSocketRoute

ROW = drawn("temple", "o o D")


def test_a_notice_says_who_left_and_whose_seat_was_taken_over(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", "Cleo", layout=ROW)
    ana = take_seat(visitor, server, party, party.host).page
    ana.locator(".lobby").wait_for()
    big_screen = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    big_screen.locator(".arrivals li").nth(2).wait_for()
    gone = [Glimpse(page, ".toast", "Cleo has left.") for page in (ana, big_screen)]
    server.do(party.guests[2].say("leave"))
    for each in gone:
        each.has_appeared()
    server.do(party.host.say("start"))
    for page in (ana, big_screen):
        page.locator(".sheet").first.wait_for()
    left = [Glimpse(page, ".toast", "Ben has left. A bot plays on with the sheet.") for page in (ana, big_screen)]
    said = Glimpse(ana, "#says", "Ben has left. A bot plays on with the sheet.")
    server.do(party.guests[1].say("leave"))
    for each in (*left, said):
        each.has_appeared()
    taken = [Glimpse(page, ".toast", "Somebody has taken over the seat of Ben.") for page in (ana, big_screen)]
    reply = server.do(party.post("/seats", {"take_over": 1}))
    assert reply.status == 201, reply.text
    for each in taken:
        each.has_appeared()


def test_a_notice_says_who_is_the_host_now(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", "Cleo", layout=ROW)
    pages = [take_seat(visitor, server, party, guest).page for guest in party.guests]
    for page in pages:
        page.locator(".lobby").wait_for()
    ana, ben, cleo = pages
    told = [Glimpse(page, ".toast", "Ben is the host now.") for page in (ana, cleo)]
    yours = Glimpse(ben, ".toast", "You are the host now.")
    server.do(party.host.say("pass_host", seat=1))
    for each in (*told, yours):
        each.has_appeared()
    server.do(party.guests[1].say("start"))
    for page in pages:
        page.locator(".sheet").first.wait_for()
    both = [Glimpse(page, ".toast", "Ben has left. A bot plays on with the sheet.") for page in (ana, cleo)]
    next_one = Glimpse(cleo, ".toast", "Ana is the host now.")
    server.do(party.guests[1].say("leave"))
    for each in (*both, next_one):
        each.has_appeared()


def test_a_notice_says_that_the_secret_of_this_device_came_too_late(browser: Browser, tmp_path: Path) -> None:
    with running_live_server(tmp_path, limits=replace(LIMITS, link_seconds=0.4)) as hasty:
        visitor = Visitor(browser, hasty.address)
        page = visitor.blank()

        def relay(socket: WebSocketRoute) -> None:
            """Pass everything on but the secrets."""
            server = socket.connect_to_server()
            socket.on_message(lambda text: None if json.loads(text)["type"] == "link" else server.send(text))

        page.route_web_socket(re.compile("/socket$"), relay)
        visitor.go(page, "/")
        told = Glimpse(page, ".toast", "Turn 1: your device’s secret came too late and is not in this roll.")
        visitor.turn(page, "/solo/temple")
        told.has_appeared()
        page.locator(".sheet .is-legal").first.wait_for()
        visitor.leave()
        assert not visitor.troubles, visitor.troubles


def test_a_notice_says_for_whom_a_bot_played(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", options="dice=by_hand")
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll="1 2 3"))
    ana, ben = (take_seat(visitor, server, party, guest).page for guest in party.guests)
    big_screen = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    for page in (ana, ben):
        page.locator(".sheet .is-legal").first.wait_for()
    big_screen.locator(".tile .sheet").nth(1).wait_for()
    told = [Glimpse(page, ".toast", "A bot played this turn for Ben.") for page in (ana, big_screen)]
    yours = Glimpse(ben, ".toast", "A bot played this turn for you: ")
    server.do(play_all([Robot(party.host, "Ana")], 1))
    server.do(party.host.come())
    server.do(party.host.say("skip"))
    for each in (*told, yours):
        each.has_appeared()


def test_the_join_screen_says_when_its_game_ends(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", layout=ROW)
    server.do(party.host.say("start"))
    page = visitor.open(f"/join?code={party.code}")
    page.locator(".notice", has_text="The game has begun").wait_for()
    told = Glimpse(page, ".toast", "This game has just ended.")
    server.do(party.go())
    server.do(play_all([Robot(guest, guest.name) for guest in party.guests]))
    told.has_appeared()
    page.locator(".notice", has_text="This game is over.").wait_for()
    page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).wait_for()
