// How far the dice of a table can be trusted. No DOM.

/**
 * `each`: devices add a secret to every roll. `first`: before the first roll only. `alone`: that of a game of one.
 * `typed`: real dice. `none`: no device adds anything. `seed`: an older game, whose dice come from one secret.
 * @typedef {"each" | "first" | "alone" | "typed" | "none" | "seed"} Strength
 */

/** @typedef {Pick<import("../model/table/table.js").Table, "seats" | "house" | "eachRoll">} Table */

/** @param {Table} table @returns {Strength} */
export function strengthOf({ seats, house, eachRoll }) {
  return strength({ isTyped: house.get("dice") === "by_hand", hasLinks: seats.some(({ links }) => links), count: seats.length, eachRoll });
}

/** @param {{isTyped: boolean, hasLinks: boolean, count: number, eachRoll: boolean}} dice @returns {Strength} */
export function strength({ isTyped, hasLinks, count, eachRoll }) {
  if (isTyped) return "typed";
  if (!hasLinks) return "none";
  if (count === 1) return "alone";
  return eachRoll ? "each" : "first";
}
