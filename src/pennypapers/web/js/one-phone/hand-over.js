// The screen between two people: the roll that all have, who gets the device next, and after a turn what everybody
// wrote. Nothing on it is secret.

import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { listed, t } from "../app/language.js";
import { toWrite } from "../model/table/sharing.js";
import { Dice, rollWords } from "../play/dice/dice.js";
import { factsOf } from "../model/facts.js";
import { faceAt } from "../table/face.js";
import { TypedDice } from "../table/typed-dice.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/**
 * @typedef {object} Now
 * @property {readonly Table[]} tables of everybody here, each as they see it
 * @property {readonly string[]} names of everybody here
 * @property {number} turn the one on the table, or the one that comes next
 * @property {number | null} next who gets the device; null if nobody here has to write
 * @property {boolean} isAsking whether it is not known who has it, as after a reload
 * @property {boolean} isSame whether whoever has it begins the next turn
 * @property {readonly string[]} others who is waited for, and not here
 * @property {Element | null} news
 */

/** @typedef {{take: (place: number) => void, choose: (place: number) => void, typeRoll: (roll: string) => void}} Acts */

export class HandOver {
  #acts;
  #dice;
  #under = el("p", { class: "under muted" });
  #next = el("section", { class: "card pass-on", "aria-live": "off" });
  #news = el("div", { class: "news-place" });
  #shown = "";
  /** The roll that has been shown: it tumbles once. */
  #rolled = "";

  /** @param {Table} table @param {Acts} acts */
  constructor(table, acts) {
    this.#acts = acts;
    this.#dice = new Dice(table.adventure);
    this.element = el("div", { class: "hand-over" },
      el("header", { class: "bar" },
        el("a", { class: "ib", href: "/", "aria-label": t("one-phone-home") }, icon("i-back")),
        el("div", { class: "mid" }, lettering(t(`short-${table.adventure}`), { height: 18 }), this.#under),
      ),
      el("main", {}, this.#next, this.#news),
    );
  }

  /** @param {Now} now @returns {boolean} whether something else is to be read now */
  show(now) {
    const [table] = now.tables;
    if (!table) return false;
    const { roll } = table;
    put(this.#under, t("play-turn", { turn: now.turn, side: ["front", "back"].includes(table.layout.name) ? t(`side-${table.layout.name}`) : table.layout.name }));
    const key = JSON.stringify([roll?.roll, roll?.turn, now.next, now.isAsking, now.isSame, now.others, toWrite(now.tables), table.house.get("dice")]);
    if (key === this.#shown) return false;
    this.#shown = key;
    put(this.#next, ...this.#parts(now, table));
    if (this.#news.firstChild !== now.news) put(this.#news, now.news);
    this.element.classList.toggle("has-news", now.news !== null);
    void this.#tumble(table);
    return true;
  }

  /** What has been rolled was seen elsewhere. @param {Table} table */
  seen({ roll }) {
    this.#rolled = roll ? `${roll.turn} ${roll.roll}` : "";
  }

  /** @param {Now} now @param {Table} table */
  #parts(now, table) {
    if (!table.roll) return table.house.get("dice") === "by_hand" ? this.#typing(table) : [el("h1", {}, t("one-phone-rolling"))];
    const dice = el("div", { class: "rolled" }, this.#dice.element);
    if (now.isAsking) return [dice, ...this.#asking(now, table)];
    if (now.next === null) return [dice, el("h1", {}, t("one-phone-all-done")), now.others.length > 0 && el("p", {}, t("one-phone-waits", { names: listed(now.others) })), sharers(now, table, null)];
    return [dice, ...this.#passing(now, table, now.next)];
  }

  /** @param {Now} now @param {Table} table @param {number} next */
  #passing(now, table, next) {
    const name = now.names[next] ?? "";
    const you = now.tables[next]?.you ?? 0;
    const held = table.roll?.holds?.[you];
    const owner = held === undefined || held === you ? undefined : table.seats[held]?.name;
    return [
      el("div", { class: "who-next" }, faceAt(table, name), el("h1", {}, t(now.isSame ? "one-phone-begins" : "one-phone-pass", { name }))),
      el("p", { class: "small" }, t(owner ? `one-phone-danger-${table.adventure}` : "one-phone-look-away", owner ? { name, owner } : {})),
      el("button", { type: "button", class: `btn big ${table.roll?.is_danger ? "danger" : "primary"}`, onclick: () => this.#acts.take(next) }, icon("i-pencil"), t("one-phone-ready", { name })),
      sharers(now, table, (place) => this.#acts.choose(place)),
      table.house.get("dice") === "by_hand" && table.waiting.length === table.seats.length
        && el("button", { type: "button", class: "lk", onclick: () => put(this.#next, ...this.#typing(table)) }, t("play-correct-dice")),
    ];
  }

  /** @param {Now} now @param {Table} table */
  #asking(now, table) {
    return [
      el("h1", {}, t("one-phone-whose")),
      el("p", { class: "small" }, t("one-phone-whose-hint")),
      el("ul", { class: "take-it" }, ...toWrite(now.tables).map((place) => {
        const name = now.names[place] ?? "";
        return el("li", {}, el("button", { type: "button", class: "btn big", onclick: () => this.#acts.take(place) }, faceAt(table, name), el("span", { class: "nm" }, name)));
      })),
    ];
  }

  /** @param {Table} table */
  #typing(table) {
    return [el("h1", {}, t("one-phone-type-dice")), new TypedDice(table.adventure, (roll) => this.#acts.typeRoll(roll), table.roll?.roll).element];
  }

  /** Show the dice: a roll that nobody has seen tumbles. @param {Table} table */
  async #tumble({ roll }) {
    if (!roll) return;
    const key = `${roll.turn} ${roll.roll}`;
    const isNew = key !== this.#rolled;
    this.#rolled = key;
    if (isNew) await this.#dice.roll(roll.roll);
    else this.#dice.show(roll.roll);
    this.#dice.state([], roll.is_danger ?? false);
  }
}

/** Everybody here, and who has written; a tap on somebody who has not gives them the device first. @param {Now} now @param {Table} table @param {((place: number) => void) | null} choose */
function sharers(now, table, choose) {
  const open = toWrite(now.tables);
  return el("ul", { class: "sharers", "aria-label": t("one-phone-who") }, ...now.names.map((name, place) => {
    const isOpen = open.includes(place);
    const inside = [faceAt(table, name), el("span", { class: "nm" }, name), icon(isOpen ? "i-pencil" : "i-check", 18), el("span", { class: "sr" }, t(isOpen ? "one-phone-open" : "one-phone-done"))];
    const mayChoose = choose !== null && isOpen && open.length > 1;
    return el("li", { class: `${isOpen ? "open" : "done"}${place === now.next ? " next" : ""}` },
      mayChoose ? el("button", { type: "button", "aria-pressed": String(place === now.next), onclick: () => choose(place) }, ...inside) : el("span", {}, ...inside));
  }));
}

/** The roll in words, and in a danger turn what it means. @param {Table} table */
export function rollSaid({ adventure, roll }) {
  if (!roll) return "";
  const danger = roll.is_danger && factsOf(adventure) ? ` ${t(`play-danger-title-${adventure}`)}.` : "";
  return `${rollWords(adventure, roll.roll)}${danger}`;
}
