// A heat map of the last turn: one sheet, warmer where more players wrote; also as a list for screen readers.

import { el, put, svg } from "../ui/dom.js";
import { MiniSheet } from "../sheet/mini-sheet.js";
import { EMPTY } from "../model/notation.js";
import { middle } from "../sheet/geometry.js";
import { heat } from "../model/stars/highlights.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */

const [SMALLEST, LARGEST] = [7, 27];

export class HeatMap {
  #spots = svg("g", { class: "spots", "aria-hidden": "true" });
  #list = el("ul", { class: "sr" });
  /** @type {unknown} */
  #shown = null;

  /** @param {Table} table */
  constructor(table) {
    const sheet = new MiniSheet(table.adventure, table.layout, EMPTY, { label: t("screen-heat") });
    sheet.element.append(this.#spots);
    this.element = el("figure", { class: "heat", hidden: true }, el("figcaption", {}, t("screen-heat")), sheet.element, this.#list);
    this.update(table);
  }

  /** @param {Table} table */
  update({ news }) {
    if (news === this.#shown) return;
    this.#shown = news;
    const counts = [...heat(news)].sort(([, one], [, two]) => two - one);
    const most = counts[0]?.[1] ?? 1;
    this.element.hidden = counts.length === 0;
    this.#spots.replaceChildren(...counts.map(([space, count]) => {
      const [cx, cy] = middle(space);
      return svg("circle", { cx, cy, r: SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(count / most) });
    }));
    put(this.#list, ...counts.map(([space, count]) => el("li", {}, t("screen-heat-space", { space, count }))));
  }
}
