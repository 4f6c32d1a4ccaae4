// `/puzzles`: the one of the day, a rush, puzzles by adventure and grade, and the way to those that were missed.

import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { adventures } from "../model/facts.js";
import { GRADES, missedOf, nextPuzzle, solvedOf } from "../model/puzzle-order.js";
import { puzzleNamed, puzzles } from "../net/puzzles.js";
import { sheetThumb } from "../sheet/sheet-thumb.js";
import { choice } from "../ui/choice.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { comingDice } from "./coming-dice.js";
import { bestRush, outcomes } from "./kept-puzzles.js";
import { wayBar } from "./notice-screen.js";
import { outcomeMark } from "./puzzle-row.js";
import { puzzleSheet } from "./puzzle-sheet.js";

/** @typedef {import("../net/puzzles.js").Grade} Grade */
/** @typedef {import("../net/puzzles.js").PuzzleList} PuzzleList */

/** The grade that was chosen last. @type {Grade} */
let chosen = "easy";

/** @type {import("../app/main.js").Screen} */
export default async function puzzlesScreen(place) {
  document.title = t("puzzle-title");
  const inside = el("main", { class: "entry" }, el("p", { class: "card" }, t("puzzle-looking")));
  put(place, el("div", { class: "way puzzles" }, wayBar("/", t("puzzle-title")), inside));
  try {
    const list = await puzzles();
    const today = await puzzleNamed(list.today);
    if (place.isConnected) {
      put(inside,
        el("p", { class: "about-puzzles" }, t("puzzle-about")),
        el("div", { class: "column" }, ofTheDay(list.day, today), rush()),
        el("div", { class: "column" }, byGrade(list), missed()));
    }
  } catch (refused) {
    put(inside, el("p", { class: "card notice", role: "alert" }, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused))));
  }
}

/** @param {string} day @param {import("../net/puzzles.js").Puzzle} puzzle */
function ofTheDay(day, puzzle) {
  const coming = comingDice(puzzle.adventure);
  coming.showAll(puzzle.rolls);
  const outcome = outcomes()[puzzle.puzzle];
  return el("section", { class: "card of-today", "data-adv": puzzle.adventure },
    puzzleSheet(puzzle),
    el("div", { class: "words" },
      el("h2", {}, t("puzzle-of-the-day")),
      el("p", { class: "small muted" }, `${dayName(day)} · ${t(`short-${puzzle.adventure}`)} · ${t(`puzzle-grade-${puzzle.grade}`)}`),
      el("p", {}, t("puzzle-task", { best: puzzle.best, usual: puzzle.usual })),
      coming.element,
      outcome && outcomeMark(outcome),
      el("a", { class: "btn primary", href: `/puzzles/${puzzle.puzzle}` }, icon("i-play", 20), t(outcome ? "puzzle-play-again" : "puzzle-play")),
    ),
  );
}

function rush() {
  const best = bestRush();
  return el("section", { class: "card rush-way" },
    icon("i-clock", 36),
    el("div", { class: "words" },
      el("h2", {}, t("puzzle-rush")),
      el("p", {}, t("puzzle-rush-about")),
      best > 0 && el("p", { class: "small muted" }, t("puzzle-rush-best", { count: best })),
    ),
    el("a", { class: "btn primary", href: "/puzzles/rush" }, icon("i-play", 20), t("puzzle-rush-go")),
  );
}

/** @param {PuzzleList} list */
function byGrade({ puzzles: all }) {
  const cards = el("ul", { class: "puzzle-cards" });
  const known = outcomes();
  /** @param {Grade} grade */
  const show = (grade) => {
    chosen = grade;
    put(cards, ...adventures().map(({ key }) => {
      const some = all.filter((look) => look.adventure === key && look.grade === grade);
      const next = nextPuzzle(some, known);
      return next !== null && el("li", {}, el("a", { class: "puzzle-card", "data-adv": key, href: `/puzzles/${next}` },
        sheetThumb(key, "front"),
        el("span", { class: "nm" }, lettering(t(`short-${key}`), { height: 15 }), el("small", {}, t("puzzle-so-many", { done: solvedOf(some, known), count: some.length }))),
        icon("i-next")));
    }));
  };
  const grades = GRADES.filter((grade) => all.some((look) => look.grade === grade));
  show(grades.includes(chosen) ? chosen : grades[0] ?? "easy");
  return el("section", { class: "card by-grade" }, el("h2", {}, t("puzzle-more")),
    choice({ name: "puzzle-grade", legend: t("puzzle-how-hard"), value: chosen, options: grades.map((grade) => ({ value: grade, face: [t(`puzzle-grade-${grade}`)] })), chosen: show }),
    cards);
}

function missed() {
  const count = missedOf(outcomes()).length;
  return el("a", { class: "btn missed-way", href: "/puzzles/missed" }, icon("i-replay", 20), t("puzzle-missed-ones", { count }));
}
