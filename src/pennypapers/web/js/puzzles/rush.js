// `/puzzles/rush`: as many puzzles as one can solve in three minutes, easy ones first.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { adventures } from "../model/facts.js";
import { rushOf } from "../model/puzzle-order.js";
import { puzzleNamed, puzzles } from "../net/puzzles.js";
import { announce } from "../ui/announce.js";
import { choice } from "../ui/choice.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering, numeral } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { bestRush, keepOutcome, keepRush, outcomes } from "./kept-puzzles.js";
import { noticeScreen, wayBar } from "./notice-screen.js";
import { puzzleRow } from "./puzzle-row.js";
import { finishWords } from "./puzzle-words.js";

/** @typedef {import("../net/puzzles.js").PuzzleLook} PuzzleLook */
/** @typedef {import("../net/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../app/refusal.js").Refused} Refused */
/** @typedef {import("./puzzle-game.js").PuzzleGame} PuzzleGame */

const MINUTES = 3;
const EVERY = "every";

/** The adventure that was chosen last. */
let chosen = EVERY;

/** @type {import("../app/main.js").Screen} */
export default async function rushScreen(place) {
  document.title = t("puzzle-rush");
  /** @type {Rush | null} */
  let rush = null;
  try {
    const { puzzles: all } = await puzzles();
    if (!place.isConnected) return undefined;
    const playing = import("./puzzle-game.js"); // loaded while the adventure is chosen
    const begin = async () => {
      const { PuzzleGame } = await playing;
      if (!place.isConnected) return;
      rush?.end();
      rush = new Rush(place, PuzzleGame, all.filter(({ adventure }) => chosen === EVERY || adventure === chosen), begin);
      void rush.next();
    };
    put(place, el("div", { class: "way puzzles rush-begins" }, wayBar("/puzzles", t("puzzle-rush")), el("main", { class: "entry" }, ready(begin))));
  } catch (refused) {
    if (place.isConnected) put(place, noticeScreen(refusalText(/** @type {Refused} */ (refused))));
  }
  return () => rush?.end();
}

/** @param {() => void} begin */
function ready(begin) {
  const best = bestRush();
  const options = [{ value: EVERY, face: [t("puzzle-every-adventure")] }, ...adventures().map(({ key }) => ({ value: key, face: [t(`short-${key}`)] }))];
  return el("section", { class: "card rush-ready" },
    el("p", { class: "rush-asks" }, icon("i-clock", 48), el("b", {}, t("puzzle-rush-about"))),
    el("p", {}, t("puzzle-rush-how")),
    best > 0 && el("p", { class: "muted" }, t("puzzle-rush-best", { count: best })),
    choice({ name: "rush-adventure", legend: t("puzzle-rush-which"), value: chosen, options, chosen: (value) => (chosen = value) }),
    el("button", { type: "button", class: "btn big primary", onclick: begin }, icon("i-play", 22), t("puzzle-rush-go")),
  );
}

class Rush {
  #place;
  #Game;
  #looks;
  #names;
  #again;
  /** @type {PuzzleGame | null} */
  #game = null;
  /** What became of the puzzles so far, in their order. @type {{look: PuzzleLook, outcome: "solved" | "missed"}[]} */
  #done = [];
  /** When time is out, on the clock of `performance.now`: it starts with the first puzzle. @type {number | null} */
  #deadline = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The next puzzle is fetched while one is played. @type {Promise<Puzzle> | null} */
  #coming = null;
  #isOver = false;

  /** @param {HTMLElement} place @param {typeof import("./puzzle-game.js").PuzzleGame} Game @param {readonly PuzzleLook[]} looks @param {() => void} again */
  constructor(place, Game, looks, again) {
    this.#place = place;
    this.#Game = Game;
    this.#looks = new Map(looks.map((look) => [look.puzzle, look]));
    this.#names = rushOf(looks, outcomes(), Math.random);
    this.#again = again;
    this.#coming = this.#fetched();
  }

