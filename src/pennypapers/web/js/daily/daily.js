// `/daily`: the dice of a day for each adventure, today's unless `?day=` names another, and a calendar of the days before.

import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { dailiesOfDay, monthOf } from "../model/calendar.js";
import { adventures } from "../model/facts.js";
import { dailiesOf } from "../net/dailies.js";
import { IS_ALONE } from "../net/reach.js";
import { announce } from "../ui/announce.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { dailyCard } from "./daily-card.js";
import { MonthView } from "./month.js";
import { at } from "../net/address.js";

/** @typedef {import("../net/dailies.js").Month} Month */
/** @typedef {import("../app/refusal.js").Refused} Refused */

/** How often it is asked whether a new day has begun, in milliseconds; also when the page is looked at again. */
const AGAIN = 300_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** @type {import("../app/main.js").Screen} */
export default async function daily(place) {
  document.title = t("daily-title");
  const wished = new URLSearchParams(location.search).get("day") ?? "";
  const view = new DailyView(DAY.test(wished) ? wished : null);
  put(place, view.element);
  await view.load();
  return () => view.end();
}

class DailyView {
  #day;
  #title = el("h2", { tabindex: -1 });
  #cards = el("div", { class: "daily-cards" });
  #played = el("p", { class: "days-played" });
  #month = new MonthView({ onday: (day) => this.#turnTo(day), onmonth: (month) => void this.#leaf(month) });
  #inside = el("main", { class: "entry" }, el("p", { class: "card" }, t("daily-looking")));
  /** The month whose dailies are shown as cards. @type {Month | null} */
  #found = null;
  #timer = setInterval(() => void this.#refresh(), AGAIN);
  #seen = () => void this.#refresh();

  /** @param {string | null} day today if null */
  constructor(day) {
    this.#day = day;
    document.addEventListener("visibilitychange", this.#seen);
    this.element = el("div", { class: "way daily" },
      el("header", { class: "bar" },
        el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
        el("h1", { class: "mid" }, lettering(t("daily-title"), { height: 18 })),
      ),
      this.#inside,
    );
  }

  end() {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  async load() {
    try {
      this.#show(await this.#ask());
    } catch (refused) {
      put(this.#inside, el("p", { class: "card notice", role: "alert" }, refusalText(/** @type {Refused} */ (refused))));
    }
  }

  #ask() {
    return dailiesOf(this.#day && monthOf(this.#day));
  }

  /** @param {Month} found */
  #show(found) {
    this.#found = found;
    put(this.#inside,
      el("section", { class: "of-day" }, this.#title, this.#cards, IS_ALONE && el("p", { class: "small muted" }, t("daily-site-says"))),
      el("section", { class: "card of-month", "aria-label": t("daily-days") }, this.#played, this.#month.element),
    );
    this.#showDay();
    this.#showMonth(found, this.#shown);
  }

  get #shown() {
    return this.#day ?? this.#found?.today ?? "";
  }

  /** A new day may have begun meanwhile, or a run be over; otherwise nothing is drawn anew under anybody's hands. */
  async #refresh() {
    if (document.visibilityState !== "visible") return;
    const [before, found] = [this.#found, await this.#ask().catch(() => null)];
    if (!found || JSON.stringify(found) === JSON.stringify(before)) return;
    this.#show(found);
    if (before && found.today !== before.today && !this.#day) announce(this.#title.textContent ?? "");
  }

  /** @param {string} day */
  async #turnTo(day) {
    this.#day = day === this.#found?.today ? null : day;
    history.replaceState(null, "", at(this.#day ? `/daily?day=${day}` : "/daily"));
    if (!this.#found || dailiesOfDay(this.#found.days, day).length === 0) await this.load();
    this.#showDay();
    this.#month.choose(day);
    this.#title.focus();
  }

  /** @param {string} month */
  async #leaf(month) {
    try {
      const found = await dailiesOf(month);
      this.#showMonth(found, `${month}-01`);
      this.#month.choose(this.#shown);
      this.#month.focus();
    } catch (refused) {
      toast(refusalText(/** @type {Refused} */ (refused)));
    }
  }

  /** @param {Month} found @param {string} day one of the month */
  #showMonth(found, day) {
    put(this.#played, found.played > 0 ? t("daily-played", { count: found.played }) : t("daily-says"));
    this.#month.show(monthOf(day), found);
    this.#month.choose(this.#shown);
  }

  #showDay() {
    if (!this.#found) return;
    const isToday = this.#shown === this.#found.today;
    put(this.#title, isToday ? t("daily-today", { day: dayName(this.#shown) }) : t("daily-of", { day: dayName(this.#shown) }));
    const order = adventures().map(({ key }) => key);
    const here = dailiesOfDay(this.#found.days, this.#shown).sort((one, other) => order.indexOf(one.adventure) - order.indexOf(other.adventure));
    put(this.#cards, ...(here.length > 0 ? here.map(dailyCard) : [el("p", { class: "card" }, t("daily-none"))]));
  }
}
