// How many columns show so many sheets largest in a given room. No DOM.

/** Up to so many sheets are shown as they are on paper; more are stamps. */
export const FULL_SHEETS = 8;
/** With more sheets than this, most animations are off: each animated element may be a layer of its own. */
export const CROWD = 24;
/** The name of a stamp needs more width than its sheet. */
const BREADTH = 1.15;
/** How much smaller sheets may be if that fills the grid completely. */
const WHOLE = 1.1;

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
    const side = Math.min(width / columns / (count > FULL_SHEETS ? BREADTH : 1), height / rows - label);
    const worth = count === columns * rows ? side * WHOLE : side;
    if (worth > largest) [best, largest] = [{ columns, rows }, worth];
  }
  return best;
}
