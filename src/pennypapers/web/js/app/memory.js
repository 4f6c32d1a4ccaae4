// Stores the seats of this browser. A seat's token gives access to the seat, so it never appears in an address.

import { read, settings, write } from "./settings.js";

/**
 * @typedef {object} KeptSeat
 * @property {string} code
 * @property {string} token
 * @property {string} adventure
 * @property {boolean} solo
 * @property {number} at when it was last used, in milliseconds
 * @property {string} [name]
 * @property {number} [turn] the turn last seen
 * @property {boolean} [over]
 * @property {{code: string, title: string, attempt: number, ghost?: number}} [challenge] of which it is a run; `ghost` is the run whose stars are shown beside
 * @property {boolean} [screen] it is the token of a host without a seat, who shows the big screen
 * @property {Sharer[]} [people] who pass this device round, when several do; `token` is that of the first
 */

/** One of several people who share this device. @typedef {{name: string, token: string}} Sharer */

const KEY = "pennypapers.seats";
const MOST = 30;

/** @param {string} code @returns {KeptSeat | undefined} */
export function seatAt(code) {
  return read(KEY)[code.toUpperCase()];
}

/** @param {Omit<KeptSeat, "at">} seat */
export function keepSeat(seat) {
  const kept = read(KEY);
  kept[seat.code.toUpperCase()] = { ...seat, at: Date.now() };
  const newest = Object.entries(kept).sort(([, one], [, two]) => two.at - one.at).slice(0, MOST);
  write(KEY, Object.fromEntries(newest));
}

/** @param {string} code */
export function forgetSeat(code) {
  const kept = read(KEY);
  delete kept[code.toUpperCase()];
  write(KEY, kept);
}

/** Forget the seats of games that are over or played alone; others wait for those at tables. */
export function forgetOwnSeats() {
  write(KEY, Object.fromEntries(Object.entries(read(KEY)).filter(([, seat]) => !seat.over && !seat.solo)));
}

/** Whether this browser has sat anywhere, or is another device of a player. */
export function hasPlayed() {
  return Object.keys(read(KEY)).length > 0 || settings.get("name") !== "";
}

/** Unfinished games, the last one first. @returns {KeptSeat[]} */
export function unfinished() {
  return Object.values(read(KEY)).filter((seat) => !seat.over).sort((one, two) => two.at - one.at);
}
