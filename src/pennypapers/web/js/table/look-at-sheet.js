// Somebody's sheet as of the last closed turn, large, in a dialog.

import { openDialog } from "../ui/dialog.js";
import { dress, el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { EMPTY } from "../model/notation.js";
import { SheetPicture, inkedWords, printedArt } from "../sheet/sheet.js";
import { shapeOf } from "../sheet/art.js";

/** @param {import("../model/table/table.js").Table} table @param {number} seat */
export async function openSheet({ code, adventure, layout, sheets, seats }, seat) {
  const sheet = sheets[seat] ?? EMPTY;
  const label = t("play-tab", { name: seats[seat]?.name ?? "" });
  const art = await printedArt({ code });
  const picture = new SheetPicture({ art, adventure, layout, label, interactive: false });
  picture.ink(sheet);
  const { element } = openDialog(label, [art, el("p", { class: "sr" }, inkedWords(layout, sheet))], { class: "looks" });
  dress(element, { "--shape": shapeOf(art) });
}
