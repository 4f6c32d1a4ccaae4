// HTTP requests about puzzles: ends of games whose dice are known. The server keeps nothing of who plays them.

import { post, request } from "./api.js";

/** @typedef {"easy" | "fair" | "hard" | "fiendish"} Grade */

/** @typedef {{puzzle: string, adventure: string, layout: string, grade: Grade}} PuzzleLook */

/** All puzzles, and the one of a day, the one at the server. @typedef {{day: string, today: string, puzzles: PuzzleLook[]}} PuzzleList */

/** @typedef {import("./messages").SheetView} SheetView */
/** @typedef {import("./messages").RollView} RollView */

/**
 * A sheet late in a solo game after `turns` turns, and the rolls to come. `best` is the most
 * stars that any finish has, `usual` what the obvious marks bring.
 * @typedef {object} Puzzle
 * @property {string} puzzle its name, such as `valley-17`
 * @property {string} adventure
 * @property {string} layout its text
 * @property {string} layout_name
 * @property {Grade} grade
 * @property {number} turns
 * @property {SheetView} sheet
 * @property {readonly string[]} before the spaces filled on the turn before
 * @property {readonly string[]} rolls
 * @property {RollView} roll the first of them
 * @property {number} usual
 * @property {number} best
 */

/** A turn of one of the best finishes. @typedef {{marks: string, changes: string, sheet: SheetView}} AnswerTurn */

/** @typedef {{stars: number, best: number, is_best: boolean, answer: readonly AnswerTurn[]}} Finish */

/**
 * A puzzle after some turns: the sheet, what the last of them added, and what may come next or how good the finish is.
 * @typedef {object} PuzzleTurn
 * @property {number} turns
 * @property {SheetView} sheet
 * @property {string} changes
 * @property {RollView | null} roll
 * @property {import("./messages").Options | null} options
 * @property {Finish | null} finish
 */

/** @returns {Promise<PuzzleList>} */
export const puzzles = () => request("/api/puzzles");

/** @param {string} name @returns {Promise<Puzzle>} */
export const puzzleNamed = (name) => request(`/api/puzzles/${name}`);

/** @param {string} name @param {{turns: readonly string[], marks?: string, spaces?: string}} played whole turns, and what is pencilled @returns {Promise<PuzzleTurn>} */
export const playPuzzle = (name, played) => post(`/api/puzzles/${name}/play`, played);

/** @param {string} name @param {{turns: readonly string[], marks?: string}} played @returns {Promise<import("./messages").Explained>} */
export const explainPuzzle = (name, played) => post(`/api/puzzles/${name}/explain`, played);
