// A game with the coach: my sheet beside the best one found with the same dice, turn by turn with one control.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { onlySeat } from "../model/table/one-seat.js";
import { sideBySide } from "../model/table/side-by-side.js";
import { lastTurn, momentAt, unfold } from "../model/table/timeline.js";
import { here } from "../net/address.js";
import { stepsOfRecord } from "../net/api.js";
import { Scrubber } from "../replay/scrubber.js";
import { Stage } from "../replay/stage.js";
import { StarChart, draggable } from "../replay/star-chart.js";
import { TurnReport } from "../replay/turn-report.js";
import { announce } from "../ui/announce.js";
import { choice } from "../ui/choice.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { AnalysisWatch } from "./analysis-watch.js";
import { cardWords } from "./card-words.js";
import { hindsightWords } from "./hindsight-words.js";
import { threeCards } from "./three-cards.js";
import { TurnAdvice } from "./turn-advice.js";
import { ValueChart } from "./value-chart.js";

/** @typedef {import("../model/table/timeline.js").Game} Game */
/** @typedef {import("../net/analyses.js").Hindsight} Hindsight */
/** @typedef {{stage: Stage, scrubber: Scrubber, report: TurnReport, chart: StarChart, game: Game, values: ValueChart | null, advice: TurnAdvice}} Parts */

/** Up to so many players are all to be seen; of more one is chosen from a list. */
const FEW = 5;

export class CoachView {
  #game;
  #art;
  #seat;
  /** @type {Game | null} the best game found */
  #best = null;
  /** @type {Hindsight | null} */
  #hindsight = null;
  #under = el("span", { class: "xs muted" });
  #says = el("div", { class: "coach-told", "aria-live": "polite" }, el("p", {}, t("coach-looking")));
  #bar;
  /** @type {AnalysisWatch | null} */
  #watch = null;
  #record;
  /** What is known of the players that were looked at, by their seats. @type {Map<number, import("../net/analyses.js").PlayerAnalysis>} */
  #players = new Map();
  #waits = el("p", { class: "coach-waits", hidden: true });
  #turn;
  /** @type {Parts | null} */
  #parts = null;

  /**
   * @param {Game} game
   * @param {object} how
   * @param {() => Promise<SVGSVGElement>} how.art what is printed on its sheets
   * @param {() => Promise<import("../net/api.js").RecordText>} how.record
   * @param {string} how.back the address of its replay
   * @param {number} how.seat
   * @param {number | null} how.turn
   */
  constructor(game, { art, record, back, seat, turn }) {
    this.#game = game;
    this.#record = record;
    this.#art = art;
    this.#seat = seat;
    this.#turn = turn ?? lastTurn(game);
    this.element = el("div", { class: "replay side-by-side with-coach" });
    this.#bar = el("header", { class: "bar" },
      el("a", { class: "ib", href: back, "aria-label": t("coach-back") }, icon("i-back")),
      el("div", { class: "mid" }, el("h1", {}, lettering(t("coach-title"), { height: 18 })), this.#under),
    );
    this.#build();
    this.#follow();
  }

  /** Have the chosen player looked at. */
  #follow() {
    this.#watch?.end();
    this.#waits.hidden = true;
    if (this.#players.has(this.#seat)) return;
    const seat = this.#seat;
    const failed = (/** @type {import("../app/refusal.js").Refused} */ refused) => {
      put(this.#hindsight ? this.#waits : this.#says, el("span", {}, refusalText(refused)));
      this.#waits.hidden = !this.#hindsight;
    };
    this.#watch = new AnalysisWatch(this.#record, this.#game.players[seat] ?? "", {
      look: ({ state, progress, hindsight, analysis, error }) => {
        if (error) return failed(error);
        const [player] = analysis?.players ?? [];
        if (player) this.#players.set(seat, player);
        this.#waits.hidden = !hindsight || state === "done";
        if (hindsight) put(this.#waits, icon("i-eye", 22), el("span", {}, t("coach-cards-wait")), el("progress", { value: progress, "aria-label": t("coach-cards-wait") }));
        if (hindsight && !this.#hindsight) void this.#found(hindsight);
        else if (player) this.#build();
        return undefined;
      },
      failed,
    });
  }

  end() {
    this.#watch?.end();
    this.#rest();
  }

  /** @param {Hindsight} hindsight */
  async #found(hindsight) {
    this.#hindsight = hindsight;
    this.#best = unfold(await stepsOfRecord({ text: hindsight.record }));
    if (!this.element.isConnected) return;
    this.#build();
  }

