// `/puzzles/valley-17`: one puzzle, until it is left for another.

import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { puzzleNamed, puzzles } from "../net/puzzles.js";
import { nextPuzzle } from "../model/puzzle-order.js";
import { announce } from "../ui/announce.js";
import { focusHeading } from "../ui/focus.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { keepOutcome, outcomes } from "./kept-puzzles.js";
import { finishWords } from "./puzzle-words.js";
import { PuzzleGame } from "./puzzle-game.js";
import { noticeScreen } from "./notice-screen.js";

/** @typedef {import("../net/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("./finish-view.js").FinishView} FinishView */

/** @type {import("../app/main.js").Screen} */
export default async function puzzleScreen(place, { puzzle: name = "" }) {
  document.title = t("puzzle-title");
  /** @type {Puzzle} */
  let puzzle;
  try {
    puzzle = await puzzleNamed(name);
  } catch (refused) {
    if (place.isConnected) put(place, noticeScreen(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused))));
    return undefined;
  }
  if (!place.isConnected) return undefined;
  document.documentElement.dataset.adv = puzzle.adventure;
  /** @type {PuzzleGame | FinishView | null} */
  let shown = null;
  play();
  const finishing = import("./finish-view.js"); // needed at the end, and loaded while the puzzle is played

  function play() {
    shown?.end();
    const game = new PuzzleGame(puzzle, { bar: () => bar(puzzle, () => game.begin()), ended });
    shown = game;
    put(place, game.element);
    game.begin();
  }

  /** @param {import("../net/puzzles.js").Finish} finish @param {readonly import("../net/puzzles.js").AnswerTurn[]} played */
  async function ended(finish, played) {
    keepOutcome(name, finish.is_best);
    const { FinishView } = await finishing;
    if (!place.isConnected) return;
    shown?.end();
    const view = new FinishView(puzzle, finish, played, { again: () => (play(), focusHeading(place)), next: () => void next() });
    shown = view;
    put(place, view.element);
    announce(finishWords(puzzle, finish).join(" "));
    view.focus();
  }

  async function next() {
    const { puzzles: all } = await puzzles().catch(() => ({ puzzles: [] }));
    const found = nextPuzzle(all.filter(({ adventure, grade }) => adventure === puzzle.adventure && grade === puzzle.grade), outcomes(), name);
    go(found ? `/puzzles/${found}` : "/puzzles");
  }

  return () => shown?.end();
}

/** @param {Puzzle} puzzle @param {() => void} again */
function bar({ grade, best }, again) {
  return el("header", { class: "bar" },
    el("a", { class: "ib", href: "/puzzles", "aria-label": t("puzzle-all") }, icon("i-back")),
    el("div", { class: "mid" },
      el("h1", {}, lettering(t("puzzle-one"), { height: 18 })),
      el("span", { class: "xs muted" }, t("puzzle-aim", { grade: t(`puzzle-grade-${grade}`), best })),
    ),
    el("button", { type: "button", class: "ib", "aria-label": t("puzzle-begin-again"), onclick: again }, icon("i-replay")),
  );
}
