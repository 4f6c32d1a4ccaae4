"""Whole games on a phone whose server is gone: played, reloaded in the middle, replayed, and their dice checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.browser.device_kit import keep_kit, needs_kit, play_turn
from support.browser.moment import expect
from support.browser.visitor import PHONE, Visitor
from support.server.running_server import running_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = needs_kit

LOST = "Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED"
MOST_TURNS = 60


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of a phone that has kept the game and lost its server."""
    with running_server(tmp_path) as server:
        visitor = Visitor(browser, f"http://127.0.0.1:{server.port}")
        page = visitor.open("/", PHONE, worker=True)
        keep_kit(page)
        server.kill()
        page.goto("/")
        yield page
        visitor.forgive(LOST, always_logged=False)
        visitor.leave()
        assert not visitor.troubles


def begin(page: Page, adventure: str) -> str:
    """Begin a game; its code."""
    page.locator(f".adv[data-adv={adventure}] .btn.primary").tap()
    page.wait_for_url(re.compile("/t/L"))
    page.locator(".sheet .is-legal").first.wait_for()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("adventure", ["temple", "island", "valley"])
def test_a_whole_game_is_played_replayed_and_its_dice_are_checked(page: Page, adventure: str) -> None:
    code = begin(page, adventure)
    for turn in range(1, MOST_TURNS):
        if turn == 3:
            page.reload()
        page.get_by_role("button", name="Hint").or_(page.locator(".end.solo")).first.wait_for()
        if page.locator(".end.solo").count():
            break
        play_turn(page, turn)
    expect(page.locator(".end.solo")).to_be_visible()
    expect(page.get_by_role("button", name="Challenge")).to_be_hidden()
    with page.expect_download() as saved:
        page.get_by_role("link", name=re.compile("[Rr]ecord")).first.click()
    assert Path(saved.value.path()).read_text(encoding="utf-8").startswith(f"adventure: {adventure}\n")
    page.goto(f"/replay/{code}")
    page.locator(".dice-check.is-good").wait_for()
    page.goto("/games")
    page.locator(".games-list .finished, .games-list li").first.wait_for()


def test_a_second_tab_sees_the_same_game_and_hears_of_its_turns(page: Page) -> None:
    code = begin(page, "temple")
    other = page.context.new_page()
    other.goto(f"{page.url.partition('/t/')[0]}/t/{code}")
    other.locator(".sheet .is-legal").first.wait_for()
    play_turn(page, 1)
    other.locator(".bar", has_text=re.compile(r"Turn 2\b")).wait_for()
    play_turn(other, 2)
    page.locator(".bar", has_text=re.compile(r"Turn 3\b")).wait_for()
