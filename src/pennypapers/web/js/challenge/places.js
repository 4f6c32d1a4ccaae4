// The places of a challenge, best first, a page at a time; each leads to that run beside one's own.

import { t } from "../app/language.js";
import { face } from "../table/face.js";
import { star } from "../sheet/stars.js";
import { el, put } from "../ui/dom.js";
import { Pager } from "../ui/pager.js";
import { icon, numeral } from "../ui/symbols.js";
import { playerName } from "./title.js";

/** @typedef {import("../net/challenges.js").Results} Results */
/** @typedef {import("../net/challenges.js").RunPlace} RunPlace */

export class PlacesList {
  #code;
  #title = el("h2", { tabindex: -1 }, t("same-places"));
  #list = el("ol", { class: "run-places" });
  #pager;

  /** @param {string} code @param {number} size of a page @param {(start: number) => void} onpage */
  constructor(code, size, onpage) {
    this.#code = code;
    this.#pager = new Pager(t("same-places"), size, onpage);
    this.element = el("section", { class: "card" }, this.#title, this.#list, this.#pager.element);
  }

  /** @param {Results} results */
  show({ total, start, places, mine }) {
    const names = places.map(playerName);
    this.element.hidden = total === 0;
    put(this.#list, ...places.map((each) => el("li", {}, this.#row(each, names))));
    const isShown = places.some(({ is_me: isMe }) => isMe);
    this.#pager.show({ total, start, count: places.length, mine: mine && !isShown ? mine.place - 1 : null });
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
      face(names, name, Boolean(run.bot)),
      el("span", { class: "nm", "aria-hidden": "true" }, el("b", {}, shown), " ", el("small", {}, under)),
      el("span", { class: "sc", "aria-hidden": "true" }, star(22), numeral(run.stars, { height: 24, hidden: true })),
    ];
    const says = t("score-placed", { place: run.place, name: under ? `${shown}, ${under}` : shown, count: run.stars });
    if (run.is_me) return el("div", { class: "run me", role: "group", "aria-label": says }, ...inside, el("span", { class: "no-way" }));
    return el("a", { class: "run", href: `/c/${this.#code}?with=${run.run}`, "aria-label": t("same-row-compare", { says }) }, ...inside, icon("i-next", 18));
  }
}
