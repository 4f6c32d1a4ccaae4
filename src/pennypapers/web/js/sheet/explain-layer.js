// The layer that explains one reason of a score on the sheet: highlights its spaces in order, with links, and dims
// the rest.

import { svg } from "../ui/dom.js";
import { numeralOf } from "./marks.js";
import { border, links } from "./outline.js";
import { corner } from "./geometry.js";
import { use } from "../ui/symbols.js";

/** @typedef {import("../model/notation.js").Space} Space */

/**
 * A reason as the server gives it; only the spaces are needed.
 * @typedef {object} Reason
 * @property {readonly Space[]} spaces
 * @property {string} kind
 * @property {number | null} [value]
 * @property {Space | null} [space] where it lies, if that is not one of the spaces that count for it
 * @property {number} [stars]
 */

const TONES = ["is-hi", "is-counted", "is-cost"];

export class ExplainLayer {
  /** @type {Element[]} */
  #fills = [];

  /**
   * @param {Element} drawing
   * @param {ReadonlyMap<Space, Element>} spaces
   * @param {Element} layer
   * @param {object} how
   * @param {(kind: string) => import("../net/messages").ShownAs} how.shownAs how the spaces of a kind of reason are shown
   * @param {(treasure: Space, marks: readonly Space[]) => string} how.sights the sight lines of a treasure, as the text of a path
   */
  constructor(drawing, spaces, layer, { shownAs, sights }) {
    this.drawing = drawing;
    this.spaces = spaces;
    this.layer = layer;
    this.shownAs = shownAs;
    this.sights = sights;
  }

  /** @param {Reason | null} reason */
  show(reason) {
    this.#clear();
    this.drawing.classList.toggle("explain", reason !== null);
    if (!reason) return;
    const shown = this.shownAs(reason.kind);
    const own = reason.space ?? null;
    const costs = (reason.stars ?? 0) < 0;
    const order = own ? [own, ...reason.spaces.filter((space) => space !== own)] : [...reason.spaces];
    for (const [at, space] of order.entries()) {
      const tone = costs ? "is-cost" : own && space !== own && shown !== "treasure" ? "is-counted" : "is-hi";
      this.#mark(space, tone, at);
    }
    for (const over of this.drawing.querySelectorAll(".disc, .treasure")) over.classList.toggle("is-hi", belongs(over, order));
    this.layer.append(...drawn(shown, reason.spaces));
    if (shown === "treasure" && own) this.layer.append(svg("path", { class: "sight", d: this.sights(own, reason.spaces) }));
  }

  /** Add a fill over the printed one, so that only an opacity is animated. @param {Space} space @param {string} tone @param {number} at */
  #mark(space, tone, at) {
    const element = this.spaces.get(space);
    if (!element) return;
    const printed = element.querySelector(".bg");
    const fill = /** @type {SVGElement} */ (printed?.cloneNode() ?? svg("rect", { x: 3, y: 3, width: 42, height: 42, rx: 9 }));
    fill.setAttribute("class", "reason-fill");
    fill.style.setProperty("--at", String(at));
    if (printed) printed.after(fill);
    else element.prepend(fill);
    element.classList.add(tone);
    this.#fills.push(fill);
  }

  #clear() {
    for (const fill of this.#fills) {
      fill.parentElement?.classList.remove(...TONES);
      fill.remove();
    }
    this.#fills = [];
    this.layer.replaceChildren();
  }
}

/** @param {import("../net/messages").ShownAs} shown @param {readonly Space[]} spaces @returns {Element[]} */
function drawn(shown, spaces) {
  if (shown === "group") return [svg("path", { class: "band", d: border(spaces, { inset: -0.5 }) })];
  if (shown !== "path") return [];
  return [svg("path", { class: "thread", d: links(spaces) }), ...spaces.map(ordinal)];
}

/** The number of a step of a path, in the corner of its space. @param {Space} space @param {number} at */
function ordinal(space, at) {
  const [x, y] = corner(space);
  const badge = svg("g", { class: "ord", transform: `translate(${x + 7} ${y + 7})` },
    svg("circle", { r: 7.6 }), use(numeralOf(at + 1), { x: -5.6, y: -5.6, width: 11.2, height: 11.2 }));
  badge.style.setProperty("--at", String(at));
  return badge;
}

/** Whether a drawn discovery or treasure belongs to these spaces. @param {Element} over @param {readonly Space[]} spaces */
function belongs(over, spaces) {
  const own = (over.getAttribute("data-discovery") ?? over.getAttribute("data-space") ?? "").split(" ");
  return own.every((space) => spaces.includes(space));
}
