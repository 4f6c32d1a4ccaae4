"""Somebody who plays on a page: rolls lie on the table, and taps make marks of them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from support.browser.house import House
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
    """A page at a seat, and the guest whose seat it is, who has a line of its own for what is not the page's affair."""

    page: Page
    house: House
    party: Party
    guest: Guest
    touches: bool
    turn: int = 0

    def roll(self, faces: str) -> None:
        """Real dice are typed, somewhere else, and the page lets its player write."""
        self.turn += 1
        self.say("type_roll", turn=self.turn, roll=faces)
        self.ready()

    def type_dice(self, faces: str) -> None:
        """The host taps what real dice show."""
        self.turn += 1
        for colour, face in zip(["Purple", "Green", "Red"], faces.split(), strict=True):
            die = self.page.get_by_role("radiogroup", name=f"{colour} die")
            self.tap(die.locator(f'[data-face="{face}"]'))
        self.tap(self.page.get_by_role("button", name="These are the dice"))
        self.ready()

    def say(self, kind: str, **fields: object) -> None:
        answer = self.house.do(self.guest.say(kind, **fields))
        assert answer["type"] != "refused", answer

    def ready(self) -> None:
        """The roll of this turn lies there, and something may be written."""
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
        """A space by its name, or anything else."""
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
        """Something stands in a space in pencil."""
        self.page.locator(f".sheet .spaces .is-draft[data-space={space}]").wait_for()

    def ink(self) -> None:
        self.tap(self.ink_it)

    def play(self, faces: str, marks: str) -> None:
        """A whole turn, until it has closed."""
        self.roll(faces)
        self.pencil(marks)
        self.ink()
        self.closed()

    def closed(self) -> None:
        """The turn has closed, and if it was the last one, the end is on the screen."""
        self._bar(self.turn + 1).or_(self.page.locator(".end")).wait_for()
        self.is_over()

    def _bar(self, turn: int) -> Locator:
        return self.page.locator(".bar", has_text=re.compile(rf"Turn {turn}\b"))

    def is_over(self) -> bool:
        """Whether that was the last turn; if so, its end is on the screen."""
        over = bool(self.house.do(self.party.get()).json()["phase"] == "over")
        if over:
            self.page.locator(".end").wait_for()
        return over

    def hears(self, *names: str) -> None:
        """Until a screen reader says all of this, of the spaces that it begins with."""
        spaces = json.dumps([name.split(",")[0] for name in names])
        see(self.page, f"() => ({NAMED})({spaces})", [*names])

    def hears_dice(self, *names: str) -> None:
        """Until this is said of the three dice."""
        see(self.page, LABELS % ".dice .die", [*names])

    def hears_stars(self, name: str) -> None:
        """Until this is said of the stars beside Ink it."""
        see(self.page, LABELS % ".foot .total", [name])

    def ended(self) -> dict[str, Any]:
        """How the game ended, as the server tells anybody."""
        ended: dict[str, Any] = self.house.do(self.party.get("/steps")).json()["ended"]
        return ended


def hold_seat(context: BrowserContext, party: Party, guest: Guest) -> None:
    """This browser holds a guest's seat from its first page on."""
    kept = {"code": party.code, "token": guest.token, "adventure": "temple", "solo": False, "at": 0}
    seats = json.dumps({party.code: kept})
    context.add_init_script(KEEP.format(key=json.dumps(KEY), seats=json.dumps(seats)))


def take_seat(visitor: Visitor, house: House, party: Party, guest: Guest, device: Device = PHONE) -> Player:
    """A browser that holds this guest's seat, at the table."""
    page = visitor.blank(device)
    hold_seat(page.context, party, guest)
    visitor.go(page, f"/t/{party.code}")
    return Player(page, house, party, guest, device.touch)


def play_alone(
    visitor: Visitor, house: House, *, adventure: str = "temple", layout: str = "front", device: Device = PHONE
) -> Player:
    """A game of one with dice that the test types."""
    party = house.party("Ida", adventure=adventure, layout=layout, options="dice=by_hand")
    house.do(party.host.say("start"))
    player = take_seat(visitor, house, party, party.host, device)
    player.page.locator(".sheet [role=gridcell]").first.wait_for()
    return player


def drawn(adventure: str, *rows: str) -> str:
    """A layout of a test's own: rows of tokens."""
    return f"adventure: {adventure}\nname: small\ngrid:\n" + "".join(f"  {row}\n" for row in rows)
