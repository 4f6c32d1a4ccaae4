// My games of the server and of this device as one list, each known by where it lives. If one of the two cannot be
// asked, it is the other's.

import { request } from "../net/api.js";
import { listOf, sumOf } from "./one-list.js";

/** @typedef {import("../net/games.js").FinishedGame} FinishedGame */
/** @typedef {import("../net/games.js").GamesPage} GamesPage */
/** @typedef {import("../net/games.js").OpenGame} OpenGame */
/** @typedef {import("../net/games.js").Summary} Summary */

/** Games that are asked for at once. */
const MOST = 100;

/** @template T @param {string} address @returns {Promise<[served: T | null, own: T | null]>} */
async function both(address) {
  return Promise.all([request(address, { isThere: true }).catch(() => null), request(address, { isHere: true }).catch(() => null)]);
}

/** @param {{start: number, count: number}} page @returns {Promise<GamesPage>} */
export async function finishedOfBoth({ start, count }) {
  const own = await all({ isHere: true }).catch(() => ({ total: 0, games: [] }));
  const from = Math.max(0, start - own.games.length);
  const served = await all({ isThere: true }, from, start + count).catch(() => null);
  return listOf(own.games, served?.games ?? [], { total: (served?.total ?? 0) + own.games.length, from: served ? from : 0, start, count });
}

/** Games from one to another. @param {import("../net/reach.js").Wish} where @param {number} [from] @param {number} [to] @returns {Promise<{total: number, games: FinishedGame[]}>} */
async function all(where, from = 0, to = Infinity) {
  /** @type {FinishedGame[]} */
  const games = [];
  for (;;) {
    /** @type {GamesPage} */
    const page = await request(`/api/games?start=${from + games.length}&count=${Math.min(MOST, to - from - games.length)}`, where);
    games.push(...page.games);
    if (page.games.length === 0 || from + games.length >= Math.min(to, page.total)) return { total: page.total, games };
  }
}

/** Last played first. @returns {Promise<OpenGame[]>} */
export async function unfinishedOfBoth() {
  const [served, own] = await both("/api/games/unfinished");
  if (!served && !own) return request("/api/games/unfinished");
  const marked = /** @type {OpenGame[]} */ (own ?? []).map((game) => ({ ...game, lives: /** @type {const} */ ("here") }));
  return [.../** @type {OpenGame[]} */ (served ?? []), ...marked].sort((one, other) => other.last - one.last);
}

/** @returns {Promise<Summary>} */
export async function summaryOfBoth() {
  const [served, own] = await both("/api/games/summary");
  const found = /** @type {(Summary | null)[]} */ ([served, own]).filter((each) => each !== null);
  return found.length > 0 ? sumOf(found) : request("/api/games/summary");
}

/** Forget everything at both. The server comes first: if it cannot be asked, nothing is forgotten. */
export async function forgetBoth() {
  const me = await request("/api/me", { method: "DELETE", isThere: true });
  await request("/api/me", { method: "DELETE", isHere: true });
  return me;
}
