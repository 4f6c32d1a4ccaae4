// One sheet in the mosaic, with its owner's name and stars, and in a danger turn the name of its holder.

import { shapeOf } from "../sheet/art.js";
import { faceAt } from "../table/face.js";
import { dress, el, put } from "../ui/dom.js";
import { whenIdle } from "../ui/idle.js";
import { MiniSheet } from "../sheet/mini-sheet.js";
import { EMPTY, readMarks } from "../model/notation.js";
import { plain } from "../model/stars/reason.js";
import { SheetPicture, inkedWords, printedArt } from "../sheet/sheet.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */

export class SheetTile {
  isThinking = false;
  /** @type {MiniSheet | null} */
  #stamp = null;
  /** @type {SheetPicture | null} */
  #picture = null;
  /** @type {import("../model/notation.js").Sheet | null} */
  #inked = null;
  #said = "";
  #written = "";
  /** @type {Table} */
  #table;
  /** @type {readonly string[] | null} */
  #short = null;
  #name = el("span", { class: "nm", "aria-hidden": "true" });
  #sign = el("span", { class: "pen", "aria-hidden": "true" }, icon("i-pencil", 16), icon("i-check", 16));
  #sheet = el("div", { class: "lies" });
  /** The marks as text, for screen readers. */
  #words = el("p", { class: "sr" });
  #tell = () => put(this.#words, inkedWords(this.#table.layout, this.#inked ?? EMPTY));

  /** @param {Table} table @param {number} seat whose sheet it is @param {boolean} isFull whether as it is on paper */
  constructor(table, seat, isFull) {
    this.seat = seat;
    this.#table = table;
    this.element = el("li", { class: "tile" }, this.#sheet, this.#name, this.#sign, this.#words);
    if (isFull) void this.#draw();
    else this.#stamp = new MiniSheet(table.adventure, table.layout, table.sheets[seat] ?? EMPTY, {});
    if (this.#stamp) this.#sheet.append(this.#stamp.element);
  }

  /** @param {Table} table @param {{thinking: boolean, short: readonly string[] | null}} how `short` are names for captions, if there is no room for whole ones */
  update(table, { thinking, short }) {
    this.#table = table;
    this.#short = short;
    this.isThinking = thinking;
    this.#say();
    this.#ink();
  }

  /** Whether there is no room for the whole name below the sheet. */
  get isCut() {
    const name = this.#name.querySelector(":scope > b");
    if (!name) return false;
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect().width > name.getBoundingClientRect().width + 0.1;
  }

  async #draw() {
    const { code, adventure, layout } = this.#table;
    const art = await printedArt({ code });
    this.#picture = new SheetPicture({ art, adventure, layout, label: "", interactive: false });
    dress(this.#sheet, { "--shape": shapeOf(this.#picture.element) });
    this.#sheet.append(this.#picture.element);
    this.#inked = null;
    this.#said = "";
    this.#say();
    this.#ink();
  }

  /** Name, stars and state; nothing is touched while they are the same. */
  #say() {
    const { seats, stars, roll } = this.#table;
    const name = seats[this.seat]?.name ?? "";
    const count = stars[this.seat] ?? 0;
    const holder = roll?.holds ? seats[roll.holds.indexOf(this.seat)]?.name ?? "" : null;
    const state = roll ? (this.isThinking ? "thinking" : "inked") : "resting";
    const written = `${this.#called(name)}\n${holder === null ? `${plain(count)}★` : this.#called(holder)}`;
    const said = `${name}\n${count}\n${holder}\n${state}\n${written}`;
    if (said === this.#said) return;
    this.#said = said;
    const label = holder === null ? t("screen-tile", { name, stars: count, state }) : t("screen-tile-held", { name, holder, state });
    if (this.#stamp) this.#stamp.update(this.#table.sheets[this.seat] ?? EMPTY, { thinking: this.isThinking, label });
    else if (this.#picture) dress(this.#picture.element, { "aria-label": label });
    this.element.className = `tile is-${state}${holder === null ? "" : " is-held"}`;
    if (written === this.#written) return;
    this.#written = written;
    put(this.#name, ...(holder === null ? this.#caption(name, count) : this.#heldCaption(name, holder)));
  }

  /** A player's name as there is room for it. @param {string} name */
  #called(name) {
    return this.#short?.[this.#table.seats.findIndex((seat) => seat.name === name)] ?? name;
  }

  /** @param {string} name @param {number} count */
  #caption(name, count) {
    return [faceAt(this.#table, name), el("b", {}, this.#called(name)), el("em", {}, `${plain(count)}★`)];
  }

  /** Whose sheet it is, and below that who holds it; stamps have room for the names alone. @param {string} name @param {string} holder */
  #heldCaption(name, holder) {
    const [owned, held] = this.#stamp ? [this.#called(name), this.#called(holder)] : [t("play-tab", { name }), t("screen-held-by", { name: holder })];
    return [
      el("span", {}, faceAt(this.#table, name), el("b", {}, owned)),
      el("span", {}, this.#stamp && icon("i-swap", 16), faceAt(this.#table, holder), el("b", {}, held)),
    ];
  }

  #ink() {
    const sheet = this.#table.sheets[this.seat] ?? EMPTY;
    if (sheet === this.#inked) return;
    const isNews = this.#inked !== null;
    if (this.#picture) {
      this.#picture.ink(sheet, isNews ? { fresh: readMarks(this.#table.news?.changes[this.seat] ?? "") } : {});
      this.#inked = sheet;
    } else if (this.#stamp) {
      this.#stamp.update(sheet);
      this.#inked = sheet;
    }
    whenIdle(this.#tell);
  }
}
