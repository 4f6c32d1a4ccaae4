// Every sheet of a finished game, as large as the room allows, in order of place: who wrote it, its stars, and where
// they came from.

import { dress, el, put } from "../ui/dom.js";
import { faceAt } from "../table/face.js";
import { mosaicShape } from "./mosaic-shape.js";
import { EMPTY } from "../model/notation.js";
import { plain } from "../model/stars/reason.js";
import { SheetPicture, printedArt, sheetWords } from "../sheet/sheet.js";
import { shapeOf } from "../sheet/art.js";
import { star } from "../sheet/stars.js";
import { numeral } from "../ui/symbols.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").Standing} Standing */

/** With more sheets than this, the parts of their scores are left out. */
const EXPLAINED = 6;
/** The height of a caption in rem, without parts and with them. */
const [CAPTION, PARTS] = [3.2, 6.4];

export class FinalSheets {
  #label;
  #watch = new ResizeObserver(() => this.#fit());

  /** @param {Table} table @param {readonly Standing[]} standings the best first */
  constructor(table, standings) {
    const isExplained = standings.length <= EXPLAINED;
    this.#label = isExplained ? PARTS : CAPTION;
    this.element = el("ol", { class: "finals", "aria-label": t("screen-all-sheets", { count: standings.length }), "--label": `${this.#label}rem` },
      ...standings.map((standing) => card(table, standing, isExplained)));
    this.#watch.observe(this.element);
  }

  end() {
    this.#watch.disconnect();
  }

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.element;
    const label = this.#label * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { columns, rows } = mosaicShape(this.element.children.length, { width, height, label });
    dress(this.element, { "--columns": columns, "--rows": rows });
  }
}

/** @param {Table} table @param {Standing} standing @param {boolean} isExplained */
function card(table, standing, isExplained) {
  const name = table.seats[standing.seat]?.name ?? "";
  const lies = el("div", { class: "lies" });
  void finalSheet(table, standing.seat).then((sheet) => {
    dress(lies, { "--shape": shapeOf(sheet) });
    put(lies, sheet);
  });
  return el("li", {},
    lies,
    el("div", { class: "cap" },
      table.seats.length > 1 && el("span", { class: "place" }, numeral(standing.place, { height: 24 })),
      faceAt(table, name), el("b", {}, name), stars(standing.stars)),
    isExplained && el("p", { class: "why" }, partWords(standing)),
  );
}

/** The sheet of a seat with all that was written. @param {Table} table @param {number} seat */
export async function finalSheet({ code, adventure, layout, sheets, seats }, seat) {
  const picture = new SheetPicture({ art: await printedArt({ code }), adventure, layout, label: t("screen-winning-sheet", { name: seats[seat]?.name ?? "" }) });
  const sheet = sheets[seat] ?? EMPTY;
  picture.ink(sheet);
  picture.names(sheetWords(layout, sheet));
  return picture.element;
}

/** Where the stars came from; what gave none is left out. @param {Standing} standing */
export function partWords(standing) {
  return Object.entries(standing.parts).filter(([, count]) => count !== 0)
    .map(([key, count]) => `${t(`score-part-${key}`)} ${plain(count)}`).join(" · ");
}

/** @param {number} count */
export function stars(count) {
  return el("span", { class: "sc" }, star(22), el("span", { class: "sr" }, t("stars", { count })), numeral(count, { height: 24, hidden: true }));
}
