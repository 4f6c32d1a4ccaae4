"""The page in Chromium with the server beside it: the first load, from a tap to pencil on the screen, frames of the big
screen while a hundred seats ink, and the memory of a whole game. Each beside a page with nothing on it or nobody at it.

Server and seats run in this process, so that they share the machine with the browser as at a table of one computer.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
from collections.abc import Iterable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from support.browser.live_server import LiveServer, running_live_server
from support.browser.player import hold_seat, play_alone, take_seat
from support.browser.visitor import BIG_SCREEN, PHONE, Scales, Visitor, open_browser, weigh
from support.server.robot import Robot, play_all
from support.web.bundle import bundled_page

from pennypapers.server.web.web_files import WebFiles

if TYPE_CHECKING:
    from playwright.sync_api import Page

LISTEN = """() => {
  window.taps = [];
  let tapped = null;
  addEventListener("pointerup", (event) => { tapped = event.timeStamp; }, { capture: true });
  new MutationObserver(() => {
    if (tapped === null || !document.querySelector(".dr")) return;
    const began = tapped;
    tapped = null;
    requestAnimationFrame(() => requestAnimationFrame(() => window.taps.push(performance.now() - began)));
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Measures each tap, from the end of the touch to the frame after the one in which pencil was drawn."""

EMPTY = """() => {
  document.body.style.height = "100vh";
  addEventListener("pointerup", () => {
    const mark = document.createElement("p");
    mark.className = "dr";
    document.body.replaceChildren(mark);
  });
}"""

LEGAL = """() => [...document.querySelectorAll(".sheet [data-space].is-legal")].map((space) => {
  const { x, y, width, height } = space.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".sheet"))"""

SEEN = """(number) => new Promise((done, fail) => {
  const late = setTimeout(() => fail(new Error(`tap ${number} drew nothing`)), 10_000);
  const look = () => (window.taps.length > number ? done(clearTimeout(late)) : setTimeout(look, 5));
  look();
})"""

COUNT_FRAMES = """() => {
  window.frames_at = [];
  const frame = (now) => { window.frames_at.push(now); window.counting = requestAnimationFrame(frame); };
  window.counting = requestAnimationFrame(frame);
}"""

USABLE = """(selector) => {
  const look = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => console.debug("usable", performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}"""
"""Reports to the console when an element that can be tapped is drawn, in milliseconds from the beginning of the visit.
Polling from outside would slow the page down."""

LINES = {"this machine": None, "a slow phone": (4, 0, -1), "and a slow line": (4, 150, 200_000)}
"""By name: how many times slower the processor is, the round trip in milliseconds, bytes a second."""

FRAMES = "() => { cancelAnimationFrame(window.counting); return window.frames_at; }"


PLACES = {"nothing": "body", "home": ".home a, .home button", "a game": ".sheet .is-legal"}
"""What is opened, and a selector of what can be tapped there; the empty page measures the browser alone."""


def first_load(visitor: Visitor, server: LiveServer, visits: int) -> None:
    """First visits, with an empty cache, to the home screen and to a game."""
    for line, slow in LINES.items():
        for name in PLACES:
            seen = [first_visit(visitor, server, name, slow) for _ in range(visits)]
            times = [took for took, _ in seen]
            weight = seen[-1][1]
            figures = f"{min(times):6.0f} ms at best {median(times):6.0f} ms median"
            print(f"  {line:16} {name:8} {figures}, {weight.total / 1000:.0f} kB in {weight.answers} answers")
    visitor.forgive(r"favicon\.ico")  # the empty page names no icon


def first_visit(
    visitor: Visitor, server: LiveServer, name: str, slow: tuple[int, int, int] | None
) -> tuple[float, Scales]:
    party = server.party("Ida", adventure="island")
    server.do(party.host.say("start"))
    page = visitor.blank(PHONE)
    hold_seat(page.context, party, party.host)
    page.add_init_script(f"({USABLE})({PLACES[name]!r})")
    scales = weigh(page)
    if slow:
        thinking, wait, rate = slow
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": thinking})
        limits = {"offline": False, "latency": wait, "downloadThroughput": rate, "uploadThroughput": rate}
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", limits)
    with page.expect_console_message(lambda said: said.text.startswith("usable ")) as said:
        page.goto({"nothing": "/healthz", "home": "/", "a game": f"/t/{party.code}"}[name], wait_until="commit")
    took = float(said.value.text.split()[1])
    page.wait_for_load_state("networkidle")
    page.context.close()
    return took, scales


def tap_to_pencil(visitor: Visitor, server: LiveServer, taps: int) -> None:
    blank = visitor.blank(PHONE)
    blank.goto("about:blank")
    blank.evaluate(EMPTY)
    blank.evaluate(LISTEN)
    tap(blank, [(100.0, 100.0), (200.0, 300.0)], taps)
    told("empty page", blank)

    for adventure in ("temple", "island", "valley"):
        player = play_alone(visitor, server, adventure=adventure)
        player.roll("2 5 4")
        player.tap(player.chip(11))  # uses all dice, so that the taps move this one mark
        page = player.page
        page.evaluate(LISTEN)
        tap(page, page.evaluate(LEGAL)[:6], taps)
        told(adventure, page)
        page.context.close()


def tap(page: Page, places: list[tuple[float, float]], taps: int) -> None:
    """Tap places one after the other, each when the mark of the one before has been drawn."""
    for number in range(taps):
        x, y = places[number % len(places)]
        page.touchscreen.tap(x, y)
        page.evaluate(SEEN, number)


def told(name: str, page: Page) -> None:
    taps: list[float] = page.evaluate("() => window.taps")
    print(f"  {name:12} {median(taps):6.0f} ms median {quantiles(taps, n=20)[-1]:6.0f} ms in 1 of 20")


def frames_of_the_big_screen(visitor: Visitor, server: LiveServer, seats: int, turns: int) -> None:
    party = server.party(*(f"Player {number + 1}" for number in range(seats)), adventure="island")
    server.do(party.host.say("start"))
    server.do(party.go())
    page = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN, still=False)
    page.get_by_text("Player 7", exact=False).first.wait_for()
    page.evaluate(COUNT_FRAMES)
    page.evaluate("() => new Promise((done) => setTimeout(done, 3000))")
    smooth("idle", page.evaluate(FRAMES))
    page.evaluate(COUNT_FRAMES)
    server.do(play_all([Robot(guest, guest.name) for guest in party.guests], turns))
    smooth(f"{turns} turns", page.evaluate(FRAMES))
    page.context.close()


def smooth(name: str, frames: list[float]) -> None:
    gaps = [after - before for before, after in pairwise(frames)]
    seconds = (frames[-1] - frames[0]) / 1000
    late = sum(gap > 50 for gap in gaps)
    rate = f"{len(gaps) / seconds:6.1f} frames a second over {seconds:.1f} s"
    print(f"  {name:12} {rate}, longest wait {max(gaps):.0f} ms, {late} over 50 ms")


def memory_of_a_game(visitor: Visitor, server: LiveServer) -> None:
    print(f"  {'home':12} {heap(visitor.open('/')):6.2f} MB")
    for adventure in ("temple", "valley"):
        party = server.party("Ida", adventure=adventure)
        server.do(party.host.say("start"))
        page = take_seat(visitor, server, party, party.host).page
        page.locator(".sheet .is-legal").first.wait_for()
        robot = Robot(party.host, 1)
        figures = [heap(page)]
        for until in (10, 20, None):
            server.do(robot.play(until))
            figures.append(heap(page))
        print(f"  {adventure:12} {' → '.join(f'{figure:.2f}' for figure in figures)} MB at turns 1, 10, 20 and the end")


def heap(page: Page) -> float:
    line = page.context.new_cdp_session(page)
    line.send("HeapProfiler.collectGarbage")
    used: float = line.send("Runtime.getHeapUsage")["usedSize"]
    line.detach()
    return used / 1e6


def main(argv: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--taps", type=int, default=40)
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--plain", action="store_true", help="serve the plain modules of a clone, not a wheel's bundle")
    parser.add_argument("--load-only", action="store_true", help="measure the first load and nothing else")
    chosen = parser.parse_args(None if argv is None else list(argv))
    logging.disable(logging.INFO)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        files = None if chosen.plain else WebFiles(bundled_page(folder))
        server = stack.enter_context(running_live_server(folder, web_files=files))
        playwright = stack.enter_context(sync_playwright())
        browser = open_browser(playwright)
        visitor = Visitor(browser, server.address)
        print("The first load, until there is something to tap")
        first_load(visitor, server, chosen.visits)
        if not chosen.load_only:
            print("From a tap to pencil on the screen")
            tap_to_pencil(visitor, server, chosen.taps)
            print(f"The big screen of {chosen.seats} seats")
            frames_of_the_big_screen(visitor, server, chosen.seats, chosen.turns)
            print("Memory of the page over a whole game")
            memory_of_a_game(visitor, server)
        visitor.leave()
        browser.close()
        assert not visitor.troubles, visitor.troubles


if __name__ == "__main__":
    main()
