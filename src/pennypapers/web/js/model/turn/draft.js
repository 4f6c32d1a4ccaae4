// The draft of a turn: its pencilled marks, a chosen value or space that is not a mark yet, and the effect of every
// tap. Immutable values without a DOM; the screen sends what a step asks to the server and adds the answer to the
// draft.

import { circles, markOf, offers } from "./offers.js";
import { readMark } from "../notation.js";

/** @typedef {import("../../net/messages").Options} Options */

/**
 * @typedef {object} Draft
 * @property {readonly string[]} marks
 * @property {ReadonlyMap<string, Options>} answers by the marks they are for, so that answers may arrive in any order
 * @property {string | null} value chosen, but not its space yet
 * @property {string | null} space chosen, but not its value yet
 */

/**
 * The effect of a tap: a new draft, and marks to send to the server. Offered marks are pencilled at once; others are
 * only sent, so that the server explains why they are refused.
 * @typedef {object} Step
 * @property {Draft} draft
 * @property {readonly string[] | null} ask
 * @property {boolean} isOffered
 * @property {readonly string[]} [otherwise] the marks to use if `ask` is refused
 */

/** @typedef {import("./offers.js").Offer & {at: number}} Chip an offer, and the place of the mark that it would be */

/** @type {Draft} */
export const BLANK = { marks: [], answers: new Map(), value: null, space: null };

/** @param {readonly string[]} marks */
export const textOf = (marks) => marks.join(" ");

/** The draft that the server stored before a reload. @param {string} text @returns {Draft} */
export function kept(text) {
  return { ...BLANK, marks: text.split(" ").filter(Boolean) };
}

/** Prefixes of the draft that have no answer yet, shortest first; their answers list the alternatives to its marks. @param {Draft} draft */
export function unheard(draft) {
  const beginnings = Array.from({ length: draft.marks.length + 1 }, (_, length) => draft.marks.slice(0, length));
  return beginnings.filter((marks) => !draft.answers.has(textOf(marks)));
}

/** @param {Draft} draft @param {readonly string[]} asked @param {Options} options @returns {Draft} */
export function heard(draft, asked, options) {
  return { ...draft, answers: new Map(draft.answers).set(textOf(asked), options) };
}

/** The server's answer for the whole draft, or null. @param {Draft} draft */
export function current(draft) {
  return after(draft, draft.marks.length);
}

/** The dice that the chips showed for the numbers of the draft. The server keeps all possibilities open. @param {Draft} draft */
export function meantDice(draft) {
  let used = "";
  for (const [at, text] of draft.marks.entries()) {
    const mark = readMark(text);
    const ways = mark.type === "write" ? after(draft, at)?.ways[mark.value] ?? [] : [];
    used += ways.find((way) => ![...way].some((die) => used.includes(die))) ?? "";
  }
  return used;
}

/** The chips: what may be written next or, if nothing more may be, the alternatives to the last mark. @param {Draft} draft @returns {Chip[]} */
export function chips(draft) {
  const at = place(draft);
  const options = after(draft, at);
  const found = options ? offers(options).map((offer) => ({ ...offer, at })) : [];
  const next = isMoving(draft) ? current(draft) : null;
  const crossings = next ? offers(next).filter(({ value, closed }) => value === "x" && !closed) : [];
  if (crossings.length === 0) return found;
  return [...found.filter(({ value }) => value !== "x"), ...crossings.map((offer) => ({ ...offer, at: draft.marks.length }))];
}

/** Whether the next tap changes the last use instead of adding one. @param {Draft} draft */
export function isMoving(draft) {
  return place(draft) < draft.marks.length;
}

/** The value that a tapped space would get: the chosen one, or that of the last mark, which can still be moved. @param {Draft} draft */
export function chosen(draft) {
  return draft.value ?? (draft.space === null ? moved(draft)?.value ?? null : null);
}

/** The treasures among which the player must choose. @param {Draft} draft */
export function treasures(draft) {
  const options = current(draft);
  return options && !options.may_ink ? circles(options) : [];
}

/** The spaces that are highlighted as legal. @param {Draft} draft @returns {string[]} */
export function legal(draft) {
  const due = treasures(draft);
  if (due.length) return [...new Set(due.map(({ space }) => space))];
  if (draft.space !== null) return [draft.space];
  const value = chosen(draft);
  const open = chips(draft).filter((chip) => value === null || chip.value === value);
  const own = moved(draft)?.space;
  return [...new Set(open.flatMap(({ spaces }) => spaces))].filter((space) => space !== own);
}

/** Whether a chip may go where a space was chosen. @param {Draft} draft @param {Chip} chip */
export function fits(draft, chip) {
  return draft.space === null || chip.spaces.includes(draft.space);
}

/** A chip was tapped. @param {Draft} draft @param {string} value @returns {Step} */
export function pickValue(draft, value) {
  const chip = chips(draft).find((each) => each.value === value);
  if (!chip || chip.closed) return still(draft);
  if (draft.space !== null) {
    return chip.spaces.includes(draft.space) ? put(draft, chip, draft.space) : still({ ...draft, value, space: null });
  }
  const now = chip.at < draft.marks.length ? moved(draft) : null;
  if (draft.value === value || now?.value === value) return still({ ...draft, value: null });
  if (!now) return still({ ...draft, value });
  if (chip.spaces.includes(now.space)) return put(draft, chip, now.space);
  return cut(draft, chip.at, { value });
}