  /** Go to the next puzzle. */
  async next() {
    const coming = this.#coming;
    if (!coming) return this.#over();
    try {
      const puzzle = await coming;
      if (this.#isOver || !this.#place.isConnected) return undefined;
      this.#coming = this.#fetched();
      this.#begin(puzzle);
    } catch (refused) {
      if (this.#isOver) return undefined;
      this.end();
      put(this.#place, noticeScreen(refusalText(/** @type {Refused} */ (refused))));
    }
    return undefined;
  }

  end() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#game?.end();
  }

  #fetched() {
    const name = this.#names.shift();
    const coming = name === undefined ? null : puzzleNamed(name);
    coming?.catch(() => undefined); // whoever awaits it is told
    return coming;
  }

  /** @param {Puzzle} puzzle */
  #begin(puzzle) {
    if (this.#deadline === null) {
      this.#deadline = performance.now() + MINUTES * 60_000;
      this.#timer = setTimeout(() => this.#over(), MINUTES * 60_000);
    }
    this.#game?.end();
    document.documentElement.dataset.adv = puzzle.adventure;
    this.#game = new this.#Game(puzzle, {
      deadline: this.#deadline,
      bar: (clock) => this.#bar(puzzle, clock),
      ended: (finish) => this.#finished(puzzle, finish.is_best, finishWords(puzzle, finish)[0] ?? ""),
    });
    put(this.#place, this.#game.element);
    this.#game.begin();
    const heading = this.#place.querySelector("h1");
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }

  /** @param {Puzzle} puzzle @param {HTMLElement} clock */
  #bar({ puzzle, best }, clock) {
    const solved = this.#solved;
    return el("header", { class: "bar" },
      el("a", { class: "ib", href: "/puzzles", "aria-label": t("puzzle-all") }, icon("i-back")),
      el("div", { class: "mid" },
        el("h1", { tabindex: -1 }, lettering(t("puzzle-rush"), { height: 18 })),
        el("span", { class: "xs muted" }, clock, el("span", { class: "under" }, t("puzzle-up-to", { best }))),
      ),
      el("span", { class: "pill" }, icon("i-check", 18), numeral(solved, { height: 16, hidden: true }), el("span", { class: "sr" }, t("puzzle-rush-solved", { count: solved }))),
      el("button", { type: "button", class: "ib", "aria-label": t("puzzle-skip"), onclick: () => this.#finished({ puzzle }, false, t("puzzle-skipped")) }, icon("i-next")),
    );
  }

  get #solved() {
    return this.#done.filter(({ outcome }) => outcome === "solved").length;
  }

  /** @param {{puzzle: string}} puzzle @param {boolean} isSolved @param {string} says */
  #finished({ puzzle }, isSolved, says) {
    const look = this.#looks.get(puzzle);
    if (!look || this.#isOver) return;
    keepOutcome(puzzle, isSolved);
    this.#done.push({ look, outcome: isSolved ? "solved" : "missed" });
    toast(says);
    void this.next();
  }

  #over() {
    this.end();
    const solved = this.#solved;
    const isBest = keepRush(solved);
    const best = bestRush();
    const heading = el("h2", { tabindex: -1 }, t("puzzle-rush-solved", { count: solved }));
    delete document.documentElement.dataset.adv;
    put(this.#place, el("div", { class: "way puzzles rush-over" }, wayBar("/puzzles", t("puzzle-rush")),
      el("main", { class: "entry" },
        el("section", { class: "card rush-result" },
          el("p", { class: "rush-sum", "aria-hidden": "true" }, icon("i-check", 44), numeral(solved, { height: 56, hidden: true })),
          heading,
          el("p", {}, [t("puzzle-rush-over"), best > 0 && t(isBest ? "puzzle-rush-new-best" : "puzzle-rush-best", { count: best })].filter(Boolean).join(" ")),
          el("button", { type: "button", class: "btn big primary", onclick: this.#again }, icon("i-replay", 22), t("puzzle-rush-again")),
        ),
        this.#done.length > 0 && el("section", { class: "card" },
          el("h2", {}, t("puzzle-rush-list")),
          el("ul", { class: "puzzle-cards" }, ...this.#done.map(({ look, outcome }) => puzzleRow(look, outcome)))),
      )));
    heading.focus({ preventScroll: true });
    announce(t("puzzle-rush-over"));
  }
}
