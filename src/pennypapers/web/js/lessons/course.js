// The progress in a lesson, and whether pencilled marks are those that the step wants. No DOM, no rules.

import { readMark, readMarks, writeMark } from "../model/notation.js";

/**
 * One step: something to read, or a turn to play.
 * @typedef {object} Step
 * @property {string} say the message of one or two sentences
 * @property {"dice" | "chips" | "sheet" | "stars"} [point] the part of the screen to point at
 * @property {string} [roll] what the dice show; without it there is nothing to do but to read
 * @property {readonly string[]} [want] the marks of the turn; any of these
 * @property {readonly string[]} [more] what to say after the first of several marks, after the second …
 * @property {string} [part] of the score, to be tapped and looked at
 * @property {string} [examples] the clause whose drawn examples to show
 */

/** @typedef {{adventure: string, layout: string, steps: readonly Step[]}} Lesson */

/** @typedef {import("../net/messages").Options} Options */

export class Course {
  #steps;
  #at = 0;
  /** @type {readonly string[]} */
  #marks = [];

  /** @param {Lesson} lesson */
  constructor(lesson) {
    this.#steps = lesson.steps;
  }

  get step() {
    return /** @type {Step} */ (this.#steps[this.#at]);
  }

  get at() {
    return this.#at;
  }

  get length() {
    return this.#steps.length;
  }

  get isLast() {
    return this.#at === this.#steps.length - 1;
  }

  /** The turn of the game that this step plays, or played last. */
  get turn() {
    return this.#steps.slice(0, this.#at + 1).filter(({ roll }) => roll).length;
  }

  /** Whether the turn of this step is pencilled as wanted. */
  get isReady() {
    return this.#wanted.some((marks) => same(marks, this.#marks));
  }

  /** What to say now, given what is pencilled; null is to ink it. */
  get saying() {
    const { say, more = [] } = this.step;
    if (!this.step.roll || !this.#marks.length) return say;
    return this.isReady ? null : (more[this.#marks.length - 1] ?? say);
  }

  /** Whether these marks are the beginning of a turn that the step wants. @param {string} text */
  leadsOn(text) {
    return this.#wanted.some((marks) => same(marks.slice(0, split(text).length), split(text)));
  }

  /** Whether these marks are what is wanted. @param {string} text */
  isWanted(text) {
    return this.#wanted.some((marks) => same(marks, split(text)));
  }

  /** This is pencilled now. @param {string} text */
  pencil(text) {
    this.#marks = split(text);
  }

  /** On to the next step. */
  next() {
    if (!this.isLast) this.#at++;
    this.#marks = [];
  }

  /**
   * The server's options reduced to the spaces that the step wants next; all values stay visible.
   * @param {Options} options
   * @returns {Options}
   */
  narrowed(options) {
    const marks = split(options.marks);
    const next = this.#wanted.filter((wanted) => same(wanted.slice(0, marks.length), marks)).map((wanted) => wanted[marks.length] ?? "");
    const written = next.filter(Boolean).map(readMark).flatMap((mark) => (mark.type === "write" ? [mark.space] : []));
    return {
      ...options,
      choices: options.choices.map((choice) => ({ ...choice, spaces: choice.spaces.filter((space) => written.includes(space)) })),
      may_ink: options.may_ink && this.isWanted(options.marks),
      single: options.single.filter((text) => !isDiscovery(text) || next.includes(tidy(text))),
    };
  }

  get #wanted() {
    return (this.step.want ?? []).map(split);
  }
}

/** Marks one by one, each as it is always written. @param {string} text */
function split(text) {
  return readMarks(text).map((mark) => tidy(writeMark(mark)));
}

/** Sort the spaces of a discovery, so that the order of tracing does not matter. @param {string} text */
function tidy(text) {
  const mark = readMark(text);
  return mark.type === "discovery" ? writeMark({ ...mark, spaces: mark.spaces.toSorted() }) : text;
}

/** @param {string} text */
function isDiscovery(text) {
  return readMark(text).type === "discovery";
}

/** @param {readonly string[]} one @param {readonly string[]} two */
function same(one, two) {
  return one.length === two.length && one.every((mark, at) => mark === two[at]);
}
