// HTTP requests about the coach's look at a finished game.

import { post, request } from "./api.js";

/** The best game found with the same dice, played alone; `record` is that game as text. @typedef {{best: number, bound: number | null, proven: boolean, record: string}} Hindsight */

/**
 * A turn that a card is about; `stars` are those that it is about, `parts` those of the parts of the score.
 * @typedef {object} FoundTurn
 * @property {number} turn
 * @property {string} roll
 * @property {string} marks
 * @property {number} stars
 * @property {"choice" | "mark" | "lucky" | "unlucky" | "better"} kind
 * @property {string} better the best turn, where that is another
 * @property {readonly string[]} clauses
 * @property {Readonly<Record<string, number>>} parts
 */

/**
 * One turn of a player: the expected stars after it, what the roll changed and what the choice gave away.
 * @typedef {object} TurnAnalysis
 * @property {number} number
 * @property {string} roll
 * @property {number} value
 * @property {number} luck
 * @property {number} loss
 * @property {number} error
 * @property {number} neighbours
 * @property {string} played
 * @property {readonly {marks: string, value: number, error: number}[]} alternatives the best turns, best first
 * @property {boolean} is_best
 * @property {{forced: boolean, mistake: boolean, by: string | null}} facts
 */

/**
 * @typedef {object} PlayerAnalysis
 * @property {string} name
 * @property {number} start
 * @property {number} final
 * @property {readonly TurnAnalysis[]} turns
 * @property {{find: FoundTurn | null, roll: FoundTurn | null, again: FoundTurn | null, steady: number, choices: number}} cards
 */

/**
 * What is known of a game so far.
 * @typedef {object} AnalysisLook
 * @property {string} id
 * @property {"queued" | "running" | "done" | "failed"} state
 * @property {number} progress from 0 to 1
 * @property {Hindsight | null} hindsight
 * @property {{players: readonly PlayerAnalysis[]} | null} analysis
 * @property {import("../app/refusal.js").Refused | null} error
 */

/** `here`: this device has answered, as there is no server. @typedef {{offered: boolean, here?: boolean}} Offer */

/** @type {Promise<Offer> | null} */
let offered = null;

/** Whether this server has a coach; it is asked once. @returns {Promise<Offer>} */
export function coachOffer() {
  offered ??= request("/api/analyses").then((/** @type {Offer} */ offer) => {
    if (offer.here) offered = null; // the server may come back
    return offer;
  }).catch(() => {
    offered = null;
    return { offered: false };
  });
  return offered;
}

export const hasCoach = () => coachOffer().then((offer) => offer.offered);

/** @param {import("./api.js").RecordText} record @param {string} player whose turns are analysed @returns {Promise<AnalysisLook>} */
export const beginAnalysis = ({ text, layout }, player) => post("/api/analyses", { record: text, player, ...(layout && { layout }) });

/** @param {string} id @returns {Promise<AnalysisLook>} */
export const analysisAt = (id) => request(`/api/analyses/${id}`);

/** Give it up; this arrives even if the page is just being left. @param {string} id */
export const leaveAnalysis = (id) => request(`/api/analyses/${id}`, { method: "DELETE", keepalive: true });

/** A turn of a finished game to be played otherwise. @typedef {{record: import("./api.js").RecordText, player: string, turn: number}} PastTurn */

/** A turn that was tried: `value` is the expected stars after it, `best` those after the best turn found. @typedef {{marks: string, value: number, best_marks: string, best: number, error: number, is_best: boolean}} TriedTurn */

/**
 * What may be written in a turn of a finished game, and what the sheet would be worth.
 * @param {PastTurn} past
 * @param {{marks: string, spaces?: string}} draft
 * @returns {Promise<{options: import("./messages").Options, explained: import("./messages").Explained}>}
 */
export const positionAt = ({ record, player, turn }, draft) => post("/api/analyses/positions", { record: record.text, ...(record.layout && { layout: record.layout }), player, turn, ...draft });

/** @param {PastTurn} past @param {string} marks @returns {Promise<TriedTurn>} */
export const tryTurn = ({ record, player, turn }, marks) => post("/api/analyses/tries", { record: record.text, ...(record.layout && { layout: record.layout }), player, turn, marks });
