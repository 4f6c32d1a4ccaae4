// The coach on the big screen: a find of each of the first few people, one after the other, and nothing that anybody
// could have done better. The end is whole without it.

import { t } from "../app/language.js";
import { AnalysisWatch } from "../coach/analysis-watch.js";
import { hasCoach } from "../net/analyses.js";
import { recordOf } from "../net/api.js";
import { faceAt } from "../table/face.js";
import { turnWords } from "../sheet/turn-summary.js";
import { announce } from "../ui/announce.js";
import { el, put } from "../ui/dom.js";
import { star } from "../sheet/stars.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/analyses.js").PlayerAnalysis} PlayerAnalysis */

/** So many people are looked at, one after the other, as each takes up to a minute. */
const FEW = 3;
/** How long each is shown where there are several, in milliseconds. */
const LOOK = 9000;

export class CheerfulCard {
  element = el("p", { class: "cheerful", hidden: true });
  #table;
  #names;
  /** @type {AnalysisWatch | null} */
  #watch = null;
  /** @type {{name: string, text: string}[]} */
  #found = [];
  #shown = -1;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #hasEnded = false;

  /** @param {Table} table @param {readonly number[]} seats the best first */
  constructor(table, seats) {
    this.#table = table;
    this.#names = seats.filter((seat) => !table.seats[seat]?.is_bot).slice(0, FEW).map((seat) => table.seats[seat]?.name ?? "");
    void hasCoach().then((isThere) => isThere && this.#next());
  }

  end() {
    this.#hasEnded = true;
    this.#watch?.end();
    clearInterval(this.#timer);
  }

  /** Have the next player looked at. */
  #next() {
    const name = this.#names.shift();
    if (name === undefined || this.#hasEnded) return;
    this.#watch = new AnalysisWatch(async () => ({ text: await recordOf(this.#table.code) }), name, {
      look: ({ state, analysis }) => {
        const player = analysis?.players.find((each) => each.name === name);
        const text = player && cheer(this.#table.adventure, player);
        if (state !== "done") return;
        if (text) this.#add(name, text);
        this.#next();
      },
      failed: () => undefined, // the end says enough by itself
    });
  }

  /** @param {string} name @param {string} text */
  #add(name, text) {
    this.#found.push({ name, text });
    announce(text);
    this.#show(this.#found.length - 1);
    clearInterval(this.#timer);
    if (this.#found.length > 1) this.#timer = setInterval(() => this.#show((this.#shown + 1) % this.#found.length), LOOK);
  }

  /** @param {number} at */
  #show(at) {
    const found = this.#found[at];
    if (!found) return;
    this.#shown = at;
    this.element.hidden = false;
    put(this.element, star(30), faceAt(this.#table, found.name), el("span", {}, found.text));
  }
}

/** A find, or else a gift of the dice; null if there was neither. @param {string} adventure @param {PlayerAnalysis} player @returns {string | null} */
export function cheer(adventure, { name, cards: { find, roll } }) {
  if (find) {
    const given = { name, turn: find.turn, what: turnWords(adventure, find.marks), count: Math.max(1, Math.round(Math.abs(find.stars))) };
    return t(find.kind === "choice" ? "screen-find-choice" : "screen-find-mark", given);
  }
  return roll?.kind === "lucky" ? t("screen-gift", { name, turn: roll.turn }) : null;
}
