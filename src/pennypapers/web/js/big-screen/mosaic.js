// All sheets of a table side by side: a few as they are on paper, a hundred as stamps. Only what has changed is
// drawn anew. In a danger turn every sheet moves to the place of its holder, and back after it.

import { dress, el } from "../ui/dom.js";
import { FrameQueue } from "../ui/frame-queue.js";
import { CROWD, FULL_SHEETS, WIDE, mosaicShape } from "./mosaic-shape.js";
import { moves } from "../app/settings.js";
import { SheetTile } from "./sheet-tile.js";
import { shortNames } from "../model/short-names.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */

const SLIDE = 900;
/** The number of frames over which haloes are removed, so that the room notices it. */
const SETTLING = 30;
/** So many sheets are drawn anew between two frames. */
const AT_ONCE = 12;
/** The height of a name, in rem. */
const LABEL = 1.7;
/** The width of all that stands in a caption but the name: a face, stars and a sign, in their font size. */
const AROUND = 6.4;
/** The smallest font size of a name in pixels, the width of a letter, and of what stands beside a name, in that size. */
const [SMALLEST, LETTER, BESIDE] = [12, 0.68, 2.9];
/** No name is shortened to fewer letters. */
const FEWEST = 4;

export class Mosaic {
  /** @type {SheetTile[]} */
  #tiles = [];
  /** @type {Table} */
  #table;
  #isFull = false;
  /** @type {string[] | null} names for captions, if whole ones do not fit */
  #short = null;
  /** How many letters of a name below a whole sheet may be shown, if one is cut; 0 if nothing is tight. */
  #letters = 0;
  #wide = matchMedia(WIDE);
  /** @type {string} the places of the sheets */
  #places = "";
  #watch;
  /** @type {FrameQueue<SheetTile>} */
  #queue = new FrameQueue((tile) => this.#show(tile));

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    this.element = el("ul", { class: "arch" });
    this.#watch = new ResizeObserver(() => this.#fit());
    this.#watch.observe(this.element);
    this.update(table);
  }

  /** @param {Table} table */
  update(table) {
    const before = this.#table;
    this.#table = table;
    if ((table.seats.length <= FULL_SHEETS) !== this.#isFull || table.seats.length < this.#tiles.length) this.#clear();
    this.#isFull = table.seats.length <= FULL_SHEETS;
    if (this.#tiles.length < table.seats.length) this.#add();
    this.#exchange(table.roll?.holds ?? null);
    const isSameTurn = before.roll?.turn === table.roll?.turn;
    if (!isSameTurn && this.#tiles.length > AT_ONCE) return this.#queue.add(this.#tiles, AT_ONCE);
    const settled = moves() && isSameTurn ? this.#tiles.filter((tile) => tile.isThinking && !this.#isThinking(tile.seat)) : [];
    this.#queue.add(settled, Math.ceil(settled.length / SETTLING));
    for (const tile of this.#tiles) if (!this.#queue.has(tile)) this.#show(tile);
    this.#shorten();
  }

  end() {
    this.#watch.disconnect();
    this.#queue.clear();
  }

  /** @param {SheetTile} tile */
  #show(tile) {
    tile.update(this.#table, { thinking: this.#isThinking(tile.seat), short: this.#short });
  }

  /** Whether the holder of a seat's sheet has not inked yet. @param {number} seat */
  #isThinking(seat) {
    const { roll, waiting } = this.#table;
    const holder = roll?.holds ? roll.holds.indexOf(seat) : seat;
    return roll !== null && waiting.includes(holder);
  }

  #clear() {
    for (const tile of this.#tiles) tile.element.remove();
    this.#queue.clear();
    this.#tiles = [];
    this.#places = "";
  }

  #add() {
    const { seats } = this.#table;
    for (let seat = this.#tiles.length; seat < seats.length; seat++) {
      const tile = new SheetTile(this.#table, seat, this.#isFull);
      this.#tiles.push(tile);
      this.element.append(tile.element);
    }
    this.element.classList.toggle("is-full", this.#isFull);
    dress(this.element, { "aria-label": t("screen-all-sheets", { count: seats.length }) });
    this.#fit();
  }

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (!width || !height) return;
    const label = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * LABEL;
    const { columns, rows } = mosaicShape(this.#tiles.length, { width, height, label });
    const names = this.#table.seats.map((seat) => seat.name);
    const longest = Math.max(1, ...names.map((each) => Array.from(each).length));
    const name = width / columns / (longest * LETTER + AROUND);
    dress(this.element, { "--columns": columns, "--rows": rows, "--name": `${name.toFixed(1)}px` });
    const letters = (/** @type {number} */ beside) => Math.floor((width / columns / SMALLEST - beside) / LETTER);
    const isTight = name < SMALLEST && this.#wide.matches;
    this.#short = isTight && !this.#isFull ? shortNames(names, letters(BESIDE)) : null;
    this.#letters = isTight && this.#isFull ? letters(AROUND) : 0;
    for (const tile of this.#tiles) this.#show(tile);
    this.#shorten();
  }

  /**
   * Shorten all names below whole sheets as long as one of them is cut: with more stars there is less room for it, and
   * some letters are wide.
   */
  #shorten() {
    const names = this.#table.seats.map((seat) => seat.name);
    for (; this.#letters >= FEWEST && this.#tiles.some((tile) => tile.isCut); this.#letters -= 1) {
      this.#short = shortNames(names, this.#letters);
      for (const tile of this.#tiles) this.#show(tile);
    }
  }

  /** @param {readonly number[] | null} holds whose sheet each seat holds */
  #exchange(holds) {
    const key = holds?.join() ?? "";
    if (key === this.#places) return;
    this.#places = key;
    const isMoving = moves() && !document.hidden && this.#tiles.length <= CROWD;
    const from = isMoving ? this.#tiles.map((tile) => tile.element.getBoundingClientRect()) : [];
    this.#tiles.forEach((tile, seat) => {
      tile.element.style.order = String(holds ? holds.indexOf(seat) : seat);
    });
    const to = from.length ? this.#tiles.map((tile) => tile.element.getBoundingClientRect()) : [];
    to.forEach((there, seat) => {
      const here = /** @type {DOMRect} */ (from[seat]);
      const [dx, dy] = [here.x - there.x, here.y - there.y];
      if (dx || dy) {
        this.#tiles[seat]?.element.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }], { duration: SLIDE, easing: "ease-in-out" });
      }
    });
  }
}
