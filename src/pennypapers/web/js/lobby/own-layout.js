// A layout of one's own: pasted or read from a file. The server checks it.

import { dress, el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { LONGEST_LAYOUT } from "../net/sizes.js";

/** @returns {{element: HTMLElement, text: () => string, refuse: (says: string | null, line?: number) => void}} */
export function ownLayout() {
  const wrong = el("p", { class: "wrong", id: "layout-wrong", role: "alert" });
  const area = el("textarea", {
    id: "layout", class: "field", rows: 9, maxlength: LONGEST_LAYOUT, spellcheck: "false", autocapitalize: "off", "aria-describedby": "layout-hint",
  });
  const file = el("input", {
    type: "file", class: "sr", id: "layout-file", accept: ".layout,.txt,text/plain",
    onchange: async () => {
      const chosen = file.files?.[0];
      if (chosen) area.value = (await chosen.text()).slice(0, LONGEST_LAYOUT);
      file.value = "";
      refuse(null);
    },
  });
  const element = el("details", { class: "own" },
    el("summary", { class: "lk" }, t("host-own-layout")),
    el("label", { for: area.id }, t("host-own-text")),
    el("p", { id: "layout-hint", class: "small muted" }, t("host-own-hint")),
    area,
    wrong,
    file,
    el("label", { for: file.id, class: "btn" }, icon("i-open", 20), t("host-own-file")),
  );
  area.addEventListener("input", () => refuse(null));

  /** @param {string | null} says @param {number} [line] of the text; nought for none */
  function refuse(says, line = 0) {
    put(wrong, says);
    dress(area, { "aria-invalid": says ? "true" : null, "aria-describedby": says ? `${wrong.id} layout-hint` : "layout-hint" });
    if (!says) return;
    element.open = true;
    area.focus();
    select(line);
  }

  /** @param {number} line from one; nought for none */
  function select(line) {
    if (!line) return;
    const lines = area.value.split("\n");
    const begin = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    area.setSelectionRange(begin, begin + (lines[line - 1] ?? "").length);
  }

  return { element, text: () => (element.open ? area.value.trim() : ""), refuse };
}
