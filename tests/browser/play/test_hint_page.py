"""A hint on the page: who gives it, three turns in words, one of them drawn on the sheet; a tap pencils one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from typing import TypeVar

import pytest
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import play_alone
from support.browser.visitor import DESKTOP, SMALL_PHONE, Device, Visitor

from pennypapers.bots import BOTS, Idea, Position, bot, strongest
from pennypapers.bots.pathfinder import Pathfinder
from pennypapers.server.session.bots.bot_processes import THINKERS

T = TypeVar("T")


class QuickExplorer(Pathfinder):
    """Gives forecasts at once, while the strongest bot may have to be compiled first."""

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        return tuple(replace(idea, is_forecast=True, error=0.4) for idea in super().ideas(position, count))


def think_here(_name: str, _address: str, work: Callable[[], T], *, is_large: bool) -> Future[T]:
    assert not is_large
    done = Future[T]()
    done.set_result(work())
    return done


@pytest.fixture(params=[True, False], ids=["with forecasts", "without"])
def forecasts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[bool]:
    """Whether the bot that gives hints looks ahead to the end of the game. It thinks in this process, as other
    processes would load the real bot."""
    monkeypatch.setitem(BOTS, strongest(), QuickExplorer if request.param else Pathfinder)
    monkeypatch.setattr(THINKERS, "ask", think_here)
    bot.cache_clear()
    yield request.param
    bot.cache_clear()


@pytest.mark.parametrize("device", [SMALL_PHONE, DESKTOP], ids=lambda device: str(device.width))
def test_a_hint_is_drawn_on_the_sheet_and_pencilled_with_a_tap(
    visitor: Visitor, server: LiveServer, forecasts: bool, device: Device
) -> None:
    player = play_alone(visitor, server, device=device)
    player.roll("2 3 5")
    page = player.page
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    ideas = hint.locator(".sugg").get_by_role("button")
    ideas.first.wait_for()
    expect(ideas).to_have_count(3)
    expect(hint.get_by_role("paragraph")).to_have_text("Explorer would write:")
    assert ["± 0.8 stars expected" in words for words in ideas.all_inner_texts()] == [forecasts] * 3
    ghost = page.locator(".is-ghost .spaces .is-draft")
    expect(ghost).to_have_count(1)
    assert "pencil" not in (ghost.get_attribute("aria-label") or ""), "nothing has been pencilled yet"
    assert_accessible(page)
    assert_fits(page)
    ideas.first.click()
    page.locator(".ink:not([aria-disabled])").click()
    player.closed()


@pytest.mark.parametrize("forecasts", [True], indirect=True)
@pytest.mark.usefixtures("forecasts")
def test_a_key_opens_and_closes_a_hint(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, device=DESKTOP)
    player.roll("2 3 5")
    page = player.page
    page.keyboard.press("t")
    page.locator(".hinted .sugg button").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".chips .chip").first.wait_for()
    expect(page.locator(".is-ghost")).to_have_count(0)
