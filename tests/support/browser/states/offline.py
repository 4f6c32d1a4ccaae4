"""The game kept on a device, as the settings and the first screen say it. The states come without a kit: what is asked
of the server and of the browser's caches is answered in the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from support.browser.states.state import State, click, screen

if TYPE_CHECKING:
    from playwright.sync_api import Page

ANSWERS = """async (how) => {
  const body = new TextEncoder().encode("part");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const game = ["1", "2", "3", "4", "5"].map(() => [hash, 1]);
  const kit = { version: "walk", bytes: 5_420_000, modules: {}, files: { game }, lock: null };
  const listed = () => new Response(JSON.stringify(kit), { headers: { "content-type": "application/json" } });
  let kept = how === "kept";
  let left = how === "fetching" ? 2 : Infinity;
  const real = globalThis.fetch;
  globalThis.fetch = async (asked, init) => {
    const address = String(asked.url ?? asked);
    if (/\\/(healthz|api\\/tables)$/.test(address)) throw new TypeError("no line");
    if (address.endsWith("/kit/kit.json")) return listed();
    if (!address.endsWith(".part")) return real(asked, init);
    if (how === "damaged") return new Response("other");
    if (how === "lost") throw new TypeError("no line");
    return left-- > 0 ? new Response(body) : new Promise(() => undefined);
  };
  const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const cache = {
    match: async (address) => (kept && String(address).endsWith("kit.json") ? listed() : undefined),
    put: how === "full" ? full : async () => undefined,
  };
  const caches = {
    keys: async () => (kept ? ["pennypapers / kit walk"] : []),
    open: async () => cache,
    match: async () => undefined,
    delete: async () => { kept = false; return true; },
  };
  Object.defineProperty(globalThis, "caches", { value: caches, configurable: true });
}"""

HAS_KEPT = """() => {
  localStorage.setItem("pennypapers.kit", "walk");
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""The first screen is drawn anew, as on a device that has kept the game."""

HAS_NOT = """() => localStorage.removeItem("pennypapers.kit")"""

FILE = """async () => {
  const layouts = await (await fetch("/api/layouts")).json();
  const { fileRuns } = await import("/web/js/challenge/file-runs.js");
  const { text } = layouts.find(({ adventure, name }) => adventure === "valley" && name === "back");
  const run = (attempt, stars, rank) => ({ run: attempt, attempt, table: "LABCD", is_over: true, stars, rank });
  const look = {
    code: "LABCD", title: "Wednesdayafternoonchallengeofthewholefamily", adventure: "valley", layout: text,
    layout_name: "back", options: "", seal: "", known_rolls: 3, clock: null, hints: true, made: 0, day: null,
    closes: null, is_closed: false, finished: 1, bots: [], bots_to_come: 0, may_compare: true, tickets: 0,
    is_maker: false, mine: [run(1, 104, "explorer"), run(2, -6, "tourist")], evening: null,
  };
  const place = document.querySelector(".new-challenge");
  place.className = "way challenge";
  place.querySelector("main").className = "entry";
  place.querySelector("main").replaceChildren(...fileRuns(look));
}"""


def _anew(page: Page) -> None:
    """Nothing is left of the states before."""
    page.reload()
    page.locator("main, .home").first.wait_for()


def _kept(how: str, *selectors: str, there: str) -> Callable[[Page], None]:
    """Answer like this, open the settings, and click there."""

    def act(page: Page) -> None:
        _anew(page)
        page.evaluate(ANSWERS, how)
        click(".home .hd > .ib")(page)
        for selector in selectors:
            page.locator(selector).first.wait_for(state="attached")
            click(selector)(page)
        page.locator(there).first.wait_for()

    return act


def _no_line(page: Page) -> None:
    _anew(page)
    page.evaluate(ANSWERS, "kept")
    page.evaluate(HAS_KEPT)
    page.locator(".alone-note").wait_for()
    page.evaluate(HAS_NOT)


def _fetched_for_a_game(page: Page) -> None:
    _anew(page)
    page.evaluate(ANSWERS, "fetching")
    page.evaluate(HAS_KEPT)
    page.locator(".alone-note").wait_for()
    click(".adv[data-adv=temple] .btn.primary")(page)
    page.locator(".fetching progress[value='0.4']").wait_for()
    page.evaluate(HAS_NOT)


def _played_file(page: Page) -> None:
    _anew(page)
    page.evaluate(FILE)
    page.locator(".challenge-file").wait_for()


def _settings(name: str, how: str, *selectors: str, there: str) -> State:
    return screen(f"kept: {name}", "/", ".home", act=_kept(how, *selectors, there=there))


def states() -> Iterator[State]:
    button = ".setting.keep .btn"
    yield _settings("offered", "offered", there=button)
    yield _settings("fetching", "fetching", button, there=".setting.keep progress[value='0.4']")
    yield _settings("there", "kept", there=button)
    yield _settings("removed", "kept", button, there=button)
    for why in ("full", "damaged", "lost"):
        yield _settings(f"failed, {why}", why, button, there=".setting.keep [role=alert]")
    yield screen("kept: no line", "/", ".home", act=_no_line)
    yield screen("kept: fetched for a game", "/", ".home", act=_fetched_for_a_game)
    yield screen("challenge: a file, played", "/challenge", ".pictures .scene", act=_played_file)
