// The stars of a sheet and how the draft would change them: the total in the footer, the parts as buttons.

import { dress, el, put, svg } from "../ui/dom.js";
import { numeral, use } from "../ui/symbols.js";
import { plain, signed } from "../model/stars/reason.js";
import { t } from "../app/language.js";

/**
 * @typedef {object} Counted
 * @property {readonly string[]} keys
 * @property {number} was the stars as of the last closed turn
 * @property {readonly number[]} parts in the order of the keys
 * @property {number} now with the draft
 * @property {readonly number[]} next
 */

/** This part is hidden while it is 0, as it is counted only once, at the end. */
const RARE = "full";

export class Stars {
  /** @type {Map<string, HTMLButtonElement>} */
  #slips = new Map();

  /** @param {{onpart: (key: string) => void, ontotal: () => void}} hears */
  constructor({ onpart, ontotal }) {
    this.onpart = onpart;
    this.foot = el("button", { type: "button", class: "total", "aria-expanded": "false", onclick: ontotal });
    this.side = el("div", { class: "total", role: "img" });
    this.parts = el("ul", { class: "parts" });
    this.element = el("section", { class: "starbox", "aria-label": t("play-stars") }, el("div", { class: "stars" }, this.side, this.parts));
  }

  /** @param {Counted} counted @param {string | null} lit the part that is being explained */
  show({ keys, was, parts, now, next }, lit) {
    const change = now - was;
    for (const total of [this.foot, this.side]) {
      put(total, star(30), numeral(now, { height: 30, hidden: true }), change !== 0 && el("span", { class: `delta${change < 0 ? " neg" : ""}` }, signed(change)));
      dress(total, { "aria-label": `${t("stars", { count: now })}${change ? `, ${t("play-stars-change", { change: signed(change) })}` : ""}` });
    }
    dress(this.parts, { "--n": Math.min(keys.length, 3) });
    for (const [at, key] of keys.entries()) {
      const [before = 0, after = 0] = [parts[at], next[at]];
      const slip = this.#slips.get(key) ?? this.#add(key);
      /** @type {HTMLElement} */ (slip.parentElement).hidden = key === RARE && before === 0 && after === 0;
      const change = after - before;
      dress(slip, { class: `part${change > 0 ? " up" : change < 0 ? " down" : ""}${lit === key ? " lit" : ""}`, "aria-pressed": String(lit === key) });
      put(slip, el("span", {}, t(`score-part-${key}`)), el("b", {}, plain(before), change !== 0 && ` ${signed(change)}`));
    }
  }

  /** Say whether the parts were asked for where they are hidden at first. @param {boolean} yes */
  expanded(yes) {
    dress(this.foot, { "aria-expanded": String(yes) });
  }

  /** @param {string} key */
  slip(key) {
    return this.#slips.get(key);
  }

  /** @param {string} key */
  #add(key) {
    const slip = el("button", { type: "button", onclick: () => this.onpart(key) });
    this.#slips.set(key, slip);
    this.parts.append(el("li", {}, slip));
    return slip;
  }
}

/** @param {number} size */
export function star(size) {
  return svg("svg", { class: "ico", width: size, height: size, viewBox: "0 0 48 48", "aria-hidden": "true" }, use("star"));
}
