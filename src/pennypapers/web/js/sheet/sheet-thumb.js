// A small picture of an empty sheet, to choose a side by or to see what is played.

import { el } from "../ui/dom.js";
import { printedArt } from "./art.js";
import { scene } from "../app/scene.js";

/** @param {string} adventure @param {string} side */
export function sheetThumb(adventure, side) {
  return thumb(adventure, printedArt({ adventure, side }));
}

/** @param {string} adventure @param {string} layout the text of any layout */
export function layoutThumb(adventure, layout) {
  return thumb(adventure, printedArt({ layout }));
}

/** @param {string} adventure @param {Promise<SVGSVGElement>} art */
function thumb(adventure, art) {
  const place = el("span", { class: "sheet-thumb", "aria-hidden": "true" });
  art.then((drawn) => place.append(drawn), () => place.append(scene(adventure)));
  return place;
}
