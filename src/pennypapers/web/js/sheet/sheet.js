// The interactive picture of a sheet: the printed part, layers for marks, legal spaces and explanations, and input.
// No rules: the screen passes in what the server says is legal.

import { dress, svg } from "../ui/dom.js";
import { Gestures } from "./gestures.js";
import { LegalLayer } from "./legal-layer.js";
import { ExplainLayer } from "./explain-layer.js";
import { Loupe } from "./loupe.js";
import { place } from "../model/notation.js";
import { route } from "./outline.js";
import { factsOf, shownAs } from "../model/facts.js";
import { UNIT, corner, leads, meant, shapeOf, under } from "./geometry.js";
import { moves } from "../app/settings.js";
import { t } from "../app/language.js";
import { SheetNotes } from "./sheet-notes.js";
import { MarkLayer } from "./mark-layer.js";

export { printedArt } from "./art.js";
export { miniSheet } from "./mini-sheet.js";
export { inkedWords, sheetWords } from "./space-label.js";

/** @typedef {import("../model/notation.js").Space} Space */
/** @typedef {import("../model/notation.js").Layout} Layout */
/** @typedef {import("../model/notation.js").Sheet} Sheet */
/** @typedef {import("../model/notation.js").Mark} Mark */
/** @typedef {import("./explain-layer.js").Reason} Reason */

/** A tap counts for a space whose middle is so many pixels away. */
const NEAR = 24;

/** Longer than any stroke takes, in milliseconds. */
const WET = 1000;

let drawn = 0;

export class SheetPicture {
  /** A space was tapped or chosen with Enter. @type {(space: Space) => void} */
  onpick = () => undefined;
  /** A space got the keyboard focus. @type {(space: Space) => void} */
  onfocus = () => undefined;
  /** A letter or a digit was typed while a space has the focus. @type {(key: string, space: Space) => void} */
  onkey = () => undefined;
  /** @type {((spaces: readonly Space[], done: boolean) => void) | null} */
  #ontrace = null;
  /** @type {Map<Space, SVGGElement>} */
  #spaces = new Map();
  /** @type {Space | null} */
  #current = null;
  #isPointing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #drying;
  #markLayer;
  #notes;
  #legalLayer;
  #explainLayer;
  #loupe;
  #over;
  #drawing;

