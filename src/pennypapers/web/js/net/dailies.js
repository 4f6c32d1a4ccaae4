// HTTP requests about dailies: a challenge a day for each adventure.

import { request } from "./api.js";
import { IS_ALONE } from "./reach.js";

/** My first run of a daily; stars and place are null until it is over. @typedef {{stars: number | null, place: number | null, is_over: boolean}} MyDaily */

/** `file` is that of a site without a server; the code is empty then until it is opened. @typedef {{day: string, adventure: string, code: string, layout_name: string, mine: MyDaily | null, file?: string}} Daily */

/**
 * @typedef {object} Month
 * @property {string} today the day at the server, as 2026-11-18
 * @property {Daily[]} days
 * @property {string | null} before the nearest month before that has dailies, as 2026-10
 * @property {string | null} after
 * @property {number} played of how many days I have finished a daily
 */

/** @param {string | null} month this one if null @returns {Promise<Month>} */
export const dailiesOf = (month) =>
  IS_ALONE
    ? import("../device/site-dailies.js").then(({ dailiesOfSite }) => dailiesOfSite(month))
    : request(month ? `/api/dailies?month=${month}` : "/api/dailies");
