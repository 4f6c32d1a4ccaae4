// The layer of marks on a sheet, in ink and in pencil. Only changed elements are redrawn.

import { outlineArt } from "./art.js";
import { svg } from "../ui/dom.js";
import { inkMark, pencilMark, pencilStrokes, treasureMark } from "./marks.js";
import { EMPTY, writeMark } from "../model/notation.js";
import { border, sightLines } from "./outline.js";
import { shapeOf } from "./geometry.js";
import { moves } from "../app/settings.js";

/** @typedef {import("../model/notation.js").Space} Space */
/** @typedef {import("../model/notation.js").Sheet} Sheet */
/** @typedef {import("../model/notation.js").Mark} Mark */
/** @typedef {import("../model/notation.js").Layout} Layout */

/** The duration of the fade of removed pencil, as in the style sheet. */
const RUBBED = 320;

/**
 * A set of drawn elements by name, and where each is inserted.
 * @typedef {{parent: (name: string) => Element, held: Map<string, {text: string, element: Element}>}} Shelf
 */

/**
 * An element of a shelf: its name, a text that changes when it must be redrawn, and a function that draws it.
 * @typedef {[name: string, text: string, draw: () => Element]} Entry
 */

export class MarkLayer {
  /** @type {Sheet} */
  #sheet = EMPTY;
  /** @type {readonly Mark[]} */
  #draft = [];
  /** @type {Record<"marks" | "treasures" | "discoveries" | "pencil" | "guesses" | "traced", Shelf>} */
  #shelves;

