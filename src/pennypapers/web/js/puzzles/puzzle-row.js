// A puzzle in a list: what it is called, how hard it is, and what became of it.

import { t } from "../app/language.js";
import { el } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";

/** @param {import("../net/puzzles.js").PuzzleLook} look @param {"solved" | "missed"} [outcome] */
export function puzzleRow({ puzzle, adventure, grade }, outcome) {
  return el("li", {}, el("a", { class: "puzzle-card", "data-adv": adventure, href: `/puzzles/${puzzle}` },
    el("span", { class: "nm" },
      lettering(t(`short-${adventure}`), { height: 15 }),
      el("small", {}, t("puzzle-number", { number: puzzle.split("-")[1] ?? "", grade: t(`puzzle-grade-${grade}`) }))),
    outcome && outcomeMark(outcome),
    icon("i-next")));
}

/** @param {"solved" | "missed"} outcome */
export function outcomeMark(outcome) {
  return el("span", { class: `puzzle-outcome is-${outcome}` }, icon(outcome === "solved" ? "i-check" : "i-replay", 20), t(`puzzle-is-${outcome}`));
}
