// The line of the big screen that says how far its dice can be trusted, with the seal, so that phones can be compared.

import { sealText } from "../dice/dice-words.js";
import { strengthOf } from "../dice/strength.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";

export class DiceLine {
  element = el("p", { class: "dice-line" });
  #shown = "";

  /** @param {import("../model/table/table.js").Table} table */
  update(table) {
    this.element.hidden = table.seats.length === 0;
    const strength = strengthOf(table);
    const shown = `${strength} ${table.seal}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const isShared = strength !== "typed" && strength !== "none";
    const seal = isShared && table.seal && el("span", { class: "seal-text" }, t("dice-seal", { seal: sealText(table.seal) }));
    put(this.element, icon(isShared ? "i-seal" : "i-dice", 20), el("span", {}, t(`dice-short-${strength}`), seal));
  }
}
