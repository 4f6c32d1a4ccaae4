// Which puzzle comes next, and which ones a rush brings. No DOM.

/** @typedef {import("../net/puzzles.js").PuzzleLook} PuzzleLook */
/** @typedef {import("../net/puzzles.js").Grade} Grade */
/** What became of the puzzles that were finished here, by their names. @typedef {Readonly<Record<string, "solved" | "missed">>} Outcomes */

/** From the easiest on. @type {readonly Grade[]} */
export const GRADES = ["easy", "fair", "hard", "fiendish"];

/** How many of each grade come in a rush before the next one; the last grade goes on to the end. */
const EACH = 3;

/**
 * The first puzzle that was never finished, else the first that was missed, else the one after.
 * @param {readonly PuzzleLook[]} puzzles to choose from
 * @param {Outcomes} outcomes
 * @param {string} [after] the name of the one that was played last
 * @returns {string | null}
 */
export function nextPuzzle(puzzles, outcomes, after = "") {
  const last = puzzles.findIndex(({ puzzle }) => puzzle === after);
  const others = [...puzzles.slice(last + 1), ...puzzles.slice(0, Math.max(last, 0))];
  const found = others.find(({ puzzle }) => !outcomes[puzzle]) ?? others.find(({ puzzle }) => outcomes[puzzle] === "missed") ?? others[0];
  return found?.puzzle ?? null;
}

/**
 * The puzzles of a rush: some of each grade, easy ones first, those never finished before others.
 * @param {readonly PuzzleLook[]} puzzles
 * @param {Outcomes} outcomes
 * @param {() => number} random from 0 up to 1
 * @returns {string[]}
 */
export function rushOf(puzzles, outcomes, random) {
  const mixed = puzzles.map((look) => ({ ...look, at: random() + (outcomes[look.puzzle] ? 1 : 0) })).sort((one, other) => one.at - other.at);
  const piles = GRADES.map((grade) => mixed.filter((look) => look.grade === grade).map(({ puzzle }) => puzzle));
  const first = piles.flatMap((pile, at) => (at < piles.length - 1 ? pile.slice(0, EACH) : pile));
  return [...first, ...piles.slice(0, -1).reverse().flatMap((pile) => pile.slice(EACH))];
}

/** @param {readonly PuzzleLook[]} puzzles @param {Outcomes} outcomes */
export function solvedOf(puzzles, outcomes) {
  return puzzles.filter(({ puzzle }) => outcomes[puzzle] === "solved").length;
}

/** The names of those that were missed and not solved since, the latest first. @param {Outcomes} outcomes */
export function missedOf(outcomes) {
  return Object.keys(outcomes).filter((name) => outcomes[name] === "missed").reverse();
}
