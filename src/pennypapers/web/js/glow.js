// What glows on a drawn sheet: where a mark may go, and other spaces that deserve a glance.

import { svg } from "./dom.js";
import { corner, kindOf } from "./plan.js";

/** @typedef {import("./notation.js").Space} Space */
/** @typedef {import("./notation.js").Layout} Layout */

const TICKS = "M7.5 15V7.5H15M33 7.5H40.5V15M40.5 33V40.5H33M15 40.5H7.5V33";
const DOOR_TICKS = "M9 33V40.5H16M32 40.5H39V33M13 12.5C16 9.6 20 8.4 24 8.4S32 9.6 35 12.5";

/** From this share of the empty spaces on, what may not be written in is the news, and not what may. */
const NEARLY_ALL = 0.7;
/** So few spaces may all glow: there is nothing to lose them among. */
const FEW = 8;

export class Glow {
  /** @type {Map<string, Set<Space>>} */
  #hinted = new Map();
  /** @type {Map<string, SVGPathElement>} */
  #ticks = new Map();

  /**
   * @param {Element} sheet
   * @param {Layout} layout
   * @param {ReadonlyMap<Space, Element>} spaces
   * @param {Element} layer
   */
  constructor(sheet, layout, spaces, layer) {
    this.sheet = sheet;
    this.layout = layout;
    this.spaces = spaces;
    this.layer = layer;
    /** @type {ReadonlySet<Space>} */
    this.legal = new Set();
  }

  /**
   * Few spaces glow warmly. Where nearly all may be written in, that would say nothing: then they only keep their ticks
   * and the others are shaded.
   * @param {Iterable<Space>} spaces
   * @param {readonly Space[]} empty
   */
  show(spaces, empty) {
    this.legal = new Set(spaces);
    const kinds = new Set([...this.legal].map((space) => this.layout.kinds.get(space)));
    const among = empty.filter((space) => kinds.has(this.layout.kinds.get(space)));
    const open = among.filter((space) => this.legal.has(space)).length;
    const calm = open > FEW && open >= among.length * NEARLY_ALL;
    const shut = new Set(calm ? among.filter((space) => !this.legal.has(space)) : []);
    this.sheet.classList.toggle("is-calm", calm);
    for (const [space, element] of this.spaces) {
      element.classList.toggle("is-legal", this.legal.has(space));
      element.classList.toggle("is-shut", shut.has(space));
    }
    this.#tick("cor", this.legal);
  }

  /** @param {Iterable<Space>} spaces @param {string} name the class of the emphasis */
  hint(spaces, name) {
    const next = new Set(spaces);
    for (const space of this.#hinted.get(name) ?? []) if (!next.has(space)) this.spaces.get(space)?.classList.remove(name);
    for (const space of next) this.spaces.get(space)?.classList.add(name);
    this.#hinted.set(name, next);
    this.#tick(`cor ${name}`, next);
  }

  /** All ticks of a kind are one path, so that they breathe as one. @param {string} name @param {Iterable<Space>} spaces */
  #tick(name, spaces) {
    let path = this.#ticks.get(name);
    if (!path) {
      path = svg("path", { class: name });
      this.#ticks.set(name, path);
      this.layer.append(path);
    }
    let d = "";
    for (const space of spaces) d += ticks(kindOf(this.layout, space), corner(space));
    if (path.getAttribute("d") !== d) path.setAttribute("d", d);
  }
}

/** @param {string} kind @param {[number, number]} at */
function ticks(kind, [x, y]) {
  if (kind === "sea") return ""; // a round space is filled and outlined instead
  return moved(kind === "door" ? DOOR_TICKS : TICKS, x, y);
}

/** A path of absolute letters, moved. @param {string} path @param {number} x @param {number} y */
function moved(path, x, y) {
  return path.replace(/([MCSHV])([^MCSHV]*)/g, (_, letter, rest) => {
    const numbers = rest.match(/-?[\d.]+/g).map(Number);
    const along = numbers.map((/** @type {number} */ number, /** @type {number} */ at) =>
      number + (letter === "H" || (letter !== "V" && at % 2 === 0) ? x : y));
    return letter + along.join(" ");
  });
}
