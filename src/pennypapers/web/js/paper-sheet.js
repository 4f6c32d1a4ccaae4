// The sheet of a seat on paper, typed in at the end on the desk of /count and handed to the table.

import { countSheets } from "./api.js";
import { CountDesk } from "./count-desk.js";
import { openDialog } from "./dialog.js";
import { el } from "./dom.js";
import { t } from "./language.js";
import { blankPaper, readPaper, writePaper } from "./paper.js";
import { refusalText } from "./refusal.js";
import { printedArt } from "./sheet.js";
import { icon } from "./symbols.js";
import { toast } from "./toast.js";

/** @param {import("./table.js").Table} table @param {number} seat @param {import("./paper-seats.js").Ask} ask */
export async function openPaperSheet(table, seat, ask) {
  const { code, layout, layoutText } = table;
  const name = table.seats[seat]?.name ?? "";
  const isOwn = !["front", "back"].includes(layout.name);
  const reference = isOwn ? `${layout.name}.layout` : layout.name;
  const sheet = table.sheets[seat];
  const before = sheet ? writePaper(layout, reference, { ...blankPaper(name), sheet }) : "";
  const desk = new CountDesk({
    art: await printedArt({ code }), layout, reference, papers: [{ ...readPaper(before), name }], fixed: true,
    count: (sheets) => countSheets({ sheets, ...(isOwn && { layout: layoutText }) }),
    keep: () => undefined,
  });
  const send = el("button", {
    type: "button", class: "btn primary big",
    onclick: async () => {
      try {
        await ask({ type: "enter_sheet", seat, sheet: desk.texts[0] ?? "" });
        close();
        toast(t("paper-entered", { name }));
      } catch (refused) {
        toast(refusalText(/** @type {import("./refusal.js").Refused} */ (refused)));
      }
    },
  }, icon("i-check", 20), t("paper-send"));
  const { close } = openDialog(t("paper-sheet-of", { name }), [desk.element, send], { class: "whole", onclose: () => desk.end() });
}
