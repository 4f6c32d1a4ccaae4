// The coach at the end of a game: what its dice could have brought, as soon as that is known, and the way to more. The
// end works the same without it; where there is no coach it stays empty.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { coachOffer } from "../net/analyses.js";
import { star } from "../sheet/stars.js";
import { announce } from "../ui/announce.js";
import { dress, el, put } from "../ui/dom.js";
import { icon, numeral } from "../ui/symbols.js";
import { AnalysisWatch } from "./analysis-watch.js";
import { cardWords } from "./card-words.js";
import { hindsightWords } from "./hindsight-words.js";
import { threeCards, turnLink } from "./three-cards.js";

/**
 * @typedef {object} Finished
 * @property {() => Promise<import("../net/api.js").RecordText>} record
 * @property {() => Promise<string>} address of the coach's screen for this game
 * @property {string} adventure
 * @property {string} player whose turns are looked at
 * @property {number} stars of that player
 * @property {boolean} isSolo
 */

export class AfterGame {
  #game;
  #waiting = el("p", { class: "coach-waits" }, icon("i-eye", 22), el("span", {}, t("coach-looking")));
  #found = el("div", { class: "coach-found" });
  #cards = el("div", { class: "coach-three" });
  /** @type {AnalysisWatch | null} */
  #watch = null;
  #hasEnded = false;

  /** @param {Finished} game */
  constructor(game) {
    this.#game = game;
    this.element = el("section", { class: "card coach-corner", "aria-labelledby": "coach-corner", hidden: true },
      el("h2", { id: "coach-corner" }, t("coach-corner")), this.#found, this.#cards, this.#waiting);
    void this.#begin();
  }

  end() {
    this.#hasEnded = true;
    this.#watch?.end();
  }

  async #begin() {
    const { offered, here } = await coachOffer();
    if (here) {
      put(this.#waiting, icon("i-eye", 22), el("span", {}, t("coach-needs-server")));
      this.element.hidden = false;
    }
    if (!offered || this.#hasEnded) return;
    this.element.hidden = false;
    this.#watch = new AnalysisWatch(this.#game.record, this.#game.player, {
      look: (look) => this.#show(look),
      failed: (refused) => put(this.#waiting, refusalText(refused)),
    });
  }

  /** @param {import("../net/analyses.js").AnalysisLook} look */
  #show({ state, progress, hindsight, analysis, error }) {
    if (error) put(this.#waiting, refusalText(error));
    if (hindsight && this.#found.childElementCount === 0) this.#showHindsight(hindsight);
    if (hindsight && !error) put(this.#waiting, icon("i-eye", 22), el("span", {}, t("coach-cards-wait")), el("progress", { value: progress, "aria-label": t("coach-cards-wait") }));
    this.#waiting.hidden = state === "done";
    const [player] = analysis?.players ?? [];
    if (player && this.#cards.childElementCount === 0) void this.#showCards(player);
  }

  /** @param {import("../net/analyses.js").PlayerAnalysis} player */
  async #showCards(player) {
    const address = await this.#game.address();
    const cards = cardWords(this.#game.adventure, player);
    put(this.#cards, threeCards(cards, (turn) => turnLink(turn, address)));
    announce(cards.map(({ title, text }) => `${title}. ${text}`).join(" "));
  }

  /** @param {import("../net/analyses.js").Hindsight} hindsight */
  #showHindsight(hindsight) {
    const [first = "", ...more] = hindsightWords(hindsight, this.#game);
    const link = el("a", { class: "btn whole", href: "/coach" }, icon("i-eye", 20), t("coach-look"));
    void this.#game.address().then((address) => dress(link, { href: address }));
    put(this.#found,
      el("p", { class: "best" }, el("span", { class: "sc" }, star(34), numeral(Math.max(hindsight.best, this.#game.stars), { height: 34, hidden: true })), el("b", {}, first)),
      more.length > 0 && el("p", { class: "small" }, more.join(" ")),
      link,
    );
    announce([first, ...more].join(" "));
  }
}
