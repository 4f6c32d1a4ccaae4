// Spreads chips over even rows. How many columns a screen has room for is known only to the style sheet, so it gets
// the numbers for each count of columns and takes its own. No DOM.

/** The counts of columns that the style sheet knows. */
const COLUMNS = [5, 6, 7, 8, 12, 16];

/** As many numbers as Penny gives. */
const NUMBERS = 15;

/** With more chips than this a second row makes all of them wider, where there is room for it. */
const ONE_ROW = 5;

/**
 * Rows and columns of some chips. Among Penny's numbers symbols are two columns wide if that costs no row.
 * @param {{numbers: number, symbols: number, mostSymbols: number, isPenny: boolean}} chips `mostSymbols` that a roll can give
 * @returns {Record<string, number>} custom properties of the style sheet
 */
export function chipGrid({ numbers, symbols, mostSymbols, isPenny }) {
  const count = numbers + symbols;
  return Object.fromEntries(COLUMNS.flatMap((most) => {
    const isRoomy = !isPenny && count > ONE_ROW && roomFor(mostSymbols, most) > 2;
    const rows = Math.max(isRoomy ? 2 : 1, Math.ceil(count / most));
    const isWide = isPenny && symbols > 0 && Math.ceil(numbers / most) + Math.ceil((2 * symbols) / most) <= rows;
    const columns = isWide ? most : Math.max(1, Math.ceil(count / rows));
    return [[`--rows-${most}`, rows], [`--columns-${most}`, columns], [`--span-${most}`, isWide ? 2 : 1]];
  }));
}

/** The rows of the most chips that a roll can give. @param {number} mostSymbols @returns {Record<string, number>} */
export function chipRoom(mostSymbols) {
  return Object.fromEntries(COLUMNS.map((most) => [`--room-${most}`, roomFor(mostSymbols, most)]));
}

/** @param {number} symbols @param {number} columns */
function roomFor(symbols, columns) {
  return Math.ceil((NUMBERS + symbols) / columns);
}
