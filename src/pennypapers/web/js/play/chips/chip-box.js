// What can be chosen for the next mark, under the sheet: chips, treasures to choose from, discoveries, or the faces
// of real dice; above them what the dice were used for so far.

import { chipRoom } from "./chip-grid.js";
import { Chips } from "./chips.js";
import { dress, el, put, svg } from "../../ui/dom.js";
import { factsOf } from "../../model/facts.js";
import * as drafts from "../../model/turn/draft.js";
import { t } from "../../app/language.js";
import { TypedDice } from "../../table/typed-dice.js";
import { icon, use } from "../../ui/symbols.js";
import { isSolo } from "../../model/table/table.js";
import { showUses } from "../dice/dice-uses.js";

/** @typedef {import("../../model/table/table.js").Table} Table */
/** @typedef {import("../../model/turn/draft.js").Draft} Draft */

/**
 * @typedef {object} Acts
 * @property {(chip: import("../../model/turn/draft.js").Chip, button: HTMLButtonElement) => void} chip
 * @property {(mark: string) => void} mark
 * @property {(roll: string) => void} roll
 */

/**
 * @typedef {object} Choice
 * @property {boolean} writes whether anything can be written at all
 * @property {boolean} isComing whether it can be as soon as the dice have settled: chips are laid out but hidden
 * @property {boolean} isDiscovering
 * @property {boolean} isTyping whether real dice wait to be typed
 * @property {boolean} showsUses
 * @property {boolean} isHinting
 */

export class ChipBox {
  #uses = el("ol", { class: "uses", "aria-label": t("play-uses") });
  #choice = el("div", { class: "choice" });
  #acts;

  /** @param {string} adventure @param {{hold: Element, discover: Element, hint: Element}} others @param {Acts} acts */
  constructor(adventure, { hold, discover, hint }, acts) {
    this.#acts = acts;
    this.hint = hint;
    this.discover = discover;
    const { symbols, uses } = factsOf(adventure);
    const mostSymbols = symbols.length + (uses > 1 ? 1 : 0); // where dice are used singly, one may cross out too
    this.chips = new Chips(adventure, mostSymbols, acts.chip);
    const room = el("div", { class: "chip-room" }, hold, this.#uses, this.#choice);
    dress(room, chipRoom(mostSymbols));
    this.element = el("section", { class: "chipbox", "aria-label": t("play-next") }, room);
  }

  /** @param {Table} table @param {Draft} draft @param {Choice} choice */
  show(table, draft, { writes, isComing, isDiscovering, isTyping, showsUses, isHinting }) {
    const roll = table.roll?.roll ?? "";
    this.#choice.classList.toggle("unseen", isComing);
    this.#uses.hidden = !showsUses;
    if (showsUses) showUses(this.#uses, table.adventure, roll, draft);
    const due = drafts.treasures(draft).filter(({ space }) => draft.space === null || draft.space === space);
    if (isTyping) {
      if (!this.#choice.querySelector(".typed-dice")) put(this.#choice, new TypedDice(table.adventure, this.#acts.roll).element);
    } else if (table.inked !== null && !isSolo(table)) {
      put(this.#choice, el("p", { class: "sealed-line" }, icon("i-seal", 20), t("play-sealed")));
    } else if (isHinting) {
      this.#keep(this.hint);
    } else if ((!writes && !isComing) || table.roll?.is_danger) {
      put(this.#choice);
    } else if (due.length > 0) {
      put(this.#choice, el("div", { class: "sugg" }, ...due.map((circle) => this.#treasure(circle))));
    } else if (isDiscovering) {
      this.#keep(this.discover);
    } else {
      this.chips.show({ chips: drafts.chips(draft), roll, chosen: drafts.chosen(draft), fits: (chip) => drafts.fits(draft, chip) });
      this.#keep(this.chips.element);
    }
  }

  /** Keep an element that is there already, so that it keeps the focus. @param {Element} element */
  #keep(element) {
    if (this.#choice.firstChild !== element) put(this.#choice, element);
  }

  /** @param {import("../../model/turn/offers.js").Circle} circle */
  #treasure({ space, value }) {
    return el("button", { type: "button", onclick: () => this.#acts.mark(`${space}*${value}`) },
      svg("svg", { class: "ico", width: 38, height: 38, viewBox: "0 0 48 48", "aria-hidden": "true" }, use("ring")),
      el("span", {}, el("b", {}, t("play-treasure", { value })), el("small", {}, t("play-treasure-in", { space }))));
  }
}
