// Pointer gestures on a sheet: a tap picks a space, a long press opens the loupe, a drag over several spaces traces
// them.

/** @typedef {import("../model/notation.js").Space} Space */

/**
 * What the gestures call on a sheet.
 * @typedef {object} Under
 * @property {(x: number, y: number) => Space | null} meant the space that a tap there would pick
 * @property {(x: number, y: number) => Space | null} hit the space right under that point
 * @property {(space: Space) => void} pick
 * @property {() => boolean} traces whether a drag traces now
 * @property {(spaces: readonly Space[], done: boolean) => void} trace an empty list and `done` if it was cancelled
 * @property {(x: number, y: number) => void} rest the lens opens or moves
 * @property {() => void} lift the lens closes
 */

/** How long a press must last to open the loupe, and how far the finger may move meanwhile. */
const REST = 180;
const TREMBLE = 9;

export class Gestures {
  /** @type {{id: number, x: number, y: number, at: number, touches: boolean, strays: boolean, resting: boolean, spaces: Space[]} | null} */
  #down = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Whether the click that follows a lifted finger has been answered already. */
  #isAnswered = false;

  /** @param {SVGSVGElement} element @param {Under} under */
  constructor(element, under) {
    this.under = under;
    element.addEventListener("pointerdown", (event) => this.#press(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#release(event));
    element.addEventListener("pointercancel", () => this.#breakOff());
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("contextmenu", (event) => this.#down?.touches && event.preventDefault());
    // While the loupe is open or a trace has begun, the page must not scroll.
    element.addEventListener("touchmove", (event) => this.#busy && event.cancelable && event.preventDefault(), { passive: false });
  }

  get #busy() {
    return this.#down !== null && (this.#down.resting || this.#down.spaces.length > 1);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#breakOff();
    this.#isAnswered = false;
    if (!event.isPrimary || event.button !== 0) return;
    const first = this.under.traces() ? this.under.hit(event.clientX, event.clientY) : null;
    const { pointerId: id, clientX: x, clientY: y, timeStamp: at } = event;
    const touches = event.pointerType !== "mouse";
    this.#down = { id, x, y, at, touches, strays: false, resting: false, spaces: first ? [first] : [] };
    if (!touches || this.under.traces()) return;
    this.#timer = setTimeout(() => this.#rest(), REST);
  }

  #rest() {
    if (!this.#down) return;
    this.#down.resting = true;
    this.under.rest(this.#down.x, this.#down.y);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const down = this.#down;
    if (!down || down.id !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (down.resting) return this.under.rest(x, y);
    if (Math.hypot(x - down.x, y - down.y) > TREMBLE) {
      down.strays = true;
      clearTimeout(this.#timer);
    }
    if (!this.under.traces()) return;
    const space = this.under.hit(x, y);
    if (!space || down.spaces.includes(space)) return;
    down.spaces.push(space);
    if (down.spaces.length > 1) this.under.trace(down.spaces, false);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const down = this.#down;
    if (!down || down.id !== event.pointerId) return;
    const traces = down.spaces.length > 1;
    // A browser fires no click after a long press. If a busy phone did not open the loupe in time, the duration tells that it was one.
    const rested = down.resting || (down.touches && !down.strays && event.timeStamp - down.at >= REST);
    this.#end();
    if (!rested && !traces) return; // a plain tap is handled by the click event, which assistive technology fires too
    this.#isAnswered = true;
    if (!traces) {
      const space = this.under.meant(event.clientX, event.clientY);
      if (space) this.under.pick(space);
    } else {
      this.under.trace(down.spaces, true);
    }
  }

  #breakOff() {
    const traced = this.#down !== null && this.#down.spaces.length > 1;
    this.#end();
    if (traced) this.under.trace([], true);
  }

  #end() {
    clearTimeout(this.#timer);
    if (this.#down?.resting) this.under.lift();
    this.#down = null;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // A click without coordinates, as from screen readers, is for the element itself.
    const told = event.detail === 0 && event.target instanceof Element ? event.target.closest("[data-space]") : null;
    if (!told && this.#isAnswered) return;
    const space = told?.getAttribute("data-space") ?? this.under.meant(event.clientX, event.clientY);
    if (space) this.under.pick(space);
  }
}
