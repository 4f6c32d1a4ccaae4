// How many columns show so many sheets largest in a given room. No DOM.

/** Up to so many sheets are shown as they are on paper; more are stamps. */
export const FULL_SHEETS = 8;
/** With more sheets than this, only what a room can follow moves: each thing that does may be a layer of its own. */
export const CROWD = 24;
/** A name needs more width than its sheet. */
const BREADTH = 1.15;

/**
 * @param {number} count
 * @param {{width: number, height: number, label: number}} room `label` is the height of the name under each sheet
 * @returns {{columns: number, rows: number}}
 */
export function mosaicShape(count, { width, height, label }) {
  let best = { columns: 1, rows: Math.max(1, count) };
  let largest = -Infinity;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns) || 1;
    const side = Math.min(width / columns / BREADTH, height / rows - label);
    if (side > largest) [best, largest] = [{ columns, rows }, side];
  }
  return best;
}
