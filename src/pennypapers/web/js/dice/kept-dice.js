// What this device keeps of a table's dice, so that it can check them later without believing the server: its own
// secret, what it saw before the first roll, which links it gave, and what every turn looked like.

import { linkOf, newRoot } from "./chain.js";
import { hashText } from "./sha256.js";
import { read, write } from "../app/settings.js";

/**
 * @typedef {object} KeptDice
 * @property {number} at when it was last used, in milliseconds
 * @property {string} [root] the secret; a device that only watches has none
 * @property {string} [server] the server's anchor and key as first seen
 * @property {string} [seal] as first seen
 * @property {Record<string, string>} [anchors] by place of a chain, as first seen
 * @property {number[]} [given] the turns for which a link was given
 * @property {number[]} [late] those of them for which the server said at once that it came too late
 * @property {Record<string, string>} [asked] by turn, which chains were asked, before any link was given
 * @property {number[]} [present] the turns for which others were asked, or nobody, while it was connected
 * @property {Record<string, string>} [turns] by turn, a hash of its roll and of what everybody did
 * @property {string[]} [faults] what the server did that it must not
 */

const KEY = "pennypapers.dice";
const MOST = 60;

/** @param {string} code of a table, or the key of one of several seats at it (model/table/sharing.js) @returns {KeptDice | undefined} */
export function keptDice(code) {
  return read(KEY)[code.toUpperCase()];
}

/** @param {string} code @param {Omit<KeptDice, "at">} dice */
export function keepDice(code, dice) {
  const kept = { ...read(KEY), [code.toUpperCase()]: { ...dice, at: Date.now() } };
  const newest = Object.entries(kept).sort(([, one], [, two]) => two.at - one.at).slice(0, MOST);
  write(KEY, Object.fromEntries(newest));
}

/** Begin a chain for a seat at a table; its anchor. The same again until the seat is taken. @param {string} code */
export function newChain(code) {
  const kept = keptDice(code);
  const root = kept?.root && !kept.seal ? kept.root : newRoot();
  keepDice(code, { root });
  return linkOf(root, 0);
}

/**
 * The hash of a closed turn, the same from a message and from a record.
 * @param {string} roll
 * @param {readonly {player: string, owner: string | null, marks: string}[]} entries
 */
export function turnHash(roll, entries) {
  const written = entries.map(({ player, owner, marks }) => `${player}${owner === null || owner === player ? "" : `>${owner}`}: ${marks}`);
  return hashText([roll, ...written.sort()].join("\n")).slice(0, 16);
}
