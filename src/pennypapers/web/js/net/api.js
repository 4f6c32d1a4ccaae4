// HTTP requests to the server, one function for each. A refusal is thrown as an error with its code, sentence and
// facts.

import { haveKey } from "./identity.js";
import { isOfDevice, reach } from "./reach.js";

/** @typedef {import("./messages").SeatView} SeatView */

export class Refusal extends Error {
  /** @param {{code: string, says: string, clause?: string | null, facts?: Record<string, string>, line?: number | null}} refused */
  constructor({ code, says, clause = null, facts = {}, line = null }) {
    super(says);
    this.code = code;
    this.clause = clause;
    this.facts = facts;
    this.line = line;
  }
}

/**
 * @typedef {object} TableLook
 * @property {string} code
 * @property {"lobby" | "playing" | "over"} phase
 * @property {string} adventure
 * @property {string} layout
 * @property {string} options
 * @property {string} seal
 * @property {SeatView[]} seats
 * @property {boolean} locked
 * @property {number} turns
 */

/**
 * @typedef {object} NewTable
 * @property {string} adventure
 * @property {string} [layout]
 * @property {string} [options]
 * @property {number | null} [clock]
 * @property {number | null} [seats_wanted]
 * @property {"each" | "first"} [links] before which rolls devices add to the dice
 */

/** @param {NewTable} wish @returns {Promise<{code: string, token: string}>} */
export const openTable = (wish) => post("/api/tables", wish);

/**
 * @typedef {object} NewChallenge
 * @property {string} [adventure]
 * @property {string} [layout]
 * @property {string} [options]
 * @property {string} [title]
 * @property {number | null} [clock]
 * @property {boolean} [hints]
 * @property {number | null} [closes_in_hours]
 * @property {string} [table] the code of a finished table, whose dice are used again
 * @property {string[]} [tickets] the names of those who may play it
 */

/** @param {NewChallenge} wish @param {boolean} [isHere] on this device, to be sent as a file @returns {Promise<{code: string}>} */
export const makeChallenge = (wish, isHere = false) => post("/api/challenges", wish, undefined, isHere);

/** Open a `*.challenge` file, to be played on this device. @param {string} text @param {string} [day] that of a daily @returns {Promise<{code: string}>} */
export const openChallengeFile = (text, day) => post("/api/challenges/file", { text, ...(day && { day }) }, undefined, true);

/** @param {string} code @returns {Promise<TableLook>} */
export const lookAt = (code) => request(`/api/tables/${code}`);

/**
 * @param {string} code
 * @param {{name?: string, take_over?: number, catch_up?: boolean, anchor?: string, listed?: boolean}} wish `anchor` is that of this device's hash chain; `listed: false` keeps it out of the list of games
 * @param {string} [hostToken] so that the new seat hosts
 * @returns {Promise<{seat: number, token: string}>}
 */
export async function takeSeat(code, wish, hostToken) {
  if (wish.listed !== false && !isOfDevice(code)) await haveKey();
  return post(`/api/tables/${code}/seats`, wish, hostToken);
}

/** @param {string} code @param {string} bot @param {string} hostToken */
export const addBot = (code, bot, hostToken) => post(`/api/tables/${code}/bots`, { bot }, hostToken);

/** @returns {Promise<string[]>} the bots, weakest first */
export const bots = () => request("/api/bots");

/** @returns {Promise<{adventure: string, name: string, text: string}[]>} */
export const layouts = () => request("/api/layouts");

/** @returns {Promise<{id: string, title: string, text: string, adventure: string | null}[]>} the clauses, in English */
export const rules = () => request("/api/rules");

/** @param {string} code @returns {Promise<import("./messages").Timeline>} */
export const stepsOf = (code) => request(`/api/tables/${code}/steps`);

/** A record, and the text of its layout where that is not built in. @typedef {{text: string, layout?: string}} RecordText */

/** @param {RecordText} record @returns {Promise<import("./messages").Timeline>} */
export const stepsOfRecord = (record) => post("/api/steps", record);

/**
 * Paper sheets of one table, counted.
 * @param {{sheets: readonly string[], layout?: string}} papers
 * @returns {Promise<import("./messages").CountedSheets>}
 */
export const countSheets = (papers) => post("/api/count", papers);

/** @typedef {{good: boolean, code: string, says: string, turn: number | null, facts: Record<string, string>}} Check */
/** @typedef {{good: boolean, verdict: string, checks: Check[]}} DiceCheck */

/** @param {string} code @returns {Promise<DiceCheck>} */
export const verify = (code) => request(`/api/tables/${code}/verify`);

/** @param {RecordText} record @returns {Promise<DiceCheck>} */
export const verifyRecord = (record) => post("/api/verify", record);

/** @param {string} code @returns {Promise<string>} */
export const recordOf = (code) => request(`/api/tables/${code}/record`, {}, (answer) => answer.text());

/** @param {string} address @param {unknown} body @param {string} [token] @param {boolean} [isHere] this device shall answer @returns {Promise<any>} */
export function post(address, body, token, isHere = false) {
  const headers = new Headers({ "content-type": "application/json" });
  if (token) headers.set("authorization", `Bearer ${token}`);
  return request(address, { method: "POST", headers, body: JSON.stringify(body), isHere });
}

/** @param {string} address @param {import("./reach.js").Wish} [init] @param {(answer: Response) => Promise<any>} [read] what is answered @returns {Promise<any>} */
export async function request(address, init, read = (answer) => answer.json().catch(() => ({}))) {
  /** @type {Response} */
  let answer;
  try {
    answer = await reach(address, init);
  } catch {
    throw new Refusal({ code: "offline", says: "the server cannot be reached just now" });
  }
  if (answer.ok) return read(answer);
  const body = await answer.json().catch(() => ({}));
  throw new Refusal({ code: body.code ?? "request", says: body.says ?? answer.statusText, ...body });
}
