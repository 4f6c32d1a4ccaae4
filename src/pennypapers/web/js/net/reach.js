// Who answers a request: the server, or this device for its own tables and while the server cannot be reached.

import { ROOT, at } from "./address.js";

/** Whether only this device knows a table: no server gives codes that begin so. @param {string} code */
export const isOfDevice = (code) => /^L/i.test(code);

/** Whether there is no server at all, as the document of a static site says. */
export const IS_ALONE = globalThis.document?.documentElement?.hasAttribute("data-no-server") ?? false;

/** Whether only this device has the file at an address. @param {string} address */
export const isAnswered = (address) => (IS_ALONE ? /^\/api\// : /^\/api\/(tables|challenges)\/L/i).test(address);

/** The key under which a device notes which kit it has kept. */
export const KEPT = `pennypapers${ROOT}.kit`;

/** The key under which a device notes that games were played on it. */
export const USED = `pennypapers${ROOT}.here`;

/** Whether this device can answer without a server, and has games of its own. */
export function hasOwnGames() {
  return mayAnswer() && localStorage.getItem(USED) !== null;
}

/** Whether this device can answer without a server: it has kept the game. */
export function mayAnswer() {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false; // a browser may allow no storage
  }
}

/** `isHere`: this device shall answer, also if there is a server; `isThere`: the server alone. @typedef {RequestInit & {isHere?: boolean, isThere?: boolean}} Wish */

/**
 * As `fetch`, with an address below the root.
 * @param {string} address
 * @param {Wish} [init]
 * @returns {Promise<Response>}
 */
export async function reach(address, { isHere = false, isThere = false, ...init } = {}) {
  const isOurs = isHere || isAnswered(address);
  if (isThere || (!isOurs && !mayAnswer())) return fetch(at(address), init);
  return (await import("../device/answers.js")).answered(address, init, isOurs);
}
