// The keys under a paper sheet: numbers, what is drawn, treasures to circle, discoveries to trace.

import { dress, el, put, svg } from "../ui/dom.js";
import { keepFocus } from "../ui/focus.js";
import { t } from "../app/language.js";
import { factsOf, symbolName } from "../model/facts.js";
import { dangerOf, numberGlyph } from "../sheet/marks.js";
import { markName } from "../sheet/space-label.js";
import { icon, use } from "../ui/symbols.js";

/** @typedef {import("../model/notation.js").Sheet} Sheet */

/**
 * @typedef {object} Acts
 * @property {(token: string) => void} write
 * @property {(value: number | null) => void} circle
 * @property {(kind: string | null) => void} trace begin, or stop
 * @property {() => void} traced
 * @property {(at: number) => void} hide a discovery
 */

const NUMBERS = Array.from({ length: 15 }, (_, at) => at + 1);

export class CountKeys {
  #adventure;
  #acts;
  #isCircling = false;
  /** What the next key does. */
  where = el("p", { class: "where", role: "status" });
  #grid;
  #circle;
  #kinds;
  #finds = el("div", { class: "finds" });

  /** @param {string} adventure @param {Acts} acts */
  constructor(adventure, acts) {
    this.#adventure = adventure;
    this.#acts = acts;
    const { symbols, treasures, discoveries } = factsOf(adventure);
    this.symbols = symbols.map(({ token }) => /** @type {string} */ (token));
    this.#kinds = discoveries;
    this.#circle = el("button", { type: "button", class: "chip wide", "aria-pressed": "false", onclick: () => this.#toggle() }, picture("ring"), el("span", { class: "lbl" }, t("count-circle")));
    const numbers = NUMBERS.map((value) => this.#key(String(value), numberGlyph(value, 24), String(value)));
    const drawn = ["!", "!x", ...this.symbols].map((token) => this.#key(token, this.#drawn(token), this.#name(token)));
    const rubber = el("button", { type: "button", class: "chip", "aria-label": t("count-rub-out"), onclick: () => this.#press("") }, icon("i-close", 24));
    this.#grid = el("div", { class: "count-grid" }, ...numbers, ...drawn, rubber, treasures > 0 && this.#circle);
    this.element = el("div", { class: "count-keys", role: "group", "aria-label": t("count-keys") }, this.#grid, discoveries.length > 0 && this.#finds);
  }

  /**
   * @param {Sheet} sheet
   * @param {string | null} space
   * @param {{kind: string, spaces: string[]} | null} tracing
   * @param {boolean} isFinding whether only discoveries are shown
   */
  show(sheet, space, tracing, isFinding) {
    put(this.where, this.#next(space, tracing !== null, isFinding));
    const token = space && sheet.writing.get(space);
    const stands = token && sheet.crossed.has(space) ? `${token}x` : token;
    const treasure = space ? sheet.treasures.get(space) : undefined;
    const pressed = this.#isCircling ? String(treasure ?? "") : stands ?? "";
    for (const key of this.#grid.querySelectorAll("[data-token]")) {
      dress(key, { "aria-pressed": String(key.getAttribute("data-token") === pressed) });
      key.classList.toggle("sel", key.getAttribute("data-token") === pressed);
    }
    this.#showFinds(sheet, tracing);
  }

  /** @param {string | null} space @param {boolean} isTracing @param {boolean} isFinding */
  #next(space, isTracing, isFinding) {
    if (isTracing) return t("count-tracing");
    if (isFinding) return t("count-find-first");
    return space ? t(this.#isCircling ? "count-circle-in" : "count-stands-in", { space }) : t("count-tap-first");
  }

  /** @param {Sheet} sheet @param {{kind: string, spaces: string[]} | null} tracing */
  #showFinds(sheet, tracing) {
    const kinds = this.#kinds.map((kind) => el("button", {
      type: "button", class: `chip wide${tracing?.kind === kind ? " sel" : ""}`, "aria-pressed": String(tracing?.kind === kind),
      onclick: () => this.#acts.trace(tracing?.kind === kind ? null : kind),
    }, picture(`outline-${kind}`), el("span", { class: "lbl" }, t(`play-kind-${kind}`))));
    const done = tracing && el("button", { type: "button", class: "btn primary", disabled: tracing.spaces.length === 0, onclick: () => this.#acts.traced() },
      t("count-trace-done"), tracing.spaces.length > 0 && ` · ${tracing.spaces.join(" ")}`);
    const found = sheet.discoveries.map(({ kind, spaces }, at) => {
      const what = `${t(`play-kind-${kind}`)} ${spaces.join(" ")}`;
      return el("li", {}, el("span", {}, what), el("button", { type: "button", class: "ib", "aria-label": t("count-hide", { what }), onclick: () => this.#acts.hide(at) }, icon("i-close", 18)));
    });
    keepFocus(this.#finds, () => put(this.#finds, el("div", { class: "kinds" }, ...kinds), done, found.length > 0 && el("ul", {}, ...found)));
  }

  #toggle() {
    this.#isCircling = !this.#isCircling;
    dress(this.#circle, { "aria-pressed": String(this.#isCircling) });
    this.#circle.classList.toggle("sel", this.#isCircling);
    this.#grid.classList.toggle("is-circling", this.#isCircling);
  }

  /** @param {string} token */
  #press(token) {
    if (!this.#isCircling) return this.#acts.write(token);
    if (token === "" || /^\d+$/.test(token)) this.#acts.circle(token ? Number(token) : null);
    this.#toggle();
  }

  /** @param {string} token @param {Element} face @param {string} name */
  #key(token, face, name) {
    return el("button", { type: "button", class: "chip", "data-token": token, "aria-label": name, "aria-pressed": "false", onclick: () => this.#press(token) }, face);
  }

  /** @param {string} token */
  #drawn(token) {
    const crossed = token === "!x";
    const name = symbolName(token) ?? dangerOf(this.#adventure);
    return svg("svg", { class: `ico${crossed ? " struck" : ""}`, width: 30, height: 30, viewBox: "0 0 48 48", "aria-hidden": "true" },
      use(name), crossed && use("cross", { class: "over" }));
  }

  /** @param {string} token */
  #name(token) {
    return token === "!x" ? `${markName(this.#adventure, "!")}, ${t("sheet-crossed")}` : markName(this.#adventure, token);
  }
}

/** @param {string} name */
function picture(name) {
  return svg("svg", { class: "ico", width: 28, height: 28, viewBox: "0 0 48 48", "aria-hidden": "true" }, use(name));
}
