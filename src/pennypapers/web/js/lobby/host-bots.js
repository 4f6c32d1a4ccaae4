// The bots that a host adds before the table is opened, and the strength of each.

import { announce } from "../ui/announce.js";
import { botChoice } from "./bot-choice.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { keepFocus } from "../ui/focus.js";
import { icon } from "../ui/symbols.js";

export class HostBots {
  #names = el("ul", { class: "bots-wanted" });
  /** @type {string[]} */
  wanted = [];

  constructor() {
    this.element = el("section", { class: "host-bots", "aria-label": t("host-bots") },
      el("h2", {}, t("host-bots")),
      el("p", { class: "small muted" }, t("host-bots-hint")),
      el("div", { class: "row2" }, ...botChoice((bot) => this.#add(bot))),
      this.#names,
    );
  }

  /** @param {string} bot */
  #add(bot) {
    this.wanted = [...this.wanted, bot];
    announce(t("lobby-came", { name: t(`score-rank-${bot}`) }));
    this.#show();
  }

  /** @param {number} at */
  #remove(at) {
    this.wanted = this.wanted.filter((_, place) => place !== at);
    this.#show();
  }

  #show() {
    const names = this.wanted.map((bot, at) => {
      const name = t(`score-rank-${bot}`);
      const remove = el("button", { type: "button", class: "ib", "aria-label": `${t("lobby-remove")}: ${name}`, onclick: () => this.#remove(at) }, icon("i-close", 18));
      return el("li", { class: "pill" }, icon("i-bot", 20), name, remove);
    });
    keepFocus(this.#names, () => put(this.#names, ...names), () => this.element.querySelector("button")?.focus());
  }
}
