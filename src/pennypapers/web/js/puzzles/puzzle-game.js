// A puzzle that is being played: the screen of a game, whose requests are answered by the server's puzzles. The server
// keeps nothing, so every request has all turns so far.

import { t } from "../app/language.js";
import { readLayout, readSheet } from "../model/notation.js";
import { sheetAlone } from "../model/table/sheet-alone.js";
import { explainPuzzle, playPuzzle } from "../net/puzzles.js";
import { rollWords } from "../play/dice/dice.js";
import { PENCIL } from "../play/draft-speech.js";
import { PlayView } from "../play/play-view.js";
import { turnWords } from "../sheet/turn-summary.js";
import { feel } from "../comfort/senses.js";
import { STARS, announce } from "../ui/announce.js";
import { comingDice } from "./coming-dice.js";

/** @typedef {import("../net/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../net/puzzles.js").Finish} Finish */
/** @typedef {import("../net/puzzles.js").AnswerTurn} AnswerTurn */

export class PuzzleGame {
  #puzzle;
  #ended;
  #deadline;
  #layout;
  #coming;
  #view;
  /** @type {AnswerTurn[]} */
  #played = [];
  /** The roll on the table, null after the last. */
  #rolled;
  /** Counts beginnings, so that an answer to one before is ignored. */
  #round = 0;

  /**
   * @param {Puzzle} puzzle
   * @param {object} how
   * @param {(clock: HTMLElement) => HTMLElement} how.bar above the game, with the place of the clock
   * @param {(finish: Finish, played: readonly AnswerTurn[]) => void} how.ended
   * @param {number | null} [how.deadline] when time is out, on the clock of `performance.now`
   */
  constructor(puzzle, { bar, ended, deadline = null }) {
    this.#puzzle = puzzle;
    this.#ended = ended;
    this.#deadline = deadline;
    this.#rolled = /** @type {import("../net/puzzles.js").RollView | null} */ (puzzle.roll);
    this.#layout = readLayout(puzzle.layout);
    this.#coming = comingDice(puzzle.adventure);
    const session = { code: "", token: null, ask: this.#ask, leave: () => undefined };
    this.#view = new PlayView(session, this.#table());
    this.#view.bar.element.replaceWith(bar(this.#view.clock.element));
    this.#view.diceBar.element.after(this.#coming.element);
    this.element = this.#view.element;
    this.element.classList.add("puzzling");
  }

  /** Begin, or begin again: whatever was played is forgotten. */
  begin() {
    this.#round++;
    this.#played = [];
    this.#rolled = this.#puzzle.roll;
    this.#view.rest();
    this.#view.isBusy = false;
    const table = this.#table();
    if (table.roll) this.#view.diceBar.dice.show(table.roll.roll);
    this.#turn(table);
    announce(`${rollWords(table.adventure, table.roll?.roll ?? "")} ${t("puzzle-coming", { count: this.#puzzle.rolls.length - 1 })}`);
  }

  end() {
    this.#round++;
    this.#view.end();
  }

  #table() {
    const { adventure, layout, sheet: first } = this.#puzzle;
    const sheet = this.#played.at(-1)?.sheet ?? first;
    return sheetAlone({
      name: "", adventure, layout: this.#layout, layoutText: layout, partKeys: Object.keys(sheet.parts), deadline: this.#deadline,
      sheet: readSheet(sheet.sheet, sheet.sights), stars: sheet.stars, parts: Object.values(sheet.parts),
      roll: this.#rolled,
    });
  }

  /** @param {import("../model/table/table.js").Table} table */
  #turn(table) {
    this.#coming.show(this.#puzzle.rolls.slice(this.#played.length + 1));
    this.#view.table = table;
    this.#view.begin();
    this.#view.show(table);
  }

  /** Answer what the screen of a game asks of its server. @param {import("../net/connection.js").Wish} request @returns {Promise<any>} */
  #ask = async (request) => {
    const { puzzle } = this.#puzzle;
    const turns = this.#played.map(({ marks }) => marks);
    const marks = String(request.marks ?? "");
    switch (request.type) {
      case "ask":
        return (await playPuzzle(puzzle, { turns, marks, ...(request.spaces ? { spaces: String(request.spaces) } : {}) })).options;
      case "explain":
        return explainPuzzle(puzzle, { turns, marks });
      case "ink":
        await this.#ink(turns, marks);
        return null;
      default:
        return null;
    }
  };

  /** @param {readonly string[]} turns @param {string} marks */
  async #ink(turns, marks) {
    const round = this.#round;
    const { adventure, puzzle } = this.#puzzle;
    const { sheet, changes, roll, finish } = await playPuzzle(puzzle, { turns: [...turns, marks] });
    if (round !== this.#round) return;
    this.#played.push({ marks, changes, sheet });
    this.#rolled = roll;
    feel("ink");
    announce(`${t("play-said-inked")} ${turnWords(adventure, marks)}.`, PENCIL);
    announce(`${t("stars", { count: sheet.stars })}.`, STARS);
    if (finish) {
      this.#view.rest();
      this.#ended(finish, this.#played);
    } else {
      await this.#roll(round);
    }
  }

  /** @param {number} round */
  async #roll(round) {
    const view = this.#view;
    const table = this.#table();
    view.rest();
    view.isBusy = true;
    view.show(table);
    this.#coming.show(this.#puzzle.rolls.slice(this.#played.length + 1));
    if (table.roll) await view.diceBar.dice.roll(table.roll.roll);
    if (round !== this.#round) return;
    view.isBusy = false;
    announce(rollWords(table.adventure, table.roll?.roll ?? ""));
    this.#turn(table);
  }
}
