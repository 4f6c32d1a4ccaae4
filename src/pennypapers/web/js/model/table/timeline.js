// A whole game as a list of moments, from the empty sheets to the last closed turn, for a replay. No DOM.

import { EMPTY, apply, readLayout, readMarks } from "../notation.js";

/** @typedef {import("../../net/messages").Timeline} Timeline *
/** @typedef {import("../../net/messages").RollView} RollView */
/** @typedef {import("../../net/messages").TurnView} TurnView */
/** @typedef {import("../../net/messages").EndView} EndView */
/** @typedef {import("../notation.js").Layout} Layout */
/** @typedef {import("../notation.js").Sheet} Sheet */
/** @typedef {import("../notation.js").Mark} Mark */

/**
 * The table after a number of turns; `roll` and `turns` belong to the last of them, and are empty for the first moment.
 * @typedef {object} Moment
 * @property {number} turn
 * @property {RollView | null} roll
 * @property {readonly TurnView[]} turns
 * @property {readonly (readonly Mark[])[]} fresh by seat, what is new on its own sheet
 * @property {readonly Sheet[]} sheets
 * @property {readonly number[]} stars
 */

/**
 * @typedef {object} Game
 * @property {string} adventure
 * @property {Layout} layout
 * @property {string} layoutText
 * @property {readonly string[]} players
 * @property {readonly number[]} [bots] the seats of bots' runs of a challenge
 * @property {readonly string[]} [faces] the names by which faces are chosen, where those of the players say more
 * @property {readonly Moment[]} moments
 * @property {EndView | null} ended
 * @property {boolean} isSealed
 */

/** @param {Timeline} steps @returns {Game} */
export function unfold(steps) {
  const { players } = steps;
  /** @type {Moment} */
  let moment = {
    turn: 0, roll: null, turns: [], fresh: players.map(() => []), sheets: players.map(() => EMPTY), stars: players.map(() => 0),
  };
  const moments = [moment];
  for (const { roll, turns, changes, stars, sights } of steps.steps) {
    const fresh = changes.map(readMarks);
    const sheets = moment.sheets.map((sheet, seat) => (fresh[seat]?.length ? apply(sheet, fresh[seat], sights?.[seat]) : sheet));
    moment = { turn: roll.turn, roll, turns, fresh, sheets, stars };
    moments.push(moment);
  }
  return {
    adventure: steps.adventure,
    layout: readLayout(steps.layout),
    layoutText: steps.layout,
    players,
    moments,
    ended: steps.ended,
    isSealed: steps.sealed,
  };
}

/** How many turns there are. @param {Game} game */
export function lastTurn(game) {
  return game.moments.length - 1;
}

/** The moment after a turn; a number out of range gives the first or last. @param {Game} game @param {number} turn */
export function momentAt(game, turn) {
  return /** @type {Moment} */ (game.moments[nearest(turn, lastTurn(game))]);
}

/** What a turn did to a seat's stars. @param {Game} game @param {number} turn @param {number} seat */
export function gained(game, turn, seat) {
  return (momentAt(game, turn).stars[seat] ?? 0) - (momentAt(game, turn - 1).stars[seat] ?? 0);
}

/** Who wrote on a seat's sheet in a turn, if that was somebody else. @param {Moment} moment @param {number} seat */
export function writerOn(moment, seat) {
  return moment.turns.find((turn) => turn.owner === seat && turn.seat !== seat)?.seat ?? null;
}

/** The seat with the most stars at the end, the first of several. @param {Game} game */
export function bestSeat(game) {
  const { stars } = momentAt(game, lastTurn(game));
  return game.ended?.standings.find((standing) => standing.place === 1)?.seat ?? Math.max(stars.indexOf(Math.max(...stars)), 0);
}

/** Round and limit a number to the range from 0 to the last. @param {number} wished @param {number} last */
export function nearest(wished, last) {
  return Number.isFinite(wished) ? Math.min(Math.max(Math.round(wished), 0), last) : 0;
}
