// The games of an evening that is being made: 3 to 10 rows, each an adventure and a side of its sheet.

import { t } from "../app/language.js";
import { adventures, factsOf } from "../model/facts.js";
import { sheetThumb } from "../sheet/sheet-thumb.js";
import { announce } from "../ui/announce.js";
import { dress, el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** @typedef {{adventure: string, layout: string}} Game */

const LEAST = 3;
const MOST = 10;

export class GameRows {
  /** @type {Game[]} */
  #games = [];
  #list = el("ol", { class: "evening-rows" });
  #more = el("button", { type: "button", class: "btn", onclick: () => this.#add() }, icon("i-dice", 20), t("evening-add"));

  constructor() {
    while (this.#games.length < LEAST) this.#games.push(this.#following());
    this.element = el("section", { class: "card" }, el("h2", {}, t("evening-games")), this.#list, this.#more);
    this.#show();
  }

  get games() {
    return this.#games.map((each) => ({ ...each }));
  }

  /** The game after the last: the next adventure, and once all have been played their other side. */
  #following() {
    const keys = adventures().map(({ key }) => key);
    const at = this.#games.length;
    const key = /** @type {string} */ (keys[at % keys.length]);
    const sides = factsOf(key).sides;
    return { adventure: key, layout: /** @type {string} */ (sides[Math.floor(at / keys.length) % sides.length]) };
  }

  #add() {
    this.#games.push(this.#following());
    this.#show();
    this.#list.lastElementChild?.querySelector("select")?.focus();
    announce(t("evening-count", { count: this.#games.length }));
  }

  /** @param {number} at */
  #remove(at) {
    this.#games.splice(at, 1);
    this.#show();
    const rows = this.#list.children;
    rows[Math.min(at, rows.length - 1)]?.querySelector("select")?.focus();
    announce(t("evening-count", { count: this.#games.length }));
  }

  #show() {
    put(this.#list, ...this.#games.map((game, at) => this.#row(game, at)));
    this.#more.hidden = this.#games.length >= MOST;
  }

  /** @param {Game} game @param {number} at */
  #row(game, at) {
    const number = at + 1;
    const picture = el("span", { class: "thumb" });
    const side = el("select", { class: "field", "aria-label": t("evening-row-side", { number }), onchange: () => change({ ...game, layout: side.value }) });
    const adventure = el("select", { class: "field", "aria-label": t("evening-row-adventure", { number }), onchange: () => change(firstSide(adventure.value)) },
      ...adventures().map(({ key }) => el("option", { value: key, selected: key === game.adventure }, t(`short-${key}`))));
    const change = (/** @type {Game} */ chosen) => {
      game = this.#games[at] = chosen;
      show();
    };
    const show = () => {
      put(picture, sheetThumb(game.adventure, game.layout));
      put(side, ...factsOf(game.adventure).sides.map((each) => el("option", { value: each, selected: each === game.layout }, t(`side-${each}`))));
    };
    show();
    const away = el("button", { type: "button", class: "ib", "aria-label": t("evening-remove", { number }), onclick: () => this.#remove(at) }, icon("i-close", 20));
    dress(away, { disabled: this.#games.length <= LEAST });
    return el("li", {}, el("b", { class: "nr" }, number), picture, el("span", { class: "which" }, adventure, side), away);
  }
}

/** @param {string} key @returns {Game} */
function firstSide(key) {
  return { adventure: key, layout: factsOf(key).sides[0] ?? "front" };
}
