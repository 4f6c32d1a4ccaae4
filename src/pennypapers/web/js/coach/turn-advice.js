// What the coach says of one turn: what its roll brought, and the best turns there were, each to be drawn on the sheet.

import { t } from "../app/language.js";
import { turnWords } from "../sheet/turn-summary.js";
import { dress, el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** @typedef {import("../net/analyses.js").TurnAnalysis} TurnAnalysis */

/** Luck of less than this is not worth a word. */
const LITTLE = 0.75;

export class TurnAdvice {
  #adventure;
  #draws;
  #again;

  /**
   * @param {string} adventure
   * @param {(marks: string | null) => void} draws draw a turn on the sheet as it was before, or what was played
   * @param {(turn: number) => string} again the address where a turn is tried again
   */
  constructor(adventure, draws, again) {
    this.#again = again;
    this.#adventure = adventure;
    this.#draws = draws;
    this.element = el("section", { class: "card turn-advice", hidden: true });
  }

  /** @param {TurnAnalysis | null} turn */
  show(turn) {
    this.element.hidden = turn === null;
    if (!turn) return;
    const { facts, alternatives, played } = turn;
    put(this.element,
      el("h2", {}, t("coach-turn", { turn: turn.number })),
      el("p", {}, [luckWords(turn), choiceWords(turn)].filter(Boolean).join(" ")),
      !facts.forced && alternatives.length > 0 && this.#choices(alternatives, played),
      !facts.forced && el("a", { class: "btn whole", href: this.#again(turn.number) }, icon("i-replay", 20), t("coach-try")),
    );
  }

  /** @param {TurnAnalysis["alternatives"]} alternatives @param {string} played */
  #choices(alternatives, played) {
    /** @type {HTMLButtonElement[]} */
    const buttons = alternatives.map(({ marks, value }) => {
      const isMine = marks === played;
      const button = el("button", {
        type: "button", class: "option", "aria-pressed": "false",
        onclick: () => {
          const isOn = button.getAttribute("aria-pressed") === "true";
          for (const each of buttons) dress(each, { "aria-pressed": "false" });
          dress(button, { "aria-pressed": String(!isOn) });
          this.#draws(isOn ? null : marks);
        },
      }, el("span", {}, turnWords(this.#adventure, marks), isMine && el("small", {}, t("coach-you-did"))), el("span", { class: "worth" }, t("coach-worth", { count: Math.round(value) })));
      return button;
    });
    return el("div", { class: "options", role: "group", "aria-label": t("coach-options") }, el("p", { class: "small muted" }, t("coach-options-hint")), ...buttons);
  }
}

/** @param {TurnAnalysis} turn */
function luckWords({ luck }) {
  if (Math.abs(luck) < LITTLE) return t("coach-luck-little");
  return t(luck > 0 ? "coach-luck-good" : "coach-luck-bad", { count: Math.max(1, Math.round(Math.abs(luck))) });
}

/** @param {TurnAnalysis} turn */
function choiceWords({ facts, is_best: isBest, loss }) {
  if (facts.by) return t("coach-drawn-by", { name: facts.by });
  if (facts.forced) return t("coach-forced");
  if (facts.mistake) return t("coach-more-there", { count: Math.max(1, Math.round(loss)) });
  return isBest ? t("coach-as-good") : "";
}
