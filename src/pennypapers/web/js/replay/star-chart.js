// Stars over time, drawn by hand: a line for each seat, up to the turn that is looked at.

import { dress, svg } from "../ui/dom.js";
import { figure, unsteady } from "../sheet/jitter.js";
import { t } from "../app/language.js";
import { lastTurn, momentAt } from "../model/table/timeline.js";
import { StarAxes } from "./star-axes.js";

/** @typedef {import("../model/table/timeline.js").Game} Game */

/** The largest number of lines with looks of their own. */
const MANY = 8;
const HEIGHT = 120;

export class StarChart {
  #game;
  #lines;
  #ends;
  #axes;

  /** @param {Game} game */
  constructor(game) {
    this.#game = game;
    const all = game.moments.flatMap((moment) => moment.stars);
    this.#axes = new StarAxes({ turns: lastTurn(game), low: Math.min(0, ...all), high: Math.max(5, ...all), height: HEIGHT });
    this.#lines = game.players.map(() => svg("path"));
    this.#ends = game.players.map(() => svg("circle", { r: 3.4 }));
    this.element = this.#axes.chart({ class: game.players.length > MANY ? "star-chart many" : "star-chart" }, [...this.#lines, ...this.#ends]);
  }

  /** @param {number} turn @param {number} seat the one that stands out */
  show(turn, seat) {
    const x = this.#axes.x(turn);
    this.#axes.mark(turn);
    for (const [at, line] of this.#lines.entries()) {
      const isOne = at === seat;
      dress(line, { d: this.#line(at, turn), class: isOne ? "line one" : "line" });
      const stars = momentAt(this.#game, turn).stars[at] ?? 0;
      dress(this.#ends[at] ?? line, { cx: figure(x), cy: figure(this.#axes.y(stars)), class: isOne ? "end one" : "end" });
      if (isOne) this.element.append(line, this.#ends[at] ?? line);
    }
    const { stars } = momentAt(this.#game, turn);
    const name = this.#game.players[seat] ?? "";
    dress(this.element, { "aria-label": t("replay-chart-says", { name, count: stars[seat] ?? 0, most: Math.max(...stars) }) });
  }

  /** The turn under a point of the window. @param {number} clientX */
  turnAt(clientX) {
    return this.#axes.turnAt(this.element, clientX);
  }

  /** Add jitter, so that the line looks hand-drawn. @param {number} seat @param {number} turn */
  #line(seat, turn) {
    let d = "";
    for (const moment of this.#game.moments.slice(0, turn + 1)) {
      const x = this.#axes.x(moment.turn) + unsteady(0.5, seat, moment.turn);
      const y = this.#axes.y(moment.stars[seat] ?? 0) + unsteady(0.7, moment.turn, seat + 7);
      d += `${d ? "L" : "M"}${figure(x)} ${figure(y)}`;
    }
    return d;
  }
}

/** A chart of turns; a tap or a drag on it goes to one. @param {{element: SVGSVGElement, turnAt: (clientX: number) => number}} chart @param {(turn: number) => void} onturn */
export function draggable(chart, onturn) {
  const go = (/** @type {PointerEvent} */ event) => {
    if (event.type === "pointerdown" || event.buttons) onturn(chart.turnAt(event.clientX));
  };
  chart.element.addEventListener("pointerdown", go);
  chart.element.addEventListener("pointermove", go);
  return chart.element;
}
