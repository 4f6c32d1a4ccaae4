// What the signs on the small sheets mean.

import { el, svg } from "../ui/dom.js";
import { t } from "../app/language.js";

/** @type {[name: string, d: string][]} */
const SIGNS = [
  ["few", "M6 6h36v36h-36z"], ["some", "M6 6h36v36h-36z"], ["many", "M6 6h36v36h-36z"], ["danger", "M13 13l22 22m0 -22l-22 22"],
  ["drawn", "M24 4l20 18v20h-40v-20z"], ["found", "M4 24a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z"],
];

const BOAT = "M4 30h40l-8 12h-24zM24 4l16 22h-16z";

/** @param {string} adventure */
export function miniKey(adventure) {
  const shown = adventure === "temple" ? SIGNS.slice(0, 4) : SIGNS;
  return el("ul", { class: "key", "aria-label": t("screen-key") }, ...shown.map(([name, d]) =>
    el("li", {}, svg("svg", { class: "mini", viewBox: "0 0 48 48", "aria-hidden": "true" }, svg("path", { class: name, d: name === "drawn" && adventure === "island" ? BOAT : d })), t(`screen-key-${name}`, { adventure }))));
}
