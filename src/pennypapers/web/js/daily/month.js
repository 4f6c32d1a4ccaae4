// A month of dailies to leaf through: each day that has some is a button, and days that are played have their stars.

import { monthName, weekdays, wholeDay } from "../app/dates.js";
import { t } from "../app/language.js";
import { daysOf } from "../model/calendar.js";
import { dress, el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** @typedef {import("../model/calendar.js").Day} Day */
/** @typedef {import("../net/dailies.js").Month} Month */

export class MonthView {
  #title = el("h3", { tabindex: -1 });
  #back;
  #on;
  #days = el("ol", { class: "days" });
  #onday;
  /** @type {Month | null} */
  #month = null;

  /** @param {{onday: (day: string) => void, onmonth: (month: string) => void}} does */
  constructor({ onday, onmonth }) {
    this.#onday = onday;
    const way = (/** @type {string} */ symbol, /** @type {string} */ label, /** @type {"before" | "after"} */ where) =>
      el("button", { type: "button", class: "ib", "aria-label": label, onclick: () => this.#month?.[where] && onmonth(this.#month[where]) }, icon(symbol));
    this.#back = way("i-back", t("daily-month-before"), "before");
    this.#on = way("i-next", t("daily-month-after"), "after");
    this.element = el("div", { class: "month" },
      el("div", { class: "leaf" }, this.#back, this.#title, this.#on),
      el("div", { class: "weekdays", "aria-hidden": "true" }, ...weekdays().map((each) => el("span", {}, each))),
      this.#days,
    );
  }

  /** @param {string} month @param {Month} found */
  show(month, found) {
    this.#month = found;
    put(this.#title, monthName(month));
    dress(this.#back, { disabled: found.before === null });
    dress(this.#on, { disabled: found.after === null });
    put(this.#days, ...daysOf(month, found.days, found.today).map((day) => this.#cell(day)));
  }

  /** Mark the day whose dailies are shown. @param {string} day */
  choose(day) {
    for (const each of this.#days.querySelectorAll("button")) dress(each, { "aria-current": each.dataset.day === day ? "date" : null });
  }

  focus() {
    this.#title.focus();
  }

  /** @param {Day} day */
  #cell(day) {
    const at = day.number === 1 ? { "--column": day.column } : {};
    const number = el("span", { "aria-hidden": "true" }, String(day.number));
    if (day.dailies.length === 0) return el("li", { class: "is-empty", "aria-hidden": "true", ...at }, number);
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, ...day.dailies.map((_, each) => el("i", { class: each < day.played ? "is-played" : "" })));
    const says = t("daily-day", { day: wholeDay(day.day), count: day.played, total: day.dailies.length });
    const name = ["day", day.isToday && "is-today", day.played > 0 && "is-played"].filter(Boolean).join(" ");
    return el("li", at, el("button", { type: "button", class: name, "data-day": day.day, "aria-label": says, onclick: () => this.#onday(day.day) }, number, dots));
  }
}
