// Parses layouts, sheets and marks in notation into plain values. No rules: a mark only says what is written where.

/** @typedef {`${string}`} Space a column letter and a row number, such as `c4` */

/**
 * @typedef {object} Layout
 * @property {string} adventure
 * @property {string} name
 * @property {number} rows
 * @property {number} columns
 * @property {Map<Space, string>} kinds the printed token of each space, in reading order
 */

/** @typedef {{kind: string, spaces: Space[]}} Discovery */

/**
 * @typedef {object} Sheet
 * @property {ReadonlyMap<Space, string>} writing a number or a symbol's token
 * @property {ReadonlySet<Space>} crossed
 * @property {ReadonlyMap<Space, number>} treasures
 * @property {readonly Discovery[]} discoveries
 * @property {Sights} sights
 */

/** @typedef {Readonly<Record<Space, readonly Space[]>>} Sights by the space of a treasure, the marks that show it; the server says which */

/**
 * @typedef {{type: "write", space: Space, value: string} | {type: "cross", space: Space}
 *   | {type: "circle", space: Space, value: number} | {type: "discovery", kind: string, spaces: Space[]}
 *   | {type: "pass"}} Mark
 */

/** @type {Sheet} */
export const EMPTY = { writing: new Map(), crossed: new Set(), treasures: new Map(), discoveries: [], sights: {} };

/** @param {string} text @returns {Layout} */
export function readLayout(text) {
  const { headers, grid } = sections(text);
  const kinds = new Map();
  grid.forEach((tokens, row) => tokens.forEach((token, col) => {
    if (token !== "-") kinds.set(spaceAt(col, row), token);
  }));
  return {
    adventure: headers.get("adventure") ?? "",
    name: headers.get("name") ?? "",
    rows: grid.length,
    columns: Math.max(0, ...grid.map((tokens) => tokens.length)),
    kinds,
  };
}

/** The headers above the grid of a text. @param {string} text @returns {ReadonlyMap<string, string>} */
export function readHeaders(text) {
  return sections(text).headers;
}

/** A sheet from its text. @param {string} text @param {Sights} [sights] @returns {Sheet} */
export function readSheet(text, sights = {}) {
  const { grid, discoveries } = sections(text);
  const writing = new Map();
  const crossed = new Set();
  const treasures = new Map();
  grid.forEach((tokens, row) => tokens.forEach((whole, col) => {
    const [token = "", treasure] = whole.split("*");
    const space = spaceAt(col, row);
    if (treasure) treasures.set(space, Number(treasure));
    if (token === "!x") crossed.add(space);
    if (/^([0-9]+|!x?|[BHSM])$/.test(token)) writing.set(space, token.replace("x", ""));
  }));
  return { writing, crossed, treasures, discoveries, sights };
}

/** The sheet with these marks on it. @param {Sheet} sheet @param {readonly Mark[]} marks @param {Sights} [sights] of the new sheet @returns {Sheet} */
export function apply(sheet, marks, sights = sheet.sights) {
  const writing = new Map(sheet.writing);
  const crossed = new Set(sheet.crossed);
  const treasures = new Map(sheet.treasures);
  const discoveries = [...sheet.discoveries];
  for (const mark of marks) {
    if (mark.type === "write") writing.set(mark.space, mark.value);
    else if (mark.type === "cross") crossed.add(mark.space);
    else if (mark.type === "circle") treasures.set(mark.space, mark.value);
    else if (mark.type === "discovery") discoveries.push({ kind: mark.kind, spaces: mark.spaces });
  }
  return { writing, crossed, treasures, discoveries, sights };
}

/** Marks separated by spaces. @param {string} text @returns {Mark[]} */
export function readMarks(text) {
  return text.split(/\s+/).filter(Boolean).map(readMark);
}

/** @param {string} text @returns {Mark} */
export function readMark(text) {
  if (text === "-") return { type: "pass" };
  const write = /^([a-z]\d+)=(.+)$/.exec(text);
  if (write) return { type: "write", space: part(write, 1), value: part(write, 2) };
  const cross = /^([a-z]\d+)x$/.exec(text);
  if (cross) return { type: "cross", space: part(cross, 1) };
  const circle = /^([a-z]\d+)\*(\d+)$/.exec(text);
  if (circle) return { type: "circle", space: part(circle, 1), value: Number(part(circle, 2)) };
  const discovery = /^([a-z]+)\((.+)\)$/.exec(text);
  if (discovery) return { type: "discovery", kind: part(discovery, 1), spaces: part(discovery, 2).split(",") };
  throw new SyntaxError(`no mark: ${text}`);
}

/** @param {Mark} mark */
export function writeMark(mark) {
  switch (mark.type) {
    case "pass": return "-";
    case "write": return `${mark.space}=${mark.value}`;
    case "cross": return `${mark.space}x`;
    case "circle": return `${mark.space}*${mark.value}`;
    case "discovery": return `${mark.kind}(${mark.spaces.join(",")})`;
  }
}

/** Column and row, counted from 0. @param {Space} space @returns {[number, number]} */
export function place(space) {
  return [space.charCodeAt(0) - 97, Number(space.slice(1)) - 1];
}

/** @param {number} col @param {number} row @returns {Space} */
export function spaceAt(col, row) {
  return `${String.fromCharCode(97 + col)}${row + 1}`;
}

/** @param {RegExpExecArray} found @param {number} at */
function part(found, at) {
  return /** @type {string} */ (found[at]);
}

/** @param {string} text */
function sections(text) {
  const headers = new Map();
  /** @type {string[][]} */
  const grid = [];
  /** @type {Discovery[]} */
  const discoveries = [];
  let section = "";
  for (const line of text.split("\n")) {
    const header = /^([a-z_-]+): *(.*)$/.exec(line);
    const words = line.trim().split(/\s+/);
    if (header) {
      section = part(header, 1);
      headers.set(section, part(header, 2).trim());
    } else if (section === "grid" && line.trim()) {
      grid.push(words);
    } else if (section === "discoveries" && line.trim()) {
      const [kind = "", ...spaces] = words;
      discoveries.push({ kind, spaces });
    }
  }
  return { headers, grid, discoveries };
}
