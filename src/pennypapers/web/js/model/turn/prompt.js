// The prompt beside the dice: what to do now, and a second sentence with details. As message ids with their
// variables; no DOM.

import { chips, chosen, current, isMoving, legal, treasures } from "./draft.js";
import { factsOf } from "../facts.js";
import { readMark } from "../notation.js";
import { isSolo } from "../table/table.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {[id: string, given?: Record<string, string | number>]} Saying */
/** @typedef {{lead: Saying, more: Saying | null}} Sentence */

/**
 * @param {Table} table
 * @param {Draft} draft
 * @param {boolean} isDiscovering
 * @returns {Sentence}
 */
export function sentence(table, draft, isDiscovering) {
  return waiting(table) ?? danger(table) ?? choosing(table, draft, isDiscovering) ?? fresh(table, draft);
}

/** The names of the players who have not inked yet. @param {Table} table */
export function thinking(table) {
  return table.waiting.filter((seat) => seat !== table.you).map((seat) => table.seats[seat]?.name ?? "");
}

/** @param {Table} table @returns {Sentence | null} */
function waiting(table) {
  if (!table.roll) {
    if (table.house.get("dice") !== "by_hand") return { lead: ["play-dice-coming"], more: null };
    const host = table.host === null ? "" : table.seats[table.host]?.name ?? "";
    return table.isHost ? { lead: ["play-type-roll"], more: ["play-type-roll-more"] } : { lead: ["play-host-types", { name: host }], more: null };
  }
  if (table.paused) return { lead: ["play-paused"], more: ["play-paused-more"] };
  if (table.you === null) return { lead: ["play-watching"], more: null };
  if (table.inked === null) return null;
  const [first = "", second = "", ...rest] = thinking(table);
  if (!first) return { lead: ["play-inked"], more: null };
  if (!second) return { lead: ["play-inked"], more: ["play-thinking-one", { name: first }] };
  return { lead: ["play-inked"], more: rest.length ? ["play-thinking-many", { count: rest.length + 2 }] : ["play-thinking-two", { name: first, other: second }] };
}

/** @param {Table} table @returns {Sentence | null} */
function danger(table) {
  const { roll, adventure, you } = table;
  if (!roll?.is_danger || you === null) return null;
  if (isSolo(table) || !roll.holds) return { lead: [`play-danger-${adventure}`], more: ["play-danger-solo"] };
  const owner = table.seats[roll.holds[you] ?? you]?.name ?? "";
  return { lead: ["play-hold", { name: owner }], more: [`play-danger-draw-${adventure}`] };
}

/** @param {Table} table @param {Draft} draft @param {boolean} isDiscovering @returns {Sentence | null} */
function choosing(table, draft, isDiscovering) {
  if (treasures(draft).length) return { lead: ["play-choose-treasure"], more: ["play-choose-treasure-more"] };
  if (draft.marks.includes("-")) return { lead: ["play-passed"], more: null };
  if (isDiscovering) return discovering(draft);
  if (draft.space !== null) return { lead: ["play-which-number", { space: draft.space }], more: ["play-which-number-more"] };
  if (draft.value !== null) return { lead: named("play-tap", draft.value), more: null };
  const value = isMoving(draft) ? chosen(draft) : null;
  if (value !== null) return { lead: made(table, draft, value), more: ["play-move-it"] };
  return draft.marks.length ? { lead: ["play-go-on"], more: ["play-go-on-more"] } : null;
}

/** @param {Draft} draft @returns {Sentence} */
function discovering(draft) {
  const last = draft.marks.at(-1);
  const mark = last ? readMark(last) : null;
  if (mark?.type === "discovery") return { lead: [`play-found-${mark.kind}`], more: ["play-found-more"] };
  return { lead: ["play-discovery"], more: ["play-discovery-more"] };
}

/** Which dice made the pencilled value. @param {Table} table @param {Draft} draft @param {string} value @returns {Saying} */
function made(table, draft, value) {
  const faces = table.roll?.roll.split(" ") ?? [];
  const way = chips(draft).find((chip) => chip.value === value)?.ways[0] ?? "";
  const number = Number(value);
  if (Number.isNaN(number)) return named("play-drawn", value);
  if (way === "p" && faces[0] === "P") return ["play-from-penny", { number }];
  if (way.length === 1) return [`play-from-${way}`, { number }];
  return ["play-from-sum", { number, sum: sumOf(way, faces) }];
}

/** A sum as text: `2 + 5`. @param {string} way @param {readonly string[]} faces */
export function sumOf(way, faces) {
  return [...way].map((die) => faces["pgr".indexOf(die)] ?? "").join(" + ");
}

/** @param {Table} table @param {Draft} draft @returns {Sentence} */
function fresh(table, draft) {
  const { adventure, roll } = table;
  if (current(draft)?.may_pass) return { lead: ["play-must-pass"], more: ["play-must-pass-more"] };
  const [purple, green] = roll?.roll.split(" ") ?? [];
  const faces = `${purple === "P" ? "penny" : ""}${green === "D" ? "helper" : ""}` || "numbers";
  const kind = factsOf(adventure).helper_kind;
  if (current(draft)?.exception && kind !== null) return { lead: [`play-no-${kind}`], more: [`play-no-${kind}-more`] };
  return { lead: [`play-roll-${adventure}-${faces}`], more: [`play-roll-${adventure}-${faces}-more`, { count: legal(draft).length }] };
}

/** @param {string} id @param {string} value @returns {Saying} */
function named(id, value) {
  const number = Number(value);
  return Number.isNaN(number) ? [`${id}-${value}`] : [`${id}-number`, { number }];
}
