// How many columns show so many sheets, or so many names, largest in a given room. No DOM.

/** From this width on, the big screen is read from afar: one page without scrolling. */
export const WIDE = "(min-width: 1000px)";

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

/**
 * The shape of a list that is filled column by column. No column is left empty.
 * @param {number} count
 * @param {{width: number, height: number, wide: number, high: number, most: number}} room `wide` and `high` are the size of
 *   an item of size 1, `most` is the largest size
 * @returns {{columns: number, rows: number, size: number}}
 */
export function listShape(count, { width, height, wide, high, most }) {
  let best = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns / wide, height / rows / high, most);
    if (size > best.size) best = { columns: Math.ceil(count / rows), rows, size };
  }
  return best;
}