  /**
   * @param {Layout} layout
   * @param {ReadonlyMap<Space, Element>} spaces
   * @param {{sights: Element, discoveries: Element, treasures: Element}} layers
   * @param {import("./sheet-notes.js").SheetNotes} notes
   */
  constructor(layout, spaces, layers, notes) {
    this.layout = layout;
    this.notes = notes;
    this.spaces = spaces;
    this.lines = { ink: svg("path", { class: "sight" }), draft: svg("path", { class: "sight is-draft" }) };
    layers.sights.append(this.lines.ink, this.lines.draft);
    const inSpace = (/** @type {string} */ name) => /** @type {Element} */ (spaces.get(name.split(" ")[0] ?? ""));
    this.#shelves = {
      marks: shelf(inSpace),
      pencil: shelf(inSpace),
      treasures: shelf(() => layers.treasures),
      guesses: shelf(() => layers.treasures),
      discoveries: shelf(() => layers.discoveries),
      traced: shelf(() => layers.discoveries),
    };
  }

  /** The spaces that nothing is written in, neither in ink nor in pencil. */
  get empty() {
    const pencilled = new Set(this.#draft.flatMap((mark) => (mark.type === "write" ? [mark.space] : [])));
    return [...this.layout.kinds.keys()].filter((space) => !this.#sheet.writing.has(space) && !pencilled.has(space));
  }

  /** @param {Sheet} sheet @param {readonly Mark[]} fresh */
  ink(sheet, fresh) {
    const news = new Set(fresh.map(writeMark));
    const { marks, treasures, discoveries } = this.#shelves;
    this.#sheet = sheet;
    fill(marks, [...sheet.writing].filter(([space]) => this.spaces.has(space)).map(([space, value]) => {
      const crossed = sheet.crossed.has(space);
      const isFresh = news.has(`${space}=${value}`) || (crossed && news.has(`${space}x`));
      return [space, `${value}${crossed ? "x" : ""}`, () => inkMark(this.#where(space), value, { crossed, fresh: isFresh })];
    }));
    fill(treasures, [...sheet.treasures].map(([space, value]) =>
      [`${space}*${value}`, "", () => treasureMark(space, value, { fresh: news.has(`${space}*${value}`) })]));
    fill(discoveries, sheet.discoveries.map((found) => {
      const name = writeMark({ type: "discovery", ...found });
      return [name, "", () => outline(found, news.has(name) ? "drawn" : "")];
    }));
    for (const [space, element] of this.spaces) element.classList.toggle("is-filled", sheet.writing.has(space));
    this.#update();
  }

  /** @param {readonly Mark[]} draft */
  pencil(draft) {
    const { pencil, guesses, traced } = this.#shelves;
    this.#draft = draft;
    const written = new Set();
    fill(pencil, draft.flatMap((mark) => {
      if (mark.type === "write") {
        written.add(mark.space);
        return [[mark.space, mark.value, () => pencilMark(this.#where(mark.space), mark.value)]];
      }
      return mark.type === "cross" ? [[`${mark.space} x`, "", () => pencilStrokes(this.#where(mark.space))]] : [];
    }), rubOut);
    fill(guesses, draft.flatMap((mark) =>
      mark.type === "circle" ? [[writeMark(mark), "", () => treasureMark(mark.space, mark.value, { draft: true })]] : []), rubOut);
    fill(traced, draft.flatMap((mark) =>
      mark.type === "discovery" ? [[writeMark(mark), "", () => outline(mark, "is-draft")]] : []), rubOut);
    for (const [space, element] of this.spaces) element.classList.toggle("is-draft", written.has(space));
    this.#update();
  }

  /** The sight lines from a treasure to the marks that show it. @param {Space} treasure @param {readonly Space[]} marks */
  sights(treasure, marks) {
    const { writing, treasures } = this.#sheet;
    const pencilled = new Set(this.#draft.flatMap((mark) => (mark.type === "write" || mark.type === "circle" ? [mark.space] : [])));
    return sightLines(treasure, marks, (space) =>
      this.layout.kinds.has(space) && !writing.has(space) && !treasures.has(space) && !pencilled.has(space));
  }

  /** Update what depends on both ink and pencil: the sight lines and the notes. */
  #update() {
    const { sights, treasures } = this.#sheet;
    const circled = this.#draft.flatMap((mark) => (mark.type === "circle" ? [mark.space] : []));
    this.notes.show(this.#sheet, this.#draft);
    const lines = { ink: "", draft: "" };
    for (const [treasure, marks] of Object.entries(sights)) {
      if (treasures.has(treasure)) lines.ink += this.sights(treasure, marks);
      else if (circled.includes(treasure)) lines.draft += this.sights(treasure, marks);
    }
    redraw(this.lines.ink, lines.ink);
    redraw(this.lines.draft, lines.draft);
  }

  /** @param {Space} space */
  #where(space) {
    return { adventure: this.layout.adventure, space, shape: shapeOf(this.layout, space) };
  }
}

/** @param {Shelf["parent"]} parent @returns {Shelf} */
function shelf(parent) {
  return { parent, held: new Map() };
}

/**
 * Make a shelf hold exactly these entries; elements with the same name and text are kept.
 * @param {Shelf} shelf
 * @param {readonly Entry[]} wanted
 * @param {(element: Element) => void} [away]
 */
function fill({ parent, held }, wanted, away = (element) => element.remove()) {
  const names = new Set(wanted.map(([name]) => name));
  for (const [name, { element }] of held) {
    if (names.has(name)) continue;
    held.delete(name);
    away(element);
  }
  for (const [name, text, draw] of wanted) {
    const known = held.get(name);
    if (known?.text === text) continue;
    if (known) away(known.element);
    const element = draw();
    parent(name).append(element);
    held.set(name, { text, element });
  }
}

/** Fade out a pencilled element and remove it. @param {Element} element */
function rubOut(element) {
  if (!moves() || !element.isConnected) return element.remove();
  element.classList.add("rubbed");
  setTimeout(() => element.remove(), RUBBED);
}

/**
 * The line round a discovery: a plain border at once, the drawn one as soon as it is there.
 * @param {{kind: string, spaces: readonly Space[]}} found
 * @param {string} state
 */
function outline({ kind, spaces }, state) {
  const place = svg("g", { class: `disc ${kind} ${state}`.trim(), "data-discovery": spaces.join(" "), "--c": `var(--discovery-${kind})` });
  const plain = border(spaces);
  place.append(svg("path", { class: "wash", d: plain }), svg("path", { class: "line", d: plain }));
  outlineArt(kind, spaces).then(
    (drawn) => {
      place.replaceChildren(...drawn.childNodes);
      if (state === "drawn") for (const line of place.querySelectorAll(".line")) line.setAttribute("pathLength", "1");
    },
    () => undefined, // offline the plain border stays
  );
  return place;
}

/** @param {Element} path @param {string} d */
function redraw(path, d) {
  if (path.getAttribute("d") !== d) path.setAttribute("d", d);
}
