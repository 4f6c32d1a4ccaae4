// A small picture of the sheet that a puzzle begins with.

import { scene } from "../app/scene.js";
import { readLayout, readSheet } from "../model/notation.js";
import { printedArt } from "../sheet/art.js";
import { SheetPicture } from "../sheet/sheet.js";
import { el } from "../ui/dom.js";

/** @param {import("../net/puzzles.js").Puzzle} puzzle */
export function puzzleSheet({ adventure, layout, sheet }) {
  const place = el("span", { class: "puzzle-sheet paper", "aria-hidden": "true", inert: "" });
  printedArt({ layout }).then((art) => {
    new SheetPicture({ art, adventure, layout: readLayout(layout), label: "" }).ink(readSheet(sheet.sheet, sheet.sights), { fresh: [] });
    place.append(art);
  }, () => place.append(scene(adventure)));
  return place;
}
