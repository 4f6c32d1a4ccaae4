// The list of seats in a lobby; rows are kept, so that focus and open menus survive updates.

import { dress, el, put } from "../ui/dom.js";
import { faceAt } from "../table/face.js";
import { keepFocus } from "../ui/focus.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/**
 * @typedef {object} Rights what the host may do with a seat
 * @property {(seat: number) => void} remove
 * @property {(seat: number) => void} makeHost
 */

/** @typedef {{element: HTMLLIElement, who: HTMLElement, place: HTMLElement, signs: HTMLElement, label: HTMLElement, acts: HTMLElement, crown: HTMLButtonElement, seat: number}} Row */

export class People {
  /** @type {Map<string, Row>} */
  #rows = new Map();
  #rights;

  /** @param {Rights} rights */
  constructor(rights) {
    this.#rights = rights;
    this.element = el("ul", { class: "plist two", "aria-label": t("lobby-title") });
  }

  /** @param {Table} table */
  update(table) {
    keepFocus(this.element, () => this.#draw(table), () => this.element.focus());
  }

  /** @param {Table} table */
  #draw(table) {
    const names = new Set(table.seats.map((seat) => seat.name));
    for (const [name, row] of this.#rows) {
      if (names.has(name)) continue;
      row.element.remove();
      this.#rows.delete(name);
    }
    table.seats.forEach((seat, at) => {
      const row = this.#rows.get(seat.name) ?? this.#add(seat.name);
      row.seat = at;
      this.#show(row, table);
      const there = this.element.children[at];
      if (there !== row.element) this.element.insertBefore(row.element, there ?? null);
    });
    const scrolls = this.element.scrollHeight > this.element.clientHeight + 1;
    dress(this.element, { tabindex: scrolls ? 0 : -1 });
  }

  /** @param {string} name @returns {Row} */
  #add(name) {
    const label = el("span", { class: "nm" });
    const signs = el("span", { class: "st" });
    const place = el("span", { class: "face-place" });
    const crown = el("button", { type: "button", class: "btn", onclick: () => this.#rights.makeHost(row.seat) }, icon("i-crown", 18), t("lobby-make-host"));
    const acts = el("div", { class: "acts", hidden: true },
      crown,
      el("button", { type: "button", class: "btn", onclick: () => this.#rights.remove(row.seat) }, icon("i-close", 18), t("lobby-remove")),
    );
    const who = el("button", { type: "button", class: "who", onclick: () => this.#open(row, acts.hidden !== false) },
      place, label, signs);
    /** @type {Row} */
    const row = { element: el("li", {}, who, acts), who, place, signs, label, acts, crown, seat: 0 };
    this.#rows.set(name, row);
    return row;
  }

  /** @param {Row} row @param {Table} table */
  #show(row, table) {
    const seat = /** @type {import("../net/messages").SeatView} */ (table.seats[row.seat]);
    const isYou = row.seat === table.you;
    const label = isYou ? t("lobby-you", { name: seat.name }) : seat.name;
    if (row.label.textContent !== label) row.label.textContent = label;
    put(row.place, faceAt(table, seat.name));
    const signs = [
      row.seat === table.host && ["i-crown", t("lobby-is-host")],
      seat.is_bot && ["i-bot", seat.bot ? t("lobby-is-bot-of", { bot: t(`score-rank-${seat.bot}`) }) : t("lobby-is-bot")],
      Boolean(seat.paper) && ["i-pencil", t("paper-sits")],
      !seat.is_here && ["i-offline", t("lobby-is-away")],
    ].filter((sign) => sign !== false);
    const key = signs.map(([name]) => name).join(" ");
    if (row.signs.dataset.signs !== key) {
      row.signs.dataset.signs = key;
      put(row.signs);
      for (const [name = "", says = ""] of signs) row.signs.append(icon(name, 20), el("span", { class: "sr" }, says));
    }
    row.element.classList.toggle("away", !seat.is_here);
    row.crown.hidden = seat.is_bot || Boolean(seat.paper);
    const mayOpen = table.isHost && !isYou;
    dress(row.who, { disabled: !mayOpen });
    this.#open(row, mayOpen && row.acts.hidden === false);
  }

  /** @param {Row} row @param {boolean} yes */
  #open(row, yes) {
    row.acts.hidden = !yes;
    row.element.classList.toggle("open", yes);
    const mayOpen = !row.who.hasAttribute("disabled");
    dress(row.who, { "aria-expanded": mayOpen ? String(yes) : null });
  }
}
