// A queue that spreads work over animation frames, a few items in each, in the order in which they were added. An
// item that is added again before its turn is done once.

/** @template T */
export class FrameQueue {
  /** @type {Set<T>} */
  #waiting = new Set();
  #frame = 0;
  #atOnce = 0;
  #act;

  /** @param {(thing: T) => void} act */
  constructor(act) {
    this.#act = act;
  }

  /** Add items, to be done `atOnce` in a frame, or more if items that wait already were added with a larger number. @param {Iterable<T>} things @param {number} atOnce */
  add(things, atOnce) {
    this.#atOnce = this.#waiting.size ? Math.max(this.#atOnce, atOnce) : atOnce;
    for (const thing of things) this.#waiting.add(thing);
    if (this.#waiting.size && !this.#frame) this.#frame = requestAnimationFrame(() => this.#next());
  }

  /** @param {T} thing */
  has(thing) {
    return this.#waiting.has(thing);
  }

  /** Drop what has not been done. */
  clear() {
    this.#waiting.clear();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #next() {
    this.#frame = 0;
    const things = [...this.#waiting].slice(0, this.#atOnce);
    for (const thing of things) {
      this.#waiting.delete(thing);
      this.#act(thing);
    }
    if (this.#waiting.size) this.add([], this.#atOnce);
  }
}
