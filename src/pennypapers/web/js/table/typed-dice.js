// Pickers for real dice: the host taps what they show, and may correct it until the first seat has inked.

import { dress, el } from "../ui/dom.js";
import { die, faceName } from "../play/dice/dice.js";
import { t } from "../app/language.js";

const FACES = /** @type {const} */ ([["1", "2", "3", "4", "5", "P"], ["1", "2", "3", "4", "5", "D"], ["1", "2", "3", "4", "5", "!"]]);
const COLOURS = /** @type {const} */ (["purple", "green", "red"]);

export class TypedDice {
  /** @type {(string | null)[]} */
  #faces = [null, null, null];
  /** @type {HTMLButtonElement} */
  #done;

  /**
   * @param {string} adventure
   * @param {(roll: string) => void} ondone
   * @param {string} [roll] what was typed before
   */
  constructor(adventure, ondone, roll) {
    if (roll) this.#faces = roll.split(" ");
    this.#done = el("button", { type: "button", class: "btn primary big", onclick: () => this.#isWhole && ondone(this.#faces.join(" ")) }, t("play-typed-done"));
    this.element = el("div", { class: "typed-dice" }, el("div", { class: "pickers" }, ...FACES.map((faces, at) => this.#picker(adventure, faces, at))), this.#done);
    this.#show();
  }

  get #isWhole() {
    return this.#faces.every((face) => face !== null);
  }

  /** @param {string} adventure @param {readonly string[]} faces @param {number} at */
  #picker(adventure, faces, at) {
    const colour = t(`play-colour-${COLOURS[at]}`);
    const group = el("div", { class: "faces", role: "radiogroup", "aria-label": t("play-typed-die", { colour }) });
    const buttons = faces.map((face) => el("button", {
      type: "button", role: "radio", "data-face": face, "aria-label": faceName(adventure, face),
      onclick: () => {
        this.#faces[at] = face;
        this.#show();
      },
    }, die(adventure, at, face)));
    group.append(...buttons);
    group.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const from = buttons.findIndex((button) => button === document.activeElement);
      if (!step || from < 0) return;
      event.preventDefault();
      const next = buttons[(from + step + buttons.length) % buttons.length];
      next?.focus();
      next?.click();
    });
    return el("div", { class: "picker" }, el("span", { class: "xs", "aria-hidden": "true" }, colour), group);
  }

  #show() {
    this.element.querySelectorAll(".faces").forEach((group, at) => {
      const chosen = this.#faces[at];
      group.querySelectorAll("button").forEach((button, place) => {
        const isChosen = button.dataset.face === chosen;
        dress(button, { "aria-checked": String(isChosen), tabindex: isChosen || (chosen === null && place === 0) ? 0 : -1 });
      });
    });
    dress(this.#done, { "aria-disabled": this.#isWhole ? null : "true" });
  }
}
