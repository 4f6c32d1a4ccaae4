// What a table plays and how: an adventure, a side of its sheet, the clock and the house rules. For opening a table and
// for choosing again in its lobby.

import { el, put } from "../ui/dom.js";
import { choice } from "../ui/choice.js";
import { CLOCKS, clockName, hasRealDice, isAboutDice, optionsText, ruleName, rulesOf, usualValue, valueName } from "./house-rules.js";
import { adventures, factsOf } from "../model/facts.js";
import { scene } from "../app/scene.js";
import { sheetThumb } from "../sheet/sheet-thumb.js";
import { t } from "../app/language.js";

/**
 * @typedef {object} Chosen
 * @property {string} adventure
 * @property {string} side `front`, `back`, or nothing for a layout of one's own
 * @property {number} clock seconds a turn; nought is none
 * @property {ReadonlyMap<string, string>} rules
 * @property {"each" | "first"} links before which rolls devices add a secret
 */

export class SetUpForm {
  sides = el("div");
  #rules = el("div", { class: "house" });
  #links;
  #chosen;
  #hasFixedDice;

  /**
   * @param {Chosen} chosen
   * @param {{changed?: (adventure: string) => void, hasFixedDice?: boolean, hasClock?: boolean}} [how] with `hasFixedDice` nothing about dice is to be chosen: a challenge has its own
   */
  constructor({ adventure, side, clock, rules, links }, { changed, hasFixedDice = false, hasClock = true } = {}) {
    this.#hasFixedDice = hasFixedDice;
    this.#chosen = { adventure, side, clock, rules: new Map(rules), links };
    this.which = choice({
      name: "adventure", legend: t("host-adventure"), value: adventure, class: "pictures",
      options: adventures().map(({ key, minutes }) => ({
        value: key, face: [scene(key), el("b", {}, t(`short-${key}`)), el("small", {}, t("host-minutes", { minutes }))],
      })),
      chosen: (value) => {
        this.#chosen.adventure = value;
        this.#chosen.side ||= "front";
        this.#show();
        changed?.(value);
      },
    });
    this.#links = choice({
      name: "links", legend: t("host-links"), hint: t("host-links-hint"), value: links,
      options: [{ value: "each", face: [t("host-links-each")] }, { value: "first", face: [t("host-links-first")] }],
      chosen: (value) => (this.#chosen.links = value),
    });
    this.how = el("div", { class: "set-up-how" },
      hasClock && choice({
        name: "clock", legend: t("host-clock"), hint: t("host-clock-hint"), value: String(clock),
        options: CLOCKS.map((seconds) => ({ value: String(seconds), face: [clockName(seconds)] })),
        chosen: (value) => (this.#chosen.clock = Number(value)),
      }),
      this.#rules,
      this.#links,
    );
    this.#show();
  }

  /** The choices as a request. It has no layout if the table keeps a layout of the host's own. */
  get wish() {
    const { adventure, side, clock, rules, links } = this.#chosen;
    return { adventure, ...(side && { layout: side }), options: optionsText(adventure, rules), ...(clock > 0 && { clock }), links };
  }

  /** The sides and the house rules are those of the adventure. */
  #show() {
    const { adventure, side, rules } = this.#chosen;
    put(this.sides, choice({
      name: "side", legend: t("host-side"), value: side, class: "pictures sides",
      options: factsOf(adventure).sides.map((each) => ({ value: each, face: [sheetThumb(adventure, each), el("b", {}, t(`side-${each}`))] })),
      chosen: (value) => (this.#chosen.side = value),
    }));
    put(this.#rules, ...rulesOf(adventure).filter((rule) => !this.#hasFixedDice || !isAboutDice(rule)).map((rule) => choice({
      name: rule.key, legend: ruleName(rule, adventure), hint: t(`host-hint-${rule.key.replaceAll("_", "-")}`),
      value: rules.get(rule.key) ?? usualValue(rule),
      options: rule.values.map((value) => ({ value, face: [valueName(rule, value)] })),
      chosen: (value) => {
        rules.set(rule.key, value);
        this.#showLinks();
      },
    })));
    this.#showLinks();
  }

  #showLinks() {
    this.#links.hidden = this.#hasFixedDice || hasRealDice(this.#chosen.rules);
  }
}
