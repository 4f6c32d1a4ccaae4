// The axes of a chart of stars over turns, drawn by hand: the scale, where a turn and a number of stars are, and the line
// at one turn.

import { scaleLabels } from "../model/stars/scale-labels.js";
import { figure } from "../sheet/jitter.js";
import { dress, svg } from "../ui/dom.js";
import { numeral } from "../ui/symbols.js";

const WIDTH = 320;
const LEFT = 26;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 10;
/** The height of a number beside the scale. */
const LABEL = 12;

export class StarAxes {
  #turns;
  #low;
  #high;
  #height;
  #now = svg("path", { class: "now" });

  /** @param {{turns: number, low: number, high: number, height: number}} size `low` is at most 0, `high` more than 0 */
  constructor({ turns, low, high, height }) {
    this.#turns = turns;
    this.#low = low;
    this.#high = high;
    this.#height = height;
  }

  /** The chart with its scale, below what is drawn on it. @param {Record<string, string>} attributes @param {Element[]} drawn */
  chart(attributes, drawn) {
    return svg("svg", { viewBox: `0 0 ${WIDTH} ${this.#height}`, role: "img", ...attributes }, this.#frame(), this.#now, ...drawn);
  }

  /** Draw the line at one turn. @param {number} turn */
  mark(turn) {
    const x = this.x(turn);
    dress(this.#now, { d: `M${figure(x)} ${TOP - 4}C${figure(x + 1)} 40 ${figure(x - 1)} 80 ${figure(x)} ${this.#height - BOTTOM + 4}` });
  }

  /** @param {number} turn */
  x(turn) {
    return LEFT + (turn / Math.max(this.#turns, 1)) * (WIDTH - LEFT - RIGHT);
  }

  /** @param {number} stars */
  y(stars) {
    return TOP + ((this.#high - stars) / (this.#high - this.#low)) * (this.#height - TOP - BOTTOM);
  }

  /** The turn under a point of the window. @param {Element} chart @param {number} clientX */
  turnAt(chart, clientX) {
    const box = chart.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * WIDTH;
    return Math.round(((x - LEFT) / (WIDTH - LEFT - RIGHT)) * this.#turns);
  }

  #frame() {
    const nought = this.y(0);
    const frame = svg("g", { class: "frame" },
      svg("path", { d: `M${LEFT} ${TOP - 5}C${LEFT - 1} 40 ${LEFT + 0.8} 80 ${LEFT} ${this.#height - BOTTOM + 3}` }),
      svg("path", { d: `M${LEFT - 3} ${figure(nought)}C100 ${figure(nought + 0.9)} 210 ${figure(nought - 0.9)} ${WIDTH - RIGHT + 4} ${figure(nought)}` }));
    for (const { value, y } of scaleLabels({ low: this.#low, high: this.#high }, (stars) => this.y(stars), LABEL + 1)) {
      const drawn = numeral(value, { height: LABEL, hidden: true });
      dress(drawn, { x: LEFT - 7 - Number(drawn.getAttribute("width")), y: figure(y - LABEL / 2) });
      frame.append(drawn);
    }
    return frame;
  }
}
