// What became of puzzles, kept in this browser alone.

import { read, write } from "../app/settings.js";

/** @typedef {import("../model/puzzle-order.js").Outcomes} Outcomes */

const OUTCOMES = "pennypapers.puzzles";
const RUSHES = "pennypapers.rushes";

/** @returns {Outcomes} */
export function outcomes() {
  return read(OUTCOMES);
}

/** A puzzle was finished; once it is solved it stays so. @param {string} name @param {boolean} isSolved */
export function keepOutcome(name, isSolved) {
  const { [name]: before, ...others } = read(OUTCOMES);
  write(OUTCOMES, { ...others, [name]: isSolved || before === "solved" ? "solved" : "missed" });
}

/** The most puzzles solved in a rush. @returns {number} */
export function bestRush() {
  return Number(read(RUSHES)["best"] ?? 0);
}

/** @param {number} solved @returns {boolean} whether that is more than ever before */
export function keepRush(solved) {
  const isBest = solved > bestRush();
  if (isBest) write(RUSHES, { best: solved });
  return isBest;
}
