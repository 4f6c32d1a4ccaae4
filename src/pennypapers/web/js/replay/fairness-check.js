// Says whether the dice of a game are those that were sealed before it; a folded list has every single check.

import { checkWords, howWords, notes } from "../end/fairness-summary.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { icon } from "../ui/symbols.js";

/** @typedef {import("../dice/check-table.js").TableCheck} TableCheck */

/**
 * @param {{isOver: boolean, isSealed: boolean}} game
 * @param {() => Promise<TableCheck>} check
 */
export function diceCheck(game, check) {
  const says = el("p", {}, waitingFor(game));
  const element = el("section", { class: "card dice-check" },
    el("h2", {}, icon("i-seal", 22), t("replay-dice")), says);
  if (game.isOver) check().then((done) => told(element, says, done), (refused) => put(says, refusalText(refused)));
  return element;
}

/** @param {{isOver: boolean, isSealed: boolean}} game */
function waitingFor({ isOver, isSealed }) {
  if (isOver) return t("replay-dice-checking");
  return t(isSealed ? "replay-dice-not-yet" : "replay-dice-unsealed");
}

/** @param {HTMLElement} element @param {HTMLElement} says @param {TableCheck} done */
function told(element, says, done) {
  const { good, verdict, checks, strength } = done;
  if (verdict === "good" || !good) element.classList.add(good ? "is-good" : "is-bad");
  put(says, icon(good ? "i-check" : "i-close", 20), el("b", {}, t(verdict !== "good" ? `replay-verdict-${verdict}` : strength ? "replay-dice-good" : "replay-dice-seed")));
  element.append(
    checks.some(({ code }) => code === "seal.none") ? "" : el("p", { class: "small muted" }, howWords(done)),
    ...notes(done).map((each) => el("p", { class: "small" }, checkWords(each))),
    el("details", {},
      el("summary", { class: "lk" }, t("replay-dice-details", { count: checks.length })),
      el("ol", { class: "small", tabindex: 0, "aria-label": t("replay-dice") }, ...checks.map((check) => el("li", { class: !check.good && "wrong" }, checkWords(check)))),
    ),
  );
}
