// In the lobby: what is played and how, for everybody to read; the host may choose again until the game begins.

import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";
import { keepFocus } from "../ui/focus.js";
import { setUp } from "./house-rules.js";
import { t } from "../app/language.js";
import { factsOf } from "../model/facts.js";
import { scene } from "../app/scene.js";
import { SetUpForm } from "./set-up-form.js";
import { icon, lettering } from "../ui/symbols.js";

/** @typedef {import("../model/table/table.js").Table} Table */

export class SetUpCard {
  element = el("section", { class: "card", "aria-label": t("lobby-set-up") });
  #shown = "";
  /** @type {Table | null} */
  #table = null;
  /** It stays, so that its dialog gives the focus back to it. */
  #change = el("button", { type: "button", class: "btn change", onclick: () => this.#choose() }, icon("i-settings", 20), t("lobby-change"));

  /** @param {(wish: import("../net/connection.js").Wish) => Promise<boolean>} ask */
  constructor(ask) {
    this.ask = ask;
  }

  /** @param {Table} table */
  show(table) {
    const key = JSON.stringify([table.layoutText, [...table.house], table.clock, table.eachRoll, table.isHost]);
    if (key === this.#shown) return;
    this.#shown = key;
    this.#table = table;
    const { key: name, minutes } = factsOf(table.adventure);
    const side = sideOf(table) ? t(`side-${table.layout.name}`) : t("lobby-own-layout");
    keepFocus(this.element, () => put(this.element,
      el("div", { class: "adv2" },
        scene(name),
        el("div", {}, el("h2", {}, lettering(t(`short-${name}`), { height: 17 })), el("span", { class: "small muted" }, `${side} · ${t("host-minutes", { minutes })}`)),
      ),
      el("dl", { class: "facts" }, ...setUp(table).map((fact) => el("div", {}, el("dt", {}, fact.name), el("dd", {}, fact.value)))),
      el("div", { class: "set-up-acts" },
        el("a", { class: "lk", href: `/print?adventure=${name}`, target: "_blank", rel: "noopener" }, icon("i-print", 20), t("print-title")),
        table.isHost && this.#change,
      ),
    ));
  }

  #choose() {
    const table = this.#table;
    if (!table) return;
    const form = new SetUpForm({ adventure: table.adventure, side: sideOf(table), clock: table.clock ?? 0, rules: table.house, links: table.eachRoll ? "each" : "first" });
    const save = async () => {
      if (await this.ask({ type: "set_up", ...form.wish })) dialog.close();
    };
    const dialog = openDialog(t("lobby-set-up"), [
      form.which, form.sides, form.how,
      el("div", { class: "dock" }, el("button", { type: "button", class: "btn primary", onclick: () => void save() }, icon("i-check", 20), t("lobby-change-done"))),
    ], { class: "set-up" });
  }
}

/** @param {Table} table */
export function setUpWords(table) {
  return setUp(table).map(({ name, value }) => `${name}: ${value}`);
}

/** @param {Table} table */
function sideOf({ adventure, layout }) {
  return factsOf(adventure).sides.includes(layout.name) ? layout.name : "";
}
