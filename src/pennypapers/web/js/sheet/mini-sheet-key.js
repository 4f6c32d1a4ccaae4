// What the signs on the small sheets mean.

import { el, svg } from "../ui/dom.js";
import { t } from "../app/language.js";
import { factsOf } from "../model/facts.js";
import { drawnShape } from "./mini-sheet.js";

/** @type {[name: string, d: string][]} */
const SIGNS = [
  ["few", "M6 6h36v36h-36z"], ["some", "M6 6h36v36h-36z"], ["many", "M6 6h36v36h-36z"], ["danger", "M13 13l22 22m0 -22l-22 22"],
];
const FOUND = "M4 24a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z";

/** @param {string} adventure */
export function miniKey(adventure) {
  const { symbols, treasures, discoveries } = factsOf(adventure);
  const shown = [...SIGNS];
  if (symbols[0]) shown.push(["drawn", drawnShape(symbols[0].token, 0, 0)]);
  if (treasures || discoveries.length) shown.push(["found", FOUND]);
  return el("ul", { class: "key", "aria-label": t("screen-key") }, ...shown.map(([name, d]) =>
    el("li", {}, svg("svg", { class: "mini", viewBox: "0 0 48 48", "aria-hidden": "true" }, svg("path", { class: name, d })), t(`screen-key-${name}`, { adventure }))));
}
