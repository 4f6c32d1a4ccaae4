// The sheet of a seat on paper, typed in at the end on the editor of /count and handed to the table.

import { countSheets } from "../net/api.js";
import { SheetEditor } from "../count/sheet-editor.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { blankPaper, readPaper, writePaper } from "../count/typed-sheets.js";
import { refusalText } from "../app/refusal.js";
import { printedArt } from "../sheet/sheet.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";

/** @param {import("../model/table/table.js").Table} table @param {number} seat @param {import("./paper-seats.js").Ask} ask */
export async function openPaperSheet(table, seat, ask) {
  const { code, layout, layoutText } = table;
  const name = table.seats[seat]?.name ?? "";
  const isOwn = !["front", "back"].includes(layout.name);
  const reference = isOwn ? `${layout.name}.layout` : layout.name;
  const sheet = table.sheets[seat];
  const before = sheet ? writePaper(layout, reference, { ...blankPaper(name), sheet }) : "";
  const editor = new SheetEditor({
    art: await printedArt({ code }), layout, reference, papers: [{ ...readPaper(before), name }], fixed: true,
    count: (sheets) => countSheets({ sheets, ...(isOwn && { layout: layoutText }) }),
    keep: () => undefined,
  });
  const send = el("button", {
    type: "button", class: "btn primary big",
    onclick: async () => {
      try {
        await ask({ type: "enter_sheet", seat, sheet: editor.texts[0] ?? "" });
        close();
        toast(t("paper-entered", { name }));
      } catch (refused) {
        toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, icon("i-check", 20), t("paper-send"));
  const { close } = openDialog(t("paper-sheet-of", { name }), [editor.element, send], { class: "whole", onclose: () => editor.end() });
}
