// The table as a latecomer sees it, who plays the closed turns first: with one more seat, their own, and with the
// roll of the turn they are at. The table of the others is kept in `behind`. No DOM.

import { EMPTY, readSheet } from "../notation.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../../net/messages").CatchUpView} CatchUpView */

/**
 * The table as a latecomer sees it.
 * @param {Table} table as the others see it
 * @param {CatchUpView} catchUp
 * @returns {Table}
 */
export function asLatecomer(table, catchUp) {
  const you = table.seats.length;
  const { name, sheet, roll = null, draft = null } = catchUp;
  return {
    ...table,
    behind: { table, catchUp },
    seats: [...table.seats, { name, is_bot: false, is_here: true }],
    you,
    isHost: false,
    paused: false,
    sheets: [...table.sheets, sheet.sheet ? readSheet(sheet.sheet, sheet.sights) : EMPTY],
    stars: [...table.stars, sheet.stars],
    parts: [...table.parts, table.partKeys.map((key) => sheet.parts[key] ?? 0)],
    roll,
    deadline: null,
    waiting: roll ? [you] : [],
    inked: null,
    draft,
    news: null,
  };
}
