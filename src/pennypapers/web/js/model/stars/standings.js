// The standings of a finished game in order of place. No DOM.

/** @typedef {import("../../net/messages").Standing} Standing */

/** First place first; who shares one, by seat. @template {{place: number, seat: number}} T @param {readonly T[]} standings @returns {T[]} */
export function ranked(standings) {
  return [...standings].sort((one, two) => one.place - two.place || one.seat - two.seat);
}
