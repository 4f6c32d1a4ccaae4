// All runs of a challenge by their stars, as the columns of a chart. No DOM.

/** How many columns a chart has at most; with more different results, several share one. */
const MOST_COLUMNS = 24;
/** Up to this number in a column every run is a dot. */
const MOST_DOTS = 7;

/** Below this percentile no percentage is said. */
const LOW = 25;

/**
 * @typedef {object} Column
 * @property {number} from stars
 * @property {number} to stars, the last of them
 * @property {number} count runs of people and bots
 * @property {number} bots how many of them are bots'
 * @property {boolean} isMine whether one of them is the reader's
 */

/**
 * @typedef {object} Field
 * @property {Column[]} columns from the fewest stars to the most, empty ones too
 * @property {number} total runs
 * @property {number} low stars
 * @property {number} high stars
 * @property {number} most runs in one column
 * @property {boolean} hasDots whether every run can be a dot
 */

/**
 * @param {readonly (readonly [stars: number, count: number])[]} stars
 * @param {{mine?: number | null, bots?: readonly number[]}} [marked] the stars of the reader's run and of bots, which are among them
 * @returns {Field}
 */
export function fieldOf(stars, { mine = null, bots = [] } = {}) {
  const low = Math.min(...stars.map(([each]) => each));
  const high = Math.max(...stars.map(([each]) => each));
  if (stars.length === 0) return { columns: [], total: 0, low: 0, high: 0, most: 0, hasDots: true };
  const step = Math.ceil((high - low + 1) / MOST_COLUMNS);
  const columns = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => {
    const from = low + at * step;
    const to = Math.min(from + step - 1, high);
    const isIn = (/** @type {number} */ each) => each >= from && each <= to;
    const count = stars.filter(([each]) => isIn(each)).reduce((sum, [, many]) => sum + many, 0);
    return { from, to, count, bots: Math.min(bots.filter(isIn).length, count), isMine: mine !== null && isIn(mine) };
  });
  const most = Math.max(...columns.map(({ count }) => count));
  return { columns, total: stars.reduce((sum, [, many]) => sum + many, 0), low, high, most, hasDots: most <= MOST_DOTS };
}

/** The kinds of dots in a column, from the bottom: the reader's, bots', others'. @param {Column} column @returns {("mine" | "bot" | "other")[]} */
export function dotsOf({ count, bots, isMine }) {
  const mine = isMine ? 1 : 0;
  const robots = Math.min(bots, count - mine);
  return [
    ...Array.from({ length: mine }, () => /** @type {const} */ ("mine")),
    ...Array.from({ length: robots }, () => /** @type {const} */ ("bot")),
    ...Array.from({ length: Math.max(count - mine - robots, 0) }, () => /** @type {const} */ ("other")),
  ];
}

/**
 * What is said about a place: the first run of all, the best, a place in the field, or one of the last, where a percentage
 * would not cheer anybody up.
 * @param {{place: number, percentile: number}} mine
 * @param {number} total
 * @returns {"first" | "best" | "place" | "low"}
 */
export function outcomeOf({ place, percentile }, total) {
  if (total <= 1) return "first";
  if (place === 1) return "best";
  return percentile < LOW ? "low" : "place";
}
