"""Names that look like markup, run from right to left or are as wide as can be, on phones and the big screen."""

from __future__ import annotations

from support.browser.geometry import findings, settle
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.visitor import BIG_SCREEN, PHONE, Visitor

NAMES = ("<img src=x onerror=hacked()//", "علی رضا", "﷽" * 24, "W" * 40, "{{ 1+1 }} & \"'<b")


def test_hostile_names_are_only_text(visitor: Visitor, server: LiveServer) -> None:
    party = server.party(*NAMES)
    phone = visitor.open(f"/t/{party.code}", PHONE)
    screen = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    for page in (phone, screen):
        expect(page.get_by_text(NAMES[0]).first).to_be_visible()
    server.do(party.host.say("start"))
    screen.locator(".big-screen.during").wait_for()
    expect(screen.locator(".seal-text")).to_be_visible()
    for width, height in ((1920, 1080), (1024, 720)):
        screen.set_viewport_size({"width": width, "height": height})
        settle(screen)
        assert findings(screen, fits=True) == {}
    for page in (phone, screen):
        assert page.locator("img[src=x]").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
