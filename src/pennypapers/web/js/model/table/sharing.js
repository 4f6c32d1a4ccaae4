// Several people who share one device: in which order they write, and who has it next. No DOM.

/** @typedef {import("./table.js").Table} Table */

/** How many may share a device: with more, everybody would wait too long for it. */
export const MOST = 8;
export const FEWEST = 2;

/** Under which the dice of each seat of a device are kept; the first is that of a device with one seat. @param {string} code */
export const seatKeys = (code) => Array.from({ length: MOST }, (_, place) => (place ? `${code}.${place}` : code));

/**
 * The order in which they write in a turn, as places from 0 on. Who writes last in a turn has the device in hand and
 * begins the next, so it goes round without being handed back.
 * @param {number} turn from 1 on
 * @param {number} count how many share the device
 */
export function orderOf(turn, count) {
  const first = (((1 - turn) % count) + count) % count;
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

/** Whether a turn is to be written at this seat now. @param {Table} table as that seat sees it */
export function isToWrite({ phase, roll, inked, you }) {
  return phase === "playing" && roll !== null && inked === null && you !== null;
}

/**
 * The places of those who have not written yet, in the order in which they have the device.
 * @param {readonly Table[]} tables of all of them, each as they see it
 */
export function toWrite(tables) {
  const turn = tables.find(({ roll }) => roll)?.roll?.turn ?? 1;
  return orderOf(turn, tables.length).filter((place) => isToWrite(/** @type {Table} */ (tables[place])));
}

/** Whether all seats have heard the same: the messages of a turn reach one connection after another. @param {readonly Table[]} tables */
export function areLevel(tables) {
  const [first] = tables;
  return tables.every(({ phase, roll }) => phase === first?.phase && roll?.roll === first.roll?.roll && roll?.turn === first.roll?.turn);
}

/** The names of all others who are still thinking: bots, and people with devices of their own. @param {readonly Table[]} tables */
export function othersThinking(tables) {
  const [first] = tables;
  const here = new Set(tables.map(({ you }) => you));
  return (first?.waiting ?? []).filter((seat) => !here.has(seat)).map((seat) => first?.seats[seat]?.name ?? "");
}

/**
 * What is wrong with the names of those who will play; null if nothing is.
 * @param {readonly string[]} names as typed, blank ones included
 * @returns {{at: number, why: "few" | "same"} | null} the field that is to be changed
 */
export function wrongNames(names) {
  const typed = names.map((name) => name.trim().replace(/\s+/g, " ").toLowerCase());
  const twice = typed.findIndex((name, at) => name && typed.indexOf(name) < at);
  if (twice >= 0) return { at: twice, why: "same" };
  const blank = typed.findIndex((name) => !name);
  return typed.filter(Boolean).length < FEWEST ? { at: Math.max(0, blank), why: "few" } : null;
}