  /**
   * @param {object} how
   * @param {SVGSVGElement} how.art what is printed, from `printedArt`
   * @param {string} how.adventure
   * @param {Layout} how.layout
   * @param {string} how.label what the whole sheet is called
   * @param {boolean} [how.interactive] whether spaces can be focused and picked
   */
  constructor({ art, adventure, layout, label, interactive = true }) {
    const id = `sheet-${++drawn}`;
    this.element = art;
    this.layout = layout;
    dress(art, { class: `sheet ${factsOf(adventure).ground}`, "aria-label": label, role: interactive ? "grid" : "img" });
    for (const space of art.querySelectorAll("[data-space]")) {
      this.#spaces.set(space.getAttribute("data-space") ?? "", /** @type {SVGGElement} */ (space));
    }
    this.#over = layers(["sights", "legal-layer", "discoveries", "treasures", "explain-layer", "tracing", "refusal", "cursor"]);
    art.querySelector(".scenery")?.setAttribute("aria-hidden", "true");
    const { sights, "legal-layer": legal, discoveries, treasures, "explain-layer": explained, tracing, refusal, cursor } = this.#over;
    // State classes are set on the drawing and not on the sheet, so that the loupe, which shows the drawing by its id, has them too.
    this.#drawing = svg("g", { id, class: "drawing" }, ...art.childNodes, svg("g", { class: "over", "aria-hidden": "true" },
      sights, legal, discoveries, treasures, explained, tracing, refusal, cursor));
    art.append(this.#drawing);
    this.#notes = new SheetNotes(art, interactive);
    this.#markLayer = new MarkLayer(layout, this.#spaces, { sights, discoveries, treasures }, this.#notes);
    this.#legalLayer = new LegalLayer(this.#drawing, layout, this.#spaces, legal);
    this.#explainLayer = new ExplainLayer(this.#drawing, this.#spaces, explained, {
      shownAs: (kind) => shownAs(adventure, kind), sights: (treasure, marks) => this.#markLayer.sights(treasure, marks),
    });
    this.#loupe = new Loupe(id, adventure);
    if (interactive) this.#wake();
  }

  /** What is inked; marks in `fresh` are written stroke by stroke. @param {Sheet} sheet @param {{fresh?: readonly Mark[]}} [how] */
  ink(sheet, { fresh = [] } = {}) {
    this.#markLayer.ink(sheet, fresh);
    this.#dry();
  }

  /** What is pencilled, or drawn like a ghost for a hint. @param {readonly Mark[]} marks @param {{ghost?: boolean}} [how] */
  pencil(marks, { ghost = false } = {}) {
    this.#drawing.classList.toggle("is-ghost", ghost);
    this.#markLayer.pencil(marks);
    this.#dry();
  }

  /** Where the next mark may go. @param {Iterable<Space>} spaces */
  legal(spaces) {
    this.#legalLayer.show(spaces, this.#markLayer.empty);
  }

  /** Explain one reason, or nothing. @param {Reason | null} reason */
  explain(reason) {
    this.#explainLayer.show(reason);
  }

  /** Another emphasis: `is-threat`, `is-fresh`, and for a trace `is-node`, `is-next`. @param {Iterable<Space>} spaces @param {string} name */
  hint(spaces, name) {
    this.#legalLayer.hint(spaces, name);
  }

  /** Mark a space as refused. @param {Space | null} space */
  refuse(space) {
    this.#over.refusal.replaceChildren(...(space ? [shape("refused", this.layout, space)] : []));
  }

  /** What a screen reader says of each space. @param {ReadonlyMap<Space, string>} names */
  names(names) {
    for (const [space, name] of names) {
      const element = this.#spaces.get(space);
      if (element && element.getAttribute("aria-label") !== name) element.setAttribute("aria-label", name);
    }
  }

  /** @param {Space} space */
  focus(space) {
    this.#rove(space);
    this.#spaces.get(space)?.focus();
  }

  /** Go to the sheet by keyboard: to a space where something may be written, or to where one was. */
  enter() {
    const legal = this.#legalLayer.legal;
    const [first] = legal;
    const space = this.#current !== null && (first === undefined || [...legal].includes(this.#current)) ? this.#current : first;
    if (space) this.focus(space);
  }

  /** Where a space is in the window. @param {Space} space */
  rect(space) {
    const matrix = this.element.getScreenCTM();
    if (!matrix) return new DOMRect();
    const [x, y] = corner(space);
    const one = new DOMPoint(x, y).matrixTransform(matrix);
    const two = new DOMPoint(x + UNIT, y + UNIT).matrixTransform(matrix);
    return new DOMRect(one.x, one.y, two.x - one.x, two.y - one.y);
  }

  /** Called for a drag over several spaces; while null, a drag scrolls the page. */
  get ontrace() {
    return this.#ontrace;
  }

  set ontrace(hears) {
    this.#ontrace = hears;
    this.element.classList.toggle("is-traceable", hears !== null);
  }

  /** Remove the animation classes after a while: moving the sheet in the document would start the animations again. */
  #dry() {
    this.#drawing.classList.toggle("is-still", !moves());
    clearTimeout(this.#drying);
    this.#drying = setTimeout(() => {
      for (const wet of this.#drawing.querySelectorAll(".write, .drawn")) wet.classList.remove("write", "drawn");
    }, WET);
  }

  #wake() {
    this.element.classList.add("is-live");
    this.#arrange();
    const point = (/** @type {number} */ x, /** @type {number} */ y) => this.#point(x, y);
    const aim = (/** @type {number} */ x, /** @type {number} */ y) => {
      const at = point(x, y);
      return meant(this.layout, this.#legalLayer.legal, { x: at.x, y: at.y, reach: NEAR / at.scale });
    };
    new Gestures(this.element, {
      meant: aim,
      hit: (x, y) => under(this.layout, point(x, y).x, point(x, y).y),
      pick: (space) => {
        this.#isPointing = true;
        this.#spaces.get(space)?.focus({ preventScroll: true });
        this.#isPointing = false;
        this.#pick(space);
      },
      traces: () => this.#ontrace !== null,
      trace: (spaces, done) => this.#trace(spaces, done),
      rest: (x, y) => this.#loupe.show({ x, y }, point(x, y), aim(x, y)),
      lift: () => this.#loupe.close(),
    });
    // Prevent the default focus: the element under the pointer need not be the space that is meant.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    this.element.addEventListener("keydown", (event) => this.#press(event));
    this.element.addEventListener("focusin", (event) => this.#arrive(event));
    this.element.addEventListener("focusout", () => this.#over.cursor.replaceChildren());
  }

  /** Arrange the spaces as rows of grid cells for screen readers; one cell is a Tab stop. */
  #arrange() {
    const home = this.element.querySelector(".spaces");
    /** @type {Map<number, SVGGElement>} */
    const rows = new Map();
    for (const [space, element] of this.#spaces) {
      const [col, row] = place(space);
      const line = rows.get(row) ?? svg("g", { role: "row", "aria-rowindex": row + 1, "aria-label": t("sheet-row", { row: row + 1 }) });
      rows.set(row, line);
      dress(element, { role: "gridcell", tabindex: -1, "aria-colindex": col + 1, "aria-label": space });
      line.append(element);
    }
    home?.append(...rows.values());
    // Chromium makes an SVG with focus listeners a Tab stop; only its spaces should be.
    dress(this.element, { "aria-rowcount": this.layout.rows + (this.#notes.isThere ? 1 : 0), "aria-colcount": this.layout.columns, tabindex: -1 });
    const [first] = this.#spaces.keys();
    if (first) this.#rove(first);
  }

  /** @param {Space} space */
  #rove(space) {
    if (this.#current) this.#spaces.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#spaces.get(space)?.setAttribute("tabindex", "0");
    this.#current = space;
  }

  /** @param {Space} space */
  #pick(space) {
    this.#rove(space);
    this.onpick(space);
  }

  /** @param {readonly Space[]} spaces @param {boolean} done */
  #trace(spaces, done) {
    this.#over.tracing.replaceChildren(...(done ? [] : [svg("path", { class: "line", d: route(spaces) })]));
    this.#ontrace?.(spaces, done);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const space = event.target instanceof Element ? event.target.getAttribute("data-space") : null;
    if (!space || event.altKey || event.metaKey) return;
    const next = leads(this.layout, space, event);
    if (next) this.focus(next);
    else if (event.key === "Enter" || event.key === " ") this.#pick(space);
    else if (/^[\p{L}\d]$/u.test(event.key) && !event.ctrlKey) this.onkey(event.key, space);
    else if (!["Home", "End", "PageUp", "PageDown"].includes(event.key) && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
  }

  /** @param {FocusEvent} event */
  #arrive(event) {
    const cell = event.target instanceof Element ? event.target : null;
    const space = cell?.getAttribute("data-space");
    if (!cell || !space) return;
    this.#rove(space);
    if (this.#isPointing) return; // no focus ring for pointers
    this.#over.cursor.replaceChildren(shape("halo", this.layout, space), shape("ring", this.layout, space));
    this.onfocus(space);
  }

  /** A point of the window in the drawing; `scale` is pixels a unit. @param {number} x @param {number} y */
  #point(x, y) {
    const matrix = this.element.getScreenCTM();
    if (!matrix) return { x: NaN, y: NaN, scale: 1 };
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: at.x, y: at.y, scale: Math.hypot(matrix.a, matrix.b) };
  }
}

/** @template {string} N @param {readonly N[]} names @returns {Record<N, SVGGElement>} */
function layers(names) {
  return /** @type {Record<N, SVGGElement>} */ (Object.fromEntries(names.map((name) => [name, svg("g", { class: name })])));
}

/** The outline of a space once more, above all others. @param {string} name @param {Layout} layout @param {Space} space */
function shape(name, layout, space) {
  const [x, y] = corner(space);
  const form = shapeOf(layout, space);
  const outline = form === "sea" ? svg("circle", { cx: 24, cy: 24, r: 18.5 })
    : form === "arch" ? svg("path", { d: "M4 45V20C4 8 13.5 3 24 3S44 8 44 20V45Z" })
      : svg("path", { d: "M3.2 3.8C15 2.8 32 3.2 44.8 3.6 45.4 16 45 31 44.6 44.6 31 45.3 16 45.2 3.4 44.6 2.7 31 3 16 3.2 3.8Z" });
  return svg("g", { transform: `translate(${x} ${y})` }, svg("g", { class: name }, outline));
}
