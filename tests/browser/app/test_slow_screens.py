"""A screen that loads slowly does not replace the screen that was opened meanwhile."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.visitor import TURN, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

PAPERS = {
    "adventure": "temple",
    "side": "front",
    "layout": "",
    "texts": ["adventure: temple\nlayout: front\ngrid:\n  .\n"],
    "at": 0,
}
KEEP = f"localStorage.setItem('pennypapers.papers', {json.dumps(json.dumps(PAPERS))})"
ANSWERED = "() => fetch('/api/layouts').then((answer) => answer.text())"
"""One more request: when it is answered, the page has handled the answers to all earlier ones."""


@pytest.mark.parametrize(
    ("path", "held"),
    [
        ("/host", "**/web/js/lobby/host.js"),
        ("/solo/temple", "**/api/tables"),
        ("/learn/temple", "**/api/tables"),
        ("/replay/CODE", "**/api/tables/*/steps"),
        ("/join?code=CODE", "**/api/tables/*"),
        ("/count", "**/api/layouts"),
    ],
)
def test_a_screen_that_loads_late_does_not_replace_the_current_one(
    visitor: Visitor, server: LiveServer, path: str, held: str
) -> None:
    code = server.finished("Ana", "Ben", adventure="island").code if "CODE" in path else ""
    page = visitor.blank()
    page.context.add_init_script(KEEP)
    visitor.go(page, "/")
    waiting: list[Route] = []
    page.route(held, lambda route: waiting.append(route), times=1)
    with page.expect_request(held):
        page.evaluate(TURN, path.replace("CODE", code))
    visitor.turn(page, "/")
    page.locator("#screen > .home").wait_for()
    with page.expect_response(held):
        waiting[0].continue_()
    for _ in range(3):
        page.evaluate(ANSWERED)
    expect(page.locator("#screen > *")).to_have_count(1)
    expect(page.locator("#screen > .home")).to_have_count(1)
    expect(page.locator("html:not([data-adv])")).to_have_count(1)
    assert page.evaluate("() => location.pathname") == "/"
