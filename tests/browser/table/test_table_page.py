"""Three phones and the big screen: sheets exchanged in a danger turn, a lost connection, the podium, a rematch."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from support.browser.inspection import assert_accessible
from support.browser.live_server import LiveServer
from support.browser.moment import Glimpse, expect
from support.browser.player import Player, drawn, take_seat
from support.browser.visitor import BIG_SCREEN, Visitor, code_of
from support.server.guest import Party, fetch
from support.server.robot import Robot, play_all

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

NAMES = ["Ida", "Tom", "Noor"]
TEMPLE = drawn("temple", "o o o", "D o o")
ROW = drawn("temple", "o o D")
NO_NETWORK = "ERR_INTERNET_DISCONNECTED"


@dataclass
class Round:
    """A table whose first seats are played on pages, in the order of the seats; guests play the other seats."""

    server: LiveServer
    party: Party
    phones: list[Player]

    def roll(self, faces: str) -> list[int]:
        """Type the dice as the host; returns for each seat the seat whose sheet it holds."""
        for phone in self.phones:
            phone.turn += 1
        answer = self.server.do(self.party.host.say("type_roll", turn=self.phones[0].turn, roll=faces))
        assert answer["type"] == "done", answer
        holds: list[int] = self.server.do(self.party.host.hear("roll"))["roll"].get("holds", [0, 1, 2])
        for phone in self.phones:
            phone.ready()
        return holds

    def play(self, faces: str, *marks: str) -> None:
        self.roll(faces)
        for phone, mark in zip(self.phones, marks, strict=True):
            phone.pencil(mark)
            phone.ink()
        for phone in self.phones:
            phone.closed()

    def others_ink(self, **marks: str) -> None:
        """Ink the turns of guests without a page: marks by name."""
        for guest in self.party.guests:
            if guest.name in marks:
                answer = self.server.do(guest.say("ink", turn=self.phones[0].turn, marks=marks[guest.name]))
                assert answer["type"] == "inked", answer


def sit_down(visitor: Visitor, server: LiveServer, layout: str = TEMPLE, phones_of: int = 3) -> Round:
    party = server.party(*NAMES, layout=layout, options="dice=by_hand")
    server.do(party.host.say("start"))
    phones = [take_seat(visitor, server, party, guest) for guest in party.guests[:phones_of]]
    for phone in phones:
        phone.page.locator(".sheet [role=gridcell]").first.wait_for()
    return Round(server, party, phones)


def intercepted_sockets(page: Page, *, forgets: bool = False) -> list[WebSocketRoute]:
    """Reload the page and collect the websockets that it opens from now on.

    With `forgets`, its `hello` says nothing of the last message that it has seen, so the server sends the whole table.
    """
    sockets: list[WebSocketRoute] = []

    def tap(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()
        if forgets:
            socket.on_message(lambda text: upstream.send(re.sub(r',"after":\d+', "", str(text))))
        sockets.append(socket)

    page.route_web_socket(re.compile("/socket$"), tap)
    page.reload()
    page.locator(".sheet .is-legal").first.wait_for()
    return sockets


def go_offline(page: Page, sockets: list[WebSocketRoute]) -> None:
    """Take the page offline. A browser keeps open websockets when it goes offline, so the last one is closed too."""
    page.context.set_offline(True)
    with page.expect_console_message(lambda message: NO_NETWORK in message.text):
        sockets[-1].close(code=4000)
    page.locator(".toast", has_text="The line is lost. Your seat is kept.").wait_for()


def test_in_a_danger_turn_each_phone_draws_on_the_sheet_it_holds(visitor: Visitor, server: LiveServer) -> None:
    playing = sit_down(visitor, server)
    big_screen = visitor.open(f"/t/{playing.party.code}/screen", BIG_SCREEN)
    big_screen.locator(".tile .sheet").nth(2).wait_for()
    holds = playing.roll("1 2 !")
    big_screen.locator(".tile.is-held").nth(2).wait_for()
    expect(big_screen.locator(".wait li")).to_have_text([*NAMES])
    for holder, held in enumerate(holds):
        tile = big_screen.locator(".tile.is-held", has_text=f"{NAMES[held]}’s sheet")
        expect(tile).to_contain_text(f"held by {NAMES[holder]}")
    for seat, phone in enumerate(playing.phones):
        page = phone.page
        owner = NAMES[holds[seat]]
        page.locator(".say", has_text=f"You hold {owner}’s sheet.").wait_for()
        expect(page.locator(".tabname")).to_have_text(re.compile(f"{owner}’s sheet$"))
        expect(page.locator(".hold")).to_contain_text(f"{NAMES[holds.index(seat)]} holds yours.")
        expect(page.get_by_role("heading", name="A mummy")).to_have_count(1)
        expect(phone.ink_it).to_have_text("Leave it there")
    assert_accessible(playing.phones[0].page)
    spaces = ["a1", "b1", "c1"]
    drew = [f"{NAMES[holds.index(seat)]} drew a mummy in {spaces[holds.index(seat)]}." for seat in range(3)]
    told = [Glimpse(phone.page, ".toast", text) for phone, text in zip(playing.phones, drew, strict=True)]
    shown = [
        Glimpse(phone.page, f".spaces .is-fresh[data-space={spaces[holds.index(seat)]}]")
        for seat, phone in enumerate(playing.phones)
    ]
    for phone, space in zip(playing.phones, spaces, strict=True):
        phone.tap(space)
        phone.hears(f"{space}, mummy in pencil")
        phone.ink()
    for news in (*told, *shown):
        news.has_appeared()
    for seat, phone in enumerate(playing.phones):
        phone.hears(f"{spaces[holds.index(seat)]}, mummy")
        expect(phone.page.get_by_role("grid", name="Your temple")).to_have_count(1)
        expect(phone.page.locator(".tabname")).to_be_hidden()


def test_a_reload_in_a_danger_turn_keeps_the_held_sheet_and_the_draft(visitor: Visitor, server: LiveServer) -> None:
    playing = sit_down(visitor, server, phones_of=1)
    ida, owner = playing.phones[0], NAMES[playing.roll("1 2 !")[0]]
    ida.tap("b1")
    ida.page.locator(".foot .ink:not([aria-disabled])").wait_for()
    ida.page.reload()
    ida.ready()
    expect(ida.page.get_by_role("grid", name=f"{owner}’s sheet")).to_have_count(1)
    ida.hears("b1, mummy in pencil")


def test_an_inked_turn_is_sealed_until_all_have_inked(visitor: Visitor, server: LiveServer) -> None:
    playing = sit_down(visitor, server)
    ida, tom, noor = playing.phones
    playing.roll("4 1 3")
    ida.pencil("a1=8")
    ida.ink()
    ida.page.get_by_text("Waiting for 2").wait_for()
    ida.page.get_by_text("Tom and Noor are still thinking.").wait_for()
    ida.page.get_by_text("Sealed. The others see it when all are done.").wait_for()
    ida.hears("a1, 8, inked")
    tom.page.locator(".bar button.pill", has_text="1/3").wait_for()
    tom.pencil("b1=1")
    tom.ink()
    ida.page.reload()
    ida.page.get_by_text("Waiting for one").wait_for()
    ida.hears("a1, 8, inked")
    noor.pencil("c1=4")
    noor.ink()
    for phone in playing.phones:
        phone.closed()


def test_a_lost_connection_shows_a_notice_and_keeps_seat_and_draft(visitor: Visitor, server: LiveServer) -> None:
    playing = sit_down(visitor, server, phones_of=1)
    (ida,) = playing.phones
    playing.roll("4 1 3")
    sockets = intercepted_sockets(ida.page)
    ida.pencil("a1=4")
    ida.page.locator(".foot .ink:not([aria-disabled])").wait_for()
    go_offline(ida.page, sockets)
    ida.hears("a1, 4 in pencil")
    playing.others_ink(Tom="b1=1", Noor="c1=8")
    back = Glimpse(ida.page, ".toast", "Back online. Your draft is safe.")
    ida.page.context.set_offline(False)
    back.has_appeared()
    ida.hears("a1, 4 in pencil")
    ida.ink()
    ida.closed()
    ida.hears("a1, 4, inked")
    visitor.forgive(NO_NETWORK)


def test_reconnecting_after_a_danger_turn_shows_the_players_own_sheet(visitor: Visitor, server: LiveServer) -> None:
    """The server no longer has the missed messages, so the page gets the whole table, but no end of a turn."""
    playing = sit_down(visitor, server, phones_of=1)
    (ida,) = playing.phones
    playing.roll("1 2 !")
    sockets = intercepted_sockets(ida.page, forgets=True)
    go_offline(ida.page, sockets)
    playing.others_ink(Ida="a1=!", Tom="b1=!", Noor="c1=!")
    server.do(playing.party.host.say("type_roll", turn=2, roll="4 1 3"))
    ida.page.context.set_offline(False)
    ida.turn = 2
    ida.ready()
    ida.page.get_by_role("grid", name="Your temple").wait_for()
    visitor.forgive(NO_NETWORK)


def test_the_end_shows_podium_and_tie_and_a_rematch_keeps_the_seats(visitor: Visitor, server: LiveServer) -> None:
    playing = sit_down(visitor, server, ROW)
    ida, tom, _ = playing.phones
    playing.play("2 3 1", "a1=2", "a1=3", "a1=5")
    playing.play("2 3 1", "b1=3", "b1=4", "b1=5")
    for phone in playing.phones:
        phone.page.locator(".end .podc").wait_for()
    page = ida.page
    standings = ida.ended()["standings"]
    expect(page.locator(".pod .p")).to_have_count(3)
    for each in standings:
        name = "You" if each["seat"] == 0 else NAMES[each["seat"]]
        place = page.get_by_label(f"Place {each['place']}: {name}, {each['stars']} stars", exact=True)
        expect(place.and_(page.locator(".pod .p"))).to_have_count(1)
    assert [each["stars"] for each in sorted(standings, key=lambda each: int(each["seat"]))] == [2, 2, 0]
    ties = page.locator(".ties li")
    expect(ties).to_have_count(1)
    expect(ties).to_contain_text("Ida and Tom each have 2")
    expect(ties).to_contain_text("they share the place")
    page.get_by_text("You rolled real dice.").wait_for()
    assert_accessible(page)
    tom.page.get_by_text("The host can start another game.").wait_for()
    told = Glimpse(tom.page, ".toast", "A new table is open. Your seat is kept.")
    ida.tap(page.get_by_role("button", name="Again"))
    page.locator(".lobby").wait_for()
    told.has_appeared()
    tom.tap(tom.page.get_by_role("button", name="Play on"))
    tom.page.locator(".lobby").wait_for()
    code = code_of(page)
    assert code != playing.party.code
    assert code_of(tom.page) == code
    table = server.do(fetch(server.port, "GET", f"/api/tables/{code}")).json()
    assert [seat["name"] for seat in table["seats"]] == NAMES


def test_a_player_who_left_sits_in_no_lobby_of_the_rematch(visitor: Visitor, server: LiveServer) -> None:
    party = server.party(*NAMES, layout=ROW)
    server.do(party.host.say("start"))
    ida, tom, noor = party.guests
    server.do(tom.say("leave"))
    server.do(play_all([Robot(guest, guest.name) for guest in (ida, noor)]))
    phones = [take_seat(visitor, server, party, guest) for guest in (ida, noor)]
    for phone in phones:
        phone.page.locator(".end .podc").wait_for()
    phones[0].tap(phones[0].page.get_by_role("button", name="Again"))
    phones[1].tap(phones[1].page.get_by_role("button", name="Play on"))
    for phone, own in zip(phones, ["Ida (you)", "Noor (you)"], strict=True):
        expect(phone.page.locator(".lobby h2").first).to_have_text("2 at the table")
        expect(phone.page.locator(".lobby .people li").filter(has_text=own)).to_have_count(1)
        expect(phone.page.locator(".lobby .people li").filter(has_text="Tom")).to_have_count(0)


def test_the_end_explains_how_a_tie_was_broken(visitor: Visitor, server: LiveServer) -> None:
    party = server.party(*NAMES, layout=drawn("temple", "o o o o"), options="dice=by_hand")
    server.do(party.host.say("start"))
    rolls = {"2 3 1": ("a1=2", "a1=4"), "3 1 1": ("b1=3", "b1=4"), "4 D 1": ("c1=4", "c1=4"), "1 4 4": ("d1=4", "d1=1")}
    for turn, (roll, marks) in enumerate(rolls.items(), 1):
        server.do(party.host.say("type_roll", turn=turn, roll=roll))
        for guest, mark in zip(party.guests, (*marks, marks[1]), strict=True):
            answer = server.do(guest.say("ink", turn=turn, marks=mark))
            assert answer["type"] == "inked", answer
    phone = take_seat(visitor, server, party, party.host)
    expect(phone.page.locator(".ties .clause")).to_contain_text("T13")
    expect(phone.page.locator(".ties")).to_contain_text(
        "Ida, Tom and Noor each have 3 stars. The longer sequence decides: 3 for Ida; 0 for Tom and Noor. "
        "Tom and Noor share place 2."
    )


def test_the_dice_are_verified_at_the_end(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", "Tom", layout=ROW)
    server.do(party.host.say("start"))
    server.do(party.go())
    server.do(play_all([Robot(guest, guest.name) for guest in party.guests]))
    phone = take_seat(visitor, server, party, party.host)
    page = phone.page
    seal = page.get_by_role("button", name="Nobody chose these dice. Checked on this device.")
    phone.tap(seal)
    page.get_by_role("dialog", name="The dice").get_by_text(re.compile(r"^\d+ checks, all good\.$")).wait_for()
    assert_accessible(page)
