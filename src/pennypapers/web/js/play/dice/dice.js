// The three dice: purple, green, red, always in this order, each with its own outline. They are animated for a
// moment; a tap ends that.

import { dress, el, put, svg } from "../../ui/dom.js";
import { use } from "../../ui/symbols.js";
import { moves } from "../../app/settings.js";
import { t } from "../../app/language.js";
import { factsOf } from "../../model/facts.js";

const DICE = /** @type {const} */ ([
  { letter: "p", colour: "purple", special: "P" },
  { letter: "g", colour: "green", special: "D" },
  { letter: "r", colour: "red", special: "!" },
]);

const TUMBLE = 600;
const STAGGER = 60;
const FLICKER = 75;

/** What a die shows, in words. @param {string} adventure @param {string} face */
export function faceName(adventure, face) {
  return /\d/.test(face) ? face : t(`play-face-${adventure}-${{ P: "penny", D: "helper", "!": "danger" }[face] ?? "penny"}`);
}

/** The three faces, in words. @param {string} adventure @param {string} roll */
export function rollWords(adventure, roll) {
  const [purple = "", green = "", red = ""] = roll.split(" ").map((face) => faceName(adventure, face));
  return t(factsOf(adventure).uses > 1 ? "play-rolled-colours" : "play-rolled", { purple, green, red }); // where each die is used by itself, it matters which is which
}

/**
 * One die as a picture, whose words stand beside it; without a face it is blank.
 * @param {string} adventure
 * @param {number} at 0 purple, 1 green, 2 red
 * @param {string | null} face
 */
export function die(adventure, at, face) {
  const { colour } = DICE[at] ?? DICE[0];
  const drawn = svg("svg", { class: `die ${colour} t${at + 1}`, viewBox: "0 0 48 48", "aria-hidden": "true" },
    use(`die-${colour}`, { width: 48, height: 48 }), svg("g", { class: "face" }));
  turnTo(drawn, adventure, face);
  return drawn;
}

/** @param {SVGSVGElement} drawn @param {string} adventure @param {string | null} face */
function turnTo(drawn, adventure, face) {
  const place = /** @type {SVGGElement} */ (drawn.querySelector(".face"));
  const special = face === null ? undefined : specialFace(adventure, face);
  if (face === null) put(place);
  else if (special) put(place, use(special, { x: 7.5, y: 7.5, width: 33, height: 33 }));
  else put(place, use(`face${face}`, { x: 8.5, y: 8.5, width: 31, height: 31 }));
}

/** The picture of a special face; nothing for a number. @param {string} adventure @param {string} face */
function specialFace(adventure, face) {
  const { helper, danger } = factsOf(adventure);
  return { P: "face-penny", D: `face-${helper}`, "!": `face-${danger}` }[face];
}

export class Dice {
  #adventure;
  /** @type {SVGSVGElement[]} */
  #drawn;
  /** @type {(string | null)[]} */
  #faces = [null, null, null];
  /** @type {(() => void) | null} */
  #settle = null;

  /** @param {string} adventure */
  constructor(adventure) {
    this.#adventure = adventure;
    this.#drawn = DICE.map((_, at) => die(adventure, at, null));
    this.element = el("div", { class: "dice", role: "group", "aria-label": t("play-dice"), onclick: () => this.skip() }, ...this.#drawn);
    this.state([], false);
  }

  /** Show the faces without an animation. @param {string | null} roll */
  show(roll) {
    this.skip();
    this.#faces = roll?.split(" ") ?? [null, null, null];
    this.#drawn.forEach((drawn, at) => turnTo(drawn, this.#adventure, this.#faces[at] ?? null));
    this.state([], false);
  }

  /** Roll them; resolves when the animation ends. @param {string} roll @returns {Promise<void>} */
  async roll(roll) {
    this.show(roll);
    if (!moves() || document.hidden) return;
    await new Promise((done) => {
      const flicker = setInterval(() => {
        for (const drawn of this.#drawn) {
          if (drawn.classList.contains("rolling")) turnTo(drawn, this.#adventure, String(1 + Math.floor(Math.random() * 5)));
        }
      }, FLICKER);
      const timers = this.#drawn.map((drawn, at) => {
        dress(drawn, { "--wait": `${at * STAGGER}ms`, "--turn": `${Math.random() > 0.5 ? "" : "-"}${200 + at * 40}deg` });
        drawn.classList.add("rolling");
        return setTimeout(() => this.#land(at), TUMBLE + at * STAGGER);
      });
      const last = setTimeout(() => this.skip(), TUMBLE + DICE.length * STAGGER);
      this.#settle = () => {
        clearInterval(flicker);
        for (const timer of [...timers, last]) clearTimeout(timer);
        for (const at of this.#drawn.keys()) this.#land(at);
        done(undefined);
      };
    });
  }

  /** Whether they are being animated. */
  get isRolling() {
    return this.#settle !== null;
  }

  /** End the animation now. */
  skip() {
    const settle = this.#settle;
    this.#settle = null;
    settle?.();
  }

  /**
   * Which are used up, and whether all but the red one are ignored.
   * @param {readonly string[]} used letters
   * @param {boolean} isDanger
   */
  state(used, isDanger) {
    for (const [at, { letter, colour }] of DICE.entries()) {
      const drawn = /** @type {SVGSVGElement} */ (this.#drawn[at]);
      const face = this.#faces[at];
      const isUsed = used.includes(letter);
      const isIdle = isDanger && letter !== "r";
      drawn.classList.toggle("used", isUsed && !isIdle);
      drawn.classList.toggle("idle", isIdle);
      const name = face ? faceName(this.#adventure, face) : t("play-die-blank");
      dress(drawn, { role: "img", "aria-hidden": null, "aria-label": t(isIdle ? "play-die-idle" : isUsed ? "play-die-used" : "play-die", { colour: t(`play-colour-${colour}`), face: name }) });
    }
  }

  /** @param {number} at */
  #land(at) {
    const drawn = /** @type {SVGSVGElement} */ (this.#drawn[at]);
    drawn.classList.remove("rolling");
    turnTo(drawn, this.#adventure, this.#faces[at] ?? null);
  }
}
