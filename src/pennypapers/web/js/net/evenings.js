// HTTP requests about an evening: several challenges that are made and counted together.

import { post, request } from "./api.js";

/**
 * One of its challenges, and how far I am in it.
 * @typedef {object} EveningGame
 * @property {string} code
 * @property {string} title
 * @property {string} adventure
 * @property {string} layout_name
 * @property {number | null} closes seconds since 1970
 * @property {boolean} is_closed
 * @property {"new" | "begun" | "finished"} state
 * @property {number | null} stars of my first run
 * @property {boolean} may_compare
 */

/** What is added up. @typedef {"matchpoints" | "stars"} Total */

/**
 * @typedef {object} EveningLook
 * @property {string} code
 * @property {string} title
 * @property {Total} total
 * @property {number} made seconds since 1970
 * @property {EveningGame[]} challenges
 * @property {string | null} next the one to play next
 * @property {string[]} counted the codes that my standing counts
 * @property {boolean} is_whole these are all
 */

/**
 * @typedef {object} EveningPlace
 * @property {number} place
 * @property {string} name
 * @property {string | null} bot
 * @property {boolean} is_me
 * @property {({stars: number, matchpoints: number, run: number} | null)[]} scores one for each counted challenge
 * @property {number} played how many of them are finished
 * @property {number} total
 */

/**
 * @typedef {object} Standing
 * @property {number} total how many lines
 * @property {number} start
 * @property {string[]} counted
 * @property {EveningPlace[]} places
 * @property {EveningPlace | null} mine
 */

/** @typedef {{adventure: string, layout: string, closes_in_hours: number | null}} NewGame */

/** @param {{title: string, total: Total, challenges: NewGame[]}} wish @returns {Promise<{code: string}>} */
export const makeEvening = (wish) => post("/api/evenings", wish);

/** @param {string} code @returns {Promise<EveningLook>} */
export const eveningAt = (code) => request(`/api/evenings/${code}`);

/** @param {string} code @param {{start: number, count: number}} page @returns {Promise<Standing>} */
export const standingOf = (code, { start, count }) => request(`/api/evenings/${code}/results?start=${start}&count=${count}`);

/** @param {string} code @param {"comma" | "semicolon"} separator */
export const csvAddress = (code, separator) => `/api/evenings/${code}/results.csv?separator=${separator}`;
