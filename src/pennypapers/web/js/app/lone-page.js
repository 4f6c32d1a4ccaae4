// A page without a screen of the game: it says one thing, in the player's language and theme.

import { el, put } from "../ui/dom.js";
import { speak, t, wantedLanguage } from "./language.js";
import { applyTheme } from "./settings.js";
import { icon, lettering, loadSymbols } from "../ui/symbols.js";

/**
 * Fill the page.
 * @param {string} picture a symbol
 * @param {string} title the id of a message
 * @param {string[]} says the ids of messages, each a paragraph
 * @param {() => HTMLElement} act what can be done about it, made when messages can be read
 */
export async function sayAlone(picture, title, says, act) {
  applyTheme();
  await Promise.all([loadSymbols(), speak(wantedLanguage())]);
  document.title = t(title);
  const place = /** @type {HTMLElement} */ (document.getElementById("screen"));
  put(place, el("main", { class: "lone card" },
    icon(picture, 48),
    el("h1", {}, lettering(t(title), { height: 26 })),
    ...says.map((each) => el("p", {}, t(each))),
    el("div", { class: "acts" }, act()),
  ));
}
