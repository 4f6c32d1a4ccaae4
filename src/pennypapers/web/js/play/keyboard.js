// Keyboard shortcuts of the play screen, and the list of them.

import { el } from "../ui/dom.js";
import { Digits } from "../ui/digits.js";
import { openDialog } from "../ui/dialog.js";
import { symbolName } from "../model/facts.js";
import { t } from "../app/language.js";

/**
 * @typedef {object} Acts
 * @property {() => readonly string[]} values that could be chosen now
 * @property {(value: string) => void} pick
 * @property {() => void} undo
 * @property {() => void} ink
 * @property {() => void} escape
 * @property {() => void} discover
 * @property {() => void} type
 * @property {() => void} hint
 * @property {() => void} enter go to the sheet
 */

/** Where arrows mean something already. */
const KEEPS_ARROWS = "[data-space], [role=radiogroup], .right";

export class Keyboard {
  #acts;
  #digits;

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
    this.#digits = new Digits((value) => acts.pick(value));
    document.addEventListener("keydown", this.#hear, true);
  }

  end() {
    this.#digits.forget();
    document.removeEventListener("keydown", this.#hear, true);
  }

  /** Take typed digits before Enter picks a space. */
  hurry() {
    this.#digits.hurry();
  }

  /** A letter or digit, wherever it was typed. @param {string} key */
  press(key) {
    const values = this.#acts.values();
    const symbol = key.toUpperCase();
    if (/^\d$/.test(key)) this.#digits.type(key, values);
    else if (symbol === "I") this.#acts.ink();
    else if (symbol === "D") this.#acts.discover();
    else if (symbol === "T") this.#acts.hint();
    else if (symbol === "X") this.#acts.pick("x");
    else if (symbolName(symbol)) this.#acts.pick(symbol);
  }

  /** @param {KeyboardEvent} event */
  #hear = (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (target?.closest("input, textarea, select")) return;
    if (!this.#does(event, target)) return;
    event.preventDefault();
    event.stopPropagation(); // Ctrl+Enter inks: it does not also pick the space that has the focus
  };

  /** @param {KeyboardEvent} event @param {Element | null} target @returns {boolean} whether it was for us */
  #does(event, target) {
    const { key, ctrlKey } = event;
    if (ctrlKey) {
      if (key === "Enter") this.#acts.ink();
      else if (key.toLowerCase() === "z") this.#acts.undo();
      else return false;
    } else if (key === "Escape") this.#acts.escape();
    else if (key === "Backspace" || key === "Delete") this.#acts.undo();
    else if (key === "?") openKeys();
    else if (key === "/") this.#acts.type();
    else if (key.startsWith("Arrow") && !target?.closest(KEEPS_ARROWS)) this.#acts.enter();
    else if (/^[\p{L}\d]$/u.test(key) && !target?.closest("[data-space]")) this.press(key);
    else return false;
    return true;
  }
}

/** Help: the keys in a list. */
export function openKeys() {
  /** @type {[string, string][]} */
  const keys = [
    [t("play-key-arrows"), t("play-key-arrows-do")], ["1 … 15", t("play-key-digits-do")], ["B H S M X", t("play-key-letters-do")],
    [t("play-key-enter"), t("play-key-enter-do")], [t("play-key-back"), t("play-key-back-do")], [t("play-key-ink"), t("play-key-ink-do")],
    ["D", t("play-key-discover-do")], ["T", t("play-key-hint-do")], ["/", t("play-key-slash-do")], [t("play-key-escape"), t("play-key-escape-do")], ["?", t("play-key-help-do")],
  ];
  openDialog(t("play-keys"), [el("dl", { class: "keys" }, ...keys.map(([key, does]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, does))))]);
}
