"""The page as an app: it installs, begins without a line, and a new version comes whole or not at all."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from house import House, running_house
from running_server import RunningServer, running_server
from visitor import PHONE, Visitor

from pennypapers.server.web_files import WEB, WebFiles

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

READY = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return registration.active.state;
}"""

NEWER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((done) => (registration.installing ?? registration).addEventListener(
    registration.installing ? "statechange" : "updatefound", done, { once: true }));
}"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the page, to be changed."""
    return Path(shutil.copytree(WEB, tmp_path / "web"))


@pytest.fixture
def own_house(folder: Path) -> Iterator[House]:
    with running_house(folder.parent, web_files=WebFiles(folder)) as opened:
        yield opened


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path) as opened:
        yield opened


def guest_of(browser: Browser, port: int) -> Visitor:
    return Visitor(browser, f"http://127.0.0.1:{port}")


def wait_for_worker(page: Page) -> None:
    """Until a worker has everything it keeps; it serves the page from its next load on."""
    assert page.evaluate(READY) in ("activating", "activated")


def tagline(page: Page) -> str:
    return page.locator(".tag").inner_text()


def test_the_manifest_makes_it_installable(visitor: Visitor) -> None:
    page = visitor.open("/")
    line = page.context.new_cdp_session(page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


@pytest.mark.parametrize(("adventure", "colour"), [("temple", "#ead2a6"), ("island", "#b9d8d6"), ("valley", "#ccd9a9")])
def test_the_frame_has_the_colour_of_the_desk(visitor: Visitor, adventure: str, colour: str) -> None:
    page = visitor.open("/")
    page.evaluate("(key) => { document.documentElement.dataset.adv = key; }", adventure)
    page.locator(f'meta[name=theme-color][content="{colour}"]').wait_for(state="attached")


def test_without_a_line_it_says_so_and_comes_back(browser: Browser, server: RunningServer) -> None:
    visitor = guest_of(browser, server.port)
    page = visitor.open("/", PHONE, worker=True)
    wait_for_worker(page)
    server.kill()
    page.goto("/")
    page.get_by_role("heading", name="No line just now").wait_for()
    page.get_by_text("Whatever you have inked is safe.").wait_for()
    server.restart()
    page.get_by_role("button", name="Try again").click()
    page.locator(".tag").wait_for()
    visitor.forgive("Failed to load resource|ERR_CONNECTION_REFUSED")
    visitor.leave()
    assert not visitor.troubles


def test_the_next_visit_asks_the_server_for_next_to_nothing(browser: Browser, own_house: House) -> None:
    visitor = guest_of(browser, own_house.port)
    page = visitor.open("/", PHONE, worker=True)
    wait_for_worker(page)
    visitor.go(page, "/")
    sizes = page.evaluate(
        "() => performance.getEntriesByType('resource').filter((each) => each.name.includes('/web/'))"
        ".map((each) => each.workerStart > 0)"
    )
    assert len(sizes) > 20
    assert all(sizes), "every file came through the worker"
    visitor.leave()
    assert not visitor.troubles


def test_tables_are_never_kept(browser: Browser, own_house: House) -> None:
    visitor = guest_of(browser, own_house.port)
    page = visitor.open("/", PHONE, worker=True)
    wait_for_worker(page)
    visitor.go(page, "/host")
    page.evaluate("() => fetch('/api/layouts').then((answer) => answer.json())")
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return keys.flat().map((each) => new URL(each.url).pathname);
        }"""
    )
    assert "/web/js/main.js" in kept
    assert "/web/index.html" in kept
    assert not [path for path in kept if not path.startswith("/web/")]
    visitor.leave()
    assert not visitor.troubles


def test_a_new_version_comes_whole_at_the_next_beginning(browser: Browser, own_house: House, folder: Path) -> None:
    visitor = guest_of(browser, own_house.port)
    page = visitor.open("/", PHONE, worker=True)
    wait_for_worker(page)
    visitor.go(page, "/")
    before = tagline(page)

    words, home = folder / "messages" / "en" / "home.ftl", folder / "js" / "home.js"
    words.write_text(words.read_text().replace(before, "The new words."))
    home.write_text(home.read_text().replace('class: "tag"', 'class: "tag new-code"'))

    page.evaluate(NEWER)
    visitor.go(page, "/host")  # within the page that runs: still the old version, whole
    page.go_back()
    page.locator(".tag").wait_for()
    assert page.locator(".tag.new-code").count() == (tagline(page) == "The new words.")

    page.goto("/")
    page.locator(".tag.new-code").wait_for()
    assert tagline(page) == "The new words."
    assert len(page.evaluate("() => caches.keys()")) == 1, "the old version is forgotten"
    visitor.leave()
    assert not visitor.troubles


def test_a_page_that_is_open_elsewhere_begins_again_with_the_new_version(
    browser: Browser, own_house: House, folder: Path
) -> None:
    visitor = guest_of(browser, own_house.port)
    page = visitor.open("/", PHONE, worker=True)
    wait_for_worker(page)
    visitor.go(page, "/")
    other = visitor.beside(page.context)
    visitor.go(other, "/")
    home = folder / "js" / "home.js"
    home.write_text(home.read_text().replace('class: "tag"', 'class: "tag new-code"'))
    page.evaluate(NEWER)
    page.goto("/")
    page.locator(".tag.new-code").wait_for()
    other.locator(".tag.new-code").wait_for()
    visitor.leave()
    assert not visitor.troubles
