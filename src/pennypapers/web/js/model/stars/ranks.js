// The ranks of a solo game and how far a player is: the next rank, spaces left. No DOM, no rules.

import { factsOf, spaceKind } from "../facts.js";
import { isSolo } from "../table/table.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../notation.js").Sheet} Sheet */

/** The ranks of a solo game, the lowest first. */
export const RANKS = /** @type {const} */ (["tourist", "pathfinder", "voyager", "explorer"]);

/** The rank above the one that these stars earn, and how many are missing; null for the highest. @param {number} stars @param {readonly number[]} thresholds */
export function nextRank(stars, thresholds) {
  const at = thresholds.findIndex((each) => stars < each);
  const rank = RANKS[at + 1];
  return at < 0 || rank === undefined ? null : { rank, missing: /** @type {number} */ (thresholds[at]) - stars };
}

/** How many spaces could hold a number and hold nothing yet. @param {Table} table @param {Sheet | undefined} sheet */
export function spacesLeft({ adventure, layout }, sheet) {
  return [...layout.kinds].filter(([space, token]) => spaceKind(adventure, token).holds_numbers && !sheet?.writing.has(space)).length;
}

/** Where the ranks begin; empty for a game of several. @param {Table} table @returns {readonly number[]} */
export function thresholdsOf(table) {
  if (!isSolo(table)) return [];
  return table.thresholds.length > 0 ? table.thresholds : factsOf(table.adventure).ranks;
}
