// Where everything begins: symbols, words and the facts of the adventures come first, then the screen that the address names. A screen that has to
// ask a table may do so meanwhile.

import { speak, wantedLanguage } from "./language.js";
import { loadSymbols } from "../ui/symbols.js";
import { routeOf } from "./routes.js";
import { applyTheme } from "./settings.js";
import { toast } from "../ui/toast.js";
import { loadFacts } from "../model/facts.js";
import { colourFrame } from "./theme-color.js";

/**
 * A screen puts itself into a place and gives back how to end it.
 * @typedef {(place: HTMLElement, parameters: Record<string, string>) => void | (() => void) | Promise<void | (() => void)>} Screen
 */

/** `asksFirst`: it begins before there are symbols, words and facts, and waits for `readyToSay` itself. @typedef {{default: Screen, asksFirst?: boolean}} ScreenModule */

/** @type {void | (() => void)} */
let end;

/** How often another screen was wanted: one that comes late finds out that it is not wanted any more. */
let wishes = 0;

/** Symbols, words and facts. @type {Promise<unknown>} */
let coming = Promise.resolve();

/** Once there is something to say things with. */
export async function readyToSay() {
  await coming;
}

/** Go to another screen of this page. @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  void show();
}

/** Show the screen of the address again, in the language and light of now. */
export async function show() {
  const wish = ++wishes;
  end?.();
  end = undefined;
  const place = emptied(/** @type {HTMLElement} */ (document.getElementById("screen")));
  delete document.documentElement.dataset.adv;
  const route = routeOf(location.pathname);
  if (!route) return go("/", { replace: true });
  const { default: screen, asksFirst = false } = await route.load();
  if (!asksFirst) await readyToSay();
  if (wish !== wishes) return undefined;
  const leave = await screen(place, route.parameters);
  if (wish === wishes) end = leave;
  else leave?.();
  return undefined;
}

/** A place of its own for every screen: what an earlier one still waits for is never put over this one. @param {HTMLElement} place */
function emptied(place) {
  const empty = /** @type {HTMLElement} */ (place.cloneNode(false));
  place.replaceWith(empty);
  return empty;
}

/** Links inside the page need no reload. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

async function begin() {
  applyTheme();
  colourFrame();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
  document.addEventListener("click", follow);
  addEventListener("popstate", () => void show());
  coming = Promise.all([loadSymbols(), speak(wantedLanguage()), loadFacts()]);
  await Promise.all([coming, show()]);
  // Where there is none, or none may be, the page works without.
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

begin().catch((error) => {
  console.error(error);
  toast("Pennypapers could not start. Reload the page.", { stays: true });
});
