// What paper sheets are worth: stars by part, what was overlooked, what is not allowed, and everybody's place.

import { announce } from "../ui/announce.js";
import { openRule } from "../rules/clause.js";
import { CountCompare, partName } from "./compare.js";
import { ScoreReveal } from "../sheet/score-reveal.js";
import { dress, el, put } from "../ui/dom.js";
import { keepFocus } from "../ui/focus.js";
import { reasonWords } from "../sheet/explanation.js";
import { t } from "../app/language.js";
import { readMark } from "../model/notation.js";
import { plain, signed } from "../model/stars/reason.js";
import { refusalText } from "../app/refusal.js";
import { moves } from "../app/settings.js";
import { star } from "../sheet/stars.js";
import { ranked } from "../model/stars/standings.js";
import { numeral } from "../ui/symbols.js";
import { tieWords } from "../end/tie-words.js";
import { tickSpaces, tickWords } from "./ticks.js";

/** @typedef {import("../net/messages").CountedSheet} CountedSheet */
/** @typedef {import("../net/messages").CountedSheets} CountedSheets */
/** @typedef {import("../net/messages").Overlooked} Overlooked */
/** @typedef {import("../net/messages").NotAllowed} NotAllowed */
/** @typedef {import("../sheet/explain-layer.js").Reason} Reason */

/**
 * @typedef {object} Acts
 * @property {(mark: string) => void} note
 * @property {(at: number) => void} show a sheet
 */

export class CountResults {
  #adventure;
  #picture;
  #acts;
  #total = el("p", { class: "total", role: "status" });
  #parts = el("div");
  #compare;
  #lists = el("div", { class: "count-lists" });
  #places = el("div");

