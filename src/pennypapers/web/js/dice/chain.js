// Hash chains: a device fixes all its secrets with one hash, the anchor, before it has seen anybody else's. Link n is
// given for roll n; who knows it knows all links before it and none after it. docs/dice.md has the whole scheme.

import { hex, sha256, unhex } from "./sha256.js";

export const LINKS = 512;
/** A chain that was asked and stayed silent is not asked for the next 4 rolls, after the second time 16, and so on. */
const REST = 4;

/**
 * What is known of somebody's chain.
 * @typedef {object} Chain
 * @property {string} name
 * @property {string} anchor
 * @property {number} since the first roll that it can count in
 * @property {number} at the number of the newest link that is known
 * @property {string} link
 * @property {readonly number[]} away the rolls for which it was not asked
 * @property {readonly number[]} missing the rolls for which it was asked in vain
 */

/** A new secret. */
export function newRoot() {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A link of one's own chain; number 0 is the anchor. @param {string} root @param {number} number */
export function linkOf(root, number) {
  return earlierLink(root, LINKS - number);
}

/** The link that lies so many steps before this one. @param {string} link @param {number} steps */
export function earlierLink(link, steps) {
  let value = unhex(link);
  for (let i = 0; i < steps; i++) value = sha256(value);
  return hex(value);
}

/** @param {Chain} chain @param {number} roll */
export function countsIn({ since, at, away, missing }, roll) {
  return since <= roll && roll <= at && !away.includes(roll) && !missing.includes(roll);
}

/** Whether the newest link leads back to the anchor. @param {Chain} chain */
export function isWhole({ anchor, at, link }) {
  return earlierLink(link, at) === anchor;
}

/** Whether it never counted again sooner than it may after it was silent. @param {Chain} chain */
export function hasRested(chain) {
  for (let roll = chain.since; roll <= chain.at; roll++) if (countsIn(chain, roll) && !isRested(chain, roll)) return false;
  return true;
}

/** Whether it may be asked for a roll, or has stayed silent too recently. @param {Chain} chain @param {number} roll */
export function isRested({ missing }, roll) {
  const silent = missing.filter((missed) => missed < roll);
  return silent.length === 0 || roll > (silent.at(-1) ?? 0) + REST ** silent.length;
}
