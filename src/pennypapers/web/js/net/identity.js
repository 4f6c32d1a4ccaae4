// Gets the key by which the server knows this browser, before the first game. No script ever sees it: it is a cookie.

import { request } from "./api.js";

/** `is_known`: this browser has a key; `games`: how many finished ones. @typedef {{is_known: boolean, name: string, games: number}} Me */

const LOCK = "pennypapers.identity";

/** How long tabs without a common lock let each other's cookies come in, in milliseconds. */
const SETTLING = 400;

/** @returns {Promise<Me>} */
export const whoAmI = () => request("/api/me");

/** Get a key unless this browser has one. @returns {Promise<Me>} */
const getKey = () => request("/api/me", { method: "POST" });

/** @type {Promise<void> | null} */
let known = null;

/**
 * Resolves when this browser has its key. Tabs that ask in the same instant get one key: where browsers have locks, they
 * ask one after the other, and the second has the first one's cookie. Without a certificate there are none; then a tab
 * waits until the others' answers are in, and the browser has kept one cookie of them. A server that cannot be asked
 * keeps nobody from playing: what was to be played says what is wrong.
 */
export function haveKey() {
  known ??= ask().catch(() => {
    known = null;
  });
  return known;
}

/** Ask again before the next game, as the key has been deleted. */
export function loseKey() {
  known = null;
}

async function ask() {
  if (navigator.locks) {
    await navigator.locks.request(LOCK, () => getKey());
    return;
  }
  if ((await whoAmI()).is_known) return;
  await getKey();
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
}
