// HTTP requests of the owner's page. Who may make them is a cookie that no script sees.

import { post, request } from "./api.js";

/**
 * One server process.
 * @typedef {object} Process
 * @property {string} process
 * @property {string} version
 * @property {number} began in seconds since 1970
 * @property {number} tables with somebody connected
 * @property {number} games
 * @property {number} seats
 * @property {number} connections
 * @property {number} turns inked since it began
 * @property {number | null} [half] milliseconds
 * @property {number | null} [most] milliseconds
 * @property {Record<string, number>} refusals
 * @property {Part[]} parts
 */

/** @typedef {{name: string, count: number, mean: number, longest: number}} Part */
/** @typedef {{kind: "back" | "closing" | "words", until?: number | null, words?: string}} Notice */
/** @typedef {{kind: "address" | "name", what: string}} Block */

/**
 * @typedef {object} Look
 * @property {number} now in seconds since 1970
 * @property {string} version
 * @property {Process[]} processes
 * @property {number} tables in the store
 * @property {number | null} [last_backup]
 * @property {Notice | null} [notice]
 * @property {Block[]} blocks
 * @property {boolean} may_restart
 * @property {string} address from which this page asks
 */

/**
 * @typedef {object} TableLine
 * @property {string} code
 * @property {string} adventure
 * @property {"lobby" | "playing" | "over"} phase
 * @property {number} turns
 * @property {string[]} names
 * @property {number} here
 * @property {boolean} is_run
 */

/** @typedef {{code: string, adventure: string, seats: {name: string, is_bot: boolean, addresses: string[]}[], watching: string[]}} TableDetail */

/** @param {string} link what stands behind the # @returns {Promise<void>} */
export const signIn = (link) => post("/api/owner/session", { link });

/** @returns {Promise<{is_owner: boolean}>} */
export const whoAsks = () => request("/api/owner/session");

/** @returns {Promise<void>} */
export const signOut = () => request("/api/owner/session", { method: "DELETE" });

/** @returns {Promise<Look>} */
export const ownersLook = () => request("/api/owner");

/** @returns {Promise<TableLine[]>} */
export const ownersTables = () => request("/api/owner/tables");

/** @param {string} code @returns {Promise<TableDetail>} */
export const ownersTable = (code) => request(`/api/owner/tables/${code}`);

/** @param {string} code @returns {Promise<void>} */
export const closeTable = (code) => request(`/api/owner/tables/${code}`, { method: "DELETE" });

/** @param {{kind: Notice["kind"], minutes?: number, words?: string}} notice @returns {Promise<Look>} */
export const say = (notice) => request("/api/owner/notice", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(notice) });

/** @returns {Promise<Look>} */
export const unsay = () => request("/api/owner/notice", { method: "DELETE" });

/** @param {Block} block @returns {Promise<Look>} */
export const block = ({ kind, what }) => post("/api/owner/blocks", { kind, what });

/** @param {Block} block @returns {Promise<Look>} */
export const unblock = ({ kind, what }) => post("/api/owner/blocks/end", { kind, what });

/** @returns {Promise<void>} */
export const restart = () => request("/api/owner/restart", { method: "POST" });
