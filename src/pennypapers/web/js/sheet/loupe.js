// The loupe above a long press: shows the sheet there twice as large, and the space that would be picked.

import { el, svg } from "../ui/dom.js";
import { corner, UNIT } from "./geometry.js";

/** @typedef {import("../model/notation.js").Space} Space */

const SIZE = 148;
const ZOOM = 2.1;
/** The distance of the loupe above the finger, so that the hand does not cover it. */
const ABOVE = 46;

export class Loupe {
  /** @type {HTMLElement | null} */
  #lens = null;
  /** @type {SVGSVGElement | null} */
  #view = null;
  /** @type {SVGElement | null} */
  #frame = null;

  /** @param {string} picture the id of what it enlarges @param {string} adventure */
  constructor(picture, adventure) {
    this.picture = picture;
    this.adventure = adventure;
  }

  get isOpen() {
    return this.#lens !== null;
  }

  /**
   * @param {{x: number, y: number}} finger in the window
   * @param {{x: number, y: number, scale: number}} point in the drawing; `scale` is pixels a unit
   * @param {Space | null} space what would be picked
   */
  show(finger, point, space) {
    if (!this.#lens) this.#open();
    const lens = /** @type {HTMLElement} */ (this.#lens);
    const across = SIZE / (point.scale * ZOOM);
    this.#view?.setAttribute("viewBox", `${point.x - across / 2} ${point.y - across / 2} ${across} ${across}`);
    const left = Math.min(Math.max(finger.x - SIZE / 2, 4), innerWidth - SIZE - 4);
    const above = finger.y - ABOVE - SIZE;
    const [x, y] = above > 4 ? [left, above] : [finger.x > innerWidth / 2 ? finger.x - SIZE - ABOVE : finger.x + ABOVE, 4];
    lens.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.#frame?.classList.toggle("is-off", space === null);
    if (space) this.#frame?.setAttribute("transform", `translate(${corner(space).join(" ")})`);
  }

  close() {
    this.#lens?.remove();
    this.#lens = this.#view = this.#frame = null;
  }

  #open() {
    this.#frame = svg("rect", { class: "aim", x: 1, y: 1, width: UNIT - 2, height: UNIT - 2, rx: 6 });
    this.#view = svg("svg", { class: `sheet ${this.adventure}`, width: SIZE, height: SIZE }, svg("use", { href: `#${this.picture}` }), this.#frame);
    const { theme } = document.documentElement.dataset;
    this.#lens = el("div", { class: "loupe", "aria-hidden": "true", "data-adv": this.adventure, "data-theme": theme ?? "light" }, this.#view);
    document.body.append(this.#lens);
  }
}
