// A replay: any turn of a game, its dice, its sheets, who wrote what, and the stars over time.

import { announce } from "../ui/announce.js";
import { diceCheck } from "./fairness-check.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { TurnReport } from "./turn-report.js";
import { Stage } from "./stage.js";
import { Scrubber } from "./scrubber.js";
import { StarChart, draggable } from "./star-chart.js";
import { lastTurn, momentAt } from "../model/table/timeline.js";
import { icon, lettering } from "../ui/symbols.js";

/** @typedef {import("../model/table/timeline.js").Game} Game */

/**
 * @typedef {object} Source where a game comes from
 * @property {() => Promise<SVGSVGElement>} art
 * @property {() => Promise<import("../dice/check-table.js").TableCheck>} check
 * @property {readonly import("../ui/dom.js").Child[]} acts what can be done with it
 */

export class ReplayView {
  #game;
  #under = el("span", { class: "xs muted" });
  #report;
  #chart;
  #turn = 0;

  /**
   * @param {Game} game
   * @param {Source} source
   * @param {{turn: number, seat: number}} begin
   * @param {(turn: number, seat: number) => void} onmove
   */
  constructor(game, source, begin, onmove) {
    this.#game = game;
    this.onmove = onmove;
    this.#report = new TurnReport(game);
    this.#chart = new StarChart(game);
    this.element = el("div", { class: "replay" });
    this.stage = new Stage(this.element, game, source.art, begin.seat, () => this.#show(this.#turn));
    this.scrubber = new Scrubber(game.moments.map(({ turn, roll }) => ({ turn, isDanger: roll?.is_danger ?? false })), (turn) => this.#arrive(turn));
    const go = (/** @type {number} */ turn) => this.scrubber.go(turn);
    put(this.element,
      el("header", { class: "bar" },
        el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
        el("div", { class: "mid" }, el("h1", {}, lettering(t(`short-${game.adventure}`), { height: 18 })), this.#under),
      ),
      el("main", {}, this.#report.diceBar, this.stage.stamps, this.stage.element),
      el("aside", { "aria-label": t("replay-more") },
        this.#report.element,
        el("section", { class: "card chart" }, el("h2", {}, t("replay-chart")), draggable(this.#chart, go)),
        el("div", { class: "acts" }, ...source.acts),
        diceCheck({ isOver: game.ended !== null, isSealed: game.isSealed }, source.check),
      ),
      el("footer", {}, this.scrubber.element),
    );
    this.scrubber.go(begin.turn);
  }

  get turn() {
    return this.#turn;
  }

  end() {
    this.scrubber.end();
    this.stage.end();
  }

  /** @param {number} turn */
  #arrive(turn) {
    this.#turn = turn;
    this.stage.show(turn);
    this.#show(turn);
    const words = this.#report.words(momentAt(this.#game, turn));
    if (!this.scrubber.isPlaying) announce(words.join(" "));
    if (turn === lastTurn(this.#game) && this.#game.ended) announce(this.#report.outcome());
  }

  /** @param {number} turn */
  #show(turn) {
    const { seat } = this.stage;
    const players = t("replay-players", { count: this.#game.players.length });
    put(this.#under, turn ? `${t("replay-turn", { turn, last: lastTurn(this.#game) })} · ${players}` : `${t("replay-begin")} · ${players}`);
    this.#report.show(turn, seat);
    this.#chart.show(turn, seat);
    this.onmove(turn, seat);
  }
}
