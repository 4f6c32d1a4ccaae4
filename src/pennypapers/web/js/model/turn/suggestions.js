// Suggested discoveries. There can be thousands, so they are grouped by kind, filtered by the tapped spaces and
// sorted by the stars that are known. No DOM.

import { writeMark } from "../notation.js";

/** @typedef {import("./offers.js").Discovery} Discovery */

/**
 * @typedef {object} Suggestion one kind of discovery
 * @property {string} kind
 * @property {readonly Discovery[]} found all that hold every tapped space, the best first
 * @property {number | null} stars what the best brings, where that is known
 * @property {readonly string[]} missing the spaces that the best needs beside those that were tapped
 */

/** For how many of each kind the stars are asked. */
const PRICED = 6;

/**
 * @param {readonly Discovery[]} found
 * @param {readonly string[]} tapped
 * @param {ReadonlyMap<string, number>} worth what each brings, by its mark
 * @returns {Suggestion[]}
 */
export function suggestions(found, tapped, worth) {
  return [...byKind(found, tapped)]
    .map(([kind, all]) => suggestion(kind, all, tapped, worth))
    .sort((one, two) => (two.stars ?? -1) - (one.stars ?? -1));
}

/** Those whose stars should be asked for, a few of each kind, spread over all of them. @param {readonly Discovery[]} found @param {readonly string[]} tapped @param {ReadonlyMap<string, number>} worth @returns {string[]} */
export function toPrice(found, tapped, worth) {
  return [...byKind(found, tapped).values()].flatMap((all) => {
    const step = Math.max(1, Math.floor(all.length / PRICED));
    return all.filter((_, at) => at % step === 0).slice(0, PRICED).map(writeMark);
  }).filter((mark) => !worth.has(mark));
}

/** The discovery that is exactly these spaces; of several kinds the one that brings most. @param {readonly Discovery[]} found @param {readonly string[]} spaces @param {ReadonlyMap<string, number>} worth */
export function exactly(found, spaces, worth) {
  const same = found.filter((each) => each.spaces.length === spaces.length && spaces.every((space) => each.spaces.includes(space)));
  return same.sort((one, two) => stars(two, worth) - stars(one, worth))[0] ?? null;
}

/** @param {readonly Discovery[]} found @param {readonly string[]} tapped */
function byKind(found, tapped) {
  /** @type {Map<string, Discovery[]>} */
  const kinds = new Map();
  for (const each of found) {
    if (!tapped.every((space) => each.spaces.includes(space))) continue;
    const kind = kinds.get(each.kind);
    if (kind) kind.push(each);
    else kinds.set(each.kind, [each]);
  }
  return kinds;
}

/** @param {string} kind @param {readonly Discovery[]} all @param {readonly string[]} tapped @param {ReadonlyMap<string, number>} worth @returns {Suggestion} */
function suggestion(kind, all, tapped, worth) {
  const found = all.toSorted((one, two) => stars(two, worth) - stars(one, worth));
  const best = /** @type {Discovery} */ (found[0]);
  return {
    kind,
    found,
    stars: worth.get(writeMark(best)) ?? null,
    missing: best.spaces.filter((space) => !tapped.includes(space)),
  };
}

/** @param {Discovery} discovery @param {ReadonlyMap<string, number>} worth */
function stars(discovery, worth) {
  return worth.get(writeMark(discovery)) ?? -Infinity;
}
