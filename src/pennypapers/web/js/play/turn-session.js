// The turn of a seat: its draft, the requests about it, and inking. No DOM.

import { BLANK, current, heard, kept, textOf, unheard, withMarks } from "../model/turn/draft.js";

/** @typedef {import("../model/turn/draft.js").Draft} Draft */
/** @typedef {import("../model/turn/draft.js").Step} Step */
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
  /** The roll of the turn; a host may correct typed dice. */
  roll = "";
  /** Whether it has been sent to be inked. */
  isInking = false;
  /** Whether to ink as soon as the server says that the draft may be inked. */
  #isWanted = false;
  /** Taps that wait until the server has answered about the draft. @type {(() => void)[]} */
  #early = [];
  #ask;
  #hears;
  /** Counts turns, also when one is begun again after a reconnection, so that late answers are ignored. */
  #round = 0;

  /** @param {(request: import("../net/connection.js").Wish) => Promise<any>} ask @param {Hears} hears */
  constructor(ask, hears) {
    this.#ask = ask;
    this.#hears = hears;
  }

  /** Begin a turn. @param {number} turn @param {string} roll @param {string} [text] what was pencilled before a reload */
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

  /** End the turn: nothing can be written. */
  rest() {
    this.#round++;
    this.turn = null;
    this.roll = "";
    this.isInking = this.#isWanted = false;
    this.#early = [];
    this.draft = BLANK;
  }

  /**
   * Handle a tap once the server has answered about the draft. Until then it is unknown whether a number is the
   * next mark or replaces the last, and the speed of the connection must not decide that.
   * @param {() => void} answer
   */
  whenKnown(answer) {
    if (this.#isKnown && this.#early.length === 0) answer();
    else this.#early.push(answer);
  }

  /** Drop the last waiting tap; returns whether there was one. */
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

  /** Commit the draft. */
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
