// The control to move through the turns of a game: a line to drag along, a step back, a step on, and play. Arrows,
// Home, End and the space bar do the same from anywhere on the screen.

import { dress, el, put, svg } from "../ui/dom.js";
import { t } from "../app/language.js";
import { nearest } from "../model/table/timeline.js";
import { icon } from "../ui/symbols.js";

/** `isParted`: two runs with the same dice wrote differently. @typedef {{turn: number, isDanger: boolean, isParted?: boolean}} Stop */

/** How long each turn is shown while playing, in milliseconds. */
const LOOK = 1500;
const LOOK_AT_DANGER = 2600;

export class Scrubber {
  #turn = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #last;
  #range;
  #play;
  #stops;

  /** @param {readonly Stop[]} stops the first is before the first turn @param {(turn: number) => void} onturn */
  constructor(stops, onturn) {
    this.onturn = onturn;
    this.#stops = stops;
    this.#last = stops.length - 1;
    this.#range = el("input", {
      type: "range", min: 0, max: this.#last, value: 0, step: 1, "aria-label": t("replay-turns"),
      oninput: () => this.go(Number(this.#range.value)),
    });
    this.#play = el("button", { type: "button", class: "btn primary play-it", onclick: () => this.toggle() });
    this.element = el("div", { class: "scrubber", role: "group", "aria-label": t("replay-controls") },
      el("button", { type: "button", class: "ib", "aria-label": t("replay-back"), onclick: () => this.go(this.#turn - 1) }, icon("i-back")),
      this.#play,
      el("button", { type: "button", class: "ib", "aria-label": t("replay-on"), onclick: () => this.go(this.#turn + 1) }, icon("i-next")),
      el("div", { class: "track" }, ticks(stops), this.#range),
    );
    document.addEventListener("keydown", this.#press);
    this.#label();
  }

  get isPlaying() {
    return this.#timer !== undefined;
  }

  /** To a turn, as if somebody had dragged there. @param {number} wished */
  go(wished) {
    this.#stop();
    this.#show(wished);
  }

  toggle() {
    if (this.isPlaying) {
      this.#stop();
      return;
    }
    if (this.#turn === this.#last) this.#show(0);
    this.#wait();
    this.#label();
  }

  end() {
    clearTimeout(this.#timer);
    document.removeEventListener("keydown", this.#press);
  }

  /** @param {number} wished */
  #show(wished) {
    const turn = nearest(wished, this.#last);
    this.#turn = turn;
    this.#range.value = String(turn);
    this.#label();
    this.onturn(turn);
  }

  #wait() {
    const look = this.#stops[this.#turn]?.isDanger ? LOOK_AT_DANGER : LOOK;
    this.#timer = setTimeout(() => {
      this.#show(this.#turn + 1);
      if (this.#turn < this.#last) this.#wait();
      else this.#stop();
    }, this.#turn === 0 ? look / 2 : look);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#label();
  }

  #label() {
    dress(this.#range, {
      "aria-valuetext": this.#turn ? t("replay-turn", { turn: this.#turn, last: this.#last }) : t("replay-begin"),
      "--done": this.#last ? this.#turn / this.#last : 0,
    });
    put(this.#play, icon(this.isPlaying ? "i-pause" : "i-play", 22), el("span", {}, t(this.isPlaying ? "replay-pause" : "replay-play")));
  }

  /** @param {KeyboardEvent} event */
  #press = (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isTaken = target.closest("input, textarea, select, [role=grid], dialog");
    if (event.defaultPrevented || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = target.closest("button, a, summary");
    if (event.key === "ArrowRight") this.go(this.#turn + 1);
    else if (event.key === "ArrowLeft") this.go(this.#turn - 1);
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(this.#last);
    else if (event.key === " " && !isOnButton) this.toggle();
    else return;
    event.preventDefault();
  };
}

/** Where a danger turn was, and where two runs parted. @param {readonly Stop[]} stops */
function ticks(stops) {
  const last = Math.max(stops.length - 1, 1);
  const drawn = svg("svg", { class: "ticks", viewBox: "0 0 1000 20", preserveAspectRatio: "none", "aria-hidden": "true" });
  for (const { turn, isDanger, isParted = false } of stops) {
    const x = Math.round((turn * 1000) / last);
    if (isDanger) drawn.append(svg("path", { d: `M${x} 3V17` }));
    if (isParted) drawn.append(svg("path", { class: "parted", d: `M${x} -3V-2.9` }));
  }
  return drawn;
}
