// What a turn was: the dice, who held whose sheet, who wrote what, and at the end who won.

import { Dice, rollWords } from "../play/dice/dice.js";
import { el, put } from "../ui/dom.js";
import { listed, says, t } from "../app/language.js";
import { faceIn } from "../table/face.js";
import { signed } from "../model/stars/reason.js";
import { gained, lastTurn, momentAt } from "../model/table/timeline.js";
import { icon } from "../ui/symbols.js";
import { turnWords } from "../sheet/turn-summary.js";

/** @typedef {import("../model/table/timeline.js").Game} Game */
/** @typedef {import("../model/table/timeline.js").Moment} Moment */

/** Up to this number of players the list shows all of them. */
const FEW = 8;

export class TurnReport {
  #dice;
  #game;
  #say = el("p", { class: "say" });
  #list = el("ul", { class: "plist wrote" });
  #others = el("ul", { class: "plist wrote" });
  #result = el("p", { class: "result", hidden: true });

  /** @param {Game} game */
  constructor(game) {
    this.#game = game;
    this.#dice = new Dice(game.adventure);
    this.diceBar = el("div", { class: "dice-bar" }, this.#dice.element, el("div", { class: "told" }, this.#say, this.#result));
    const isMany = game.players.length > FEW;
    this.element = el("section", { class: "card turn-report" },
      el("h2", {}, t("replay-wrote-title")),
      this.#list,
      isMany && el("details", {}, el("summary", { class: "lk" }, t("replay-everybody", { count: game.players.length })), this.#others),
    );
  }

  /** @param {number} turn @param {number} seat the one whose sheet is looked at */
  show(turn, seat) {
    const moment = momentAt(this.#game, turn);
    this.#dice.show(moment.roll?.roll ?? null);
    this.#dice.state([], moment.roll?.is_danger ?? false);
    const [rolled, more] = this.words(moment);
    put(this.#say, rolled, more && " ", more && el("small", {}, more));
    const isMany = this.#game.players.length > FEW;
    put(this.#list, ...this.#rows(moment, isMany ? seat : null));
    if (isMany) put(this.#others, ...this.#rows(moment, null));
    this.#result.hidden = turn < lastTurn(this.#game) || !this.#game.ended;
    this.#say.classList.toggle("sr", !this.#result.hidden);
    if (!this.#result.hidden) put(this.#result, icon("i-crown", 24), this.outcome());
  }

  /** The roll as text, and whether it was a danger turn. @param {Moment} moment @returns {string[]} */
  words({ roll }) {
    if (!roll) return [t("replay-begin"), t("replay-begin-says")];
    const rolled = rollWords(this.#game.adventure, roll.roll);
    if (!roll.is_danger) return [rolled];
    return [rolled, t(roll.holds ? "replay-danger" : "replay-danger-alone")];
  }

  /** Who won, or what a solo game earned. */
  outcome() {
    const { ended, players } = this.#game;
    if (!ended) return "";
    const best = ended.standings.find((standing) => standing.place === 1);
    const count = best?.stars ?? 0;
    if (players.length === 1) return t("replay-solo", { count, rank: rankName(ended.rank ?? "") });
    return t("replay-won", { names: listed(ended.winners), winners: ended.winners.length, count });
  }

  /** @param {Moment} moment @param {number | null} only */
  #rows(moment, only) {
    const { adventure, players } = this.#game;
    if (!moment.roll) return [el("li", { class: "muted" }, t("replay-nothing-yet"))];
    return moment.turns.filter((turn) => only === null || turn.seat === only).map((turn) => {
      const name = players[turn.seat] ?? "";
      const owner = turn.owner === undefined || turn.owner === null || turn.owner === turn.seat ? null : players[turn.owner] ?? "";
      const change = gained(this.#game, moment.turn, turn.seat);
      return el("li", {},
        faceIn(this.#game, turn.seat),
        el("span", { class: "nm" }, el("b", {}, name), el("span", {}, turnWords(adventure, turn.marks), owner !== null && el("small", {}, t("replay-on-sheet-of", { name: owner })))),
        turn.by_bot && el("span", { class: "st" }, icon("i-bot", 20), el("span", { class: "sr" }, t("replay-by-bot"))),
        change !== 0 && el("span", { class: `delta${change < 0 ? " neg" : ""}` }, signed(change)),
      );
    });
  }
}

/** @param {string} rank */
export function rankName(rank) {
  return says(`score-rank-${rank}`) ? t(`score-rank-${rank}`) : rank;
}
