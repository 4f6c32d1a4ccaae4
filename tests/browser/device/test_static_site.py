"""A folder written by one command, on a plain file server below a path, is the game."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.browser.device_kit import needs_kit
from support.browser.moment import expect
from support.browser.player import drawn
from support.browser.sharing import set_up
from support.browser.visitor import PHONE, Visitor

from pennypapers.cli import main

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = needs_kit

ROW = drawn("temple", "o o D")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Tests say what went wrong by themselves."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site below /penny/."""
    folder: Path = tmp_path_factory.mktemp("host")
    assert main(["site", "--out", str(folder / "penny"), "--base", "/penny/", "--no-prints"]) == 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/penny/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, site)
    yield visitor
    visitor.leave()
    assert not visitor.troubles, "\n".join(visitor.troubles)


def test_a_whole_game_round_one_phone(phone: Visitor) -> None:
    here = set_up(phone, "Ana", "Ben", layout=ROW)
    assert re.search(r"/penny/t/L[A-Z]{4}$", here.page.url)
    while name := here.next:
        here.write_anything(name)
    expect(here.page.locator(".pod .p")).to_have_count(2)
    expect(here.page.locator(".seal")).to_contain_text("Checked on this device")
    here.page.get_by_role("link", name="Replay").tap()
    here.page.locator(".replay .sheet").first.wait_for()


def test_a_game_alone_begins_and_a_table_comes_back_after_a_reload(phone: Visitor) -> None:
    page = phone.open("./", PHONE, worker=True)
    expect(page.get_by_role("link", name="Host a table")).to_be_hidden()
    expect(page.get_by_text("nothing is sent anywhere")).to_be_visible()
    page.locator(".adv[data-adv=island] .btn.primary").tap()
    page.locator(".sheet .is-legal").first.wait_for()
    page.evaluate("async () => (await navigator.serviceWorker.ready).active !== null")
    page.reload()
    page.locator(".sheet .is-legal").first.wait_for()


def test_screens_have_documents_and_everything_lies_below_the_path(phone: Visitor, site: str) -> None:
    page = phone.open("./rules/", PHONE)
    page.locator("article, .clause").first.wait_for()
    asked = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")
    assert asked
    assert [address for address in asked if not address.startswith(site)] == []
