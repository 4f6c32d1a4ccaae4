// The head of the keys under a paper sheet. On a phone the sheet stays in view above it, and it switches what is below:
// the keys, the discoveries, or the stars and players. Where there is room, all of them are shown at once.

import { dress, el, put, svg } from "../ui/dom.js";
import { t } from "../app/language.js";
import { factsOf } from "../model/facts.js";
import { plain } from "../model/stars/reason.js";
import { star } from "../sheet/stars.js";
import { icon, use } from "../ui/symbols.js";

/** @typedef {"keys" | "finds" | "side"} Pane */

export class CountDock {
  /** @type {Map<Pane, HTMLButtonElement>} */
  #buttons = new Map();
  #total = el("b");

  /** @param {string} adventure @param {HTMLElement} where what the next key does @param {(pane: Pane) => void} onchange */
  constructor(adventure, where, onchange) {
    const [kind] = factsOf(adventure).discoveries;
    const switches = [
      this.#button("keys", icon("i-pencil", 26), onchange),
      kind !== undefined && this.#button("finds", svg("svg", { class: "ico", width: 28, height: 28, viewBox: "0 0 48 48", "aria-hidden": "true" }, use(`outline-${kind}`)), onchange),
      this.#button("side", [star(26), this.#total], onchange),
    ];
    this.element = el("div", { class: "dock-head" }, where, el("div", { class: "panes", role: "group", "aria-label": t("count-panes") }, ...switches));
    this.show("keys");
    this.total(0);
  }

  /** @param {Pane} pane */
  show(pane) {
    for (const [each, button] of this.#buttons) dress(button, { "aria-pressed": String(each === pane) });
  }

  /** @param {number} stars */
  total(stars) {
    put(this.#total, plain(stars));
    dress(/** @type {HTMLButtonElement} */ (this.#buttons.get("side")), { "aria-label": `${t("count-pane-side")}: ${plain(stars)}` });
  }

  /** @param {Pane} pane @param {Element | Element[]} face @param {(pane: Pane) => void} onchange */
  #button(pane, face, onchange) {
    const button = el("button", { type: "button", class: "pill", "data-pane": pane, "aria-label": t(`count-pane-${pane}`), onclick: () => onchange(pane) }, ...[face].flat());
    this.#buttons.set(pane, button);
    return button;
  }
}
