"""Plays a game of several people round one page: the page is handed from one to the next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from support.browser.player import Player
from support.browser.visitor import PHONE, Device, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass
class Sharing:
    """A page that several people share."""

    page: Page
    touches: bool

    def tap(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        if self.touches:
            button.tap()
        else:
            button.click()

    @property
    def writer(self) -> Player:
        """The page as that of whoever has it; what needs a guest's own connection cannot be done with it."""
        return Player(self.page, None, None, None, self.touches)  # type: ignore[arg-type]

    def type_dice(self, faces: str) -> None:
        for colour, face in zip(["Purple", "Green", "Red"], faces.split(), strict=True):
            self.page.get_by_role("radiogroup", name=f"{colour} die").locator(f'[data-face="{face}"]').click()
        self.tap("These are the dice")

    def passed_to(self, name: str) -> None:
        """Wait until the page asks for this player to take it."""
        self.page.get_by_role("button", name=f"I am {name}", exact=True).wait_for()

    def take(self, name: str) -> None:
        """This player takes the page, and it accepts marks."""
        self.tap(f"I am {name}")
        self.page.locator(".sheet .is-legal").first.wait_for()

    def write(self, name: str, marks: str) -> None:
        """This player takes the page, writes and inks."""
        self.take(name)
        self.writer.pencil(marks)
        self.writer.ink()
        self.page.locator(".hand-over, .end").first.wait_for()

    def write_anything(self, name: str) -> None:
        """This player takes the page and writes whatever is legal first."""
        self.take(name)
        if self.page.locator(".chips .chip:not(.closed)").count():
            self.page.locator(".chips .chip:not(.closed)").first.click()
        self.page.locator(".sheet .spaces .is-legal").first.click()
        self.page.locator(".sheet .spaces .is-draft").first.wait_for()
        self.writer.ink()
        self.page.locator(".hand-over, .end").first.wait_for()

    @property
    def next(self) -> str:
        """Who is asked to take the page; nothing at the end of the game."""
        self.page.locator(".hand-over .who-next, .end").first.wait_for()
        button = self.page.get_by_role("button", name=re.compile("^I am "))
        return button.inner_text().removeprefix("I am ") if button.count() else ""


def set_up(
    visitor: Visitor,
    *names: str,
    adventure: str = "temple",
    layout: str = "",
    real_dice: bool = False,
    device: Device = PHONE,
    still: bool = True,
    bots: Sequence[str] = (),
) -> Sharing:
    """Fill in the screen where a game round one device begins, and begin it."""
    page = visitor.open(f"./one-phone?adventure={adventure}", device, still=still)
    for at, name in enumerate(names, start=1):
        if at > 2:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_role("textbox", name=f"Player {at}").fill(name)
    page.locator(".fold > summary").click()
    if layout:
        page.get_by_text("A layout of your own").click()
        page.get_by_label("The layout, as text").fill(layout)
    if real_dice:
        page.locator("input[name=dice][value=by_hand]").check()
    for bot in bots:
        page.get_by_role("combobox").select_option(bot)
        page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Off we go").click()
    page.locator(".hand-over h1").wait_for()
    return Sharing(page, device.touch)
