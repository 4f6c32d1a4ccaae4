// The way through a long list, a page at a time, with a way to the page on which one stands.

import { t } from "../app/language.js";
import { dress, el, put } from "./dom.js";
import { icon } from "./symbols.js";

export class Pager {
  #size;
  #onpage;

  /** @param {string} label @param {number} size of a page @param {(start: number) => void} onpage */
  constructor(label, size, onpage) {
    this.#size = size;
    this.#onpage = onpage;
    this.element = el("nav", { class: "pager", "aria-label": label });
  }

  /** @param {{total: number, start: number, count: number, mine: number | null}} page `count` lines from `start`; `mine` is the index of one's own, unless it is among them */
  show({ total, start, count, mine }) {
    const mineAt = mine === null ? null : Math.floor(mine / this.#size) * this.#size;
    this.element.hidden = total <= this.#size;
    put(this.element,
      this.#way("i-back", t("same-page-back"), start > 0 ? Math.max(start - this.#size, 0) : null),
      el("span", { class: "small" }, t("same-page", { from: start + 1, to: start + count, total })),
      this.#way("i-next", t("same-page-on"), start + count < total ? start + this.#size : null),
      mineAt !== null && el("button", { type: "button", class: "lk", onclick: () => this.#onpage(mineAt) }, t("same-my-place")),
    );
  }

  /** @param {string} symbol @param {string} label @param {number | null} start */
  #way(symbol, label, start) {
    const button = el("button", { type: "button", class: "ib", "aria-label": label, onclick: () => start !== null && this.#onpage(start) }, icon(symbol));
    dress(button, { disabled: start === null });
    return button;
  }
}
