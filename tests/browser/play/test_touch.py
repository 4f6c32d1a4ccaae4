"""Touch gestures: a long press opens the loupe, a drag traces a discovery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import Player, drawn, play_alone
from support.browser.visitor import SMALL_PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

VALLEY = drawn("valley", "o o o o", "o o o o", "o o o o")
TIMES_AS_WIDE = """() => {
  const width = (selector) => document.querySelector(selector).getBoundingClientRect().width;
  return width('.loupe') / width('.sheet [data-space=c1]');
}"""


class Touch:
    """One finger on the touch screen."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._line: CDPSession = player.page.context.new_cdp_session(player.page)

    def down(self, space: str) -> None:
        self._send("touchStart", [self._middle(space)])

    def move(self, space: str) -> None:
        self._send("touchMove", [self._middle(space)])

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _middle(self, space: str) -> dict[str, float]:
        box = self._player.space(space).bounding_box()
        assert box
        return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_a_long_press_opens_a_loupe_that_follows_the_finger_and_picks_on_release(
    visitor: Visitor, server: LiveServer
) -> None:
    player = play_alone(visitor, server, device=SMALL_PHONE)
    page = player.page
    player.roll("4 1 3")
    player.tap(player.chip(4))
    finger, lens, aim = Touch(player), page.locator(".loupe"), page.locator(".loupe .aim")
    finger.down("c1")
    lens.wait_for()
    expect(lens).to_have_attribute("aria-hidden", "true")
    expect(aim).to_have_attribute("transform", "translate(96 0)")
    assert page.evaluate(TIMES_AS_WIDE) >= 3
    finger.move("e2")
    page.locator(".loupe .aim[transform='translate(192 48)']").wait_for()
    finger.up()
    lens.wait_for(state="detached")
    player.space("e2").locator(".pencil").first.wait_for()
    player.hears("e2, 4 in pencil", "c1, plain, empty, 4 may go here")


def test_a_drag_traces_a_discovery(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, adventure="valley", layout=VALLEY)
    page = player.page
    player.play("P 4 5", "a1=12 b1=9")
    player.roll("P 3 2")
    player.pencil("c1=6 c2=3 b2=2")
    page.get_by_text("A discovery?").wait_for()
    finger = Touch(player)
    finger.down("a1")
    finger.move("b1")
    page.locator(".tracing path").wait_for(state="attached")
    finger.move("c1")
    finger.up()
    page.get_by_text("A mountain!").wait_for()
    page.locator(".disc.mountain.is-draft[data-discovery='a1 b1 c1']").wait_for()
    expect(page.locator(".tracing path")).to_have_count(0)
    assert page.evaluate("() => scrollY") == 0
    player.ink()
    player.closed()
    player.hears("b1, 9, inked, in a mountain range")
