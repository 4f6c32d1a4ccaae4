// A small picture of an empty sheet, to choose a side by.

import { el } from "../ui/dom.js";
import { printedArt } from "./art.js";
import { scene } from "../app/scene.js";

/** @param {string} adventure @param {string} side */
export function sheetThumb(adventure, side) {
  const place = el("span", { class: "sheet-thumb", "aria-hidden": "true" });
  printedArt({ adventure, side }).then((drawn) => place.append(drawn), () => place.append(scene(adventure)));
  return place;
}
