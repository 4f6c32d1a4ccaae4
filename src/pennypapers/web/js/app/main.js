// Starts the page: loads symbols, messages and facts, then shows the screen of the address. A screen that must ask a
// table first may do so while they load.

import { speak, speakOfAll, wantedLanguage } from "./language.js";
import { loadSymbols } from "../ui/symbols.js";
import { HOME, routeOf } from "./routes.js";
import { applyTheme } from "./settings.js";
import { closeDialogs } from "../ui/dialog.js";
import { focusHeading } from "../ui/focus.js";
import { changing } from "../ui/transition.js";
import { listenForInstall } from "../comfort/install.js";
import { toast } from "../ui/toast.js";
import { loadFacts } from "../model/facts.js";
import { colourFrame } from "./theme-color.js";
import { at, below, here } from "../net/address.js";
import { isAnswered, isOfDevice } from "../net/reach.js";

/**
 * A screen fills an element and returns a function that ends it.
 * @typedef {(place: HTMLElement, parameters: Record<string, string>) => void | (() => void) | Promise<void | (() => void)>} Screen
 */

/** A screen with `asksFirst` is started before symbols, messages and facts are loaded, and awaits `readyToSay` itself. @typedef {{default: Screen, asksFirst?: boolean}} ScreenModule */

/** @type {void | (() => void)} */
let end;

/** Counts the screens that were requested, so that one that loads late can tell that it is outdated. */
let wishes = 0;

/** Symbols, words and facts. @type {Promise<unknown>} */
let coming = Promise.resolve();

/** Resolves when symbols, messages and facts are loaded. */
export async function readyToSay() {
  await coming;
}

/** Whether another screen was shown before: the first one is read from its beginning, without a focus. */
export function hasMoved() {
  return wishes > 1;
}

/** Go to another screen of this page. @param {string} path below the root @param {{replace?: boolean}} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", at(path));
  else history.pushState(null, "", at(path));
  void show();
}

/** Show the screen of the current address, with the current language and theme. */
export async function show() {
  const wish = ++wishes;
  end?.();
  end = undefined;
  closeDialogs();
  if (hasMoved()) await changing(() => draw(wish));
  else await draw(wish);
}

/** @param {number} wish which screen was requested */
async function draw(wish) {
  if (wish !== wishes) return undefined;
  const place = emptied(/** @type {HTMLElement} */ (document.getElementById("screen")));
  delete document.documentElement.dataset.adv;
  const route = routeOf(here());
  if (!route) return go("/", { replace: true });
  if (route.address !== HOME) coming = coming.then(speakOfAll);
  document.documentElement.toggleAttribute("data-own-table", isOfDevice(route.parameters["code"] ?? ""));
  const { default: screen, asksFirst = false } = await route.load();
  if (!asksFirst) await readyToSay();
  if (wish !== wishes) return undefined;
  const leave = await screen(place, route.parameters);
  if (wish !== wishes) return leave?.();
  end = leave;
  if (hasMoved()) focusHeading(place);
  return undefined;
}

/** Replace the screen's element by a new one, so that an earlier screen that still loads cannot draw over this one. @param {HTMLElement} place */
function emptied(place) {
  const empty = /** @type {HTMLElement} */ (place.cloneNode(false));
  place.replaceWith(empty);
  return empty;
}

/** Follow links within the page without a reload. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.hasAttribute("download") && isAnswered(below(link.pathname) ?? "")) {
    event.preventDefault();
    return void import("../device/save.js").then(({ save }) => save(link));
  }
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = below(link.pathname);
  if (path === null || path.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

async function begin() {
  applyTheme();
  colourFrame();
  listenForInstall();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
  document.addEventListener("click", follow);
  addEventListener("popstate", () => void show());
  const onlyHome = routeOf(here())?.address === HOME;
  coming = Promise.all([loadSymbols(), speak(wantedLanguage(), { onlyHome }), loadFacts()]);
  await Promise.all([coming, show()]);
  // Without service workers the page works too.
  navigator.serviceWorker?.register(at("/sw.js")).catch(() => undefined);
}

// A bundle has this module together with those that pages without a screen need too: there nothing begins.
if (!document.getElementById("screen")?.hasAttribute("data-alone")) {
  begin().catch((error) => {
    console.error(error);
    toast("Pennypapers could not start. Reload the page.", { stays: true });
  });
}
