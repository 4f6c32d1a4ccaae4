"""The service worker: the page can be installed, works offline, and updates to a new version whole or not at all."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from support.browser.device_kit import KEPT, keep_kit, needs_kit
from support.browser.live_server import LiveServer, running_live_server
from support.browser.visitor import PHONE, SECONDS, Visitor
from support.server.running_server import RunningServer, running_server

from pennypapers.server.web.web_files import MESSAGES, WEB, WebFiles

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

READY = "async () => (await navigator.serviceWorker.ready).active.state"

NEXT = """async () => {
  const found = await (await caches.open("pennypapers / notes")).match("/notes/next");
  return found ? found.text() : "";
}"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the page's files that the test can change."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    return Path(shutil.copytree(WEB, tmp_path / "web"))


@pytest.fixture
def own_server(folder: Path) -> Iterator[LiveServer]:
    with running_live_server(folder.parent, web_files=WebFiles(folder, folder.parent / "messages")) as opened:
        yield opened


@pytest.fixture
def restartable_server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path) as opened:
        yield opened


def guest_of(browser: Browser, port: int) -> Visitor:
    return Visitor(browser, f"http://127.0.0.1:{port}")


def wait_for_worker(page: Page) -> str:
    """Wait until the worker has cached all files, which it serves from the next load on; returns their version."""
    assert page.evaluate(READY) in ("activating", "activated")
    version: str = page.evaluate(NEXT)
    assert version
    return version


def wait_for_newer(page: Page, version: str) -> None:
    """Wait until the worker has fetched another version, of more than a hundred files."""
    until = monotonic() + 3 * SECONDS
    while page.evaluate(NEXT) == version:
        assert monotonic() < until, "no newer version was fetched"
        page.evaluate("() => new Promise(requestAnimationFrame)")


def test_the_manifest_makes_the_page_installable(visitor: Visitor) -> None:
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
def test_theme_color_is_the_background_of_the_adventure(visitor: Visitor, adventure: str, colour: str) -> None:
    page = visitor.open("/")
    page.evaluate("(key) => { document.documentElement.dataset.adv = key; }", adventure)
    page.locator(f'meta[name=theme-color][content="{colour}"]').wait_for(state="attached")


def test_the_offline_page_is_shown_until_the_server_is_back(
    browser: Browser, restartable_server: RunningServer
) -> None:
    visitor = guest_of(browser, restartable_server.port)
    page = visitor.open("/", PHONE, worker=True)
    wait_for_worker(page)
    restartable_server.kill()
    page.goto("/")
    page.get_by_role("heading", name="No line just now").wait_for()
    page.get_by_text("Whatever you have inked is safe.").wait_for()
    restartable_server.restart()
    page.get_by_role("button", name="Try again").click()
    page.locator(".tag").wait_for()
    # Chromium logs the worker's failed request, its headless shell does not.
    visitor.forgive("Failed to load resource|ERR_CONNECTION_REFUSED", always_logged=False)
    visitor.leave()
    assert not visitor.troubles


def test_the_second_visit_gets_every_file_from_the_service_worker(browser: Browser, own_server: LiveServer) -> None:
    visitor = guest_of(browser, own_server.port)
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


def test_answers_of_the_api_are_never_cached(browser: Browser, own_server: LiveServer) -> None:
    visitor = guest_of(browser, own_server.port)
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
    assert "/web/js/app/main.js" in kept
    assert "/web/index.html" in kept
    assert not [path for path in kept if not path.startswith(("/web/", "/notes/"))]
    visitor.leave()
    assert not visitor.troubles


def change(folder: Path) -> None:
    """Change a message and the module that shows it, so that a mixture of versions can be recognised."""
    words, home = folder.parent / "messages" / "en" / "home.ftl", folder / "js" / "app" / "home.js"
    words.write_text(re.sub("(?m)^home-tagline = .*", "home-tagline = The new words.", words.read_text()))
    home.write_text(home.read_text().replace('class: "tag"', 'class: "tag new-code"'))


def is_new(page: Page) -> bool:
    """Whether the page shows the changed version; asserts that message and module are of the same version."""
    page.locator(".tag").wait_for()
    has_new_words, has_new_code = page.locator(".tag").evaluate(
        "(tag) => [tag.textContent === 'The new words.', tag.matches('.new-code')]"
    )
    assert has_new_words == has_new_code, "message and module are of different versions"
    return bool(has_new_words)


def test_a_new_page_gets_the_new_version_whole_and_an_open_page_keeps_its_own(
    browser: Browser, own_server: LiveServer, folder: Path
) -> None:
    visitor = guest_of(browser, own_server.port)
    page = visitor.open("/learn", PHONE, worker=True)
    old = wait_for_worker(page)
    with page.context.expect_event("response", lambda answer: answer.url.endswith("/web/shell.json")):
        visitor.go(page, "/learn")  # the worker looks for a newer version, and finds none yet
    change(folder)
    other = visitor.beside(page.context)
    visitor.go(other, "/")
    assert not is_new(other), "a page starts with the cached version and does not wait for the new one"
    wait_for_newer(other, old)

    visitor.go(other, "/")
    assert is_new(other)
    # The first page has not loaded the module of the home screen yet.
    page.evaluate("() => { history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate')); }")
    assert not is_new(page)
    visitor.go(page, "/")
    assert is_new(page)
    visitor.leave()
    assert not visitor.troubles


def test_a_version_with_a_missing_file_is_not_used(browser: Browser, own_server: LiveServer, folder: Path) -> None:
    visitor = guest_of(browser, own_server.port)
    page = visitor.open("/", PHONE, worker=True)
    old = wait_for_worker(page)
    change(folder)
    page.context.route("**/web/js/app/home.js", lambda route: route.abort())
    with page.context.expect_event("requestfailed"):
        visitor.go(page, "/")
    assert not is_new(page)
    assert page.evaluate(NEXT) == old
    visitor.leave()
    assert not visitor.troubles


@needs_kit
def test_the_kit_stays_while_the_page_is_updated(browser: Browser, own_server: LiveServer, folder: Path) -> None:
    visitor = guest_of(browser, own_server.port)
    page = visitor.open("/", PHONE, worker=True)
    version = wait_for_worker(page)
    keep_kit(page)
    kit = page.evaluate(KEPT)["version"]
    style = folder / "css" / "app" / "home.css"
    style.write_text(style.read_text(encoding="utf-8") + ".tag { color: rgb(1 2 3); }\n", encoding="utf-8")
    visitor.go(page, "/")
    wait_for_newer(page, version)
    visitor.go(page, "/")
    assert page.evaluate(KEPT)["version"] == kit
    assert page.evaluate("async () => (await caches.keys()).filter((name) => name.includes(' kit ')).length") == 1
    visitor.leave()
    assert not visitor.troubles
