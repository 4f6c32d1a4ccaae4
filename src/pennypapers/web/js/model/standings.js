// The standings of a finished game in order of place, and the ties between neighbours. No DOM.

import { factsOf } from "./facts.js";

/** @typedef {import("../net/messages").Standing} Standing */

/**
 * Two neighbours with equal stars: the tie-break decided between them, or they share a place.
 * @typedef {object} Tie
 * @property {Standing} higher
 * @property {Standing} lower
 * @property {boolean} isBroken
 * @property {(adventure: string) => string} clause
 */

/** The clause by which players share a place. */
const SHARED = "G10";

/** First place first; who shares one, by seat. @param {readonly Standing[]} standings */
export function ranked(standings) {
  return [...standings].sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/** @param {readonly Standing[]} standings in their order @returns {Tie[]} */
export function ties(standings) {
  return standings.slice(1).flatMap((lower, before) => {
    const higher = /** @type {Standing} */ (standings[before]);
    if (higher.stars !== lower.stars) return [];
    const isBroken = higher.place !== lower.place;
    return [{ higher, lower, isBroken, clause: (/** @type {string} */ adventure) => (isBroken ? factsOf(adventure).clauses.tie : SHARED) }];
  });
}
