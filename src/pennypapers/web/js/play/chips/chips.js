// The chips: every number with how it is made, then a boat, buildings, crossing out. Values that are not possible
// now but expected are shown dashed, with the reason.

import { chipGrid } from "./chip-grid.js";
import { dress, el, put, svg } from "../../ui/dom.js";
import { dangerOf, numberGlyph } from "../../sheet/marks.js";
import { symbolName } from "../../model/facts.js";
import { use } from "../../ui/symbols.js";
import { says, t } from "../../app/language.js";

/** @typedef {import("../../model/turn/draft.js").Chip} Chip */

/** @type {Record<string, string>} */
const COLOURS = { p: "purple", g: "green", r: "red" };

/**
 * @typedef {object} ChipsState
 * @property {readonly Chip[]} chips
 * @property {string} roll
 * @property {string | null} chosen
 * @property {(chip: Chip) => boolean} fits whether it may go where a space was chosen
 */

export class Chips {
  #adventure;
  #mostSymbols;
  /** @type {Map<string, HTMLButtonElement>} one button for each value, kept so that it keeps the focus */
  #buttons = new Map();

  /** @param {string} adventure @param {number} mostSymbols that a roll can give @param {(chip: Chip, button: HTMLButtonElement) => void} onpick */
  constructor(adventure, mostSymbols, onpick) {
    this.#adventure = adventure;
    this.#mostSymbols = mostSymbols;
    this.onpick = onpick;
    this.element = el("div", { class: "chips", role: "group", "aria-label": t("play-chips") });
  }

  /** @param {ChipsState} state */
  show({ chips, roll, chosen, fits }) {
    const faces = roll.split(" ");
    const isPenny = faces[0] === "P" && chips.some(({ ways }) => ways.includes("p"));
    this.element.classList.toggle("penny", isPenny);
    const symbols = chips.filter(({ value }) => Number.isNaN(Number(value))).length;
    dress(this.element, chipGrid({ numbers: chips.length - symbols, symbols, mostSymbols: this.#mostSymbols, isPenny }));
    /** @type {Map<string, HTMLButtonElement>} */
    const next = new Map();
    for (const chip of chips) {
      const button = this.#buttons.get(chip.value) ?? el("button", { type: "button" });
      button.onclick = () => this.onpick(chip, button);
      this.#dress(button, chip, { faces, isPenny, isChosen: chip.value === chosen, fits: fits(chip) });
      next.set(chip.value, button);
    }
    for (const [value, button] of this.#buttons) if (!next.has(value)) button.remove();
    let at = 0;
    for (const button of next.values()) {
      if (this.element.children[at] !== button) this.element.insertBefore(button, this.element.children[at] ?? null);
      at++;
    }
    this.#buttons = next;
  }

  /** The chip of a value, to point at. @param {string} value */
  button(value) {
    return this.#buttons.get(value);
  }

  /** @param {HTMLButtonElement} button @param {Chip} chip @param {{faces: string[], isPenny: boolean, isChosen: boolean, fits: boolean}} state */
  #dress(button, chip, { faces, isPenny, isChosen, fits }) {
    const isOff = Boolean(chip.closed) || !fits;
    const way = chip.ways.find((each) => !isPenny || each !== "p") ?? "";
    dress(button, {
      class: `chip h${way.length}${isChosen ? " sel" : ""}${isOff ? " off" : ""}`,
      "data-value": chip.value,
      "aria-pressed": String(isChosen),
      "aria-label": this.#name(chip, faces, fits),
    });
    if (symbolName(chip.value) || chip.value === "x") put(button, this.#picture(chip.value), el("span", { class: "lbl" }, label(chip)));
    else put(button, numberGlyph(Number(chip.value), isPenny ? 24 : 27), way && el("span", { class: "how", "aria-hidden": "true" }, ...tiles(way, faces)));
  }

  /** @param {string} value */
  #picture(value) {
    const name = symbolName(value) ?? dangerOf(this.#adventure);
    return svg("svg", { class: `ico ${value === "x" ? "struck" : ""}`, width: 30, height: 30, viewBox: "0 0 48 48", "aria-hidden": "true" },
      use(name), value === "x" && use("cross", { class: "over" }));
  }

  /** @param {Chip} chip @param {string[]} faces @param {boolean} fits */
  #name(chip, faces, fits) {
    const name = chipName(this.#adventure, chip.value);
    if (chip.closed) return t("play-chip-closed", { name, reason: label(chip) });
    if (!fits) return t("play-chip-elsewhere", { name });
    const made = chip.ways.map((way) => wayWords(way, faces)).join(t("play-or"));
    return made ? t("play-chip-made", { name, made }) : name;
  }
}

/** What a chip is called: its number, symbol, or what is crossed out. @param {string} adventure @param {string} value */
export function chipName(adventure, value) {
  if (symbolName(value)) return t(`play-chip-${value}`);
  return value === "x" ? t(`play-chip-x-${adventure}`) : value;
}

/** How a number is made, as tiles in the dice's colours: pictures, whose words are in the chip's name. @param {string} way @param {readonly string[]} faces */
export function tiles(way, faces) {
  return [...way].flatMap((die, at) => {
    const tile = el("i", { class: die, "data-face": faces["pgr".indexOf(die)] ?? "" });
    return at ? [el("span", { class: "eq", "data-face": "+" }), tile] : [tile];
  });
}

/** `2 purple plus 5 green`. @param {string} way @param {readonly string[]} faces */
function wayWords(way, faces) {
  return [...way].map((die) => {
    const face = faces["pgr".indexOf(die)] ?? "";
    return face === "P" ? t("play-penny") : t("play-face-of", { face, colour: t(`play-colour-${COLOURS[die]}`) });
  }).join(t("play-plus"));
}

/** @param {Chip} chip */
function label(chip) {
  if (!chip.closed) return chip.value === "x" ? t("play-chip-cross") : t(`play-chip-${chip.value}`);
  const id = `play-closed-${chip.closed.code.replaceAll(".", "-").replaceAll("_", "-")}`;
  return says(id) ? t(id) : t("play-closed");
}
