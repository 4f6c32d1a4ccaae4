// The labels of spaces for screen readers: name, printed kind, mark, and whether a mark may go there.

import { t } from "../app/language.js";
import { dangerOf } from "./marks.js";
import { factsOf, spaceKind, symbolName } from "../model/facts.js";

/** @typedef {import("../model/notation.js").Space} Space */
/** @typedef {import("../model/notation.js").Layout} Layout */
/** @typedef {import("../model/notation.js").Sheet} Sheet */
/** @typedef {import("../model/notation.js").Mark} Mark */

/**
 * The name of every space of a sheet.
 * @param {Layout} layout
 * @param {Sheet} sheet
 * @param {object} [how]
 * @param {readonly Mark[]} [how.draft] what is pencilled
 * @param {Iterable<Space>} [how.legal] where the next mark may go
 * @param {Iterable<Space>} [how.spaces] if not of all
 * @param {string | null} [how.value] which mark that is, a number or a symbol's token; null if it is still to be chosen
 * @returns {Map<Space, string>}
 */
export function sheetWords(layout, sheet, { draft = [], legal = [], value = null, spaces = layout.kinds.keys() } = {}) {
  const open = new Set(legal);
  const pencil = sorted(draft);
  const found = discovered(sheet.discoveries);
  const special = factsOf(layout.adventure).helper_kind;
  const words = new Map();
  for (const space of spaces) {
    const kind = spaceKind(layout.adventure, layout.kinds.get(space) ?? "");
    const inked = sheet.writing.get(space);
    const pencilled = pencil.writing.get(space);
    const parts = [space.toString()];
    if (kind.name === special || (inked === undefined && pencilled === undefined)) parts.push(t(`sheet-kind-${kind.name}`));
    if (pencilled !== undefined) parts.push(t("sheet-in-pencil", { mark: markName(layout.adventure, pencilled) }));
    else if (inked !== undefined) parts.push(...written(layout.adventure, inked, sheet.crossed.has(space), pencil.crossed.has(space)));
    else if (kind.holds_numbers || kind.holds.length) parts.push(t("sheet-empty"));
    const treasure = sheet.treasures.get(space);
    const guess = pencil.treasures.get(space);
    if (treasure !== undefined) parts.push(t("sheet-treasure", { value: treasure }));
    if (guess !== undefined) parts.push(t("sheet-in-pencil", { mark: t("sheet-treasure", { value: guess }) }));
    for (const kind of found.get(space) ?? []) parts.push(t(`sheet-in-${kind}`));
    for (const kind of pencil.found.get(space) ?? []) parts.push(t("sheet-in-pencil", { mark: t(`sheet-in-${kind}`) }));
    if (open.has(space)) parts.push(value === null ? t("sheet-open") : t("sheet-may-go", { mark: markName(layout.adventure, value) }));
    words.set(space, parts.join(", "));
  }
  return words;
}

/** All marks of a sheet as text, in reading order. @param {Layout} layout @param {Sheet} sheet */
export function inkedWords(layout, sheet) {
  const spaces = [...layout.kinds.keys()].filter((space) => sheet.writing.has(space) || sheet.treasures.has(space));
  return [...sheetWords(layout, sheet, { spaces }).values()].join("; ");
}

/** The name of a mark: a number as it is, a symbol in words. @param {string} adventure @param {string} value */
export function markName(adventure, value) {
  if (value === "!") return t(`sheet-${dangerOf(adventure)}`);
  if (value === "x") return t("sheet-cross");
  const picture = symbolName(value);
  return picture ? t(`sheet-${picture}`) : value;
}

/** @param {string} adventure @param {string} value @param {boolean} crossed @param {boolean} crossing */
function written(adventure, value, crossed, crossing) {
  const name = markName(adventure, value);
  if (crossed) return [name, t("sheet-crossed")];
  if (crossing) return [name, t("sheet-in-pencil", { mark: t("sheet-crossed") })];
  return /^\d/.test(value) ? [name, t("sheet-inked")] : [name];
}

/** @param {readonly Mark[]} draft */
function sorted(draft) {
  const writing = new Map();
  const crossed = new Set();
  const treasures = new Map();
  for (const mark of draft) {
    if (mark.type === "write") writing.set(mark.space, mark.value);
    if (mark.type === "cross") crossed.add(mark.space);
    if (mark.type === "circle") treasures.set(mark.space, mark.value);
  }
  return { writing, crossed, treasures, found: discovered(draft.filter((mark) => mark.type === "discovery")) };
}

/** @param {readonly {kind: string, spaces: readonly Space[]}[]} discoveries @returns {Map<Space, string[]>} the kinds of discovery that each space lies in */
function discovered(discoveries) {
  const found = new Map();
  for (const { kind, spaces } of discoveries) {
    for (const space of spaces) found.set(space, [...(found.get(space) ?? []), kind]);
  }
  return found;
}
