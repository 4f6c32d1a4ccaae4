// The turn that a seat has in hand: its draft, what is asked of the server about it, and its inking. No DOM.

import { BLANK, current, heard, kept, textOf, unheard, withMarks } from "../model/draft.js";

/** @typedef {import("../model/draft.js").Draft} Draft */
/** @typedef {import("../model/draft.js").Step} Step */
/** @typedef {import("../app/refusal.js").Refused} Refused */

/**
 * @typedef {object} Hears
 * @property {() => void} changed the draft, or what is known about it
 * @property {(refused: Refused, marks: readonly string[]) => void} refused
 */

export class TurnSession {
  /** @type {Draft} */
  draft = BLANK;
  /** @type {number | null} the number of the turn, while there is one */
  turn = null;
  /** The roll it is for: real dice may be typed anew. */
  roll = "";
  /** Whether it has been sent to be inked. */
  isInking = false;
  /** Whether it shall be inked as soon as the server has said that it may be. */
  #isWanted = false;
  /** Taps that came before it was known what they would mean. @type {(() => void)[]} */
  #early = [];
  #ask;
  #hears;
  /** Counts the turns that were begun, also again after a reconnection: answers to another one are not for this. */
  #round = 0;

  /** @param {(request: import("../net/connection.js").Wish) => Promise<any>} ask @param {Hears} hears */
  constructor(ask, hears) {
    this.#ask = ask;
    this.#hears = hears;
  }

  /** A roll lies on the table. @param {number} turn @param {string} roll @param {string} [text] what was pencilled before a reload */
  begin(turn, roll, text = "") {
    this.#round++;
    this.turn = turn;
    this.roll = roll;
    this.isInking = this.#isWanted = false;
    this.#early = [];
    this.draft = kept(text);
    this.#hears.changed();
    for (const marks of unheard(this.draft)) void this.#send(marks, kept(""));
  }

  /** Nothing is to be written now. */
  rest() {
    this.#round++;
    this.turn = null;
    this.roll = "";
    this.isInking = this.#isWanted = false;
    this.#early = [];
    this.draft = BLANK;
  }

  /**
   * Answer a tap once the server has spoken about the pencil: a number may be the next use or take the place of the last,
   * and how quick the line is must not decide it.
   * @param {() => void} answer
   */
  whenKnown(answer) {
    if (this.#isKnown && this.#early.length === 0) answer();
    else this.#early.push(answer);
  }

  /** Forget the last tap that was not answered yet; whether there was one. */
  forgetTap() {
    return this.#early.pop() !== undefined;
  }

  get #isKnown() {
    return this.draft.marks.length === 0 || current(this.draft) !== null;
  }

  /** @param {Step} step */
  take(step) {
    if (this.turn === null || this.isInking) return;
    const before = this.draft;
    this.draft = step.draft;
    this.#isWanted = false;
    this.#hears.changed();
    if (step.ask) void this.#send(step.ask, before, step);
  }

  /** Make the pencil ink. */
  async ink() {
    const options = current(this.draft);
    if (this.turn === null || this.isInking) return;
    if (this.#early.length > 0) {
      this.#early.push(() => void this.ink());
      return;
    }
    this.#isWanted = !options;
    if (!options) return;
    if (options.unfinished || !options.may_ink) {
      if (options.unfinished) this.#hears.refused(options.unfinished, this.draft.marks);
      return;
    }
    const round = this.#round;
    this.isInking = true;
    this.#hears.changed();
    try {
      await this.#ask({ type: "ink", turn: this.turn, marks: textOf(this.draft.marks) });
    } catch (refused) {
      if (round !== this.#round) return;
      this.isInking = false;
      this.#hears.changed();
      this.#hears.refused(/** @type {Refused} */ (refused), this.draft.marks);
    }
  }

  /** @param {readonly string[]} marks @param {Draft} before @param {Step} [step] */
  async #send(marks, before, step) {
    const round = this.#round;
    try {
      const options = await this.#ask({ type: "ask", marks: textOf(marks) });
      if (round !== this.#round) return;
      this.draft = heard(this.draft, marks, options);
      if (step && !step.isOffered) this.draft = withMarks(this.draft, marks);
    } catch (refused) {
      if (round !== this.#round) return;
      this.#isWanted = false;
      this.#early = [];
      this.#refused(/** @type {Refused} */ (refused), marks, before, step);
    }
    this.#hears.changed();
    while (this.#isKnown && this.#early.length > 0) this.#early.shift()?.();
    if (this.#isWanted) await this.ink();
  }

  /** @param {Refused} refused @param {readonly string[]} marks @param {Draft} before @param {Step} [step] */
  #refused(refused, marks, before, step) {
    const isPencilled = textOf(this.draft.marks) === textOf(marks) && step?.isOffered !== false;
    if (step?.otherwise && isPencilled) {
      this.draft = withMarks(this.draft, step.otherwise);
      void this.#send(step.otherwise, before);
      return;
    }
    if (isPencilled) this.draft = { ...before, answers: this.draft.answers };
    this.#hears.refused(refused, marks);
  }
}
