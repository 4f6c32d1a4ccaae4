// HTTP requests about this player: who they are here, their games, and another device.

import { post, request } from "./api.js";
import { IS_ALONE, hasOwnGames } from "./reach.js";

/** @typedef {import("./identity.js").Me} Me */

/** Whether there are games of a server and of this device. */
export const isInBoth = () => !IS_ALONE && hasOwnGames();

const ofBoth = () => import("../device/both-lists.js");

/** @typedef {"solo" | "table" | "challenge" | "daily"} Kind */

/**
 * @typedef {object} OpenGame
 * @property {Kind} kind
 * @property {string} code of its table
 * @property {string} adventure
 * @property {string | null} side null for a layout that is not built in
 * @property {"lobby" | "playing" | "over"} phase
 * @property {number} turn 0 if it is not known
 * @property {string[]} names of the others
 * @property {string} title of a challenge
 * @property {string | null} day of a daily
 * @property {string | null} challenge
 * @property {number} attempt
 * @property {boolean} goes_on at this device
 * @property {number} last when it was last played, in seconds
 * @property {"here"} [lives] on this device, where there is a server too
 */

/**
 * @typedef {object} FinishedGame
 * @property {Kind} kind
 * @property {string} adventure
 * @property {string | null} side
 * @property {string} layout_name
 * @property {number} finished in seconds
 * @property {number} stars
 * @property {string | null} rank
 * @property {number | null} place
 * @property {number} players
 * @property {string[]} names of the others
 * @property {string} title
 * @property {string | null} day
 * @property {string | null} game to replay a table by
 * @property {string | null} challenge
 * @property {number | null} run
 * @property {number} attempt
 * @property {"here"} [lives] on this device, where there is a server too
 */

/** @typedef {{total: number, start: number, games: FinishedGame[]}} GamesPage */

/**
 * @typedef {object} Summary
 * @property {{adventure: string, side: string | null, games: number, best: number, mean: number}[]} sheets
 * @property {{rank: string, games: number}[]} ranks
 * @property {{bot: string, games: number, mean: number, error: number | null} | null} against
 */

/** @typedef {{code: string, seconds: number, link: string, qr: string}} MoveCode */

/** @param {string} name @returns {Promise<Me>} */
export const rename = (name) => request("/api/me", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) });

/** With what this device has of its own. @returns {Promise<Me>} */
export const forgetMe = () => (isInBoth() ? ofBoth().then(({ forgetBoth }) => forgetBoth()) : request("/api/me", { method: "DELETE" }));

/** @returns {Promise<MoveCode>} */
export const moveCode = () => request("/api/me/codes", { method: "POST" });

/** @param {string} code @returns {Promise<Me>} */
export const moveHere = (code) => post("/api/me/device", { code });

/** @param {{start: number, count: number}} page @returns {Promise<GamesPage>} */
export const finishedGames = ({ start, count }) =>
  isInBoth() ? ofBoth().then(({ finishedOfBoth }) => finishedOfBoth({ start, count })) : request(`/api/games?start=${start}&count=${count}`);

/** @returns {Promise<OpenGame[]>} */
export const unfinishedGames = () => (isInBoth() ? ofBoth().then(({ unfinishedOfBoth }) => unfinishedOfBoth()) : request("/api/games/unfinished"));

/** @returns {Promise<Summary>} */
export const summaryOfGames = () => (isInBoth() ? ofBoth().then(({ summaryOfBoth }) => summaryOfBoth()) : request("/api/games/summary"));

/** My seat at a table, at this device too. @param {string} code @returns {Promise<{code: string, token: string, adventure: string, name: string, is_solo: boolean}>} */
export const ownSeat = (code) => request(`/api/tables/${code}/seat`, { method: "POST" });

/** @param {string} game @returns {Promise<import("./messages").Timeline>} */
export const stepsOfGame = (game) => request(`/api/games/${game}/steps`);
