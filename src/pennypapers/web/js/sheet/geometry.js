// The geometry of a layout: the space at a point, the next space in a direction, the shape of a space. No DOM, no
// rules.

import { factsOf, spaceKind } from "../model/facts.js";
import { place, spaceAt } from "../model/notation.js";

/** @typedef {import("../model/notation.js").Space} Space */
/** @typedef {import("../model/notation.js").Layout} Layout */

/** The side of a space in the units of every drawing. */
export const UNIT = 48;

/** The height of the notes under a sheet that has some, in spaces. */
const NOTES = 0.75;

/** The shape in which a space is drawn, such as `arch`. @param {Layout} layout @param {Space} space */
export function shapeOf(layout, space) {
  return spaceKind(layout.adventure, layout.kinds.get(space) ?? "").shape;
}

/** Width over height of a layout's drawing, roughly: it keeps the room until the drawing is here. @param {Layout} layout */
export function expectedShape(layout) {
  const notes = factsOf(layout.adventure).treasures > 0 ? NOTES : 0;
  return layout.columns / (layout.rows + notes);
}

/** @param {Space} space @returns {[number, number]} */
export function corner(space) {
  const [col, row] = place(space);
  return [col * UNIT, row * UNIT];
}

/** @param {Space} space @returns {[number, number]} */
export function middle(space) {
  const [x, y] = corner(space);
  return [x + UNIT / 2, y + UNIT / 2];
}

/** The space at a point of the drawing. @param {Layout} layout @param {number} x @param {number} y @returns {Space | null} */
export function under(layout, x, y) {
  if (x < 0 || y < 0) return null;
  const space = spaceAt(Math.floor(x / UNIT), Math.floor(y / UNIT));
  return layout.kinds.has(space) ? space : null;
}

/**
 * The space that a tap means: the nearest of the wanted ones whose middle is within reach, else the one that was hit.
 * @param {Layout} layout
 * @param {Iterable<Space>} wanted
 * @param {{x: number, y: number, reach: number}} tap in the drawing's units
 * @returns {Space | null}
 */
export function meant(layout, wanted, { x, y, reach }) {
  let nearest = null;
  let least = reach;
  for (const space of wanted) {
    const [across, down] = middle(space);
    const distance = Math.hypot(across - x, down - y);
    if (distance <= least) [nearest, least] = [space, distance];
  }
  return nearest ?? under(layout, x, y);
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Where a key leads from a space: arrows over holes to the next space of the row or column, Home and End to the ends of
 * the row, with Ctrl to the ends of the sheet, PageUp and PageDown to the ends of the column.
 * @param {Layout} layout
 * @param {Space} from
 * @param {{key: string, ctrlKey?: boolean}} press
 * @returns {Space | null} null if the key leads nowhere
 */
export function leads(layout, from, { key, ctrlKey = false }) {
  const [col, row] = place(from);
  const spaces = [...layout.kinds.keys()];
  const arrow = ARROWS[key];
  if (arrow) return onward(layout, [col, row], arrow);
  const line = spaces.filter((space) => place(space)[1] === row);
  const column = spaces.filter((space) => place(space)[0] === col);
  switch (key) {
    case "Home": return (ctrlKey ? spaces : line)[0] ?? null;
    case "End": return (ctrlKey ? spaces : line).at(-1) ?? null;
    case "PageUp": return column[0] ?? null;
    case "PageDown": return column.at(-1) ?? null;
    default: return null;
  }
}

/**
 * The next space that way; where a column ends, the nearest of the next row.
 * @param {Layout} layout
 * @param {[number, number]} from
 * @param {[number, number]} step
 */
function onward(layout, [col, row], [across, down]) {
  const most = Math.max(layout.columns, layout.rows);
  for (let far = 1; far <= most; far++) {
    const next = spaceAt(col + across * far, row + down * far);
    if (col + across * far >= 0 && layout.kinds.has(next)) return next;
  }
  if (!down) return null;
  // If the row has no space in this column, take the nearest one of the row.
  for (let far = 1; far <= layout.rows; far++) {
    const line = [...layout.kinds.keys()].filter((space) => place(space)[1] === row + down * far);
    line.sort((one, two) => Math.abs(place(one)[0] - col) - Math.abs(place(two)[0] - col));
    if (line[0]) return line[0];
  }
  return null;
}
