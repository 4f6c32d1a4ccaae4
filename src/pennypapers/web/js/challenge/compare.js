// Two runs of a challenge beside each other, turn by turn with one control: the dice, both sheets, and where they parted.

import { resultsOf, stepsOfRun } from "../net/challenges.js";
import { announce } from "../ui/announce.js";
import { t } from "../app/language.js";
import { nextOf, partedTurns, sideBySide } from "../model/table/side-by-side.js";
import { lastTurn, momentAt, unfold } from "../model/table/timeline.js";
import { Scrubber } from "../replay/scrubber.js";
import { Stage } from "../replay/stage.js";
import { StarChart, draggable } from "../replay/star-chart.js";
import { TurnReport } from "../replay/turn-report.js";
import { printedArt } from "../sheet/art.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { playerName, titleOf } from "./title.js";

/** @typedef {import("../net/challenges.js").ChallengeLook} ChallengeLook */
/** @typedef {import("../model/table/timeline.js").Game} Game */

/** Enough places to find the name of a run that is compared; other names come with the run itself. */
const NAMES = 50;

/** A run beside one's own first run, or alone if one has none. @param {ChallengeLook} look @param {number} other */
export async function compare(look, other) {
  const [{ mine, places }, theirs] = await Promise.all([resultsOf(look.code, { start: 0, count: NAMES }), stepsOfRun(look.code, other)]);
  const bot = look.bots.find(({ run }) => run === other)?.bot ?? null;
  const place = bot ? { bot, name: "" } : places.find(({ run }) => run === other);
  const isMyPractice = look.mine.some(({ run, attempt }) => run === other && attempt > 1);
  const name = isMyPractice ? t("same-my-practice") : place ? playerName(place) : theirs.players[0] ?? "";
  if (!mine || mine.run === other) return new CompareView(look, sideBySide([unfold(theirs)], [name], { bots: bot ? [0] : [] }));
  const ours = unfold(await stepsOfRun(look.code, mine.run));
  const names = [t("lobby-you", { name: playerName(mine) }), name];
  const faces = [mine.name, isMyPractice ? mine.name : name];
  return new CompareView(look, sideBySide([ours, unfold(theirs)], names, { bots: bot ? [1] : [], faces }));
}

class CompareView {
  #game;
  #parted;
  #under = el("span", { class: "xs muted" });
  #here = el("p", { class: "here" });
  #report;
  #chart;
  #stage;
  #scrubber;
  #turn = 0;

  /** @param {ChallengeLook} look @param {Game} game */
  constructor(look, game) {
    this.#game = game;
    this.#parted = partedTurns(game);
    this.#report = new TurnReport(game);
    this.#chart = new StarChart(game);
    this.element = el("div", { class: "replay side-by-side" });
    this.#stage = new Stage(this.element, game, () => printedArt({ layout: game.layoutText }), 0, () => undefined, { showsAll: true });
    const isParted = new Set(this.#parted);
    this.#scrubber = new Scrubber(game.moments.map(({ turn, roll }) => ({ turn, isDanger: roll?.is_danger ?? false, isParted: isParted.has(turn) })), (turn) => this.#arrive(turn));
    const isPair = game.players.length > 1;
    this.#report.diceBar.querySelector(".told")?.append(this.#here);
    put(this.element,
      el("header", { class: "bar" },
        el("a", { class: "ib", href: `/c/${look.code}`, "aria-label": t("back") }, icon("i-back")),
        el("div", { class: "mid" }, el("h1", {}, lettering(t("same-compare"), { height: 18 })), this.#under),
      ),
      el("main", {}, this.#report.diceBar, this.#stage.element),
      el("aside", { "aria-label": t("replay-more") },
        el("section", { class: "card parted" }, el("h2", {}, titleOf(look)), isPair && el("p", {}, t("same-parted", { count: this.#parted.length, turns: lastTurn(game) }))),
        this.#report.element,
        el("section", { class: "card chart" }, el("h2", {}, t("replay-chart")), draggable(this.#chart, (turn) => this.#scrubber.go(turn))),
      ),
      el("footer", {},
        this.#scrubber.element,
        this.#parted.length > 0 && el("button", { type: "button", class: "btn next-parted", onclick: () => this.#jump() }, icon("i-swap", 22), el("span", {}, t("same-next"))),
      ),
    );
    const wished = Number(new URLSearchParams(location.search).get("turn"));
    this.#scrubber.go(wished || (this.#parted[0] ?? lastTurn(game)));
  }

  end() {
    this.#scrubber.end();
    this.#stage.end();
  }

  #jump() {
    const turn = nextOf(this.#parted, this.#turn);
    if (turn !== null) this.#scrubber.go(turn);
  }

  /** @param {number} turn */
  #arrive(turn) {
    this.#turn = turn;
    this.#stage.show(turn);
    this.#report.show(turn, 0);
    this.#chart.show(turn, 0);
    put(this.#under, turn ? t("replay-turn", { turn, last: lastTurn(this.#game) }) : t("replay-begin"));
    const moment = momentAt(this.#game, turn);
    const here = this.#hereWords(turn, moment.turns.length);
    put(this.#here, here);
    this.element.classList.toggle("is-parted", this.#parted.includes(turn));
    if (!this.#scrubber.isPlaying) announce([...this.#report.words(moment), here].join(" "));
  }

  /** @param {number} turn @param {number} writers */
  #hereWords(turn, writers) {
    if (!turn || this.#game.players.length < 2) return "";
    if (writers < 2) return t("same-one-is-done");
    return t(this.#parted.includes(turn) ? "same-here-parted" : "same-here-alike");
  }
}
