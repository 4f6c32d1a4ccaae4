// A bubble with a refusal, its clause and links. It points at what was tapped, stays in a room where it hides nothing that
// the next tap needs, and closes with the next tap or Escape, never by a timer.

import { placeFor } from "./bubble-place.js";
import { dress, el } from "./dom.js";

/**
 * @typedef {object} Said
 * @property {DOMRect} at what it points at, in the window
 * @property {readonly DOMRect[]} [spare] spaces that it should not cover
 * @property {readonly DOMRect[]} [words] words that it should not cover
 * @property {string | null} [clause]
 * @property {string} text
 * @property {readonly Element[]} [ways] what leads on from here
 */

const EDGE = 4;

export class Bubble {
  /** @type {HTMLElement | null} */
  #element = null;
  #home;
  #room;
  #onclose;

  /** @param {HTMLElement} home what it is part of @param {HTMLElement} room what it lies over @param {() => void} onclose */
  constructor(home, room, onclose) {
    this.#home = home;
    this.#room = room;
    this.#onclose = onclose;
  }

  get isOpen() {
    return this.#element !== null;
  }

  /** @param {Said} said */
  show({ at, spare = [], words = [], clause = null, text, ways = [] }) {
    this.close();
    const element = el("div", { class: "bubble", role: "alert" },
      el("p", {}, clause && el("span", { class: "clause" }, clause), text),
      ways.length > 0 && el("div", { class: "ways" }, ...ways),
    );
    this.#element = element;
    this.#home.append(element);
    const room = inside(this.#room);
    dress(element, { "--widest": `${room.right - room.left}px` });
    const { width, height } = element.getBoundingClientRect();
    const place = placeFor({ at, room, spare, words, width, height });
    const origin = (element.offsetParent ?? this.#home).getBoundingClientRect();
    dress(element, { "--left": `${place.left - origin.left}px`, "--top": `${place.top - origin.top}px`, "--tip": `${place.tip}px`, "data-side": place.side });
    addEventListener("pointerdown", this.#elsewhere, true);
    addEventListener("resize", this.#resized);
  }

  close() {
    if (!this.#element) return;
    this.#element.remove();
    this.#element = null;
    removeEventListener("pointerdown", this.#elsewhere, true);
    removeEventListener("resize", this.#resized);
    this.#onclose();
  }

  /** Nothing is where it was. */
  #resized = () => this.close();

  /** @param {Event} event */
  #elsewhere = (event) => {
    if (!(event.target instanceof Node && this.#element?.contains(event.target))) this.close();
  };
}

/** The box of an element without its padding, which other things may need, and a little off the edges of the window. @param {Element} element */
function inside(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  return { left: left + EDGE, top: top + parseFloat(paddingTop), right: right - EDGE, bottom: bottom - parseFloat(paddingBottom) };
}
