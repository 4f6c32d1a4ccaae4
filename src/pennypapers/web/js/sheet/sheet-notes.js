// The notes under a picture, on the sheets that have them: a coin in its slot for every treasure, a tick in its box
// for every danger. The number of slots and boxes is part of the drawing.

import { dress, svg } from "../ui/dom.js";
import { t } from "../app/language.js";
import { numeralOf } from "./marks.js";
import { use } from "../ui/symbols.js";

/** @typedef {import("../model/notation.js").Sheet} Sheet */
/** @typedef {import("../model/notation.js").Mark} Mark */

/**
 * What is noted, in ink and then in pencil.
 * @param {Sheet} sheet
 * @param {readonly Mark[]} draft
 */
export function noted(sheet, draft) {
  const guessed = draft.flatMap((mark) => (mark.type === "circle" ? [mark.value] : []));
  const dangers = [...sheet.writing.values()].filter((value) => value === "!").length;
  const drawing = draft.filter((mark) => mark.type === "write" && mark.value === "!").length;
  return {
    treasures: [...[...sheet.treasures.values()].map((value) => ({ value, isDraft: false })), ...guessed.map((value) => ({ value, isDraft: true }))],
    dangers: [...Array(dangers).fill({ isDraft: false }), ...Array(drawing).fill({ isDraft: true })],
  };
}

/** What a screen reader says of the slots and the boxes. @param {ReturnType<typeof noted>} notes @param {{slots: number, boxes: number}} room */
function notesWords({ treasures, dangers }, { slots, boxes }) {
  const found = treasures.map(({ value, isDraft }) => (isDraft ? t("sheet-in-pencil", { mark: value }) : value)).join(", ");
  const pencilled = dangers.filter(({ isDraft }) => isDraft).length;
  const ticked = t("sheet-boxes", { count: dangers.length - pencilled, boxes });
  return {
    slots: found ? t("sheet-slots", { found, count: treasures.length, slots }) : t("sheet-slots-empty", { slots }),
    boxes: pencilled ? `${ticked}, ${t("sheet-in-pencil", { mark: pencilled })}` : ticked,
  };
}

export class SheetNotes {
  #slots;
  #boxes;
  #words;
  #said = "";
  #isGrid = false;

  /** @param {Element} art @param {boolean} isGrid whether the sheet is a grid, of which the notes are one more row */
  constructor(art, isGrid) {
    const notes = art.querySelector(".notes");
    this.#slots = [...(notes?.querySelectorAll(".slot") ?? [])].map((empty) => ({ empty, full: svg("g") }));
    this.#boxes = [...(notes?.querySelectorAll(".box") ?? [])].map((box) => ({ box, tick: svg("g") }));
    this.#words = { slots: notes?.querySelector(".slots"), boxes: notes?.querySelector(".boxes") };
    this.isThere = notes !== null;
    for (const { empty, full } of this.#slots) empty.after(full);
    for (const { box, tick } of this.#boxes) box.append(tick);
    this.#isGrid = isGrid;
    if (!notes || !isGrid) return;
    dress(notes, { role: "row", "aria-label": t("sheet-notes") });
    for (const cell of Object.values(this.#words)) if (cell) dress(cell, { role: "gridcell" });
  }

  /** @param {Sheet} sheet @param {readonly Mark[]} draft */
  show(sheet, draft) {
    if (!this.isThere) return;
    const notes = noted(sheet, draft);
    const said = JSON.stringify(notes);
    if (said === this.#said) return;
    this.#said = said;
    for (const [at, { empty, full }] of this.#slots.entries()) {
      const treasure = notes.treasures[at];
      const [x, y] = [Number(empty.getAttribute("cx")), Number(empty.getAttribute("cy"))];
      dress(full, { class: treasure?.isDraft ? "noted is-draft" : "noted" });
      full.replaceChildren(...(treasure ? [
        svg("circle", { class: "coin", cx: x, cy: y, r: 10.5 }),
        use(numeralOf(treasure.value), { class: "coinn", x: x - 8, y: y - 8, width: 16, height: 16 }),
      ] : []));
    }
    for (const [at, { box, tick }] of this.#boxes.entries()) {
      const danger = notes.dangers[at];
      box.classList.toggle("is-ticked", Boolean(danger));
      box.classList.toggle("is-draft", Boolean(danger?.isDraft));
      tick.replaceChildren(...(danger ? [use("tick", { class: "tick", x: 1, y: -18, width: 17, height: 17 })] : []));
    }
    if (!this.#isGrid) return; // a picture has one label, and its parts have none
    const words = notesWords(notes, { slots: this.#slots.length, boxes: this.#boxes.length });
    if (this.#words.slots) dress(this.#words.slots, { "aria-label": words.slots });
    if (this.#words.boxes) dress(this.#words.boxes, { "aria-label": words.boxes });
  }
}
