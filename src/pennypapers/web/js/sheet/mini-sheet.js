// A miniature sheet for mosaics of up to a hundred: one shared shape for the printed part, six paths for the marks.

import { dress, svg } from "../ui/dom.js";
import { factsOf } from "../model/facts.js";
import { place, spaceAt } from "../model/notation.js";
import { border } from "./outline.js";
import { UNIT, corner, shapeOf } from "./geometry.js";
import { hashed } from "./jitter.js";

/** @typedef {import("../model/notation.js").Space} Space */
/** @typedef {import("../model/notation.js").Layout} Layout */
/** @typedef {import("../model/notation.js").Sheet} Sheet */

/**
 * @typedef {object} Look
 * @property {boolean} [thinking] pale, with a yellow halo, until it has inked
 * @property {string} [label] what it says to a screen reader, such as "Hugo, 24 stars, thinking"
 */

const MARGIN = 34;
const TONES = ["few", "some", "many"];

/**
 * @param {string} adventure
 * @param {Layout} layout
 * @param {Sheet} sheet
 * @param {Look} [look]
 */
export function miniSheet(adventure, layout, sheet, look = {}) {
  return new MiniSheet(adventure, layout, sheet, look);
}

export class MiniSheet {
  /** @type {Record<string, SVGPathElement>} */
  #paths = {};
  /** @type {Sheet | null} */
  #sheet = null;

  /** @param {string} adventure @param {Layout} layout @param {Sheet} sheet @param {Look} look */
  constructor(adventure, layout, sheet, look) {
    for (const name of [...TONES, "danger", "drawn", "found"]) this.#paths[name] = svg("path", { class: name });
    const box = `${-MARGIN} ${-MARGIN} ${layout.columns * UNIT + 2 * MARGIN} ${layout.rows * UNIT + 2 * MARGIN}`;
    this.element = svg("svg", { class: `mini ${factsOf(adventure).ground}`, viewBox: box, role: "img" },
      svg("use", { href: `#${printedShape(layout)}` }), ...Object.values(this.#paths));
    this.update(sheet, look);
  }

  /** @param {Sheet} sheet @param {Look} [look] */
  update(sheet, { thinking, label } = {}) {
    if (thinking !== undefined) this.element.classList.toggle("is-thinking", thinking);
    if (label !== undefined) dress(this.element, { "aria-label": label });
    if (sheet === this.#sheet) return;
    this.#sheet = sheet;
    for (const [name, d] of Object.entries(paths(sheet))) {
      const path = this.#paths[name];
      if (path && path.getAttribute("d") !== d) path.setAttribute("d", d);
    }
  }
}

/**
 * The marks of a sheet as one path for each look; crossed-out dangers are left out.
 * @param {Sheet} sheet
 * @returns {Record<string, string>}
 */
export function paths(sheet) {
  const found = { few: "", some: "", many: "", danger: "", drawn: "", found: "" };
  for (const [space, value] of sheet.writing) {
    const [x, y] = corner(space);
    if (value === "!") {
      if (!sheet.crossed.has(space)) found.danger += `M${x + 13} ${y + 13}l22 22m0 -22l-22 22`;
    } else if (/\d/.test(value)) {
      const tone = Number(value) < 5 ? "few" : Number(value) < 10 ? "some" : "many";
      found[tone] += `M${x + 6} ${y + 6}h36v36h-36z`;
    } else {
      found.drawn += drawnShape(value, x, y);
    }
  }
  for (const space of sheet.treasures.keys()) {
    const [x, y] = corner(space);
    found.found += `M${x + 4} ${y + 24}a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z`;
  }
  for (const { spaces } of sheet.discoveries) found.found += border(spaces, { inset: 2, radius: 8 });
  return found;
}

/** A symbol that a player drew, as a plain shape. @param {string} token @param {number} x @param {number} y */
export function drawnShape(token, x, y) {
  return token === "B" ? `M${x + 4} ${y + 30}h40l-8 12h-24zM${x + 24} ${y + 4}l16 22h-16z` : `M${x + 24} ${y + 4}l20 18v20h-40v-20z`;
}

/** Draw what is printed on a layout once for the whole page; gives its name. @param {Layout} layout */
function printedShape(layout) {
  const seed = [...layout.kinds].flatMap(([space, kind]) => [...place(space), kind.charCodeAt(0)]);
  const id = `mini-${layout.adventure}-${hashed(...seed).toString(16)}`;
  if (!document.getElementById(id)) {
    document.body.append(svg("svg", { class: "defs", "aria-hidden": "true" }, svg("g", { id, class: "mini-print" }, ...shapes(layout))));
  }
  return id;
}

/** @param {Layout} layout @returns {Element[]} */
function shapes(layout) {
  const all = [...layout.kinds.keys()];
  const of = (/** @type {string} */ form) => all.filter((space) => shapeOf(layout, space) === form);
  switch (factsOf(layout.adventure).ground) {
    case "stone": {
      const stone = border(built(layout), { inset: -9, radius: 4 });
      return [shape("halo", stone), shape("ground", stone), shape("blank", squares(of("square"))), shape("door", arches(of("arch")))];
    }
    case "coast": {
      const land = border(all.filter((space) => shapeOf(layout, space) !== "sea"), { inset: -7, radius: 22 });
      return [shape("halo", land), shape("ground", land), shape("blank", squares(of("square"))), shape("peak", peaks(of("peak")))];
    }
    default: {
      const ground = border(all, { inset: -11, radius: 24 });
      return [shape("cloud", border(all, { inset: -16, radius: 24 })), shape("ground", ground), shape("blank", squares(of("square"))),
        shape("lake", border(of("lake"), { inset: 2, radius: 14 }))];
    }
  }
}

/** @param {string} name @param {string} d */
function shape(name, d) {
  return svg("path", { class: name, d, "fill-rule": "evenodd" });
}

/** All spaces of each row from its first to its last, without holes. @param {Layout} layout */
function built(layout) {
  const spaces = [];
  for (let row = 0; row < layout.rows; row++) {
    const cols = [...layout.kinds.keys()].map(place).filter(([, each]) => each === row).map(([col]) => col);
    for (let col = Math.min(...cols); col <= Math.max(...cols); col++) spaces.push(spaceAt(col, row));
  }
  return spaces;
}

/** @param {readonly Space[]} spaces */
function squares(spaces) {
  return spaces.map(corner).map(([x, y]) => `M${x + 6} ${y + 6}h36v36h-36z`).join("");
}

/** @param {readonly Space[]} spaces */
function arches(spaces) {
  return spaces.map(corner).map(([x, y]) => `M${x + 6} ${y + 44}v-22a18 18 0 0 1 36 0v22z`).join("");
}

/** @param {readonly Space[]} spaces */
function peaks(spaces) {
  return spaces.map(corner).map(([x, y]) => `M${x + 5} ${y + 42}l19 -35l19 35z`).join("");
}
