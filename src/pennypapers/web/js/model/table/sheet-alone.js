// A turn outside any table, as the table of somebody who plays alone: what the screen of a game shows. No DOM.

/** @typedef {import("./table.js").Table} Table */

/**
 * @typedef {object} Alone
 * @property {string} name
 * @property {string} adventure
 * @property {import("../notation.js").Layout} layout
 * @property {string} layoutText
 * @property {readonly string[]} partKeys
 * @property {import("../notation.js").Sheet} sheet
 * @property {number} stars
 * @property {readonly number[]} parts
 * @property {import("../../net/messages").RollView | null} roll
 * @property {number | null} [deadline]
 */

/** @param {Alone} one @returns {Table} */
export function sheetAlone({ name, adventure, layout, layoutText, partKeys, sheet, stars, parts, roll, deadline = null }) {
  return {
    code: "", phase: "playing", adventure, layout, layoutText,
    house: new Map(), eachRoll: false, seal: "", seats: [{ name, is_bot: false, is_here: true, extended: true }], host: null, you: 0, isHost: false,
    locked: false, paused: false, hints: false, clock: null, seatsWanted: null, soloTurns: null, thresholds: [], partKeys,
    sheets: [sheet], stars: [stars], parts: [parts],
    roll, deadline, waiting: roll ? [0] : [], inked: null, draft: null, news: null, ended: null, rematch: null, challenge: null, late: [], behind: null,
  };
}
