// The three adventures, as the ways in show them. What they are called is in the messages.

/** @typedef {{key: "temple" | "island" | "valley", age: number, minutes: number}} Adventure */

/** @type {readonly Adventure[]} */
export const ADVENTURES = [
  { key: "temple", age: 7, minutes: 15 },
  { key: "island", age: 8, minutes: 20 },
  { key: "valley", age: 9, minutes: 25 },
];

export const SIDES = /** @type {const} */ (["front", "back"]);

/** @param {string} key @returns {Adventure} */
export function adventure(key) {
  return /** @type {Adventure} */ (ADVENTURES.find((each) => each.key === key) ?? ADVENTURES[0]);
}