/**
 * A space was tapped.
 * @param {Draft} draft
 * @param {string} space
 * @param {string} [written] what stands there in ink
 * @returns {Step}
 */
export function pickSpace(draft, space, written) {
  const due = treasures(draft).filter((circle) => circle.space === space);
  if (due.length === 1) return added(draft, draft.marks.length, `${space}*${due[0]?.value}`);
  if (due.length > 1) return still({ ...draft, space });
  const at = draft.marks.findLastIndex((text) => spaceOf(text) === space);
  if (at >= 0 && draft.value === null) return takeBack(draft, at);
  const value = chosen(draft);
  const open = chips(draft).filter((chip) => chip.spaces.includes(space));
  const wished = open.find((chip) => chip.value === value) ?? (draft.value === null && open.length === 1 ? open[0] : undefined);
  if (wished) return put(draft, wished, space);
  if (draft.value === null && open.length > 1) {
    if (isMoving(draft)) return cut(draft, place(draft), { space });
    return still({ ...draft, space: draft.space === space ? null : space });
  }
  const crosses = written === "!" && draft.value === null && chips(draft).some((chip) => chip.value === "x");
  const tried = crosses ? "x" : value ?? chips(draft).find((chip) => !chip.closed)?.value;
  return tried === undefined ? still(draft) : refused(draft, tried, space);
}

/** A whole mark was typed, traced or suggested. @param {Draft} draft @param {string} mark @returns {Step} */
export function pickMark(draft, mark) {
  const read = readMark(mark);
  if (read.type === "write" || read.type === "cross") {
    const value = read.type === "cross" ? "x" : read.value;
    const chip = chips(draft).find((each) => each.value === value && each.spaces.includes(read.space));
    return chip ? put(draft, chip, read.space) : refused(draft, value, read.space);
  }
  const options = current(draft);
  const isOffered = read.type === "pass" ? options?.may_pass : options?.single.includes(mark);
  const step = added(draft, draft.marks.length, mark);
  return isOffered ? step : { ...step, draft, isOffered: false };
}

/** Undo one step: the choice, or else the last mark. @param {Draft} draft @returns {Step} */
export function undo(draft) {
  if (draft.value !== null || draft.space !== null) return still({ ...draft, value: null, space: null });
  return draft.marks.length ? cut(draft, draft.marks.length - 1, {}) : still(draft);
}

/** The draft with these marks, nothing chosen. @param {Draft} draft @param {readonly string[]} marks @returns {Draft} */
export function withMarks(draft, marks) {
  return { ...draft, marks, value: null, space: null };
}

/** @param {Draft} draft @param {number} at @returns {Step} the value of the last mark stays chosen, so that the next tap moves it */
function takeBack(draft, at) {
  const mark = readMark(/** @type {string} */ (draft.marks[at]));
  if (at === draft.marks.length - 1) return cut(draft, at, mark.type === "write" ? { value: mark.value } : {});
  const marks = draft.marks.toSpliced(at, 1);
  return { draft: withMarks(draft, marks), ask: marks, isOffered: true, otherwise: draft.marks.slice(0, at) };
}

/** @param {Draft} draft @param {Chip} chip @param {string} space */
function put(draft, chip, space) {
  return added(draft, chip.at, markOf(chip.value, space));
}

/** @param {Draft} draft @param {number} at @param {string} mark @returns {Step} later marks are removed, as they may depend on the replaced one */
function added(draft, at, mark) {
  const marks = [...draft.marks.slice(0, at), mark];
  return { draft: withMarks(draft, marks), ask: marks, isOffered: true };
}

/** @param {Draft} draft @param {number} length @param {{value?: string, space?: string}} then @returns {Step} */
function cut(draft, length, { value = undefined, space = undefined }) {
  const marks = draft.marks.slice(0, length);
  return { draft: { ...draft, marks, value: value ?? null, space: space ?? null }, ask: marks, isOffered: true };
}

/** @param {Draft} draft @param {string} value @param {string} space @returns {Step} */
function refused(draft, value, space) {
  return { draft, ask: [...draft.marks.slice(0, place(draft)), markOf(value, space)], isOffered: false };
}

/** @param {Draft} draft @returns {Step} */
function still(draft) {
  return { draft, ask: null, isOffered: true };
}

/** The index of the next mark: after all marks, or that of the last one if nothing more may be written. @param {Draft} draft */
function place(draft) {
  const last = draft.marks.length;
  if (current(draft)?.choices.length) return last;
  for (let at = last - 1; at >= 0; at--) if (after(draft, at)?.choices.length) return at;
  return last;
}

/** @param {Draft} draft @param {number} length */
function after(draft, length) {
  return draft.answers.get(textOf(draft.marks.slice(0, length))) ?? null;
}

/** The mark that the next tap would change. @param {Draft} draft @returns {{value: string, space: string} | null} */
function moved(draft) {
  const text = draft.marks[place(draft)];
  const mark = text === undefined ? null : readMark(text);
  if (mark?.type === "write") return { value: mark.value, space: mark.space };
  return mark?.type === "cross" ? { value: "x", space: mark.space } : null;
}

/** @param {string} text */
function spaceOf(text) {
  const mark = readMark(text);
  return mark.type === "discovery" || mark.type === "pass" ? null : mark.space;
}
