// Everybody's total of an evening, best first, a page at a time.

import { listed, t } from "../app/language.js";
import { playerName } from "../challenge/title.js";
import { standingOf } from "../net/evenings.js";
import { plain } from "../model/stars/reason.js";
import { star } from "../sheet/stars.js";
import { face } from "../table/face.js";
import { el, put } from "../ui/dom.js";
import { Pager } from "../ui/pager.js";
import { numeral } from "../ui/symbols.js";

/** @typedef {import("../net/evenings.js").EveningLook} EveningLook */
/** @typedef {import("../net/evenings.js").EveningPlace} EveningPlace */

/** Places on a page of the list: a whole class, so that it is printed at once. */
const PAGE = 100;

export class StandingView {
  #look;
  #title = el("h2", { tabindex: -1 }, t("evening-standing"));
  #list = el("ol", { class: "run-places standing" });
  #pager;
  #numbers;

  /** @param {EveningLook} look @param {(turned: Promise<void>) => void} onturn told when another page is on its way */
  constructor(look, onturn) {
    this.#look = look;
    this.#pager = new Pager(t("evening-standing"), PAGE, (start) => onturn(this.#turnTo(start)));
    this.#numbers = look.counted.map((code) => look.challenges.findIndex((each) => each.code === code) + 1);
    const numbers = listed(this.#numbers.map(String));
    this.element = el("section", { class: "card" }, this.#title,
      el("p", { class: "small muted" }, t(`evening-adds-${look.total}`), " ", !look.is_whole && t("evening-counted", { numbers, count: this.#numbers.length })),
      this.#list, this.#pager.element);
  }

  async load(start = 0) {
    const { total, places, mine } = await standingOf(this.#look.code, { start, count: PAGE });
    const names = places.map(playerName);
    put(this.#list, ...places.map((each) => el("li", {}, this.#row(each, names))));
    const isShown = places.some(({ is_me: isMe }) => isMe);
    this.#pager.show({ total, start, count: places.length, mine: mine && !isShown ? mine.place - 1 : null });
  }

  /** @param {number} start */
  async #turnTo(start) {
    await this.load(start);
    this.#title.focus();
  }

  /** @param {EveningPlace} line @param {string[]} names */
  #row(line, names) {
    const name = playerName(line);
    const shown = line.is_me ? t("lobby-you", { name }) : name;
    const isStars = this.#look.total === "stars";
    return el("div", { class: line.is_me ? "run me" : "run" },
      el("span", { class: "place" }, numeral(line.place, { height: 22 })),
      face(names, name, Boolean(line.bot)),
      el("span", { class: "nm" }, el("b", {}, shown),
        el("small", { class: "scores" }, ...this.#numbers.map((number, at) => score(number, line.scores[at] ?? null, this.#look.total)))),
      el("span", { class: "sc" }, isStars && star(22), numeral(line.total, { height: 24, hidden: true }),
        el("span", { class: "sr" }, t(isStars ? "stars" : "evening-points", { count: line.total }))),
    );
  }
}

/** One game of a line, with its number. @param {number} number @param {EveningPlace["scores"][number]} score @param {import("../net/evenings.js").Total} total */
function score(number, score, total) {
  const value = score ? plain(score[total]) : "–";
  return el("span", { class: "score" }, el("span", { class: "sr" }, t("evening-game", { number })), el("i", { "aria-hidden": "true" }, number), " ", value);
}
