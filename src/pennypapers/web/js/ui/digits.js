// Reads numbers typed on the keyboard: two digits in quick succession are one number; if only one number is
// possible, it is taken at once.

const MOMENT = 600;

export class Digits {
  #typed = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #pick;

  /** @param {(value: string) => void} pick */
  constructor(pick) {
    this.#pick = pick;
  }

  /** @param {string} digit @param {readonly string[]} values those that could be meant now */
  type(digit, values) {
    clearTimeout(this.#timer);
    const both = this.#typed + digit;
    this.#typed = values.some((value) => value.startsWith(both)) ? both : digit;
    const couldGoOn = values.some((value) => value.length > this.#typed.length && value.startsWith(this.#typed));
    if (couldGoOn) this.#timer = setTimeout(() => this.#done(), MOMENT);
    else this.#done();
  }

  /** Take what was typed without waiting for another digit. */
  hurry() {
    if (this.#typed) this.#done();
  }

  forget() {
    clearTimeout(this.#timer);
    this.#typed = "";
  }

  #done() {
    const value = this.#typed;
    this.forget();
    this.#pick(value);
  }
}
