// The sheet that a player writes on: their own or, in a danger turn, another's. It remembers what was shown, so that
// only new marks are animated.

import { DangerFrame } from "./danger.js";
import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { EMPTY, apply } from "../model/notation.js";
import { SheetPicture, printedArt, sheetWords } from "../sheet/sheet.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../model/notation.js").Mark} Mark */

/**
 * @typedef {object} Shown
 * @property {readonly Mark[]} [sealed] inked, while the turn is still open for others
 * @property {readonly Mark[]} [pencilled]
 * @property {readonly string[]} [legal]
 * @property {string | null} [value] what would go there
 * @property {readonly Mark[] | null} [ghost] a turn that a hint proposes, shown instead of what is pencilled
 * @property {import("../model/notation.js").Sights} [sights] with these marks, if the server has sent them
 */

export class CurrentSheet {
  #box = el("div", { class: "sheetbox paper" });
  element = el("main", { class: "sheet-room" }, this.#box);
  /** @type {SheetPicture | null} */
  picture = null;
  /** @type {number | null} whose sheet it is */
  seat = null;
  #inked = EMPTY;
  #table;

  /** @param {Table} table @param {(picture: SheetPicture) => void} onready */
  constructor(table, onready) {
    this.#table = table;
    this.dangerFrame = new DangerFrame(this.#box);
    void this.#draw(onready);
  }

  /** @param {Table} table @param {number} seat @param {Shown} shown */
  show(table, seat, { sealed = [], pencilled = [], legal = [], value = null, ghost = null, sights } = {}) {
    this.#table = table;
    const isOther = seat !== this.seat;
    this.seat = seat;
    const { picture } = this;
    if (!picture) return;
    const sheet = apply(table.sheets[seat] ?? EMPTY, sealed, sights);
    if (isOther) this.#inked = sheet;
    picture.ink(sheet, { fresh: isOther ? [] : since(this.#inked, sheet) });
    this.#inked = sheet;
    picture.pencil(ghost ?? pencilled, { ghost: ghost !== null });
    picture.legal(legal);
    picture.names(sheetWords(table.layout, sheet, { draft: pencilled, legal, value }));
    const owner = seat === table.you || table.you === null ? null : table.seats[seat]?.name ?? "";
    picture.element.setAttribute("aria-label", owner === null ? t(`play-your-${table.adventure}`) : t("play-tab", { name: owner }));
  }

  /** @param {(picture: SheetPicture) => void} onready */
  async #draw(onready) {
    const { code, adventure, layout, layoutText } = this.#table;
    const art = await printedArt(code ? { code } : { layout: layoutText });
    this.picture = new SheetPicture({ art, adventure, layout, label: t(`play-your-${adventure}`), interactive: this.#table.you !== null });
    this.#box.prepend(art);
    this.seat = null;
    onready(this.picture);
  }
}

/** The marks that a sheet has and the one before had not. @param {import("../model/notation.js").Sheet} before @param {import("../model/notation.js").Sheet} after @returns {Mark[]} */
function since(before, after) {
  /** @type {Mark[]} */
  const fresh = [];
  for (const [space, value] of after.writing) if (!before.writing.has(space)) fresh.push({ type: "write", space, value });
  for (const space of after.crossed) if (!before.crossed.has(space)) fresh.push({ type: "cross", space });
  for (const [space, value] of after.treasures) if (!before.treasures.has(space)) fresh.push({ type: "circle", space, value });
  for (const found of after.discoveries.slice(before.discoveries.length)) fresh.push({ type: "discovery", kind: found.kind, spaces: found.spaces });
  return fresh;
}
