// HTTP requests about a challenge and its runs: the same dice for everybody who plays it.

import { post, request } from "./api.js";
import { haveKey } from "./identity.js";
import { isOfDevice } from "./reach.js";

/** One of my runs, in the order of tries; `run` is its number in the results; `rank` is said by a device only. @typedef {{run: number, attempt: number, table: string | null, is_over: boolean, stars: number | null, rank?: string | null}} MyRun */

/**
 * @typedef {object} ChallengeLook
 * @property {string} code
 * @property {string} title
 * @property {string} adventure
 * @property {string} layout its text
 * @property {string} layout_name
 * @property {string} options
 * @property {string} seal
 * @property {number} known_rolls
 * @property {number | null} clock
 * @property {boolean} hints
 * @property {number} made seconds since 1970
 * @property {string | null} day that of a daily, as 2026-11-18
 * @property {number | null} closes seconds since 1970
 * @property {boolean} is_closed
 * @property {number} finished
 * @property {{bot: string, stars: number, run: number}[]} bots
 * @property {number} bots_to_come how many bots have not played yet
 * @property {boolean} may_compare
 * @property {number} tickets how many there are; with none everybody can play
 * @property {boolean} is_maker of the tickets
 * @property {MyRun[]} mine
 * @property {string | null} evening the code of the evening it belongs to
 */

/**
 * @typedef {object} RunPlace
 * @property {number} place
 * @property {string} name
 * @property {string | null} bot
 * @property {number} stars
 * @property {number} percentile
 * @property {boolean} is_me
 * @property {number} run
 * @property {string | null} rank
 */

/**
 * @typedef {object} Results
 * @property {number} total
 * @property {number} start
 * @property {RunPlace[]} places
 * @property {RunPlace | null} mine
 * @property {[stars: number, count: number][]} stars the whole field
 */

/** @param {string} code @returns {Promise<ChallengeLook>} */
export const challengeAt = (code) => request(`/api/challenges/${code}`);

/** Begin a run, or go on with the one that was begun. @param {string} code @param {{name: string, again?: boolean, ticket?: string}} wish @returns {Promise<{table: string, token: string, attempt: number}>} */
export async function beginRun(code, wish) {
  if (!isOfDevice(code)) await haveKey();
  return post(`/api/challenges/${code}/runs`, wish);
}

/** A ticket that one holds, and the last run with it. @typedef {{name: string, run: MyRun | null}} HeldTicket */
/** A ticket as who made it sees it. @typedef {{name: string, ticket: string, link: string, is_begun: boolean, is_over: boolean}} Ticket */

/** @param {string} code @param {string} ticket @returns {Promise<HeldTicket>} */
export const ticketAt = (code, ticket) => post(`/api/challenges/${code}/ticket`, { ticket });

/** All tickets of a challenge that one has made. @param {string} code @returns {Promise<Ticket[]>} */
export const ticketsOf = (code) => request(`/api/challenges/${code}/tickets`);

/** @param {string} code @param {{start: number, count: number}} page @returns {Promise<Results>} */
export const resultsOf = (code, { start, count }) => request(`/api/challenges/${code}/results?start=${start}&count=${count}`);

/** Somebody whose stars can run beside mine. @typedef {{run: number, name: string, bot: string | null}} GhostName */

/** @param {string} code @returns {Promise<GhostName[]>} */
export const ghostsOf = (code) => request(`/api/challenges/${code}/ghosts`);

/** A run and its stars after each turn that I have played too. @param {string} code @param {number} run @returns {Promise<GhostName & {stars: number[]}>} */
export const ghostAt = (code, run) => request(`/api/challenges/${code}/ghosts/${run}`);

/** @param {string} code @param {number} run @returns {Promise<import("./messages").Timeline>} */
export const stepsOfRun = (code, run) => request(`/api/challenges/${code}/runs/${run}/steps`);