  /** @param {string} adventure @param {import("../sheet/sheet.js").SheetPicture} picture @param {Acts & import("./compare.js").Acts} acts */
  constructor(adventure, picture, acts) {
    this.#adventure = adventure;
    this.#picture = picture;
    this.#acts = acts;
    this.#compare = new CountCompare(adventure, acts);
    this.element = el("div", { class: "count-results" }, this.#total, this.#parts, this.#compare.element, this.#lists, this.#places);
  }

  /** What a player counted themselves. @param {import("./typed-sheets.js").Paper} paper */
  claims(paper) {
    this.#compare.take(paper);
  }

  /** Go to what was found. */
  tell() {
    this.#lists.firstElementChild?.scrollIntoView({ block: "nearest", behavior: moves() ? "smooth" : "instant" });
    const found = [...this.#lists.querySelectorAll(".overlooked li")].map((each) => each.textContent ?? "");
    announce(found.length ? [t("count-overlooked"), ...found].join(". ") : t("count-all-good"));
  }

  /** @param {CountedSheets} counted @param {number} at @param {readonly string[]} names */
  show(counted, at, names) {
    keepFocus(this.element, () => this.#draw(counted, at, names));
  }

  /** @param {CountedSheets} counted @param {number} at @param {readonly string[]} names */
  #draw(counted, at, names) {
    const sheet = counted.sheets[at];
    if (!sheet) return;
    put(this.#total, star(30), numeral(sheet.total, { height: 32, hidden: true }), el("span", { class: "sr" }, t("stars", { count: sheet.total })));
    const reveal = new ScoreReveal(this.#adventure, sheet.parts, this.#picture);
    put(this.#parts, reveal.element, reveal.words);
    this.#compare.show(sheet.ticks);
    put(this.#lists, ...this.#found(sheet));
    put(this.#places, counted.sheets.length > 1 && this.#standings(counted, names));
  }

  /** @param {string} says */
  fail(says) {
    put(this.#lists, el("p", { class: "wrong", role: "alert" }, says));
  }

  /** @param {CountedSheet} sheet */
  * #found(sheet) {
    const advice = sheet.overlooked.filter((each) => each.advice);
    const missed = sheet.overlooked.filter((each) => !each.advice);
    if (sheet.not_allowed.length) yield this.#list("not-allowed", t("count-not-allowed"), t("count-left-out"), sheet.not_allowed.map((each) => this.#wrong(each)));
    const miscounted = sheet.miscounted.flatMap((part) => this.#miscounted(part));
    if (miscounted.length + missed.length) yield this.#list("overlooked", t("count-overlooked"), null, [...miscounted, ...missed.map((each) => this.#missed(each))]);
    if (advice.length) yield this.#list("advice", t("count-advice"), t("count-advice-how"), advice.map((each) => this.#missed(each)));
    if (!sheet.not_allowed.length && !miscounted.length && !missed.length) yield el("p", { class: "all-good" }, t("count-all-good"));
  }

  /** @param {string} look @param {string} title @param {string | null} more @param {HTMLElement[]} rows */
  #list(look, title, more, rows) {
    return el("section", { class: `card ${look}` }, el("h2", {}, title), more && el("p", { class: "small muted" }, more), el("ul", {}, ...rows));
  }

  /** @param {NotAllowed} wrong */
  #wrong({ code, clause, facts, line, mark, spaces }) {
    const text = refusalText({ code, facts, line: mark === null ? line : null });
    return this.#row(text, clause ?? null, { kind: "wrong", spaces: spaces ?? [], stars: -1 });
  }

  /** @param {import("../net/messages").MiscountedPart} part @returns {HTMLElement[]} */
  #miscounted({ part, claimed, stars, missing, unfounded }) {
    const head = claimed !== null && claimed !== stars
      ? [el("li", { class: "plain" }, t("count-claimed", { part: partName(part), claimed: plain(claimed), stars: plain(stars) }))] : [];
    return [
      ...head,
      ...missing.map((reason) => this.#row(t("count-missing", { what: reasonWords(reason) }), reason.clause, reason, signed(reason.stars))),
      ...unfounded.map(({ tick, clause }) => this.#row(t("count-unfounded", { what: tickWords(tick) }), clause, { kind: "wrong", spaces: tickSpaces(tick), stars: -1 })),
    ];
  }

  /** @param {Overlooked} found */
  #missed({ mark, clause, stars, why }) {
    const { type } = readMark(mark);
    const words = type === "cross" ? t(`count-crossing-${this.#adventure}`, { space: why.space ?? "", spaces: why.spaces.join(" ") })
      : type === "circle" ? t("count-treasure", { value: why.value ?? 0, space: why.space ?? "" }) : reasonWords(why);
    const note = el("button", { type: "button", class: "pill", onclick: () => this.#acts.note(mark), "aria-label": `${t("count-note")}: ${words}` }, t("count-note"));
    return this.#row(words, clause, why, stars ? signed(stars) : "", note);
  }

  /** @param {string} text @param {string | null} clause @param {Reason} lit @param {string} [stars] @param {HTMLElement} [act] */
  #row(text, clause, lit, stars = "", act) {
    const button = el("button", { type: "button", class: "tells", "aria-pressed": "false", onclick: () => this.#explain(button, lit) }, el("span", {}, text), stars && el("b", {}, stars));
    return el("li", {}, button, clause && el("button", { type: "button", class: "clause", onclick: () => openRule(clause) }, clause), act);
  }

  /** @param {HTMLButtonElement} button @param {Reason} reason */
  #explain(button, reason) {
    const isLit = button.getAttribute("aria-pressed") === "true";
    for (const each of this.#lists.querySelectorAll(".tells")) dress(each, { "aria-pressed": "false" });
    dress(button, { "aria-pressed": String(!isLit) });
    this.#picture.explain(isLit ? null : reason);
  }

  /** @param {CountedSheets} counted @param {readonly string[]} names */
  #standings(counted, names) {
    const standings = counted.sheets.map(({ total, place }, seat) => ({ seat, stars: total, place }));
    const rows = ranked(standings).map(({ seat, stars, place }) => el("li", {}, el("button", { type: "button", onclick: () => this.#acts.show(seat) },
      el("span", { class: "place" }, numeral(place, { height: 22 })), el("span", { class: "nm" }, names[seat] ?? ""), el("b", {}, t("stars", { count: stars })))));
    const told = counted.ties.map(({ seats, shared, clause }) => {
      const players = seats.flatMap((seat) => {
        const sheet = counted.sheets[seat];
        return sheet ? [{ ...sheet, stars: sheet.total, name: names[seat] ?? "" }] : [];
      });
      return el("li", {}, el("button", { type: "button", class: "clause", onclick: () => openRule(clause) }, clause), tieWords(this.#adventure, shared, players));
    });
    return el("section", { class: "card places" }, el("h2", {}, t("count-places")), el("ol", {}, ...rows), told.length > 0 && el("ul", { class: "ties" }, ...told));
  }
}
