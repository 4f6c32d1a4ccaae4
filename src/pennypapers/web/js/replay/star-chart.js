// Stars over time, drawn by hand: a line for each seat, up to the turn that is looked at.

import { dress, svg } from "../ui/dom.js";
import { figure, unsteady } from "../sheet/jitter.js";
import { t } from "../app/language.js";
import { lastTurn, momentAt } from "../model/table/timeline.js";
import { scaleLabels } from "../model/stars/scale-labels.js";
import { numeral } from "../ui/symbols.js";

/** @typedef {import("../model/table/timeline.js").Game} Game */

/** The largest number of lines with looks of their own. */
const MANY = 8;
const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 26;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 10;
/** The height of a number beside the scale. */
const LABEL = 12;

export class StarChart {
  #game;
  #lines;
  #now = svg("path", { class: "now" });
  #ends;
  #low;
  #high;

  /** @param {Game} game */
  constructor(game) {
    this.#game = game;
    const all = game.moments.flatMap((moment) => moment.stars);
    this.#low = Math.min(0, ...all);
    this.#high = Math.max(5, ...all);
    this.#lines = game.players.map(() => svg("path"));
    this.#ends = game.players.map(() => svg("circle", { r: 3.4 }));
    this.element = svg("svg", { class: game.players.length > MANY ? "star-chart many" : "star-chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" },
      this.#frame(), this.#now, ...this.#lines, ...this.#ends);
  }

  /** @param {number} turn @param {number} seat the one that stands out */
  show(turn, seat) {
    const x = this.#x(turn);
    this.#now.setAttribute("d", `M${figure(x)} ${TOP - 4}C${figure(x + 1)} 40 ${figure(x - 1)} 80 ${figure(x)} ${HEIGHT - BOTTOM + 4}`);
    for (const [at, line] of this.#lines.entries()) {
      const isOne = at === seat;
      dress(line, { d: this.#line(at, turn), class: isOne ? "line one" : "line" });
      const stars = momentAt(this.#game, turn).stars[at] ?? 0;
      dress(this.#ends[at] ?? line, { cx: figure(x), cy: figure(this.#y(stars)), class: isOne ? "end one" : "end" });
      if (isOne) this.element.append(line, this.#ends[at] ?? line);
    }
    const { stars } = momentAt(this.#game, turn);
    const name = this.#game.players[seat] ?? "";
    dress(this.element, { "aria-label": t("replay-chart-says", { name, count: stars[seat] ?? 0, most: Math.max(...stars) }) });
  }

  /** The turn under a point of the window. @param {number} clientX */
  turnAt(clientX) {
    const box = this.element.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * WIDTH;
    return Math.round(((x - LEFT) / (WIDTH - LEFT - RIGHT)) * lastTurn(this.#game));
  }

  /** Add jitter, so that the line looks hand-drawn. @param {number} seat @param {number} turn */
  #line(seat, turn) {
    let d = "";
    for (const moment of this.#game.moments.slice(0, turn + 1)) {
      const x = this.#x(moment.turn) + unsteady(0.5, seat, moment.turn);
      const y = this.#y(moment.stars[seat] ?? 0) + unsteady(0.7, moment.turn, seat + 7);
      d += `${d ? "L" : "M"}${figure(x)} ${figure(y)}`;
    }
    return d;
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
    return LEFT + (turn / Math.max(lastTurn(this.#game), 1)) * (WIDTH - LEFT - RIGHT);
  }

  /** @param {number} stars */
  #y(stars) {
    return TOP + ((this.#high - stars) / (this.#high - this.#low)) * (HEIGHT - TOP - BOTTOM);
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

