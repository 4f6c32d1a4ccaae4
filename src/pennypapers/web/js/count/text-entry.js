// A paper sheet as text: to copy, to keep as a file, or to paste. The server checks the text.

import { dress, el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { readHeaders } from "../model/notation.js";
import { readPaper, writePaper } from "./typed-sheets.js";
import { refusalText } from "../app/refusal.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { LONGEST_PAPER } from "../net/sizes.js";

/** @typedef {import("./typed-sheets.js").Paper} Paper */

export class TextEntry {
  #layout;
  #reference;
  #acts;
  #area = el("textarea", { id: "count-text", class: "field", rows: 12, maxlength: LONGEST_PAPER, spellcheck: "false", autocapitalize: "off" });
  #wrong = el("p", { class: "wrong", role: "alert" });
  #link = el("a", { class: "btn", download: "sheet.sheet" }, t("count-download"));
  #name = "";

  /**
   * @param {import("../model/notation.js").Layout} layout
   * @param {string} reference
   * @param {{check: (text: string) => Promise<import("../net/messages").CountedSheets>, take: (paper: Paper) => void}} acts
   */
  constructor(layout, reference, acts) {
    this.#layout = layout;
    this.#reference = reference;
    this.#acts = acts;
    this.#area.addEventListener("input", () => this.#refuse(null));
    this.element = el("details", { class: "as-text card" },
      el("summary", { class: "lk" }, t("count-text")),
      el("label", { for: this.#area.id }, t("count-text-how")),
      this.#area,
      this.#wrong,
      el("div", { class: "text-acts" },
        el("button", { type: "button", class: "btn primary", onclick: () => void this.#take() }, t("count-text-take")),
        el("button", { type: "button", class: "btn", onclick: () => void this.#copy() }, icon("i-share", 20), t("count-copy")),
        this.#link,
      ),
    );
  }

  /** @param {Paper} paper */
  show(paper) {
    if (document.activeElement === this.#area) return;
    const text = writePaper(this.#layout, this.#reference, paper);
    this.#area.value = text;
    this.#name = paper.name;
    dress(this.#link, { href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`, download: `${paper.name.trim().replace(/[^\p{L}\d]+/gu, "-") || "sheet"}.sheet` });
    this.#refuse(null);
  }

  async #take() {
    const text = this.#area.value;
    const headers = readHeaders(text);
    if (headers.get("adventure") !== this.#layout.adventure || headers.get("layout") !== this.#reference) return this.#refuse(t("count-text-other"));
    try {
      const found = (await this.#acts.check(text)).sheets[0]?.not_allowed.find(({ mark }) => mark === null);
      if (found) return this.#refuse(refusalText(found));
    } catch (refused) {
      return this.#refuse(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
    this.#area.blur();
    this.#acts.take(readPaper(text));
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#area.value);
      toast(t("count-copied"));
    } catch {
      this.#area.select();
    }
  }

  /** @param {string | null} says */
  #refuse(says) {
    put(this.#wrong, says);
    dress(this.#area, { "aria-invalid": says ? "true" : null });
  }
}
