"""The game is kept on a phone, the server is gone, and one plays on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.browser.device_kit import KEPT, READY, keep_kit, needs_kit
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.moment import expect
from support.browser.visitor import PHONE, Visitor
from support.server.running_server import RunningServer, running_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = needs_kit

LOST = "Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path) as opened:
        yield opened


@pytest.fixture
def phone(browser: Browser, server: RunningServer) -> Iterator[Visitor]:
    visitor = Visitor(browser, f"http://127.0.0.1:{server.port}")
    yield visitor
    visitor.forgive(LOST, always_logged=False)
    visitor.leave()
    assert not visitor.troubles


def kept(phone: Visitor, server: RunningServer) -> Page:
    """A page of a phone that has kept the game and lost its server."""
    page = phone.open("/", PHONE, worker=True)
    keep_kit(page)
    server.kill()
    page.goto("/")
    return page


def begin(page: Page, adventure: str) -> None:
    page.goto("/")
    page.locator(f".adv[data-adv={adventure}] .btn.primary").tap()
    page.wait_for_url(re.compile("/t/L"))
    page.locator(".sheet .is-legal").first.wait_for()


def play_turn(page: Page) -> None:
    """Ask for a hint and take it, then ink it."""
    page.locator(".hint-button, [data-act=hint], button:has(use[href='#i-hint'])").first.tap()
    page.get_by_role("button", name=re.compile("^Pencil|^Take|^Write")).first.tap()
    page.locator(".foot .ink").tap()


def test_the_first_screen_says_that_there_is_no_line_and_hides_what_needs_one(
    phone: Visitor, server: RunningServer
) -> None:
    page = kept(phone, server)
    expect(page.get_by_text("No line just now.")).to_be_visible()
    for hidden in ("Host a table", "Print"):
        expect(page.get_by_role("link", name=hidden)).to_be_hidden()
    expect(page.get_by_role("link", name="Play alone").first).to_be_visible()
    assert_accessible(page)
    assert_fits(page)


@pytest.mark.parametrize("adventure", ["temple", "island", "valley"])
def test_a_game_begins_and_goes_on_after_a_reload(phone: Visitor, server: RunningServer, adventure: str) -> None:
    page = kept(phone, server)
    begin(page, adventure)
    roll = page.locator(".dice").first.inner_text()
    page.reload()
    page.locator(".sheet .is-legal").first.wait_for()
    expect(page.locator(".dice").first).to_have_text(roll)
    assert_accessible(page)


def test_rules_and_counting_and_lessons_are_there(phone: Visitor, server: RunningServer) -> None:
    page = kept(phone, server)
    page.goto("/rules")
    page.get_by_text("G1").first.wait_for()
    page.goto("/learn/temple")
    page.locator(".sheet").first.wait_for()
    page.goto("/count")
    page.locator("main").wait_for()


def test_a_damaged_part_is_said_and_nothing_is_kept(phone: Visitor) -> None:
    page = phone.open("/", PHONE, worker=True)
    assert page.evaluate(READY)

    def damaged(route: Route) -> None:
        route.fulfill(body=b"not what it should be", content_type="application/octet-stream")

    page.context.route("**/kit/*.part", damaged)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keep for offline").click()
    page.get_by_text("What arrived was damaged.").wait_for()
    assert page.evaluate(KEPT) is None
    page.context.unroute("**/kit/*.part")
    page.get_by_role("button", name="Keep for offline").click()
    page.get_by_role("button", name="Remove", exact=True).wait_for()


def test_a_kit_that_was_damaged_on_the_device_is_fetched_again(phone: Visitor) -> None:
    page = phone.open("/", PHONE, worker=True)
    keep_kit(page)
    page.evaluate("""async () => {
      const [name] = (await caches.keys()).filter((each) => each.includes(" kit "));
      const cache = await caches.open(name);
      const parts = (await cache.keys()).filter(({ url }) => url.endsWith(".part"));
      for (const part of parts) await cache.put(part, new Response("no part"));
    }""")
    begun = page.evaluate("""async () => {
      const { post } = await import("/web/js/net/api.js");
      return post("/api/tables", { adventure: "temple" }, undefined, true);
    }""")
    assert begun["code"].startswith("L")
    assert page.evaluate(KEPT) is not None


def test_a_full_device_is_said_and_gets_its_room_back(phone: Visitor) -> None:
    page = phone.open("/", PHONE, worker=True)
    assert page.evaluate(READY)
    page.evaluate("""() => {
      const put = Cache.prototype.put;
      let left = 8;
      Cache.prototype.put = function (...what) {
        return --left < 0 ? Promise.reject(new DOMException("full", "QuotaExceededError")) : put.apply(this, what);
      };
    }""")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keep for offline").click()
    page.get_by_text("There is not enough room on this device.").wait_for()
    assert page.evaluate("async () => (await caches.keys()).filter((name) => name.includes(' kit '))") == []


def test_a_fetch_that_stopped_goes_on_where_it_was(phone: Visitor) -> None:
    page = phone.open("/", PHONE, worker=True)
    assert page.evaluate(READY)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url) if ".part" in request.url else None)
    page.evaluate("""async () => {
      const { keepKit } = await import("/web/js/device/kit.js");
      const stop = new AbortController();
      await keepKit({ signal: stop.signal, progress: (share) => share > 0.4 && stop.abort() }).catch(() => undefined);
    }""")
    first = set(asked)
    assert page.evaluate(KEPT) is None
    asked.clear()
    keep_kit(page)
    assert len(asked) < len(first | set(asked)), "parts that had come were not fetched again"


def test_what_is_kept_can_be_removed(phone: Visitor) -> None:
    page = phone.open("/", PHONE, worker=True)
    keep_kit(page)
    page.get_by_role("button", name="Settings").click()
    assert_accessible(page)
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("button", name="Keep for offline").wait_for()
    assert page.evaluate("async () => (await caches.keys()).filter((name) => name.includes(' kit '))") == []


def test_a_lost_line_in_a_game_at_the_server_says_what_can_be_done(phone: Visitor, server: RunningServer) -> None:
    page = phone.open("/", PHONE, worker=True)
    keep_kit(page)
    page.locator(".adv[data-adv=temple] .btn.primary").tap()
    page.locator(".sheet .is-legal").first.wait_for()
    assert not page.url.rpartition("/")[2].startswith("L"), "the server can be reached, so it deals"
    server.kill()
    says = "Meanwhile you can begin a new one on this device."
    page.get_by_text(says).wait_for()
    page.reload()
    page.locator("main").get_by_text(says).wait_for()
    assert_accessible(page)
    page.get_by_role("link", name="Home. The game waits for you.").tap()
    page.locator(".adv[data-adv=temple] .btn.primary").tap()
    page.wait_for_url(re.compile("/t/L"))
    page.locator(".sheet .is-legal").first.wait_for()


def test_my_games_are_one_list_and_say_where_each_lives(phone: Visitor, server: RunningServer) -> None:
    page = phone.open("/", PHONE, worker=True)
    keep_kit(page)
    page.locator(".adv[data-adv=temple] .btn.primary").tap()
    page.locator(".sheet .is-legal").first.wait_for()
    page.evaluate("""async () => {
      const { post, takeSeat } = await import("/web/js/net/api.js");
      const { code, token } = await post("/api/tables", { adventure: "island", seats_wanted: 1 }, undefined, true);
      await takeSeat(code, { name: "Ana" }, token);
    }""")
    page.goto("/games")
    unfinished = page.locator(".unfinished li")
    expect(unfinished).to_have_count(2)
    expect(unfinished.filter(has_text="on this device")).to_have_count(1)
    expect(unfinished.filter(has_text="at the server")).to_have_count(1)
    assert_accessible(page)
    assert_fits(page)
    server.kill()
    page.reload()
    expect(unfinished).to_have_count(1)
    expect(unfinished).to_contain_text("on this device")
