// A mark typed as text, such as c4=15: for those who write faster than they tap.

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { readMark } from "../model/notation.js";
import { t } from "../app/language.js";

/** @param {(marks: readonly string[]) => void} write */
export function openTypedMark(write) {
  const field = el("input", { class: "field", type: "text", id: "typed-mark", autocomplete: "off", autocapitalize: "none", spellcheck: "false", autofocus: true });
  const said = el("p", { class: "small", role: "alert" });
  const form = el("form", {
    class: "typed-mark", method: "dialog",
    onsubmit: (/** @type {Event} */ event) => {
      const marks = field.value.trim().toLowerCase().replace(/=([bhsm])\b/g, (found) => found.toUpperCase()).split(/\s+/).filter(Boolean);
      if (marks.length > 0 && marks.every(isMark)) {
        write(marks);
        return;
      }
      event.preventDefault();
      said.textContent = t("play-typed-unread");
    },
  }, el("label", { for: "typed-mark" }, t("play-typed-mark-how")), el("div", { class: "row" }, field, el("button", { class: "btn primary" }, t("play-typed-write"))), said);
  openDialog(t("play-typed-mark"), [form]);
  field.focus();
}

/** @param {string} text */
function isMark(text) {
  try {
    readMark(text);
    return true;
  } catch {
    return false;
  }
}
