// The panel for discoveries: the best of each kind as a button, filtered by tapped or traced spaces, previewed in
// pencil. The server is asked for the stars of each.

import { el, put, svg } from "../ui/dom.js";
import { discoveries } from "../model/turn/offers.js";
import { writeMark } from "../model/notation.js";
import { signed } from "../model/stars/reason.js";
import { exactly, suggestions, toPrice } from "../model/turn/suggestions.js";
import { use } from "../ui/symbols.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/turn/offers.js").Discovery} Discovery */

/**
 * @typedef {object} Acts
 * @property {(mark: string) => void} pencil
 * @property {() => void} takeBack
 * @property {(mark: string) => Promise<number>} stars of the sheet with the draft and this on it
 * @property {(spaces: readonly string[]) => Promise<Discovery[]>} holding the discoveries that hold all of these spaces
 * @property {(marks: string, space: string) => void} ask so that the server says why not
 * @property {(text: string, space: string) => void} nothingThere
 * @property {() => void} changed
 */

export class DiscoveryPanel {
  element = el("div", { class: "sugg", role: "group", "aria-label": t("play-suggestions") });
  /** @type {string[]} the tapped or traced spaces; more may follow, as a small discovery can become another kind */
  #tapped = [];
  #acts;
  /** @type {Discovery[]} */
  #found = [];
  /** @type {string | null} */
  #pencilled = null;
  /** @type {Map<string, number>} */
  #worth = new Map();
  /** Whether the server has listed some of the discoveries only, and the spaces for which it was asked for the rest. */
  #hasMore = false;
  /** @type {Set<string>} */
  #asked = new Set();
  /** The draft for which stars are known, and the stars of it without a discovery. */
  #base = "";
  #baseStars = 0;

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
  }

  /**
   * @param {import("../net/messages").Options} options after everything but the discovery
   * @param {string | null} pencilled
   */
  show(options, pencilled) {
    if (options.marks !== this.#base) {
      this.#base = options.marks;
      this.#worth.clear();
      this.#tapped = [];
      this.#asked.clear();
    }
    this.#baseStars = options.stars;
    this.#hasMore = options.more ?? false;
    if (this.#asked.size === 0) this.#found = discoveries(options);
    this.#pencilled = pencilled;
    this.#draw();
    this.#price();
  }

  /** The spaces that were tapped and are not yet outlined. */
  get tapped() {
    return this.#pencilled ? [] : this.#tapped;
  }

  /** Forget the tapped spaces. */
  letGo() {
    this.#tapped = [];
  }

  reset() {
    this.#tapped = [];
    this.#worth.clear();
    this.#asked.clear();
    this.#base = "";
  }

  /** The spaces of all discoveries that contain the tapped ones. */
  get open() {
    const narrowed = this.#found.filter((each) => this.#tapped.every((space) => each.spaces.includes(space)));
    return [...new Set(narrowed.flatMap(({ spaces }) => spaces))].filter((space) => !this.#tapped.includes(space));
  }

  /** @param {string} space */
  tap(space) {
    const isMore = !this.#tapped.includes(space);
    if (isMore && this.#isUnknown([...this.tapped, space])) return void this.#askFor([...this.tapped, space], () => this.tap(space));
    const isOpen = this.open.includes(space);
    if (this.#pencilled) this.#acts.takeBack();
    if (this.#tapped.includes(space)) return this.#narrow(this.#tapped.filter((each) => each !== space));
    if (isOpen) return this.#narrow([...this.#tapped, space]);
    if (this.#pencilled) this.#tapped = [];
    if (this.open.includes(space)) this.#narrow([space]);
    else this.#notThere([...this.#tapped, space], space);
  }

  /** @param {readonly string[]} spaces @param {boolean} done */
  trace(spaces, done) {
    if (!done || spaces.length === 0) return;
    if (this.#isUnknown(spaces)) return void this.#askFor(spaces, () => this.trace(spaces, done));
    if (this.#pencilled) this.#acts.takeBack();
    const last = /** @type {string} */ (spaces.at(-1));
    const couldBe = this.#found.some((each) => spaces.every((space) => each.spaces.includes(space)));
    if (couldBe) this.#narrow([...spaces]);
    else this.#notThere(spaces, last);
  }

  /** Whether the server may know discoveries with these spaces that it has not listed. @param {readonly string[]} spaces */
  #isUnknown(spaces) {
    return this.#hasMore && !this.#asked.has(spaces.join(" "));
  }

  /** Ask for the discoveries that hold these spaces, and then go on. @param {readonly string[]} spaces @param {() => void} goOn */
  async #askFor(spaces, goOn) {
    const base = this.#base;
    const found = await this.#acts.holding(spaces).catch(() => []);
    if (base !== this.#base) return;
    this.#asked.add(spaces.join(" "));
    const known = new Set(this.#found.map(writeMark));
    this.#found = [...this.#found, ...found.filter((each) => !known.has(writeMark(each)))];
    goOn();
  }

  /** @param {string[]} tapped */
  #narrow(tapped) {
    this.#tapped = tapped;
    const whole = exactly(this.#found, tapped, this.#worth);
    if (whole) this.#acts.pencil(writeMark(whole));
    this.#acts.changed();
  }

  /** Ask the server why not, if the number of spaces fits a kind. @param {readonly string[]} spaces @param {string} space */
  #notThere(spaces, space) {
    const kind = this.#found.find((each) => each.spaces.length === spaces.length)?.kind;
    this.#tapped = [];
    if (kind) this.#acts.ask(`${kind}(${spaces.join(",")})`, space);
    else this.#acts.nothingThere(t("play-nothing-there"), space);
    this.#acts.changed();
  }

  #draw() {
    const kinds = suggestions(this.#found, this.tapped, this.#worth);
    put(this.element, ...kinds.map((each) => this.#slip(each)));
    if (kinds.length === 0) put(this.element, el("p", { class: "small" }, t("play-nothing-to-find")));
  }

  /** @param {import("../model/turn/suggestions.js").Suggestion} suggestion */
  #slip({ kind, found, stars, missing }) {
    const marks = found.map(writeMark);
    const at = this.#pencilled ? marks.indexOf(this.#pencilled) : -1;
    const isPencilled = this.#pencilled?.startsWith(`${kind}(`) ?? false;
    const [first] = missing;
    const more = isPencilled && found.length > 1 ? t("play-another-way")
      : this.tapped.length > 0 && missing.length === 1 && first ? t("play-one-more", { space: first })
        : found.length === 1 ? missing.join(" ") : t("play-ways", { count: found.length });
    return el("button", {
      type: "button", class: isPencilled ? "sel" : "", "aria-pressed": String(isPencilled),
      onclick: () => {
        const next = marks[(at + 1) % marks.length];
        if (this.#pencilled) this.#acts.takeBack();
        this.#tapped = [];
        if (next && !(isPencilled && marks.length === 1)) this.#acts.pencil(next);
      },
    },
    svg("svg", { class: "ico", width: 38, height: 38, viewBox: "0 0 48 48", "aria-hidden": "true" }, use(`outline-${kind}`)),
    el("span", {}, el("b", {}, t(`play-kind-${kind}`), stars !== null && ` ${signed(stars)}`), el("small", {}, more)));
  }

  async #price() {
    const base = this.#base;
    const marks = toPrice(this.#found, this.tapped, this.#worth);
    await Promise.all(marks.map(async (mark) => {
      const stars = await this.#acts.stars(mark).catch(() => null);
      if (stars !== null && base === this.#base) this.#worth.set(mark, stars - this.#baseStars);
    }));
    if (marks.length && base === this.#base) this.#draw();
  }
}