  #rest() {
    this.#parts?.scrubber.end();
    this.#parts?.stage.end();
  }

  #build() {
    this.#rest();
    const mine = onlySeat(this.#game, this.#seat);
    const [name = ""] = mine.players;
    const game = this.#best ? sideBySide([mine, this.#best], [name, t("coach-best-name")], { bots: [1] }) : sideBySide([mine], [name]);
    const report = new TurnReport(game);
    const chart = new StarChart(game);
    const stage = new Stage(this.element, game, this.#art, 0, () => undefined, { showsAll: true });
    const scrubber = new Scrubber(game.moments.map(({ turn, roll }) => ({ turn, isDanger: roll?.is_danger ?? false })), (turn) => this.#arrive(turn));
    const player = this.#players.get(this.#seat) ?? null;
    const values = player && new ValueChart(player);
    const advice = new TurnAdvice(game.adventure, (marks) => stage.pencil(0, marks), (turn) => this.#tryAddress(turn));
    this.#parts = { stage, scrubber, report, chart, game, values, advice };
    this.#say(mine);
    const go = (/** @type {number} */ turn) => scrubber.go(turn);
    put(this.element,
      this.#bar,
      el("main", {}, report.diceBar, stage.element),
      el("aside", { "aria-label": t("coach-title") },
        this.#whose(),
        el("section", { class: "card coach-hindsight" }, el("h2", {}, t("coach-corner")), this.#says, this.#waits),
        player && el("section", { class: "card coach-three", "aria-label": t("coach-title") }, threeCards(cardWords(game.adventure, player), (turn) => seeTurn(turn, go))),
        advice.element,
        values && el("section", { class: "card chart" }, el("h2", {}, t("coach-luck")), draggable(values, go),
          el("ul", { class: "coach-legend" }, el("li", { class: "is-luck" }, t("coach-chart-luck")), el("li", { class: "is-choice" }, t("coach-chart-choice")))),
        report.element,
        el("section", { class: "card chart" }, el("h2", {}, t("replay-chart")), draggable(chart, go)),
      ),
      el("footer", {}, scrubber.element),
    );
    scrubber.go(Math.min(this.#turn, lastTurn(game)));
  }

  /** Where a turn is tried again. @param {number} turn */
  #tryAddress(turn) {
    const wished = new URLSearchParams(location.search);
    wished.set("seat", String(this.#seat + 1));
    wished.set("turn", String(turn));
    wished.set("try", "1");
    return `${here()}?${wished}`;
  }

  /** Whose game is looked at. */
  #whose() {
    const { players } = this.#game;
    if (players.length === 1) return false;
    const chosen = (/** @type {string} */ seat) => {
      this.#seat = Number(seat);
      this.#build();
      this.#follow();
      /** @type {HTMLElement | null} */ (this.element.querySelector(".coach-players :is(select, input:checked)"))?.focus();
    };
    const value = String(this.#seat);
    const options = players.map((name, seat) => ({ value: String(seat), face: [name] }));
    return el("section", { class: "card coach-players" }, players.length <= FEW
      ? choice({ name: "coach-player", legend: t("coach-whose"), value, options, chosen })
      : el("label", {}, t("coach-whose"), select(options, value, chosen)));
  }

  /** @param {Game} mine */
  #say(mine) {
    if (!this.#hindsight) return;
    const stars = momentAt(mine, lastTurn(mine)).stars[0] ?? 0;
    const words = hindsightWords(this.#hindsight, { stars, isSolo: this.#game.players.length === 1 });
    put(this.#says, ...words.map((each, at) => el("p", {}, at === 0 ? el("b", {}, each) : each)));
  }

  /** @param {number} turn */
  #arrive(turn) {
    const { stage, report, chart, game, scrubber, values, advice } = /** @type {Parts} */ (this.#parts);
    this.#turn = turn;
    stage.show(turn);
    report.show(turn, 0);
    chart.show(turn, 0);
    values?.show(turn);
    advice.show(this.#players.get(this.#seat)?.turns[turn - 1] ?? null);
    stage.pencil(0, null);
    put(this.#under, turn ? t("replay-turn", { turn, last: lastTurn(game) }) : t("replay-begin"));
    if (!scrubber.isPlaying) announce(report.words(momentAt(game, turn)).join(" "));
  }
}

/** @param {number} turn @param {(turn: number) => void} go */
function seeTurn(turn, go) {
  return el("button", { type: "button", class: "lk", onclick: () => go(turn) }, t("coach-see-turn", { turn }));
}

/** @param {{value: string, face: string[]}[]} options @param {string} value @param {(value: string) => void} chosen */
function select(options, value, chosen) {
  const list = el("select", { class: "field", onchange: () => chosen(list.value) },
    ...options.map((option) => el("option", { value: option.value, selected: option.value === value }, ...option.face)));
  return list;
}
