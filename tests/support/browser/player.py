"""Plays a game on a page by tapping."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from support.browser.live_server import LiveServer
from support.browser.moment import see
from support.browser.visitor import PHONE, Device, Visitor
from support.server.guest import Guest, Party

from pennypapers.rules.mark import Circle, CrossOut, Discovery, Pass, Symbol, Write, parse_marks

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Page

CHIPS = {Symbol.BOAT: "Boat", Symbol.HUT: "Hut", Symbol.STATUE: "Statue", Symbol.MINE: "Mine"}
KEY = "pennypapers.seats"
KEEP = "if (!localStorage.getItem({key})) localStorage.setItem({key}, {seats})"
NAMED = """(spaces) => spaces.map((space) =>
  document.querySelector(`.sheet [role=gridcell][data-space="${space}"]`)?.getAttribute('aria-label') ?? null)"""
LABELS = "() => [...document.querySelectorAll('%s')].map((each) => each.getAttribute('aria-label'))"


@dataclass
class Player:
    """A page at a seat, and the guest of that seat, whose own connection sends what the page does not."""

    page: Page
    server: LiveServer
    party: Party
    guest: Guest
    touches: bool
    turn: int = 0

    def roll(self, faces: str) -> None:
        """Type the dice over the guest's connection, and wait until the page accepts marks."""
        self.turn += 1
        self.say("type_roll", turn=self.turn, roll=faces)
        self.ready()

    def type_dice(self, faces: str) -> None:
        """Type the dice on the page, as a host with real dice."""
        self.turn += 1
        for colour, face in zip(["Purple", "Green", "Red"], faces.split(), strict=True):
            die = self.page.get_by_role("radiogroup", name=f"{colour} die")
            self.tap(die.locator(f'[data-face="{face}"]'))
        self.tap(self.page.get_by_role("button", name="These are the dice"))
        self.ready()

    def say(self, kind: str, **fields: object) -> None:
        answer = self.server.do(self.guest.say(kind, **fields))
        assert answer["type"] != "refused", answer

    def ready(self) -> None:
        """Wait until the roll of this turn is shown and marks can be written."""
        self._bar(self.turn).wait_for()
        self.page.locator(".sheet .is-legal").first.wait_for()

    def space(self, name: str) -> Locator:
        return self.page.locator(f".sheet .spaces [data-space={name}]")

    def chip(self, value: int | str | Symbol) -> Locator:
        name = CHIPS[value] if isinstance(value, Symbol) else str(value)
        return self.page.locator(".chips").get_by_role("button", name=re.compile(rf"^{name}\b"))

    @property
    def ink_it(self) -> Locator:
        return self.page.locator(".foot .ink")

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    def tap(self, thing: str | Locator) -> None:
        """Tap a space, given by its name, or any other element."""
        target = self.space(thing) if isinstance(thing, str) else thing
        if self.touches:
            target.tap()
        else:
            target.click()

    def pencil(self, marks: str) -> None:
        for mark in parse_marks(marks):
            match mark:
                case Write(space, Symbol.DANGER):
                    self.tap(str(space))
                    self.pencilled(str(space))
                case Write(space, value):
                    self.tap(self.chip(value))
                    self.tap(str(space))
                    self.pencilled(str(space))
                case CrossOut(space):
                    self.tap(self.chip("Cross out"))
                    self.tap(str(space))
                case Circle(_, value):
                    self.tap(self.page.locator(".sugg").get_by_role("button", name=f"Treasure {value}"))
                case Discovery(kind):
                    self.tap(self.page.locator(".sugg").get_by_role("button", name=re.compile(kind, re.IGNORECASE)))
                case Pass():
                    self.tap(self.page.get_by_role("button", name="Pass"))

    def pencilled(self, space: str) -> None:
        """Wait until a space has a pencilled mark."""
        self.page.locator(f".sheet .spaces .is-draft[data-space={space}]").wait_for()

    def ink(self) -> None:
        self.tap(self.ink_it)

    def play(self, faces: str, marks: str) -> None:
        """Play a whole turn and wait until it has closed."""
        self.roll(faces)
        self.pencil(marks)
        self.ink()
        self.closed()

    def closed(self) -> None:
        """Wait until the turn has closed, and after the last turn until the end is shown."""
        self._bar(self.turn + 1).or_(self.page.locator(".end")).wait_for()
        self.is_over()

    def _bar(self, turn: int) -> Locator:
        return self.page.locator(".bar", has_text=re.compile(rf"Turn {turn}\b"))

    def is_over(self) -> bool:
        """Whether the game has ended; if so, wait until the end is shown."""
        over = bool(self.server.do(self.party.get()).json()["phase"] == "over")
        if over:
            self.page.locator(".end").wait_for()
        return over

    def hears(self, *names: str) -> None:
        """Wait until the labels of these spaces are these."""
        spaces = json.dumps([name.split(",")[0] for name in names])
        see(self.page, f"() => ({NAMED})({spaces})", [*names])

    def hears_dice(self, *names: str) -> None:
        """Wait until the labels of the three dice are these."""
        see(self.page, LABELS % ".dice .die", [*names])

    def hears_stars(self, name: str) -> None:
        """Wait until the label of the total is this."""
        see(self.page, LABELS % ".foot .total", [name])

    def ended(self) -> dict[str, Any]:
        """The result of the game, from the server."""
        ended: dict[str, Any] = self.server.do(self.party.get("/steps")).json()["ended"]
        return ended


def hold_seat(context: BrowserContext, party: Party, guest: Guest) -> None:
    """Store a guest's seat in a browser before its first page."""
    kept = {"code": party.code, "token": guest.token, "adventure": "temple", "solo": False, "at": 0}
    seats = json.dumps({party.code: kept})
    context.add_init_script(KEEP.format(key=json.dumps(KEY), seats=json.dumps(seats)))


def take_seat(visitor: Visitor, server: LiveServer, party: Party, guest: Guest, device: Device = PHONE) -> Player:
    """Open the table in a browser that has this guest's seat."""
    page = visitor.blank(device)
    hold_seat(page.context, party, guest)
    visitor.go(page, f"/t/{party.code}")
    return Player(page, server, party, guest, device.touch)


def play_alone(
    visitor: Visitor, server: LiveServer, *, adventure: str = "temple", layout: str = "front", device: Device = PHONE
) -> Player:
    """A page at a solo table whose dice the test types."""
    party = server.party("Ida", adventure=adventure, layout=layout, options="dice=by_hand")
    server.do(party.host.say("start"))
    player = take_seat(visitor, server, party, party.host, device)
    player.page.locator(".sheet [role=gridcell]").first.wait_for()
    return player


def drawn(adventure: str, *rows: str) -> str:
    """The text of a small layout, from rows of tokens."""
    return f"adventure: {adventure}\nname: small\ngrid:\n" + "".join(f"  {row}\n" for row in rows)
