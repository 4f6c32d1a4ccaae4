// The results of a challenge: one's own place in a sentence, the field as a chart, and everybody's place.

import { resultsOf } from "../net/challenges.js";
import { announce } from "../ui/announce.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { fieldOf, outcomeOf } from "../model/stars/field.js";
import { star } from "../sheet/stars.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering, numeral } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { copyForChat } from "./chat-text.js";
import { fieldChart } from "./field-chart.js";
import { card } from "./invitation.js";
import { PlacesList } from "./places.js";
import { playRun } from "./run.js";
import { shareButton, shareCard } from "./share.js";

/** @typedef {import("../net/challenges.js").ChallengeLook} ChallengeLook */
/** @typedef {import("../net/challenges.js").Results} Results */

/** Places on a page of the list. */
const PAGE = 20;
/** How often and how many times the results are asked for again while no bot has played, in milliseconds. */
const AGAIN = 6000;
const TIMES = 20;

export class ResultsView {
  #look;
  #mine = el("section", { class: "card my-run", "aria-label": t("same-yours") });
  #field = el("section", { class: "card all-runs" });
  #places;
  #start = 0;
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {ChallengeLook} look */
  constructor(look) {
    this.#look = look;
    this.#places = new PlacesList(look.code, PAGE, (start) => void this.#turnTo(start));
    const hasPlayed = look.mine.length > 0;
    const isTooLate = look.is_closed && hasPlayed && !look.mine.some((run) => run.is_over);
    this.elements = [
      el("div", { class: "results-main" }, hasPlayed ? this.#mine : card(look, { isShort: true }), isTooLate && el("p", { class: "card too-late" }, el("b", {}, t("same-too-late"))), this.#field, this.#acts(), practiceRuns(look)),
      el("div", { class: "results-list" }, this.#places.element),
      el("div", { class: "results-below" }, hasPlayed && card(look, { isShort: true }), !look.tickets && shareCard(look, { hasButton: false })),
    ];
  }

  async load() {
    this.#show(await resultsOf(this.#look.code, { start: this.#start, count: PAGE }));
  }

  end() {
    clearTimeout(this.#timer);
  }

  /** @param {number} start */
  async #turnTo(start) {
    this.#start = start;
    try {
      await this.load();
      this.#places.focus();
    } catch (refused) {
      toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }

  /** @param {Results} results */
  #show(results) {
    const bots = results.places.some(({ bot }) => bot) || this.#look.bots.length > 0;
    this.#showMine(results);
    this.#showField(results, bots);
    this.#places.show(results);
    clearTimeout(this.#timer);
    if (!bots && this.#look.bots_to_come > 0 && this.#tries < TIMES) {
      this.#tries += 1;
      this.#timer = setTimeout(() => void this.load().catch(() => undefined), AGAIN);
    }
  }

  /** @param {Results} results */
  #showMine({ mine, total }) {
    this.#mine.hidden = mine === null;
    if (!mine) return;
    const outcome = outcomeOf(mine, total);
    const says = t(`same-${outcome}`, { place: mine.place, total, percent: Math.round(mine.percentile) });
    if (this.#mine.textContent?.includes(says)) return;
    put(this.#mine,
      el("div", { class: "top" },
        el("span", { class: "sum" }, star(52), numeral(mine.stars, { height: 52, hidden: true }), el("span", { class: "sr" }, t("stars", { count: mine.stars }))),
        mine.rank && el("h2", {}, lettering(t(`score-rank-${mine.rank}`), { height: 26 })),
      ),
      el("p", { class: "says" }, says),
      copyForChat(this.#look, mine, total),
    );
    announce(says);
  }

  /** @param {Results} results @param {boolean} hasBots */
  #showField({ stars, mine, places }, hasBots) {
    const bots = this.#look.bots.length > 0 ? this.#look.bots.map((each) => each.stars) : places.filter(({ bot }) => bot).map((each) => each.stars);
    const field = fieldOf(stars, { mine: mine?.stars ?? null, bots });
    this.#field.hidden = field.total < 2 && (hasBots || this.#look.bots_to_come === 0);
    put(this.#field,
      el("h2", {}, t("same-field")),
      field.total > 1 && fieldChart(field, mine?.stars ?? null),
      field.total > 1 && el("ul", { class: "legend" },
        mine && el("li", { class: "is-mine" }, t("same-legend-you")),
        hasBots && el("li", { class: "is-bot" }, t("same-legend-bots")),
        el("li", { class: "is-other" }, t("same-legend-others")),
      ),
      !hasBots && this.#look.bots_to_come > 0 && el("p", { class: "small muted" }, t("same-bots-come")),
    );
  }

  #acts() {
    const look = this.#look;
    const begun = look.mine.some((run) => !run.is_over);
    const again = el("button", {
      type: "button", class: "btn",
      onclick: async () => {
        again.disabled = true;
        try {
          await playRun(look, { again: true }, again);
        } catch (refused) {
          again.disabled = false;
          toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
        }
      },
    }, icon(begun ? "i-pencil" : "i-dice", 20), t(begun ? "same-go-on-practice" : "same-again"));
    const on = look.evening && el("a", { class: "btn primary whole", href: `/e/${look.evening}` }, icon("i-next", 20), t("evening-on"));
    return el("nav", { class: "acts two", "aria-label": t("score-next") }, on, !look.is_closed && (!look.tickets || look.mine.length > 0) && again, !look.tickets && shareButton(look, { isPrimary: !look.evening }));
  }
}

/** Runs after the first, which do not count. @param {ChallengeLook} look */
function practiceRuns({ code, mine }) {
  const over = mine.filter(({ attempt, stars }) => attempt > 1 && stars !== null);
  if (over.length === 0) return false;
  return el("p", { class: "practice-runs small" }, t("same-practice-runs"), " ", ...over.map(({ stars, run }) => {
    const words = t("stars", { count: stars ?? 0 });
    return el("a", { class: "lk", href: `/c/${code}?with=${run}` }, words);
  }));
}
