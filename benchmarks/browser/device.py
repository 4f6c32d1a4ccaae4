"""The game on this device beside the server over loopback, in one run: bytes, beginning, answers and turns."""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from support.browser.visitor import CHROMIUM
from support.server.running_server import RunningServer, running_server

from pennypapers.rules import ADVENTURES
from pennypapers.server.web.kit_files import kit_folder

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PLAY = """async ([adventure, isHere, turns]) => {
  const { openTable, openTableHere, takeSeat } = await import("/web/js/net/api.js");
  const { Connection } = await import("/web/js/net/connection.js");
  const began = performance.now();
  const { code, token: host } = await (isHere ? openTableHere : openTable)({ adventure, seats_wanted: 1 });
  const { token } = await takeSeat(code, { name: "Ana", listed: false }, host);
  let heard;
  const rolls = [];
  const next = () => new Promise((done) => (rolls.length ? done(rolls.shift()) : (heard = done)));
  const line = new Connection(code, token, {
    greet: () => "",
    message: (message) => {
      if (message.type === "welcome" && message.phase === "lobby") void line.ask({ type: "start" });
      if (message.type !== "roll" && message.type !== "end") return;
      if (heard) heard(message), (heard = null);
      else rolls.push(message);
    },
    line: () => undefined,
    closed: () => undefined,
  });
  let roll = await next();
  const first = performance.now() - began;
  const asks = [], inks = [];
  for (let turn = 0; turn < turns && roll.type === "roll"; turn++) {
    const { ideas } = await line.ask({ type: "hint" });
    for (const marks of ["", ideas[0].marks]) {
      const asked = performance.now();
      await line.ask({ type: "ask", marks });
      asks.push(performance.now() - asked);
    }
    const inked = performance.now();
    void line.ask({ type: "ink", turn: roll.roll.turn, marks: ideas[0].marks });
    roll = await next();
    inks.push(performance.now() - inked);
  }
  line.close();
  return { first, asks, inks };
}"""

BEGIN = """async () => {
  const began = performance.now();
  const { beginDevice } = await import("/web/js/device/device.js");
  await beginDevice();
  return performance.now() - began;
}"""


def middle_and_late(milliseconds: list[float]) -> str:
    """The median and the 95th percentile."""
    ordered = sorted(milliseconds)
    return f"{statistics.median(ordered):6.1f} {ordered[int(0.95 * (len(ordered) - 1))]:6.1f}"


def processor_seconds(browser: Browser) -> float:
    """What the processes of pages have used so far, those of their workers included."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(each["cpuTime"] for each in found if each["type"] == "renderer"))


def begun(browser: Browser, page: Page, says: str) -> None:
    """Begin a game on the device, up to its first roll."""
    before = processor_seconds(browser)
    began = page.evaluate(BEGIN)
    page.evaluate(PLAY, ["temple", True, 0])
    used = processor_seconds(browser) - before
    print(
        f"{says}: {began:.0f} ms by the clock until the worker answers, "
        f"{used:.2f} s of processor time to the first roll"
    )


def opened(browser: Browser, server: RunningServer) -> Page:
    page = browser.new_context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.locator(".tag").wait_for()
    return page


def sizes() -> None:
    folder = kit_folder()
    if folder is None:
        raise SystemExit("There is no kit; run: make kit")
    listed = json.loads((folder / "kit.json").read_text(encoding="utf-8"))
    print(f"kit {listed['version']}: {listed['bytes'] / 1e6:.2f} MB to be fetched")
    for name, parts in listed["files"].items():
        print(f"  {name:22} {sum(size for _, size in parts) / 1e6:5.2f} MB")
    for name, (_, size) in listed["modules"].items():
        print(f"  {re.sub('.*/', '', name):22} {size / 1e6:5.2f} MB before compression")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    turns = parser.parse_args().turns
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    sizes()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        cold = opened(browser, server)
        begun(browser, cold, "kit fetched over loopback")
        warm = cold.context.new_page()
        warm.goto(f"http://127.0.0.1:{server.port}/")
        warm.locator(".tag").wait_for()
        begun(browser, warm, "kit kept                 ")
        print("milliseconds, median and p95          ask            ink to next roll")
        for adventure in ADVENTURES:
            for where, is_here in (("this device", True), ("the server", False)):
                found = warm.evaluate(PLAY, [adventure, is_here, turns])
                print(f"{adventure:8} {where:12} {middle_and_late(found['asks'])}   {middle_and_late(found['inks'])}")
        browser.close()


if __name__ == "__main__":
    main()
