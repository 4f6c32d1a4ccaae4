// The rules, clause by clause: grouped, searchable, with drawn examples. `/rules#T3` goes to a clause.

import { announce } from "../ui/announce.js";
import { rules as fetchRules } from "../net/api.js";
import { clauseBody, worded } from "./clause.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { LESSONS } from "../lessons/scripts/lessons.js";
import { adventures } from "../model/facts.js";
import { matching } from "./search.js";
import { moves } from "../app/settings.js";
import { icon, lettering } from "../ui/symbols.js";

/** @typedef {import("./clause.js").Clause} Clause */

const RULING = "[ruling]";

/** @type {import("../app/main.js").Screen} */
export default async function rules(place) {
  const parts = allParts();
  document.title = t("rules-title");
  const results = el("p", { class: "small muted", "aria-live": "polite" });
  const search = el("input", {
    type: "search", id: "rules-search", autocomplete: "off", spellcheck: "false", placeholder: t("rules-search-hint"), oninput: () => filter(search.value),
  });
  const main = el("main", { class: "rules-main" });
  put(place, el("div", { class: "rules" },
    el("header", { class: "bar" },
      el("button", { type: "button", class: "ib", "aria-label": t("rules-back"), onclick: leave }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("rules-title"), { height: 20 })),
    ),
    el("div", { class: "rules-find" },
      el("form", { role: "search", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
        el("label", { for: "rules-search" }, t("rules-search")), search),
      el("nav", { "aria-label": t("rules-contents") }, ...parts.map(([letter, adventure]) => el("a", {
        class: "pill", href: `#part-${letter}`, "data-adv": adventure, onclick: (/** @type {Event} */ event) => jump(event, `part-${letter}`),
      }, t(`rules-part-${letter}-short`)))),
      results,
    ),
    main,
    el("footer", { class: "rules-foot small" }, el("p", {}, t("rules-credit"))),
  ));

  /** @type {Clause[]} */
  let clauses = [];
  try {
    const found = await fetchRules();
    const rulings = new Set(found.filter(({ text }) => text.includes(RULING)).map(({ id }) => id));
    clauses = found.map(worded);
    put(main, ...parts.map(([letter, adventure]) => part(letter, adventure, clauses.filter(({ id }) => id.startsWith(letter)), rulings)));
  } catch (refused) {
    put(main, el("p", { role: "alert" }, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused))));
  }

  /** @param {string} words */
  function filter(words) {
    const shown = matching(clauses, words);
    for (const card of main.querySelectorAll("article")) /** @type {HTMLElement} */ (card).hidden = !shown.has(card.id);
    for (const group of main.querySelectorAll("section")) group.hidden = !group.querySelector("article:not([hidden])");
    put(results, words.trim() && (shown.size ? t("rules-found", { count: shown.size }) : t("rules-none", { words: words.trim() })));
  }

  const wanted = decodeURIComponent(location.hash.slice(1));
  if (wanted) requestAnimationFrame(() => point(wanted));
}

/** Back to the game that one came from, or home. */
function leave() {
  if (history.length > 1) history.back();
  else go("/");
}

/** The parts in the order of the page: of all adventures, of each one, house rules. @returns {[letter: string, adventure: string | null][]} */
function allParts() {
  return [["G", null], ...adventures().map(({ letter, key }) => /** @type {[string, string]} */ ([letter, key])), ["O", null]];
}

/** @param {string} letter @param {string | null} adventure @param {readonly Clause[]} clauses @param {ReadonlySet<string>} rulings */
function part(letter, adventure, clauses, rulings) {
  return el("section", { id: `part-${letter}`, "data-adv": adventure, "aria-labelledby": `title-${letter}` },
    el("h2", { id: `title-${letter}`, tabindex: -1 }, lettering(t(`rules-part-${letter}`), { height: 22 })),
    adventure !== null && adventure in LESSONS && el("a", { class: "lk", href: `/learn/${adventure}` }, icon("i-play", 20), t("rules-learn")),
    el("div", { class: "clauses" }, ...clauses.map((clause) => card(clause, rulings.has(clause.id)))),
  );
}

/** @param {Clause} clause @param {boolean} isRuling */
function card(clause, isRuling) {
  const { id, title } = clause;
  return el("article", { class: "card rule", id, tabindex: -1, "aria-labelledby": `${id}-title` },
    el("h3", { id: `${id}-title` },
      el("a", { class: "clause", href: `/rules#${id}`, "aria-label": t("rules-link", { id }), onclick: (/** @type {Event} */ event) => jump(event, id) }, id),
      title,
      isRuling && el("abbr", { class: "pill", title: t("rules-ruling-why") }, t("rules-ruling")),
    ),
    clauseBody(clause),
  );
}

/** Go there without a new screen; the address says where. @param {Event} event @param {string} id */
function jump(event, id) {
  event.preventDefault();
  if (!id.startsWith("part-")) history.replaceState(history.state, "", `#${id}`);
  point(id);
}

/** Scroll to a clause, highlight and announce it. @param {string} id */
function point(id) {
  const found = document.getElementById(id);
  if (!found) return;
  for (const lit of document.querySelectorAll(".rule.is-lit")) lit.classList.remove("is-lit");
  found.classList.add("is-lit");
  found.scrollIntoView({ block: "start", behavior: moves() ? "smooth" : "auto" });
  const heading = found.matches("section") ? found.querySelector("h2") : found;
  /** @type {HTMLElement | null} */ (heading)?.focus({ preventScroll: true });
  if (found.matches("article")) announce(found.querySelector(".clause-text")?.textContent ?? "");
}
