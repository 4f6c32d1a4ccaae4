// The tables that were written last. Each opens a dialog that says who is there.

import { listed, t } from "../app/language.js";
import { el, put } from "../ui/dom.js";
import { keepFocus } from "../ui/focus.js";
import { icon } from "../ui/symbols.js";
import { openTable } from "./table-dialog.js";

/** @typedef {import("../net/owner.js").TableLine} TableLine */

/** Names in a row; more are counted. */
const MOST_NAMES = 4;

export class TablesCard {
  #how;
  #shown = "";
  #more = el("p", { class: "small muted" });
  #list = el("ul", { class: "owner-tables" });
  element = el("section", { class: "card" }, el("h2", {}, t("owner-list")), this.#more, this.#list);

  /** @param {{changed: (look: import("../net/owner.js").Look) => void, look: () => void}} how `changed` gets a new look, `look` asks for one */
  constructor(how) {
    this.#how = how;
  }

  /** @param {readonly TableLine[]} tables */
  show(tables) {
    const now = JSON.stringify(tables);
    if (now === this.#shown) return;
    this.#shown = now;
    put(this.#more, tables.length > 0 ? t("owner-list-order") : t("owner-list-none"));
    keepFocus(this.element, () => put(this.#list, ...tables.map((each) => el("li", {}, this.#row(each)))));
  }

  /** @param {TableLine} table */
  #row(table) {
    const { code, adventure, here } = table;
    const about = [t(`short-${adventure}`), phaseOf(table), t("owner-here", { count: here })];
    return el("button", { type: "button", class: "owner-row", onclick: () => void openTable(code, this.#how) },
      el("span", { class: "code", "data-adv": adventure }, code),
      " ",
      el("span", { class: "nm" }, el("b", {}, namesOf(table)), " ", el("small", {}, about.join(" · "))),
      icon("i-next", 20),
    );
  }
}

/** @param {TableLine} table */
function phaseOf({ phase, turns, is_run: isRun }) {
  const how = phase === "playing" ? t("owner-playing", { turn: turns + 1 }) : t(`owner-${phase}`);
  return isRun ? `${how}, ${t("owner-run")}` : how;
}

/** @param {TableLine} table */
function namesOf({ names }) {
  if (names.length === 0) return t("owner-nobody");
  if (names.length <= MOST_NAMES) return listed(names);
  return t("names-and-more", { names: names.slice(0, MOST_NAMES).join(", "), count: names.length - MOST_NAMES });
}
