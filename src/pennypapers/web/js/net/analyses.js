// HTTP requests about the coach's look at a finished game.

import { post, request } from "./api.js";

/** The best game found with the same dice, played alone; `record` is that game as text. @typedef {{best: number, bound: number | null, proven: boolean, record: string}} Hindsight */

/**
 * What is known of a game so far.
 * @typedef {object} AnalysisLook
 * @property {string} id
 * @property {"queued" | "running" | "done" | "failed"} state
 * @property {number} progress from 0 to 1
 * @property {Hindsight | null} hindsight
 * @property {import("../app/refusal.js").Refused | null} error
 */

/** @type {Promise<boolean> | null} */
let offered = null;

/** Whether this server has a coach; it is asked once. */
export function hasCoach() {
  offered ??= request("/api/analyses").then((/** @type {{offered: boolean}} */ look) => look.offered).catch(() => {
    offered = null;
    return false;
  });
  return offered;
}

/** @param {import("./api.js").RecordText} record @returns {Promise<AnalysisLook>} */
export const beginAnalysis = ({ text, layout }) => post("/api/analyses", { record: text, ...(layout && { layout }) });

/** @param {string} id @returns {Promise<AnalysisLook>} */
export const analysisAt = (id) => request(`/api/analyses/${id}`);

/** Give it up; this arrives even if the page is just being left. @param {string} id */
export const leaveAnalysis = (id) => request(`/api/analyses/${id}`, { method: "DELETE", keepalive: true });
