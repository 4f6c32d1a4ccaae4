// A hint in the place of the chips: the turns that a bot thinks best, in words. One is drawn on the sheet like a ghost,
// the best at first; a tap pencils it.

import { announce } from "../ui/announce.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { readMarks } from "../model/notation.js";
import { refusalText } from "../app/refusal.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { turnWords } from "../sheet/turn-summary.js";

/** @typedef {import("../net/messages").Hinted} Hinted */

/**
 * @typedef {object} Hears
 * @property {() => Promise<Hinted>} ask
 * @property {(marks: string, turn: number) => void} pencil
 * @property {() => void} changed
 */

export class Hint {
  isOpen = false;
  #words = el("p", {});
  #slips = el("div", { class: "sugg" });
  element = el("section", { class: "hinted", "aria-label": t("play-hint") },
    el("div", { class: "hinted-head" }, icon("i-hint", 22), this.#words,
      el("button", { type: "button", class: "ib", "aria-label": t("close"), onclick: () => this.close() }, icon("i-close"))),
    this.#slips);
  /** The turn that is drawn like a ghost. @type {string | null} */
  #ghost = null;
  #adventure;
  #hears;
  /** Counts openings, so that a late answer is ignored. */
  #asked = 0;

  /** @param {string} adventure @param {Hears} hears */
  constructor(adventure, hears) {
    this.#adventure = adventure;
    this.#hears = hears;
  }

  /** The marks to draw like a ghost; null for none. */
  get ghost() {
    return this.#ghost === null ? null : readMarks(this.#ghost).filter(({ type }) => type !== "pass");
  }

  /** Open it and ask, or close it. */
  async turn() {
    if (this.isOpen) return this.close();
    const asked = ++this.#asked;
    this.isOpen = true;
    put(this.#words, t("play-hint-thinking"));
    put(this.#slips);
    announce(t("play-hint-thinking"));
    this.#hears.changed();
    try {
      const hinted = await this.#hears.ask();
      if (asked === this.#asked) this.#show(hinted);
    } catch (refused) {
      if (asked !== this.#asked) return;
      this.close();
      toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }

  close() {
    this.#asked++;
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#ghost = null;
    this.#hears.changed();
  }

  /** @param {Hinted} hinted */
  #show({ ideas, turn, bot }) {
    const by = t("play-hint-by", { bot: t(`score-rank-${bot}`) });
    const slips = ideas.map(({ marks, stars, error }) => {
      const draw = () => this.#draw(marks);
      return el("button", {
        type: "button", onpointerenter: draw, onfocus: draw,
        onclick: () => {
          this.close();
          this.#hears.pencil(marks, turn);
        },
      }, el("span", {}, turnWords(this.#adventure, marks), typeof stars === "number" && el("small", {}, expected(stars, error))));
    });
    put(this.#words, by);
    put(this.#slips, ...slips);
    announce(`${by} ${turnWords(this.#adventure, ideas[0]?.marks ?? "")}`);
    this.#draw(ideas[0]?.marks ?? null);
  }

  /** @param {string | null} marks */
  #draw(marks) {
    if (marks === this.#ghost) return;
    this.#ghost = marks;
    this.#hears.changed();
  }
}

/** The stars expected, and how sure that is: nineteen times in twenty the true value is within two standard errors. @param {number} stars @param {number | null} [error] */
function expected(stars, error) {
  if (typeof error !== "number") return t("play-hint-stars", { count: stars });
  return t("play-hint-about", { count: stars, error: Math.round(20 * error) / 10 });
}
