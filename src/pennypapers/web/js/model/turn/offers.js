// The server's options as offers in the order of the chips: each value with the dice that make it and its spaces. No
// DOM and no rules.

import { symbolOrder } from "../facts.js";
import { readMark } from "../notation.js";

/** @typedef {import("../../net/messages").Options} Options */
/** @typedef {import("../../net/messages").WhyNot} Refusal */
/** @typedef {Extract<import("../notation.js").Mark, {type: "circle"}>} Circle */
/** @typedef {Extract<import("../notation.js").Mark, {type: "discovery"}>} Discovery */

/**
 * @typedef {object} Offer
 * @property {string} value a number, a symbol's token, or `x` for crossing out
 * @property {readonly string[]} spaces
 * @property {readonly string[]} ways the sets of dice that make it, such as `pg`
 * @property {Refusal | null} closed why it is not possible now
 */

/** @type {WeakMap<Options, import("../notation.js").Mark[]>} there can be thousands of discoveries: each answer is read once */
const read = new WeakMap();

/** Above every number: symbols come after them. */
const AFTER_NUMBERS = 100;

/** Refusals with such a code need no chip: the roll never made this value possible. */
const NOT_EXPECTED = /\.none$/;

/** Everything that may be written, drawn or crossed out next, and closed values that a player may look for. @param {Options} options @returns {Offer[]} */
export function offers(options) {
  /** @type {Map<string, Set<string>>} */
  const spaces = new Map();
  /** @param {string} value @param {readonly string[]} more */
  const open = (value, more) => spaces.set(value, new Set([...(spaces.get(value) ?? []), ...more]));
  for (const choice of options.choices) for (const value of choice.values) open(value, choice.spaces);
  for (const mark of singles(options)) if (mark.type === "cross") open("x", [mark.space]);
  /** @type {Offer[]} */
  const found = [...spaces].map(([value, where]) => ({ value, spaces: [...where], ways: options.ways[value] ?? [], closed: null }));
  for (const [value, closed] of Object.entries(options.closed)) {
    const isExpected = value !== "discover" && !spaces.has(value) && !NOT_EXPECTED.test(closed.code);
    if (isExpected) found.push({ value, spaces: [], ways: [], closed });
  }
  return found.sort((one, two) => rank(one.value) - rank(two.value));
}

/** The mark that puts a value in a space. @param {string} value @param {string} space */
export function markOf(value, space) {
  return value === "x" ? `${space}x` : `${space}=${value}`;
}

/** The treasures that may be noted next. @param {Options} options @returns {Circle[]} */
export function circles(options) {
  return singles(options).filter((mark) => mark.type === "circle");
}

/** The discoveries that may be made next. @param {Options} options @returns {Discovery[]} */
export function discoveries(options) {
  return singles(options).filter((mark) => mark.type === "discovery");
}

/** Whether the draft can only be inked: nothing else can be added. @param {Options} options */
export function isComplete(options) {
  return options.may_ink && options.choices.length === 0 && singles(options).every(({ type }) => type === "circle");
}

/**
 * The dice that are used up: those of a possibility that includes the meant dice, or else those that are used in
 * every possibility.
 * @param {Options} options
 * @param {string} [meant] dice that the player saw on the chips
 * @returns {string[]}
 */
export function usedDice(options, meant = "") {
  const ways = options.free.map((free) => [..."pgr"].filter((die) => !free.includes(die)));
  const fitting = meant ? ways.filter((used) => [...meant].every((die) => used.includes(die))) : [];
  fitting.sort((one, two) => one.length - two.length);
  return fitting[0] ?? [..."pgr"].filter((die) => ways.every((used) => used.includes(die)));
}

/** @param {Options} options */
function singles(options) {
  const marks = read.get(options) ?? options.single.map(readMark);
  read.set(options, marks);
  return marks;
}

/** Numbers first, then symbols in the order of the facts, the danger, and crossing out last. @param {string} value */
function rank(value) {
  if (value === "x") return Infinity;
  const number = Number(value);
  return Number.isNaN(number) ? AFTER_NUMBERS + symbolOrder(value) : number;
}
