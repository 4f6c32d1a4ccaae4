// Expected stars by turn, drawn by hand: a line, and on it what each roll brought and what each choice gave away, in two
// colours and two shapes.

import { t } from "../app/language.js";
import { scaleLabels } from "../model/stars/scale-labels.js";
import { figure, unsteady } from "../sheet/jitter.js";
import { dress, svg } from "../ui/dom.js";
import { numeral } from "../ui/symbols.js";

/** @typedef {import("../net/analyses.js").PlayerAnalysis} PlayerAnalysis */

const WIDTH = 320;
const HEIGHT = 140;
const LEFT = 26;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 10;
/** The height of a number beside the scale. */
const LABEL = 12;

export class ValueChart {
  #player;
  #now = svg("path", { class: "now" });
  #low;
  #high;

  /** @param {PlayerAnalysis} player */
  constructor(player) {
    this.#player = player;
    const values = [player.start, ...player.turns.map(({ value }) => value)];
    this.#low = Math.min(0, Math.floor(Math.min(...values)));
    this.#high = Math.max(5, Math.ceil(Math.max(...values, ...player.turns.map(({ value, loss }) => value + loss))));
    this.element = svg("svg", { class: "star-chart value-chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("coach-chart-says", { start: Math.round(player.start), final: Math.round(player.final) }) },
      this.#frame(), this.#now, ...this.#steps(), svg("path", { class: "line one", d: this.#line(values) }));
  }

  /** @param {number} turn */
  show(turn) {
    const x = this.#x(turn);
    dress(this.#now, { d: `M${figure(x)} ${TOP - 4}C${figure(x + 1)} 40 ${figure(x - 1)} 80 ${figure(x)} ${HEIGHT - BOTTOM + 4}` });
  }

  /** The turn under a point of the window. @param {number} clientX */
  turnAt(clientX) {
    const box = this.element.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * WIDTH;
    return Math.round(((x - LEFT) / (WIDTH - LEFT - RIGHT)) * this.#player.turns.length);
  }

  /** For each turn what its roll changed, and what its choice gave away. */
  #steps() {
    let before = this.#player.start;
    return this.#player.turns.flatMap(({ number, luck, loss, value }) => {
      const x = this.#x(number);
      const best = before + luck;
      const rolled = svg("path", { class: "luck", d: bar(x - 2, this.#y(before), this.#y(best)) });
      before = value;
      if (loss < 0.5) return [rolled];
      return [rolled, svg("path", { class: "choice", d: bar(x + 2.4, this.#y(best), this.#y(best - loss)) })];
    });
  }

  /** @param {readonly number[]} values */
  #line(values) {
    return values.map((value, turn) => `${turn ? "L" : "M"}${figure(this.#x(turn) + unsteady(0.4, turn, 3))} ${figure(this.#y(value) + unsteady(0.5, turn, 5))}`).join("");
  }

  #frame() {
    const nought = this.#y(0);
    const frame = svg("g", { class: "frame" },
      svg("path", { d: `M${LEFT} ${TOP - 5}C${LEFT - 1} 40 ${LEFT + 0.8} 80 ${LEFT} ${HEIGHT - BOTTOM + 3}` }),
      svg("path", { d: `M${LEFT - 3} ${figure(nought)}C100 ${figure(nought + 0.9)} 210 ${figure(nought - 0.9)} ${WIDTH - RIGHT + 4} ${figure(nought)}` }));
    for (const { value, y } of scaleLabels({ low: this.#low, high: this.#high }, (stars) => this.#y(stars), LABEL + 1)) {
      const drawn = numeral(value, { height: LABEL, hidden: true });
      dress(drawn, { x: LEFT - 7 - Number(drawn.getAttribute("width")), y: figure(y - LABEL / 2) });
      frame.append(drawn);
    }
    return frame;
  }

  /** @param {number} turn */
  #x(turn) {
    return LEFT + (turn / Math.max(this.#player.turns.length, 1)) * (WIDTH - LEFT - RIGHT);
  }

  /** @param {number} stars */
  #y(stars) {
    return TOP + ((this.#high - stars) / (this.#high - this.#low)) * (HEIGHT - TOP - BOTTOM);
  }
}

/** @param {number} x @param {number} from @param {number} to */
function bar(x, from, to) {
  return `M${figure(x)} ${figure(from)}L${figure(x + unsteady(0.4, x, from))} ${figure(to)}`;
}
