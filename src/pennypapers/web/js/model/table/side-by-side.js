// Runs with the same dice as one game of several players, turn by turn, and the turns where they wrote differently.
// No DOM.

import { lastTurn, momentAt } from "./timeline.js";

/** @typedef {import("./timeline.js").Game} Game */
/** @typedef {import("./timeline.js").Moment} Moment */

/**
 * Solo games on the same layout, with a seat for each. A run that is over stays as it ended while another goes on.
 * @param {readonly [Game, ...Game[]]} runs
 * @param {readonly string[]} names
 * @param {{bots?: readonly number[], faces?: readonly string[]}} [how] the seats that have a bot's run, and the names by which faces are chosen
 * @returns {Game}
 */
export function sideBySide(runs, names, { bots = [], faces = names } = {}) {
  const [first] = runs;
  const last = Math.max(...runs.map(lastTurn));
  const moments = Array.from({ length: last + 1 }, (_, turn) => together(runs, turn));
  return { ...first, players: names, bots, faces, moments, ended: null };
}

/** The turns in which two seats wrote differently on the same roll. @param {Game} game @returns {number[]} */
export function partedTurns(game) {
  return game.moments.filter(({ turns }) => turns.length > 1 && new Set(turns.map(({ marks }) => sorted(marks))).size > 1).map(({ turn }) => turn);
}

/** The next of these turns after one; behind the last, the first again. @param {readonly number[]} turns @param {number} after */
export function nextOf(turns, after) {
  return turns.find((turn) => turn > after) ?? turns[0] ?? null;
}

/** @param {readonly Game[]} runs @param {number} turn @returns {Moment} */
function together(runs, turn) {
  const moments = runs.map((run) => momentAt(run, turn));
  const isPlaying = runs.map((run) => turn <= lastTurn(run));
  return {
    turn,
    roll: moments.find((_, seat) => isPlaying[seat])?.roll ?? null,
    turns: moments.flatMap(({ turns }, seat) => (isPlaying[seat] ? turns.map((each) => ({ ...each, seat, owner: seat })) : [])),
    fresh: moments.map(({ fresh }, seat) => (isPlaying[seat] ? fresh[0] ?? [] : [])),
    sheets: moments.map(({ sheets }) => /** @type {import("../notation.js").Sheet} */ (sheets[0])),
    stars: moments.map(({ stars }) => stars[0] ?? 0),
  };
}

/** Marks in an order of their own, as it does not matter which was written first. @param {string} marks */
function sorted(marks) {
  return marks.split(/\s+/).filter(Boolean).sort().join(" ");
}
