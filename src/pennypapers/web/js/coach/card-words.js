// The three cards of a player as sentences: what was found well, the roll that mattered most, a turn to try again. They
// say facts of the analysis in whole stars, and nothing that it did not say.

import { t } from "../app/language.js";
import { rollWords } from "../play/dice/dice.js";
import { turnWords } from "../sheet/turn-summary.js";

/** @typedef {import("../net/analyses.js").PlayerAnalysis} PlayerAnalysis */
/** @typedef {import("../net/analyses.js").FoundTurn} FoundTurn */
/** @typedef {{kind: "find" | "roll" | "again", icon: string, title: string, text: string, turn: number | null}} Card */

/** @param {string} adventure @param {PlayerAnalysis} player @returns {Card[]} */
export function cardWords(adventure, { cards }) {
  return [findCard(adventure, cards.find), rollCard(adventure, cards.roll), againCard(adventure, cards)].filter((card) => card !== null);
}

/** @param {string} adventure @param {FoundTurn | null} found @returns {Card | null} */
export function findCard(adventure, found) {
  if (!found) return null;
  const given = { turn: found.turn, what: turnWords(adventure, found.marks), count: whole(found.stars), part: partOf(found) };
  return { kind: "find", icon: "star", title: t("coach-find"), text: t(found.kind === "choice" ? "coach-find-choice" : "coach-find-mark", given), turn: found.turn };
}

/** @param {string} adventure @param {FoundTurn | null} roll @returns {Card | null} */
function rollCard(adventure, roll) {
  if (!roll) return null;
  const given = { turn: roll.turn, roll: rollWords(adventure, roll.roll), count: whole(roll.stars) };
  return { kind: "roll", icon: "i-dice", title: t("coach-roll"), text: t(`coach-roll-${roll.kind}`, given), turn: roll.turn };
}

/** @param {string} adventure @param {PlayerAnalysis["cards"]} cards @returns {Card} */
function againCard(adventure, { again, steady, choices }) {
  if (!again) return { kind: "again", icon: "i-check", title: t("coach-steady"), text: t("coach-steady-says", { steady, choices }), turn: null };
  const given = { turn: again.turn, count: whole(again.stars), part: partOf(again) };
  return { kind: "again", icon: "i-replay", title: t("coach-again"), text: t(given.part ? "coach-again-part" : "coach-again-says", given), turn: again.turn };
}

/** Whole stars, at least one: smaller amounts are on no card. @param {number} stars */
function whole(stars) {
  return Math.max(1, Math.round(Math.abs(stars)));
}

/** The part of the score that it was most about, or "". @param {FoundTurn} found */
function partOf({ parts }) {
  const [most] = Object.entries(parts).sort(([, one], [, two]) => two - one);
  return most && most[1] > 0 ? t(`score-part-${most[0]}`) : "";
}
