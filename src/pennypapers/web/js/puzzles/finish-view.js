// My finish of a puzzle beside one of the best, turn by turn with one control.

import { t } from "../app/language.js";
import { readLayout, readMarks, readSheet } from "../model/notation.js";
import { sideBySide } from "../model/table/side-by-side.js";
import { lastTurn, momentAt } from "../model/table/timeline.js";
import { Dice, rollWords } from "../play/dice/dice.js";
import { Scrubber } from "../replay/scrubber.js";
import { Stage } from "../replay/stage.js";
import { turnWords } from "../sheet/turn-summary.js";
import { printedArt } from "../sheet/art.js";
import { announce } from "../ui/announce.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { finishWords } from "./puzzle-words.js";

/** @typedef {import("../net/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../net/puzzles.js").Finish} Finish */
/** @typedef {import("../net/puzzles.js").AnswerTurn} AnswerTurn */
/** @typedef {import("../model/table/timeline.js").Game} Game */
/** @typedef {import("../model/table/timeline.js").Moment} Moment */

export class FinishView {
  #game;
  #stage;
  #scrubber;
  #dice;
  /** @type {string} */
  #verdict;
  /** @type {string} */
  #words;
  #say = el("p", { class: "say" });
  #under = el("span", { class: "xs muted" });
  #heading;

  /**
   * @param {Puzzle} puzzle
   * @param {Finish} finish
   * @param {readonly AnswerTurn[]} played
   * @param {{again: () => void, next: () => void}} acts
   */
  constructor(puzzle, finish, played, { again, next }) {
    const mine = gameOf(puzzle, played);
    const best = gameOf(puzzle, finish.answer);
    const isSame = played.at(-1)?.sheet.sheet === finish.answer.at(-1)?.sheet.sheet;
    const names = [t("puzzle-mine"), t(finish.is_best ? "puzzle-as-good" : "puzzle-a-best")];
    this.#game = isSame ? sideBySide([mine], names.slice(0, 1)) : sideBySide([mine, best], names);
    const [verdict = "", ...words] = finishWords(puzzle, finish);
    [this.#verdict, this.#words] = [verdict, words.join(" ")];
    this.#dice = new Dice(puzzle.adventure);
    this.#heading = el("h1", { tabindex: -1 }, lettering(t(finish.is_best ? "puzzle-well-done" : "puzzle-not-yet"), { height: 18 }));
    this.element = el("div", { class: "replay side-by-side with-coach puzzle-finish" });
    this.#stage = new Stage(this.element, this.#game, () => printedArt({ layout: puzzle.layout }), 0, () => undefined, { showsAll: true });
    this.#scrubber = new Scrubber(this.#game.moments.map(({ turn, roll }) => ({ turn, isDanger: roll?.is_danger ?? false })), (turn) => this.#arrive(turn));
    const mayNext = finish.is_best ? "btn primary" : "btn";
    put(this.element,
      el("header", { class: "bar" },
        el("a", { class: "ib", href: "/puzzles", "aria-label": t("puzzle-all") }, icon("i-back")),
        el("div", { class: "mid" }, this.#heading, this.#under),
      ),
      el("main", {}, el("div", { class: "dice-bar" }, this.#dice.element, el("div", { class: "told" }, this.#say)), this.#stage.element),
      el("aside", { "aria-label": t("puzzle-one") },
        el("section", { class: `card verdict${finish.is_best ? " is-best" : ""}` },
          el("p", {}, el("b", {}, verdict)), el("p", {}, this.#words), el("p", { class: "small muted" }, t("puzzle-all-searched"))),
        this.#turns(puzzle.adventure, finish, isSame ? null : played),
      ),
      el("footer", {},
        this.#scrubber.element,
        el("div", { class: "acts" },
          el("button", { type: "button", class: finish.is_best ? "btn" : "btn primary", onclick: again }, icon("i-replay", 20), el("span", {}, t("puzzle-try-again"))),
          el("button", { type: "button", class: mayNext, onclick: next }, icon("i-next", 20), el("span", {}, t("puzzle-next")))),
      ),
    );
    this.#scrubber.go(lastTurn(this.#game));
  }

  focus() {
    this.#heading.focus({ preventScroll: true });
  }

  end() {
    this.#scrubber.end();
    this.#stage.end();
  }

  /** What was written with each roll, mine beside the best one's. @param {string} adventure @param {Finish} finish @param {readonly AnswerTurn[] | null} played */
  #turns(adventure, finish, played) {
    const rolls = this.#game.moments.slice(1);
    return el("section", { class: "card finish-turns" }, el("h2", {}, t("puzzle-turns")),
      el("ol", {}, ...rolls.map(({ roll }, at) => {
        const [mine, best] = [played?.[at]?.marks, finish.answer[at]?.marks];
        return el("li", {},
          el("b", {}, rollWords(adventure, roll?.roll ?? "")),
          mine !== undefined && mine !== best && el("span", {}, t("puzzle-you-wrote", { what: turnWords(adventure, mine) })),
          best !== undefined && el("span", {}, mine === undefined || mine === best ? turnWords(adventure, best) : t("puzzle-best-wrote", { what: turnWords(adventure, best) })));
      })));
  }

  /** @param {number} turn */
  #arrive(turn) {
    const last = lastTurn(this.#game);
    const moment = momentAt(this.#game, turn);
    const rolled = moment.roll ? rollWords(this.#game.adventure, moment.roll.roll) : t("puzzle-begins");
    this.#stage.show(turn);
    this.#dice.show(moment.roll?.roll ?? null);
    const says = turn === last ? [this.#verdict, this.#words] : [rolled];
    put(this.#say, says[0], says[1] && " ", says[1] && el("small", {}, says[1]));
    put(this.#under, turn ? t("puzzle-roll-of", { turn, last }) : t("puzzle-begins"));
    if (!this.#scrubber.isPlaying && turn < last) announce(rolled);
  }
}

/** @param {Puzzle} puzzle @param {readonly AnswerTurn[]} turns @returns {Game} */
function gameOf(puzzle, turns) {
  /** @type {Moment} */
  const first = { turn: 0, roll: null, turns: [], fresh: [[]], sheets: [readSheet(puzzle.sheet.sheet, puzzle.sheet.sights)], stars: [puzzle.sheet.stars] };
  const moments = turns.map(({ marks, changes, sheet }, at) => ({
    turn: at + 1, roll: { turn: at + 1, roll: puzzle.rolls[at] ?? "" }, turns: [{ seat: 0, marks }],
    fresh: [readMarks(changes)], sheets: [readSheet(sheet.sheet, sheet.sights)], stars: [sheet.stars],
  }));
  return { adventure: puzzle.adventure, layout: readLayout(puzzle.layout), layoutText: puzzle.layout, players: [""], moments: [first, ...moments], ended: null, isSealed: false };
}
