// One mark in its space: numerals tilted a little by a hash, pictures, strokes across a danger; in pencil or in ink.

import { svg } from "../ui/dom.js";
import { figure, hashed, unsteady } from "./jitter.js";
import { factsOf, symbolName } from "../model/facts.js";
import { place } from "../model/notation.js";
import { use } from "../ui/symbols.js";

/** @typedef {import("../model/notation.js").Space} Space */

/**
 * @typedef {object} Where
 * @property {string} adventure
 * @property {Space} space
 * @property {string} shape of the space, such as `arch`
 */

/**
 * What is inked in a space.
 * @param {Where} where
 * @param {string} value a number or a symbol's token
 * @param {{crossed?: boolean, fresh?: boolean}} [how] `fresh` is written stroke by stroke
 */
export function inkMark(where, value, { crossed = false, fresh = false } = {}) {
  const pen = fresh ? " write" : "";
  if (value === "!") {
    const picture = danger(where, `pic danger ink${crossed ? " beaten" : ""}${fresh && !crossed ? " drawn" : ""}`);
    return svg("g", { class: "mark" }, picture, crossed && strokes(where.space, `xout${pen}`));
  }
  if (symbolName(value)) return svg("g", { class: `mark${fresh ? " drawn" : ""}` }, picture(value, "ink"));
  return svg("g", { class: "mark" }, number(where, Number(value), `num ink${pen}`));
}

/** What is pencilled in a space: grey, twice over, in a dashed frame. @param {Where} where @param {string} value */
export function pencilMark(where, value) {
  const frame = where.shape === "sea"
    ? svg("circle", { class: "dr", cx: 24, cy: 24, r: 17 })
    : where.shape === "arch"
      ? svg("path", { class: "dr", d: "M9 41V20.5C9 12 16 8 24 8S39 12 39 20.5V41Z" })
      : svg("rect", { class: "dr", x: 6.5, y: 6.5, width: 35, height: 35, rx: 8 });
  if (value === "!") return svg("g", { class: "mark" }, frame, danger(where, "pic danger pencil"));
  if (symbolName(value)) return svg("g", { class: "mark" }, frame, picture(value, "pencil"));
  return svg("g", { class: "mark" }, frame,
    number(where, Number(value), "num pencil write"),
    number(where, Number(value), "num pencil2 write", 1));
}

/** The two strokes across a danger that a draft strikes out. @param {Where} where */
export function pencilStrokes(where) {
  return svg("g", { class: "mark" }, strokes(where.space, "xout pencil write"));
}

/**
 * The ring and the coin of a treasure, in the drawing's units.
 * @param {Space} space
 * @param {number} value
 * @param {{draft?: boolean, fresh?: boolean}} [how]
 */
export function treasureMark(space, value, { draft = false, fresh = false } = {}) {
  const [col, row] = place(space);
  const x = col * 48;
  const y = row * 48;
  return svg("g", { class: `treasure${draft ? " is-draft" : ""}`, "data-space": space },
    use("ring", { class: `ringp${fresh || draft ? " write" : ""}`, x: x - 1, y: y - 1, width: 50, height: 50 }),
    svg("g", { class: fresh ? "drawn" : false },
      svg("circle", { class: "coin", cx: x + 42, cy: y + 7, r: 10.5 }),
      use(numeralOf(value), { class: "coinn", x: x + 34, y: y - 1, width: 16, height: 16 })));
}

/** The symbol of a number from 1 to 15. @param {number} value */
export function numeralOf(value) {
  return value > 9 ? `n${value}` : `d${value}`;
}

/** A number from 1 to 15 as it is drawn. @param {number} value @param {number} height */
export function numberGlyph(value, height) {
  const [left, width] = value > 9 ? [1, 22] : [4, 16];
  return svg("svg", { class: "fnum", width: (width * height) / 24, height, viewBox: `${left} 0 ${width} 24`, "aria-hidden": "true" },
    use(numeralOf(value), { width: 24, height: 24 }));
}

/** The picture of an adventure's danger. @param {string} adventure */
export function dangerOf(adventure) {
  return factsOf(adventure).danger;
}

/** @param {Where} where @param {number} value @param {string} name @param {number} [again] the second stroke of a pencil */
function number({ space, shape }, value, name, again = 0) {
  const [left, top, size] = shape === "arch" ? [8, 10, 32] : [7, 7, 34];
  const [col, row] = place(space);
  const turn = unsteady(5, col, row, value, 1) + again * 1.6;
  return use(numeralOf(value), {
    class: name,
    x: figure(left + unsteady(1.2, col, row, value, 2) + again * 0.7),
    y: figure(top + unsteady(1.2, col, row, value, 3) - again * 0.5),
    width: size,
    height: size,
    transform: `rotate(${figure(turn)} 24 24)`,
  });
}

/** @param {Where} where @param {string} name */
function danger({ adventure }, name) {
  return use(dangerOf(adventure), { class: name, x: 7, y: 6, width: 34, height: 36 });
}

/** @param {string} value @param {string} pen */
function picture(value, pen) {
  const name = /** @type {string} */ (symbolName(value));
  const box = value === "B" ? { x: 6, y: 5, width: 36, height: 36 } : { x: 7, y: 6, width: 34, height: 34 };
  return use(name, { class: `pic ${name} ${pen}`, ...box });
}

/** @param {Space} space @param {string} name */
function strokes(space, name) {
  const turned = hashed(...place(space)) % 2 ? "rotate(90 24 24)" : null;
  return use("cross", { class: name, x: 5, y: 5, width: 38, height: 38, transform: turned });
}
