// Lines over several spaces, as the text of paths: borders round them, sight lines, links between steps. No DOM.

import { place, spaceAt } from "../model/notation.js";
import { UNIT, middle } from "./geometry.js";
import { figure } from "./jitter.js";

/** @typedef {import("../model/notation.js").Space} Space */
/** @typedef {[number, number]} Point */

/**
 * The border round spaces with round corners: quick, and good enough until the drawn line arrives.
 * @param {Iterable<Space>} spaces
 * @param {{inset?: number, radius?: number}} [how] `inset` inside the border, or outside it if negative
 */
export function border(spaces, { inset = 1.5, radius = 9 } = {}) {
  return loops(spaces).map((loop) => rounded(inward(loop, inset), radius)).join("");
}

/**
 * The corners of the borders round spaces, in steps of the grid; clockwise round spaces, the other way round holes.
 * @param {Iterable<Space>} spaces
 * @returns {Point[][]}
 */
export function loops(spaces) {
  const inside = new Set(spaces);
  /** @type {Map<string, Point[]>} */
  const onward = new Map();
  for (const space of inside) {
    const [col, row] = place(space);
    /** @type {[Point, Point, Point][]} each side: its two corners and the space across it */
    const sides = [
      [[col, row], [col + 1, row], [col, row - 1]],
      [[col + 1, row], [col + 1, row + 1], [col + 1, row]],
      [[col + 1, row + 1], [col, row + 1], [col, row + 1]],
      [[col, row + 1], [col, row], [col - 1, row]],
    ];
    for (const [from, to, across] of sides) {
      if (inside.has(spaceAt(...across))) continue;
      const key = from.join();
      onward.set(key, [...(onward.get(key) ?? []), to]);
    }
  }
  const found = [];
  for (let begin = onward.keys().next(); !begin.done; begin = onward.keys().next()) {
    found.push(corners(walk(onward, begin.value)));
  }
  return found;
}

/**
 * Dotted lines from a treasure to the marks that show it, which lie in its row or its column. They leave out spaces
 * that
 * are written in or hold a treasure, so that no mark is struck through.
 * @param {Space} treasure
 * @param {readonly Space[]} marks
 * @param {(space: Space) => boolean} isFree whether a line may cross this space
 */
export function sightLines(treasure, marks, isFree) {
  const [col, row] = place(treasure);
  let path = "";
  for (const mark of marks) {
    const [toCol, toRow] = place(mark);
    const [across, down] = [Math.sign(toCol - col), Math.sign(toRow - row)];
    for (let step = 1; step < Math.abs(toCol - col) + Math.abs(toRow - row); step++) {
      const between = spaceAt(col + step * across, row + step * down);
      if (!isFree(between)) continue;
      const [x, y] = middle(between);
      path += `M${x - 23 * across} ${y - 23 * down}L${x + 23 * across} ${y + 23 * down}`;
    }
  }
  return path;
}

/** Short strokes across the borders between the steps of a sequence. @param {readonly Space[]} spaces */
export function links(spaces) {
  let path = "";
  for (const [at, space] of spaces.slice(1).entries()) {
    const [x, y] = middle(/** @type {Space} */ (spaces[at]));
    const [toX, toY] = middle(space);
    const long = Math.hypot(toX - x, toY - y);
    if (!long) continue;
    const reach = x === toX || y === toY ? 4.3 : 6.1;
    const [dx, dy] = [((toX - x) / long) * reach, ((toY - y) / long) * reach];
    const [midX, midY] = [(x + toX) / 2, (y + toY) / 2];
    path += `M${figure(midX - dx)} ${figure(midY - dy)}L${figure(midX + dx)} ${figure(midY + dy)}`;
  }
  return path;
}

/** A line through the middles of spaces, for a trace. @param {readonly Space[]} spaces */
export function route(spaces) {
  return spaces.map((space, at) => `${at ? "L" : "M"}${middle(space).join(" ")}`).join("") + (spaces.length === 1 ? "h.1" : "");
}

/**
 * Follow the sides from a corner until it is reached again, removing them.
 * @param {Map<string, Point[]>} onward
 * @param {string} begin
 */
function walk(onward, begin) {
  /** @type {Point[]} */
  const line = [];
  let [x, y] = /** @type {Point} */ (begin.split(",").map(Number));
  let [dx, dy] = [0, 0];
  for (;;) {
    const key = `${x},${y}`;
    const ways = onward.get(key);
    if (!ways) return line;
    // Where two spaces touch only at a corner, turn right, so that each has a loop of its own.
    const right = ways.findIndex(([toX, toY]) => toX - x === -dy && toY - y === dx);
    const [next] = ways.splice(Math.max(right, 0), 1);
    if (!ways.length) onward.delete(key);
    const [toX, toY] = /** @type {Point} */ (next);
    line.push([x, y]);
    [dx, dy, x, y] = [toX - x, toY - y, toX, toY];
    if (`${x},${y}` === begin && !onward.has(begin)) return line;
  }
}

/** Without the points in the middle of a straight side. @param {Point[]} line @returns {Point[]} */
function corners(line) {
  return line.filter(([x, y], at) => {
    const [beforeX, beforeY] = /** @type {Point} */ (line.at(at - 1));
    const [afterX, afterY] = /** @type {Point} */ (line[(at + 1) % line.length]);
    return (x - beforeX) * (afterY - y) !== (y - beforeY) * (afterX - x);
  });
}

/** In the drawing's units, pushed to the inside. @param {Point[]} loop @param {number} inset @returns {Point[]} */
function inward(loop, inset) {
  return loop.map(([x, y], at) => {
    const [beforeX, beforeY] = /** @type {Point} */ (loop.at(at - 1));
    const [afterX, afterY] = /** @type {Point} */ (loop[(at + 1) % loop.length]);
    const [inX, inY] = [Math.sign(x - beforeX), Math.sign(y - beforeY)];
    const [outX, outY] = [Math.sign(afterX - x), Math.sign(afterY - y)];
    return [x * UNIT - (inY + outY) * inset, y * UNIT + (inX + outX) * inset];
  });
}

/** @param {Point[]} loop @param {number} radius */
function rounded(loop, radius) {
  const parts = loop.map(([x, y], at) => {
    const before = toward([x, y], /** @type {Point} */ (loop.at(at - 1)), radius);
    const after = toward([x, y], /** @type {Point} */ (loop[(at + 1) % loop.length]), radius);
    return `${at ? "L" : "M"}${before}Q${figure(x)} ${figure(y)} ${after}`;
  });
  return parts.join("") + "Z";
}

/** @param {Point} from @param {Point} to @param {number} far */
function toward([x, y], [toX, toY], far) {
  const long = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(far, long / 2) / long;
  return `${figure(x + (toX - x) * share)} ${figure(y + (toY - y) * share)}`;
}
