// The form for a player's own count, as ticked reasons or as stars of each part, to compare with the server's.

import { dress, el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { icon } from "../ui/symbols.js";
import { tickFace, tickWords } from "./ticks.js";

/** @typedef {Record<string, readonly string[]>} Ticks by part, all that can be ticked */

/**
 * @typedef {object} Acts
 * @property {(part: string, stars: string) => void} claim
 * @property {(tick: string, isOn: boolean) => void} tick
 * @property {() => void} check the player has ticked everything: show what was overlooked
 */

export class CountCompare {
  #adventure;
  #acts;
  #ticks = el("div", { class: "ticks" });
  #sums = el("div", { class: "claims" });
  #check;
  #shown = "";
  /** @type {Map<string, HTMLInputElement>} */
  #fields = new Map();
  /** @type {ReadonlyMap<string, string>} */
  #claimed = new Map();
  /** @type {Set<string>} */
  #ticked = new Set();

  /** @param {string} adventure @param {Acts} acts */
  constructor(adventure, acts) {
    this.#adventure = adventure;
    this.#acts = acts;
    this.#check = el("button", { type: "button", class: "btn primary", onclick: () => acts.check() }, icon("i-check", 20), t("count-check"));
    this.element = el("details", { class: "compare card" },
      el("summary", { class: "lk" }, t("count-compare")),
      el("div", { class: "compare-how" },
        el("div", {}, el("h2", {}, t("count-tick")), el("p", { class: "small muted" }, t("count-tick-how"))),
        this.#ticks,
        this.#check,
        el("div", {}, el("h2", {}, t("count-sums")), el("p", { class: "small muted" }, t("count-compare-how"))),
        this.#sums,
      ),
    );
  }

  /** Another sheet, or another text for it. @param {import("./typed-sheets.js").Paper} paper */
  take(paper) {
    this.#claimed = paper.claims;
    this.#ticked = new Set(paper.ticks);
    for (const [part, field] of this.#fields) field.value = paper.claims.get(part) ?? "";
    for (const box of this.#boxes) box.checked = paper.ticks.has(box.value);
    if (paper.claims.size + paper.ticks.size > 0) this.element.open = true;
    this.#enable();
  }

  /** @param {Ticks} ticks */
  show(ticks) {
    this.#showFields(Object.keys(ticks));
    const key = JSON.stringify(ticks);
    if (key === this.#shown) return;
    this.#shown = key;
    const offered = Object.entries(ticks).filter(([, some]) => some.length > 0);
    put(this.#ticks, ...offered.map(([part, some]) => el("fieldset", { class: `choice slips of-${part}` },
      el("legend", {}, partName(part)),
      el("div", { class: "options" }, ...some.map((tick) => this.#box(tick))),
    )));
    this.#forget(new Set(Object.values(ticks).flat()));
    this.#enable();
  }

  get #boxes() {
    return /** @type {HTMLInputElement[]} */ ([...this.#ticks.querySelectorAll("input")]);
  }

  #enable() {
    dress(this.#check, { disabled: this.#ticked.size === 0 });
  }

  /** Remove ticks that are not offered any more. @param {ReadonlySet<string>} offered */
  #forget(offered) {
    for (const tick of this.#ticked) if (!offered.has(tick)) this.#turn(tick, false);
  }

  /** @param {string} tick @param {boolean} isOn */
  #turn(tick, isOn) {
    if (isOn) this.#ticked.add(tick);
    else this.#ticked.delete(tick);
    this.#acts.tick(tick, isOn);
    this.#enable();
  }

  /** @param {string} tick */
  #box(tick) {
    const box = el("input", { type: "checkbox", value: tick, "aria-label": tickWords(tick), checked: this.#ticked.has(tick), onchange: () => this.#turn(tick, box.checked) });
    return el("label", {}, box, el("span", { class: "face" }, el("span", { class: "tick-box", "aria-hidden": "true" }, icon("i-check", 18)), tickFace(this.#adventure, tick)));
  }

  /** @param {string[]} keys */
  #showFields(keys) {
    if (this.#fields.size > 0) return;
    put(this.#sums, ...[...keys, "total"].map((key) => {
      const field = el("input", { class: "field", type: "text", inputmode: "numeric", pattern: "[+\\-]?[0-9]*", maxlength: 5, id: `claim-${key}`, autocomplete: "off" });
      field.value = this.#claimed.get(key) ?? "";
      field.addEventListener("input", () => this.#acts.claim(key, field.value.trim().replace("−", "-")));
      this.#fields.set(key, field);
      return el("div", { class: "claim" }, el("label", { for: field.id }, partName(key)), field);
    }));
  }
}

/** @param {string} key */
export function partName(key) {
  return key === "total" ? t("count-total") : t(`score-part-${key}`);
}
