// How far the player is, beside the sheet of a screen that has the room: stars to the next rank, spaces left, rolls.

import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { RANKS, nextRank, spacesLeft, thresholdsOf } from "../model/stars/ranks.js";

/** @typedef {import("../model/table/table.js").Table} Table */

export class ProgressLine {
  element = el("ul", { class: "progress-line" });

  /** @param {Table} table @param {{seat: number, stars: number, rolls: number}} now stars with the draft, and rolls so far */
  show(table, { seat, stars, rolls }) {
    const thresholds = thresholdsOf(table);
    const next = nextRank(stars, thresholds);
    const rank = t(`score-rank-${next?.rank ?? RANKS.at(-1)}`);
    const lines = [
      thresholds.length > 0 && t(next ? "play-to-rank" : "play-at-top-rank", { rank, count: next?.missing ?? 0 }),
      t("play-spaces-left", { count: spacesLeft(table, table.sheets[seat]) }),
      t("play-rolls-so-far", { count: rolls }),
    ].filter((line) => line !== false);
    const said = lines.join("|");
    if (this.element.dataset.said === said) return;
    this.element.dataset.said = said;
    put(this.element, ...lines.map((line) => el("li", {}, line)));
  }
}
