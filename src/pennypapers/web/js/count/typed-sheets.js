// Paper sheets while they are typed: marks, player and the player's own count. Stored as texts in notation, so that
// a reload loses nothing. No DOM, no rules: any mark may be anywhere.

import { EMPTY, readHeaders, readSheet, spaceAt } from "../model/notation.js";
import { read, write } from "../app/settings.js";

/** @typedef {import("../model/notation.js").Sheet} Sheet */
/** @typedef {import("../model/notation.js").Layout} Layout */
/** @typedef {import("../model/notation.js").Space} Space */

/**
 * `claims` are the stars that its player counted by part, `ticks` what they counted one by one.
 * @typedef {{name: string, sheet: Sheet, claims: ReadonlyMap<string, string>, ticks: ReadonlySet<string>}} Paper
 */

/**
 * The sheets of one table. `layout` is the text of a layout of one's own, or "" where the side is printed.
 * @typedef {{adventure: string, side: string, layout: string, texts: readonly string[], at: number}} Kept
 */

const KEY = "pennypapers.papers";
const NAME = 40;

/** @param {string} name @returns {Paper} */
export function blankPaper(name = "") {
  return { name, sheet: EMPTY, claims: new Map(), ticks: new Set() };
}

/** Something in a space: a number, a symbol, `!x`; nothing rubs out. @param {Sheet} sheet @param {Space} space @param {string} token @returns {Sheet} */
export function written(sheet, space, token) {
  const writing = new Map(sheet.writing);
  const crossed = new Set(sheet.crossed);
  writing.delete(space);
  crossed.delete(space);
  if (token) writing.set(space, token === "!x" ? "!" : token);
  if (token === "!x") crossed.add(space);
  return { ...sheet, writing, crossed };
}

/** @param {Sheet} sheet @param {Space} space @param {number | null} value @returns {Sheet} */
export function circled(sheet, space, value) {
  const treasures = new Map(sheet.treasures);
  treasures.delete(space);
  if (value !== null) treasures.set(space, value);
  return { ...sheet, treasures };
}

/** @param {Sheet} sheet @param {{kind: string, spaces: Space[]}} found @returns {Sheet} */
export function revealed(sheet, found) {
  return { ...sheet, discoveries: [...sheet.discoveries, found] };
}

/** @param {Sheet} sheet @param {number} at which discovery @returns {Sheet} */
export function hidden(sheet, at) {
  return { ...sheet, discoveries: sheet.discoveries.filter((_, place) => place !== at) };
}

/** A name without the characters that the notation reserves. @param {string} text */
export function plainName(text) {
  return text.replace(/[,:|>#\s]+/g, " ").trim().slice(0, NAME);
}

/**
 * The text of a sheet.
 * @param {Layout} layout
 * @param {string} reference what `layout:` says
 * @param {Paper} paper
 */
export function writePaper(layout, reference, { name, sheet, claims, ticks }) {
  const counted = [...claims].filter(([, stars]) => /^[+-]?\d{1,4}$/.test(stars)).map(([part, stars]) => `${part}=${stars}`);
  const player = plainName(name);
  const grid = Array.from({ length: layout.rows }, (_, row) => Array.from({ length: layout.columns }, (_, col) => token(layout, sheet, spaceAt(col, row))));
  const width = Math.max(1, ...grid.flat().map((each) => each.length));
  const found = sheet.discoveries.map(({ kind, spaces }) => `  ${kind} ${spaces.join(" ")}`);
  return [
    `adventure: ${layout.adventure}`, `layout: ${reference}`,
    ...(player ? [`player: ${player}`] : []),
    ...(counted.length ? [`x-claims: ${counted.join(" ")}`] : []),
    ...(ticks.size ? [`x-ticks: ${[...ticks].join(" ")}`] : []),
    "grid:", ...grid.map((tokens) => `  ${tokens.map((each) => each.padEnd(width)).join(" ")}`.trimEnd()),
    ...(found.length ? ["discoveries:", ...found] : []),
  ].join("\n") + "\n";
}

/** @param {string} text @returns {Paper} */
export function readPaper(text) {
  const headers = readHeaders(text);
  const claims = (headers.get("x-claims") ?? "").split(/\s+/).filter((each) => each.includes("="));
  const ticks = (headers.get("x-ticks") ?? "").split(/\s+/).filter(Boolean);
  return {
    name: headers.get("player") ?? "",
    sheet: readSheet(text),
    claims: new Map(claims.map((each) => /** @type {[string, string]} */ (each.split("=", 2)))),
    ticks: new Set(ticks),
  };
}

/** @returns {Kept | null} */
export function keptPapers() {
  const kept = read(KEY);
  return Array.isArray(kept.texts) && kept.texts.length > 0 ? /** @type {Kept} */ (/** @type {unknown} */ (kept)) : null;
}

/** @param {Kept | null} kept */
export function keepPapers(kept) {
  write(KEY, kept ?? {});
}

/** @param {Layout} layout @param {Sheet} sheet @param {Space} space */
function token(layout, sheet, space) {
  const printed = layout.kinds.get(space);
  if (printed === undefined) return "-";
  const mark = sheet.writing.get(space);
  const shown = mark === undefined ? (printed === "o" ? "." : printed) : sheet.crossed.has(space) ? `${mark}x` : mark;
  const treasure = sheet.treasures.get(space);
  return treasure === undefined ? shown : `${shown}*${treasure}`;
}
