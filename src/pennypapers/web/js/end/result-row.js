// A player's row at the end: place, name, stars; opened, their sheet with its parts, counted on it.

import { ScoreReveal } from "../sheet/score-reveal.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { EMPTY } from "../model/notation.js";
import { faceAt } from "../table/face.js";
import { nameOf } from "../table/players.js";
import { SheetPicture, printedArt, sheetWords } from "../sheet/sheet.js";
import { star } from "../sheet/stars.js";
import { icon, numeral } from "../ui/symbols.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../table/seat.js").Session} Session */

/** A sheet counted out: the picture and its steps. @param {Table} table @param {Session} session @param {number} seat */
export async function countedSheet(table, session, seat) {
  const name = table.seats[seat]?.name ?? "";
  const label = seat === table.you ? t(`play-your-${table.adventure}`) : t("play-tab", { name });
  const [art, told] = await Promise.all([
    printedArt({ code: table.code }),
    /** @type {Promise<import("../net/messages").Explained>} */ (session.ask({ type: "explain", seat })),
  ]);
  const picture = new SheetPicture({ art, adventure: table.adventure, layout: table.layout, label });
  const sheet = table.sheets[seat] ?? EMPTY;
  picture.ink(sheet);
  picture.names(sheetWords(table.layout, sheet));
  return { picture, reveal: new ScoreReveal(table.adventure, told.parts, picture) };
}

/**
 * One's own row is open from the beginning.
 * @param {Table} table
 * @param {Session} session
 * @param {import("../net/messages").Standing} standing
 * @param {boolean} [isOpen] of somebody else: where nobody has a sheet of their own, and the room beside the podium would be empty
 */
export function resultRow(table, session, { seat, stars, place }, isOpen = false) {
  const isYou = seat === table.you;
  const inside = el("div", { class: "counted-sheet" });
  const details = el("details", { class: isYou ? "me" : "" },
    el("summary", { "aria-label": t("score-placed", { place, name: nameOf(table, seat), count: stars }) },
      el("span", { class: "place" }, numeral(place, { height: 22, hidden: true })),
      faceAt(table, table.seats[seat]?.name ?? ""),
      el("span", { class: "nm", "aria-hidden": "true" }, nameOf(table, seat)),
      el("span", { class: "sc", "aria-hidden": "true" }, star(22), numeral(stars, { height: 24, hidden: true })),
      icon("i-next", 18),
    ),
    inside,
  );
  details.addEventListener("toggle", async () => {
    if (!details.open || inside.childElementCount > 0) return;
    const { picture, reveal } = await countedSheet(table, session, seat);
    put(inside, el("div", { class: "paper expl" }, picture.element, reveal.words), reveal.element);
    if (details.isConnected) reveal.start();
  });
  details.open = isYou || isOpen;
  return el("li", {}, details);
}
