// The last games as the columns of a chart, the earliest first.

/** @typedef {{stars: number, adventure: string, height: number, isBest: boolean}} Column */

/**
 * Columns with a height between 0 and 1, from the fewest stars or none to the most. Practice is left out.
 * @param {readonly {stars: number, adventure: string, attempt: number}[]} games the latest first
 * @param {number} most columns
 * @returns {Column[]}
 */
export function columnsOf(games, most) {
  const shown = games.filter(({ attempt }) => attempt === 1).slice(0, most).reverse();
  const low = Math.min(0, ...shown.map(({ stars }) => stars));
  const high = Math.max(1, ...shown.map(({ stars }) => stars));
  const best = Math.max(...shown.map(({ stars }) => stars));
  return shown.map(({ stars, adventure }) => ({ stars, adventure, height: (stars - low) / (high - low), isBest: stars === best }));
}
