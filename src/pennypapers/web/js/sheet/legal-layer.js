// The layer that highlights legal spaces on a sheet, and other spaces that need attention.

import { svg } from "../ui/dom.js";
import { corner, shapeOf } from "./geometry.js";

/** @typedef {import("../model/notation.js").Space} Space */
/** @typedef {import("../model/notation.js").Layout} Layout */

const TICKS = "M7.5 15V7.5H15M33 7.5H40.5V15M40.5 33V40.5H33M15 40.5H7.5V33";
const DOOR_TICKS = "M9 33V40.5H16M32 40.5H39V33M13 12.5C16 9.6 20 8.4 24 8.4S32 9.6 35 12.5";
const ROUND = "M24 3.5C35.5 3.5 44.5 12.5 44.5 24S35.5 44.5 24 44.5S3.5 35.5 3.5 24S12.5 3.5 24 3.5";

/** @type {Record<string, string>} emphases drawn with another shape than ticks */
const SHAPES = { "is-node": ROUND, "is-next": ROUND, "is-fresh": "" };

/** If at least this share of the empty spaces is legal, the illegal ones are shaded instead. */
const NEARLY_ALL = 0.7;
/** Up to this number of legal spaces they are always highlighted. */
const FEW = 8;

export class LegalLayer {
  /** @type {Map<string, Set<Space>>} */
  #hinted = new Map();
  /** @type {Map<string, SVGPathElement>} */
  #ticks = new Map();

  /**
   * @param {Element} drawing
   * @param {Layout} layout
   * @param {ReadonlyMap<Space, Element>} spaces
   * @param {Element} layer
   */
  constructor(drawing, layout, spaces, layer) {
    this.drawing = drawing;
    this.layout = layout;
    this.spaces = spaces;
    this.layer = layer;
    /** @type {ReadonlySet<Space>} */
    this.legal = new Set();
  }

  /**
   * Highlight the legal spaces. If nearly all are legal, they only get ticks, and the illegal ones are shaded.
   * @param {Iterable<Space>} spaces
   * @param {readonly Space[]} empty
   */
  show(spaces, empty) {
    this.legal = new Set(spaces);
    const shut = shutSpaces(this.layout, this.legal, empty);
    this.drawing.classList.toggle("is-calm", shut !== null);
    for (const [space, element] of this.spaces) {
      element.classList.toggle("is-legal", this.legal.has(space));
      element.classList.toggle("is-shut", shut?.has(space) ?? false);
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

  /** All ticks of a kind are one path, so that they are animated together. @param {string} name @param {Iterable<Space>} spaces */
  #tick(name, spaces) {
    let path = this.#ticks.get(name);
    if (!path) {
      path = svg("path", { class: name });
      this.#ticks.set(name, path);
      this.layer.append(path);
    }
    let d = "";
    const shape = SHAPES[name.split(" ").at(-1) ?? ""];
    for (const space of spaces) d += moved(shape ?? ticks(shapeOf(this.layout, space)), corner(space));
    if (path.getAttribute("d") !== d) path.setAttribute("d", d);
  }
}

/**
 * The empty spaces that are not legal, if nearly all others of their kinds are; else null.
 * @param {Layout} layout
 * @param {ReadonlySet<Space>} legal
 * @param {readonly Space[]} empty
 * @returns {Set<Space> | null}
 */
export function shutSpaces(layout, legal, empty) {
  const kinds = new Set([...legal].map((space) => layout.kinds.get(space)));
  const among = empty.filter((space) => kinds.has(layout.kinds.get(space)));
  const closed = among.filter((space) => !legal.has(space));
  const open = among.length - closed.length;
  return open > FEW && open >= among.length * NEARLY_ALL ? new Set(closed) : null;
}

/** @param {string} shape */
function ticks(shape) {
  if (shape === "sea") return ""; // round spaces are filled and outlined instead
  return shape === "arch" ? DOOR_TICKS : TICKS;
}

/** Translate a path of absolute commands. @param {string} path @param {[number, number]} by */
function moved(path, [x, y]) {
  return path.replace(/([MCSHV])([^MCSHV]*)/g, (_, /** @type {string} */ letter, /** @type {string} */ rest) => {
    const numbers = (rest.match(/[\d.]+/g) ?? []).map(Number);
    const isAcross = (/** @type {number} */ at) => letter === "H" || (letter !== "V" && at % 2 === 0);
    return letter + numbers.map((number, at) => number + (isAcross(at) ? x : y)).join(" ");
  });
}
