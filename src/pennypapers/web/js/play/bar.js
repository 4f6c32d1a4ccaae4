// The bar of a game: menu, what is played and which turn it is, who is still thinking, help.

import { dress, el, put } from "../ui/dom.js";
import { inkedCount } from "../table/players.js";
import { icon, lettering } from "../ui/symbols.js";
import { isSolo } from "../model/table/table.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */

export class Bar {
  #title = el("h1");
  #under = el("span", { class: "under" });
  #pill;
  /** Where the stars of a ghost are shown. */
  ghost = el("span", { class: "pill ghost", hidden: true });

  /** @param {{menu: () => void, people: () => void, help: () => void}} acts @param {HTMLElement} clock */
  constructor(acts, clock) {
    this.#pill = el("button", { type: "button", class: "pill", onclick: acts.people });
    this.element = el("header", { class: "bar" },
      el("button", { type: "button", class: "ib", "aria-label": t("play-menu"), onclick: acts.menu }, icon("i-menu")),
      el("div", { class: "mid" }, this.#title, el("span", { class: "xs muted" }, this.#under, clock)),
      this.ghost,
      this.#pill,
      el("button", { type: "button", class: "ib", "aria-label": t("play-help"), onclick: acts.help }, icon("i-help")),
    );
  }

  /** @param {Table} table @param {{turn: number, isDanger: boolean}} now */
  show(table, { turn, isDanger }) {
    const title = isDanger ? t(`play-danger-title-${table.adventure}`) : t(`short-${table.adventure}`);
    if (this.#title.dataset.text !== title) {
      this.#title.dataset.text = title;
      put(this.#title, lettering(title, { height: 18 }));
    }
    const side = table.challenge ? runName(table.challenge) : sideName(table.layout.name);
    const last = isSolo(table) ? table.soloTurns : null;
    const at = last ? t("play-turn-of", { turn, last, side }) : t("play-turn", { turn, side });
    put(this.#under, turn ? at : side);
    dress(this.#under, { title: table.challenge ? turn ? at : side : null }); // a long title is cut
    const { done, count } = inkedCount(table);
    this.#pill.hidden = isSolo(table) && count === 1 && !table.isHost;
    const progress = table.roll ? [`${done}/${count}`, el("span", { class: "sr" }, t("play-have-inked", { done }))] : [String(count), el("span", { class: "sr" }, t("play-players"))];
    put(this.#pill, ...(isSolo(table) ? [t("play-solo")] : [icon("i-people", 18), ...progress]));
  }
}

/** @param {string} name of a layout */
function sideName(name) {
  return ["front", "back"].includes(name) ? t(`side-${name}`) : name;
}

/** The title of a challenge, and whether this run of it is practice. @param {import("../model/table/table.js").Run} run */
function runName({ title, attempt }) {
  return attempt > 1 ? `${t("same-practice")} · ${title || t("same-title")}` : title || t("same-title");
}
