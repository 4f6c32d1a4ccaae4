// A bubble with a refusal, its clause and links. It points at what was tapped, avoids covering legal spaces, and
// closes with the next tap or Escape, never by a timer.

import { dress, el } from "./dom.js";

/**
 * @typedef {object} Said
 * @property {DOMRect} at what it points at, in the window
 * @property {readonly DOMRect[]} [spare] what it should not cover
 * @property {string | null} [clause]
 * @property {string} text
 * @property {readonly Element[]} [ways] what leads on from here
 */

const GAP = 12;
const EDGE = 6;

export class Bubble {
  /** @type {HTMLElement | null} */
  #element = null;
  #home;
  #onclose;

  /** @param {HTMLElement} home a place in the page that it lies over @param {() => void} onclose */
  constructor(home, onclose) {
    this.#home = home;
    this.#onclose = onclose;
  }

  get isOpen() {
    return this.#element !== null;
  }

  /** @param {Said} said */
  show({ at, spare = [], clause = null, text, ways = [] }) {
    this.close();
    const element = el("div", { class: "bubble", role: "alert" },
      el("p", {}, clause && el("span", { class: "clause" }, clause), text),
      ways.length > 0 && el("div", { class: "ways" }, ...ways),
    );
    this.#element = element;
    this.#home.append(element);
    const home = this.#home.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const middle = at.left + at.width / 2 - home.left;
    const left = Math.min(Math.max(EDGE, middle - width / 2), Math.max(EDGE, home.width - width - EDGE));
    const above = at.top - home.top - height - GAP;
    const below = at.bottom - home.top + GAP;
    const isBelow = choose({ left, width, height, above, below, home, spare }) === below;
    const top = isBelow ? below : above;
    dress(element, { "--left": `${left}px`, "--top": `${top}px`, "--tip": `${Math.min(Math.max(18, middle - left), width - 18)}px` });
    element.classList.toggle("below", isBelow);
    addEventListener("pointerdown", this.#elsewhere, true);
    const over = home.top + top;
    if (over < 0) scrollBy({ top: over - EDGE });
  }

  close() {
    if (!this.#element) return;
    this.#element.remove();
    this.#element = null;
    removeEventListener("pointerdown", this.#elsewhere, true);
    this.#onclose();
  }

  /** @param {Event} event */
  #elsewhere = (event) => {
    if (!(event.target instanceof Node && this.#element?.contains(event.target))) this.close();
  };
}

/** Choose the place, above or below, that covers less. @param {{left: number, width: number, height: number, above: number, below: number, home: DOMRect, spare: readonly DOMRect[]}} places */
function choose({ left, width, height, above, below, home, spare }) {
  /** @param {number} top */
  const hidden = (top) => {
    const box = new DOMRect(left + home.left, top + home.top, width, height);
    const offScreen = box.top < 0 || box.bottom > innerHeight ? 100 : 0;
    return offScreen + spare.filter((each) => each.left < box.right && each.right > box.left && each.top < box.bottom && each.bottom > box.top).length;
  };
  return hidden(below) < hidden(above) ? below : above;
}
