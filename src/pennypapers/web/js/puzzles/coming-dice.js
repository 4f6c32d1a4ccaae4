// The rolls that are still to come, small, in their order.

import { t } from "../app/language.js";
import { die, rollWords } from "../play/dice/dice.js";
import { dress, el, put } from "../ui/dom.js";

/** @param {string} adventure */
export function comingDice(adventure) {
  const list = el("ol");
  const label = el("span", { class: "then", "aria-hidden": "true" });
  const element = el("section", { class: "coming-dice" }, label, list);

  /** @param {readonly string[]} rolls after the one on the table */
  function show(rolls) {
    draw(rolls, rolls.length > 0 ? t("puzzle-coming", { count: rolls.length }) : t("puzzle-last-roll"), rolls.length > 0 ? t("puzzle-next-rolls") : t("puzzle-last-roll"));
  }

  /** @param {readonly string[]} rolls of a puzzle that is not begun */
  function showAll(rolls) {
    draw(rolls, t("puzzle-coming", { count: rolls.length }), "");
  }

  /** @param {readonly string[]} rolls @param {string} says @param {string} seen */
  function draw(rolls, says, seen) {
    dress(element, { "aria-label": says });
    put(label, seen);
    put(list, ...rolls.map((roll) => el("li", {},
      el("span", { class: "sr" }, rollWords(adventure, roll)),
      ...roll.split(" ").map((face, at) => die(adventure, at, face)))));
  }

  return { element, show, showAll };
}
