// The dice and the prompt beside them.

import { Dice } from "./dice.js";
import { el, put } from "../../ui/dom.js";
import { t } from "../../app/language.js";
import { sentence } from "../../model/turn/prompt.js";

/** @typedef {import("../../model/table/table.js").Table} Table */

/** Seconds before the end from which more time is offered. */
const SOON = 15;

export class DiceBar {
  #say = el("p", { class: "say" });
  #more;

  /** @param {string} adventure @param {() => void} onmore asked for more time */
  constructor(adventure, onmore) {
    this.dice = new Dice(adventure);
    this.#more = el("button", { type: "button", class: "pill more-time", hidden: true, onclick: onmore }, t("play-more-time"));
    this.element = el("section", { class: "dice-bar", "aria-label": t("play-dice") }, this.dice.element, el("div", { class: "told" }, this.#say, this.#more));
  }

  /**
   * @param {Table} table
   * @param {import("../../model/turn/draft.js").Draft} draft
   * @param {{isDiscovering: boolean, isBusy: boolean, used: readonly string[]}} how
   */
  show(table, draft, { isDiscovering, isBusy, used }) {
    const { lead, more } = sentence(table, draft, isDiscovering);
    const words = isBusy ? [] : [t(...lead), more ? t(...more) : ""];
    const said = words.join("\n");
    if (this.#say.dataset.said !== said) {
      this.#say.dataset.said = said;
      put(this.#say, words[0], " ", words[1] && el("small", {}, words[1]));
    }
    this.dice.state(used, table.roll?.is_danger ?? false);
  }

  /** Show the button for more time near the end of the clock, if this player has not inked. @param {Table} table @param {number | null} left */
  offerTime(table, left) {
    const isThinking = table.you !== null && table.waiting.includes(table.you) && !table.seats[table.you]?.extended;
    this.#more.hidden = !(left !== null && left <= SOON && isThinking);
  }
}
