// The three cards of a player, each with the way to its turn.

import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { icon } from "../ui/symbols.js";

/** @typedef {import("./card-words.js").Card} Card */

/**
 * @param {readonly Card[]} cards
 * @param {(turn: number) => import("../ui/dom.js").Child} way to a turn, such as a link
 */
export function threeCards(cards, way) {
  return el("ul", { class: "coach-cards" }, ...cards.map((card) => el("li", { class: `coach-card is-${card.kind}` },
    icon(card.icon, 30),
    el("div", {}, el("h3", {}, card.title), el("p", {}, card.text), card.turn !== null && way(card.turn)))));
}

/** @param {number} turn @param {string} address */
export function turnLink(turn, address) {
  return el("a", { class: "lk", href: `${address}${address.includes("?") ? "&" : "?"}turn=${turn}` }, t("coach-see-turn", { turn }));
}
