// Everybody at the table beside the sheet: a small picture of each sheet as of the last closed turn, name, stars and
// whether they are still thinking. A tap shows a sheet large. Rows are kept: up to a hundred are updated often.

import { dress, el, put } from "../ui/dom.js";
import { openSheet } from "./look-at-sheet.js";
import { lookAt, personState } from "./players.js";
import { MiniSheet } from "../sheet/mini-sheet.js";
import { EMPTY } from "../model/notation.js";
import { isSolo } from "../model/table/table.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {{element: HTMLLIElement, look: HTMLButtonElement, mini: MiniSheet, words: HTMLElement, said: string}} Row */

export class PeoplePanel {
  #list = el("ul", { class: "people-beside" });
  /** @type {Row[]} */
  #rows = [];
  /** @type {Table | null} */
  #table = null;

  constructor() {
    this.element = el("aside", { class: "side card" }, el("h2", {}, t("play-at-the-table")), this.#list);
    new ResizeObserver(() => this.#update()).observe(this.element); // a phone that is turned may show it then
  }

  /** @param {Table} table */
  show(table) {
    this.#table = table;
    this.element.hidden = isSolo(table);
    this.#update();
  }

  #update() {
    const table = this.#table;
    if (!table || !this.element.checkVisibility()) return;
    for (const row of this.#rows.splice(table.seats.length)) row.element.remove();
    table.seats.forEach((_, seat) => this.#show(table, seat, this.#rows[seat] ?? this.#add(table, seat)));
  }

  /** @param {Table} table @param {number} seat @returns {Row} */
  #add(table, seat) {
    const mini = new MiniSheet(table.adventure, table.layout, table.sheets[seat] ?? EMPTY, {});
    dress(mini.element, { role: null, "aria-hidden": "true" });
    const look = el("button", { type: "button", class: "look", onclick: () => this.#table && void openSheet(this.#table, seat) }, mini.element);
    const words = el("div", { class: "who-says" });
    const row = { element: el("li", {}, look, words), look, mini, words, said: "" };
    this.#rows.push(row);
    this.#list.append(row.element);
    return row;
  }

  /** @param {Table} table @param {number} seat @param {Row} row */
  #show(table, seat, row) {
    row.mini.update(table.sheets[seat] ?? EMPTY);
    const { key, children } = personState(table, seat);
    const said = `${key} ${table.stars[seat] ?? 0}`;
    if (said === row.said) return;
    row.said = said;
    dress(row.look, { "aria-label": lookAt(table, seat) });
    dress(row.element, { class: table.seats[seat]?.is_here ? null : "away" });
    put(row.words, ...children);
  }
}
