// The panel that explains a part of the score: lists its reasons and highlights them on the sheet one after the
// other.

import { dress, el, put } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { reasonSaying, signed } from "../model/stars/reason.js";
import { moves } from "../app/settings.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";

/** @typedef {import("../net/messages").PartView} PartView */
/** @typedef {import("../net/messages").ReasonView} ReasonView */

const EACH = 1700;

export class Explanation {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {{explain: (reason: ReasonView | null) => void, onclose?: () => void}} how */
  constructor({ explain, onclose }) {
    this.explain = explain;
    this.onclose = onclose;
    /** @type {string | null} */
    this.key = null;
    this.element = el("section", { class: "explanation card", hidden: true });
  }

  get isOpen() {
    return this.key !== null;
  }

  /** @param {PartView} part */
  show(part) {
    clearInterval(this.#timer);
    this.key = part.key;
    const buttons = part.reasons.map((reason) => el("button", { type: "button", onclick: () => only(reason) },
      el("span", {}, reasonWords(reason)), el("b", {}, signed(reason.stars))));
    const show = (/** @type {ReasonView | undefined} */ reason) => {
      this.explain(reason ?? null);
      for (const [at, button] of buttons.entries()) {
        const isLit = part.reasons[at] === reason;
        button.classList.toggle("on", isLit);
        dress(button, { "aria-pressed": String(isLit) });
        if (isLit) keepInView(button);
      }
    };
    /** @param {ReasonView} reason */
    const only = (reason) => {
      clearInterval(this.#timer);
      show(reason);
      announce(reasonWords(reason));
    };
    put(this.element,
      el("div", { class: "explanation-head" },
        el("h3", {}, t(`score-part-${part.key}`)), el("b", {}, signed(part.stars)),
        el("button", { type: "button", class: "ib", "aria-label": t("close"), onclick: () => this.close() }, icon("i-close", 20)),
      ),
      part.reasons.length ? el("ul", {}, ...buttons.map((button) => el("li", {}, button))) : el("p", {}, t(`score-nothing-${part.key}`)),
    );
    this.element.hidden = false;
    show(part.reasons[0]);
    announce([`${t(`score-part-${part.key}`)}: ${t("stars", { count: part.stars })}.`, ...saidReasons(part)].join(" "), "part");
    let at = 0;
    if (moves() && part.reasons.length > 1) {
      this.#timer = setInterval(() => {
        at = (at + 1) % part.reasons.length;
        show(part.reasons[at]);
        if (at === 0) clearInterval(this.#timer);
      }, EACH);
    }
  }

  close() {
    clearInterval(this.#timer);
    if (!this.isOpen) return;
    this.key = null;
    this.element.hidden = true;
    this.explain(null);
    this.onclose?.();
  }
}

/** @param {ReasonView} reason */
export function reasonWords(reason) {
  return t(...reasonSaying(reason));
}

/** The reasons of a part as sentences, or why it has none. @param {PartView} part */
function saidReasons({ key, reasons }) {
  if (reasons.length === 0) return [t(`score-nothing-${key}`)];
  return reasons.map((reason) => `${reasonWords(reason)}: ${signed(reason.stars)}.`);
}

/** Scroll the list, never the page. @param {HTMLElement} button */
function keepInView(button) {
  const list = button.closest("ul");
  if (list) list.scrollTop = Math.min(Math.max(list.scrollTop, button.offsetTop + button.offsetHeight - list.clientHeight), button.offsetTop);
}
