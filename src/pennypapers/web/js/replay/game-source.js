// Where a finished game comes from that is no table of its own: one's list of games, as the address names it, or a
// record that was opened.

import { reach } from "../net/reach.js";
import { stepsOfRun } from "../net/challenges.js";
import { stepsOfGame } from "../net/games.js";

/** @typedef {import("../net/api.js").RecordText} RecordText */

/** A record that was opened is kept as long as the tab, so that a reload shows it again. */
const KEY = "pennypapers.record";
/** What names a game of one's own list in an address. */
export const OWN = ["game", "challenge", "run"];

/** A game of one's own list. @typedef {{steps: () => Promise<import("../net/messages").Timeline>, record: string}} OwnGame */

/** The one that the address names. @returns {OwnGame | null} */
export function ownGame() {
  const wished = new URLSearchParams(location.search);
  const [game = "", challenge = "", run = ""] = OWN.map((name) => wished.get(name) ?? "");
  if (/^[0-9a-f]{32}$/.test(game)) return { steps: () => stepsOfGame(game), record: `/api/games/${game}/record` };
  if (/^[A-Za-z]{5}$/.test(challenge) && Number(run) > 0) return { steps: () => stepsOfRun(challenge, Number(run)), record: `/api/challenges/${challenge}/runs/${Number(run)}/record` };
  return null;
}

/** @param {string} address */
export const textAt = (address) => reach(address).then((answer) => answer.text());

/** @returns {RecordText | null} */
export function readKept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** @param {RecordText | null} record */
export function writeKept(record) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    return;
  }
}
