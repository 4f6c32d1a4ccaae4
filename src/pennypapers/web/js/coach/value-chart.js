// Expected stars by turn, drawn by hand: a line, and on it what each roll brought and what each choice gave away, in two
// colours and two shapes.

import { t } from "../app/language.js";
import { StarAxes } from "../replay/star-axes.js";
import { figure, unsteady } from "../sheet/jitter.js";
import { svg } from "../ui/dom.js";

/** @typedef {import("../net/analyses.js").PlayerAnalysis} PlayerAnalysis */

const HEIGHT = 140;

export class ValueChart {
  #player;
  #axes;

  /** @param {PlayerAnalysis} player */
  constructor(player) {
    this.#player = player;
    const values = [player.start, ...player.turns.map(({ value }) => value)];
    this.#axes = new StarAxes({
      turns: player.turns.length,
      low: Math.min(0, Math.floor(Math.min(...values))),
      high: Math.max(5, Math.ceil(Math.max(...values, ...player.turns.map(({ value, loss }) => value + loss)))),
      height: HEIGHT,
    });
    this.element = this.#axes.chart(
      { class: "star-chart value-chart", "aria-label": t("coach-chart-says", { start: Math.round(player.start), final: Math.round(player.final) }) },
      [...this.#steps(), svg("path", { class: "line one", d: this.#line(values) })]);
  }

  /** @param {number} turn */
  show(turn) {
    this.#axes.mark(turn);
  }

  /** The turn under a point of the window. @param {number} clientX */
  turnAt(clientX) {
    return this.#axes.turnAt(this.element, clientX);
  }

  /** For each turn what its roll changed, and what its choice gave away. */
  #steps() {
    let before = this.#player.start;
    return this.#player.turns.flatMap(({ number, luck, loss, value }) => {
      const x = this.#axes.x(number);
      const best = before + luck;
      const rolled = svg("path", { class: "luck", d: bar(x - 2, this.#axes.y(before), this.#axes.y(best)) });
      before = value;
      if (loss < 0.5) return [rolled];
      return [rolled, svg("path", { class: "choice", d: bar(x + 2.4, this.#axes.y(best), this.#axes.y(best - loss)) })];
    });
  }

  /** @param {readonly number[]} values */
  #line(values) {
    return values.map((value, turn) => `${turn ? "L" : "M"}${figure(this.#axes.x(turn) + unsteady(0.4, turn, 3))} ${figure(this.#axes.y(value) + unsteady(0.5, turn, 5))}`).join("");
  }
}

/** @param {number} x @param {number} from @param {number} to */
function bar(x, from, to) {
  return `M${figure(x)} ${figure(from)}L${figure(x + unsteady(0.4, x, from))} ${figure(to)}`;
}
