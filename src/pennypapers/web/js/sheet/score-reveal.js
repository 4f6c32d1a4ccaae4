// Reveals a score: the parts as steps, highlighted on the sheet one after the other until somebody taps.

import { announce } from "../ui/announce.js";
import { dress, el, put, svg } from "../ui/dom.js";
import { reasonWords } from "./explanation.js";
import { t } from "../app/language.js";
import { factsOf } from "../model/facts.js";
import { reasonSaying, signed, summary } from "../model/stars/reason.js";
import { moves } from "../app/settings.js";
import { use } from "../ui/symbols.js";

/** @typedef {import("../net/messages").PartView} PartView */
/** @typedef {import("./sheet.js").SheetPicture} SheetPicture */

const FIRST = 900;
const EACH = 1100;

export class ScoreReveal {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {{key: string, at: number} | null} */
  #shown = null;
  /** @type {HTMLButtonElement[]} */
  #steps;

  /** @param {string} adventure @param {readonly PartView[]} parts @param {SheetPicture} picture */
  constructor(adventure, parts, picture) {
    this.parts = parts.filter(({ stars, reasons }) => stars !== 0 || reasons.length > 0);
    this.picture = picture;
    const symbols = new Map(factsOf(adventure).parts.map(({ key, symbol }) => [key, symbol]));
    this.words = el("p", { class: "counted", "aria-hidden": "true" });
    this.#steps = this.parts.map((part) => el("button", { type: "button", class: "step1", onclick: () => this.#tap(part) },
      svg("svg", { class: "ico", width: 30, height: 30, viewBox: "0 0 48 48", "aria-hidden": "true" }, use(symbols.get(part.key) ?? "star")),
      el("span", {}, el("b", {}, t(`score-part-${part.key}`)), el("small", {}, summary(part.reasons).map((saying) => t(...saying)).join(", "))),
      el("span", { class: "v" }, signed(part.stars)),
    ));
    this.element = el("div", { class: "steps", role: "group", "aria-label": t("score-where-from") }, ...this.#steps);
  }

  /** Start the automatic reveal, part by part and reason by reason. */
  start() {
    if (moves()) this.#timer = setTimeout(() => this.#next(), FIRST);
    else this.#show(this.parts[0] ?? null, 0);
  }

  end() {
    clearTimeout(this.#timer);
  }

  #next() {
    const part = this.parts.find(({ key }) => key === this.#shown?.key);
    const at = (this.#shown?.at ?? -1) + 1;
    const after = part && at >= part.reasons.length ? this.parts[this.parts.indexOf(part) + 1] : part ?? this.parts[0];
    if (!after) return this.#show(null, 0);
    this.#show(after, after === part ? at : 0);
    this.#timer = setTimeout(() => this.#next(), EACH);
  }

  /** The first tap shows a part, further taps go through its reasons. @param {PartView} part */
  #tap(part) {
    clearTimeout(this.#timer);
    const at = this.#shown?.key === part.key ? this.#shown.at + 1 : 0;
    const reason = part.reasons[at];
    this.#show(reason ? part : null, at);
    if (reason) announce(reasonWords(reason));
  }

  /** @param {PartView | null} part @param {number} at */
  #show(part, at) {
    const reason = part?.reasons[at] ?? null;
    this.#shown = part ? { key: part.key, at } : null;
    this.picture.explain(reason);
    for (const [place, step] of this.#steps.entries()) {
      const isLit = this.parts[place] === part;
      step.classList.toggle("on", isLit);
      dress(step, { "aria-pressed": String(isLit) });
    }
    put(this.words, reason && t(...reasonSaying(reason)), reason && el("b", {}, ` ${signed(reason.stars)}`));
  }
}
