// The places of a challenge, best first, a page at a time; each leads to that run beside one's own.

import { t } from "../app/language.js";
import { face } from "../table/face.js";
import { star } from "../sheet/stars.js";
import { dress, el, put } from "../ui/dom.js";
import { icon, numeral } from "../ui/symbols.js";
import { playerName } from "./title.js";

/** @typedef {import("../net/challenges.js").Results} Results */
/** @typedef {import("../net/challenges.js").RunPlace} RunPlace */

export class PlacesList {
  #code;
  #size;
  #title = el("h2", { tabindex: -1 }, t("same-places"));
  #list = el("ol", { class: "run-places" });
  #pager = el("nav", { class: "pager", "aria-label": t("same-places") });
  #onpage;

  /** @param {string} code @param {number} size of a page @param {(start: number) => void} onpage */
  constructor(code, size, onpage) {
    this.#code = code;
    this.#size = size;
    this.#onpage = onpage;
    this.element = el("section", { class: "card" }, this.#title, this.#list, this.#pager);
  }

  /** @param {Results} results */
  show({ total, start, places, mine }) {
    const names = places.map(playerName);
    put(this.#list, ...places.map((each) => el("li", {}, this.#row(each, names))));
    const mineAt = mine && !places.some(({ is_me: isMe }) => isMe) ? this.#pageOf(mine.place - 1) : null;
    this.#pager.hidden = total <= this.#size;
    put(this.#pager,
      this.#way("i-back", t("same-page-back"), start > 0 ? Math.max(start - this.#size, 0) : null),
      el("span", { class: "small" }, t("same-page", { from: start + 1, to: start + places.length, total })),
      this.#way("i-next", t("same-page-on"), start + places.length < total ? start + this.#size : null),
      mineAt !== null && el("button", { type: "button", class: "lk", onclick: () => this.#onpage(mineAt) }, t("same-my-place")),
    );
  }

  focus() {
    this.#title.focus();
  }

  /** @param {RunPlace} run @param {string[]} names */
  #row(run, names) {
    const name = playerName(run);
    const under = run.bot ? t("lobby-is-bot") : run.rank && t(`score-rank-${run.rank}`);
    const shown = run.is_me ? t("lobby-you", { name }) : name;
    const inside = [
      el("span", { class: "place" }, numeral(run.place, { height: 22, hidden: true })),
      run.bot ? el("span", { class: "bot-face" }, icon("i-bot", 26)) : face(names, name),
      el("span", { class: "nm", "aria-hidden": "true" }, el("b", {}, shown), " ", el("small", {}, under)),
      el("span", { class: "sc", "aria-hidden": "true" }, star(22), numeral(run.stars, { height: 24, hidden: true })),
    ];
    const says = t("score-placed", { place: run.place, name: under ? `${shown}, ${under}` : shown, count: run.stars });
    if (run.is_me) return el("div", { class: "run me", role: "group", "aria-label": says }, ...inside, el("span", { class: "no-way" }));
    return el("a", { class: "run", href: `/c/${this.#code}?with=${run.run}`, "aria-label": t("same-row-compare", { says }) }, ...inside, icon("i-next", 18));
  }

  /** @param {string} symbol @param {string} label @param {number | null} start */
  #way(symbol, label, start) {
    const button = el("button", { type: "button", class: "ib", "aria-label": label, onclick: () => start !== null && this.#onpage(start) }, icon(symbol));
    dress(button, { disabled: start === null });
    return button;
  }

  /** @param {number} at */
  #pageOf(at) {
    return Math.floor(at / this.#size) * this.#size;
  }
}
