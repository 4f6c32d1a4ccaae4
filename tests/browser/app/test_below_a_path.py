"""The page of a server that lives below a path: every address that it asks for or shows is below it too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from support.browser.live_server import LiveServer, running_live_server
from support.browser.moment import expect
from support.browser.visitor import DESKTOP, PHONE, Visitor
from support.web.bundle import bundled_page

from pennypapers.server.web.screens import ADDRESSES
from pennypapers.server.web.web_files import WebFiles

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = "/games/penny"
LINKS = """() => [...document.querySelectorAll('a[href], img[src], link[href], script[src]')]
  .map((each) => each.getAttribute('href') ?? each.getAttribute('src')).filter((each) => each.startsWith('/'))"""
PICTURE = "(picture) => picture.decode().then(() => picture.naturalWidth)"


@pytest.fixture(scope="module", params=["bundled", "plain"])
def below(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("below")
    files = WebFiles(bundled_page(folder)) if request.param == "bundled" else WebFiles()
    with running_live_server(folder, web_files=files, root=ROOT) as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser, below: LiveServer) -> Iterator[Visitor]:
    """Whatever its pages ask for outside the path is a trouble."""
    visiting = Visitor(browser, f"{below.address}{ROOT}/")
    yield visiting
    visiting.leave()
    below.disconnect_guests()
    assert not visiting.troubles, "\n".join(visiting.troubles)


def path_of(page: Page) -> str:
    return str(page.evaluate("() => location.pathname"))


def test_a_turn_is_played_alone(visitor: Visitor) -> None:
    page = visitor.open("./", PHONE)
    page.get_by_role("link", name="Play alone now").first.click()
    page.locator(".sheet .is-legal").first.wait_for()
    assert path_of(page).startswith(f"{ROOT}/t/")
    chips = page.locator(".chips .chip:not(.off)")
    if chips.count():  # else the first roll is a danger
        chips.last.tap()
        expect(chips.last).to_have_attribute("aria-pressed", "true")
    page.locator(".sheet .spaces .is-legal").first.tap()
    page.locator(".foot .ink").tap()
    page.locator(".bar", has_text="Turn 2").wait_for()
    page.reload()
    page.locator(".bar", has_text="Turn 2").wait_for()
    assert path_of(page).startswith(f"{ROOT}/t/")


def test_somebody_joins_a_table_by_its_link_and_by_its_letters(visitor: Visitor) -> None:
    host = visitor.open("host", DESKTOP)
    host.get_by_label("Your name").fill("Ida")
    host.get_by_role("button", name="Open the table").click()
    host.locator(".lobby").wait_for()
    assert host.locator(".lobby img.qr").first.evaluate(PICTURE) > 0
    said = host.locator(".lobby .link").first.inner_text()
    link = f"http://{said}"
    code = link.rpartition("/")[2]
    assert link == f"{visitor.address}t/{code}"
    guest = visitor.open(link, PHONE)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".lobby").wait_for()
    assert path_of(guest) == f"{ROOT}/t/{code}"
    host.get_by_text("Ben", exact=True).first.wait_for()
    other = visitor.open(f"join?code={code}", PHONE)
    other.get_by_label("Your name").fill("Cleo")
    other.get_by_role("button", name="Sit down").click()
    host.get_by_text("Cleo", exact=True).first.wait_for()


def test_every_screen_and_its_links_are_below_the_path(visitor: Visitor) -> None:
    page = visitor.blank(DESKTOP)
    for address in ADDRESSES:
        if "{code}" in address:
            continue
        visitor.go(page, f".{address.replace('{adventure}', 'temple')}")
        page.wait_for_load_state("networkidle")
        outside = [each for each in page.evaluate(LINKS) if not each.startswith(f"{ROOT}/")]
        assert not outside, f"{address}: {outside}"
        assert path_of(page).startswith(ROOT)


def test_an_unknown_address_leads_back_to_the_game(visitor: Visitor) -> None:
    page = visitor.blank()
    page.goto("nowhere")
    visitor.forgive("404", always_logged=False)
    page.get_by_role("link").first.click()
    page.locator("#screen > *").first.wait_for(state="attached")
    assert path_of(page) == f"{ROOT}/"


def test_the_service_worker_keeps_to_its_path(visitor: Visitor) -> None:
    page = visitor.open("./", PHONE, worker=True)
    scope = page.evaluate("async () => new URL((await navigator.serviceWorker.ready).scope).pathname")
    assert scope == f"{ROOT}/"
    page.evaluate("async () => { await caches.open('of another program'); }")
    visitor.go(page, "./rules")
    names = page.evaluate("() => caches.keys()")
    assert "of another program" in names
    assert all(name.startswith(f"pennypapers {ROOT}/ ") for name in names if name != "of another program")
    assert page.evaluate(
        "() => performance.getEntriesByType('resource').filter((each) => each.name.includes('/web/'))"
        ".every((each) => each.workerStart > 0)"
    )
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{visitor.address}manifest.webmanifest"
