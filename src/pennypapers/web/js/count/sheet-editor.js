// The editor for paper sheets: one of them large, to tap and type on, with the server's count of all.

import { announce } from "../ui/announce.js";
import { shapeOf } from "../sheet/art.js";
import { CountDock } from "./dock.js";
import { CountKeys } from "./keys.js";
import { CountResults } from "./results.js";
import { TextEntry } from "./text-entry.js";
import { Digits } from "../ui/digits.js";
import { dress, el, put } from "../ui/dom.js";
import { hasKeyboardFocus, keepFocus } from "../ui/focus.js";
import { t } from "../app/language.js";
import { apply, readMark } from "../model/notation.js";
import { blankPaper, circled, hidden, plainName, revealed, writePaper, written } from "./typed-sheets.js";
import { plain } from "../model/stars/reason.js";
import { refusalText } from "../app/refusal.js";
import { SheetPicture, sheetWords } from "../sheet/sheet.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { LONGEST_NAME, MOST_SEATS } from "../net/sizes.js";

/** @typedef {import("./typed-sheets.js").Paper} Paper */
/** @typedef {import("../model/notation.js").Sheet} Sheet */
/** @typedef {import("../net/messages").CountedSheets} CountedSheets */

/**
 * @typedef {object} How
 * @property {SVGSVGElement} art
 * @property {import("../model/notation.js").Layout} layout
 * @property {string} reference how the texts name the layout
 * @property {Paper[]} papers
 * @property {number} [at] which of them is shown
 * @property {(sheets: string[]) => Promise<CountedSheets>} count
 * @property {(texts: string[], at: number) => void} keep
 * @property {boolean} [fixed] whether sheets cannot be added and names cannot be changed
 */

const NUMBERS = Array.from({ length: 15 }, (_, at) => String(at + 1));
/** The delay after the last change before the server is asked, in milliseconds. */
const PAUSE = 180;

export class SheetEditor {
  #how;
  #papers;
  #at;
  #picture;
  #keys;
  #dock;
  #results;
  #text;
  #digits = new Digits((value) => this.#write(value));
  #tabs = el("div", { class: "tabs", role: "group", "aria-label": t("count-players") });
  #name = el("input", { class: "field", type: "text", id: "count-name", maxlength: LONGEST_NAME, autocomplete: "off" });
  #remove = el("button", { type: "button", class: "ib", "aria-label": t("count-remove"), onclick: () => this.#takeAway() }, icon("i-close", 20));
  /** @type {string | null} the space that is written in next */
  #space = null;
  /** @type {{kind: string, spaces: string[]} | null} */
  #tracing = null;
  /** @type {CountedSheets | null} */
  #counted = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #asked = 0;
  /** Whether the player has ticked all they counted: only then it is time to say what they overlooked. */
  #isChecking = false;

  /** @param {How} how */
  constructor(how) {
    this.#how = how;
    const { art, layout } = how;
    this.#papers = how.papers.length ? how.papers : [blankPaper()];
    this.#at = Math.min(how.at ?? 0, this.#papers.length - 1);
    this.#picture = new SheetPicture({ art, adventure: layout.adventure, layout, label: t("count-sheet") });
    this.#picture.onpick = (space) => this.#pick(space);
    this.#picture.onfocus = (space) => this.#select(space);
    this.#picture.onkey = (key, space) => this.#press(key, space);
    art.addEventListener("keydown", (event) => this.#rub(event));
    this.#keys = new CountKeys(layout.adventure, {
      write: (token) => this.#tapped(token),
      circle: (value) => this.#space && this.#change(circled(this.#sheet, this.#space, value)),
      trace: (kind) => this.#trace(kind),
      traced: () => this.#traced(),
      hide: (at) => this.#change(hidden(this.#sheet, at)),
    });
    this.#results = new CountResults(layout.adventure, this.#picture, {
      note: (mark) => this.#note(mark),
      claim: (part, stars) => this.#claim(part, stars),
      tick: (tick, isOn) => this.#tick(tick, isOn),
      check: () => this.#check(),
      show: (at) => this.#turnTo(at),
    });
    this.#text = new TextEntry(layout, how.reference, {
      check: async (text) => how.count([text]),
      take: (paper) => this.#take(paper),
    });
    this.#name.addEventListener("input", () => this.#rename());
    const whose = !how.fixed && el("div", { class: "whose" }, el("label", { for: this.#name.id }, t("count-name")), this.#name, this.#remove);
    this.#dock = new CountDock(layout.adventure, this.#keys.where, (pane) => this.#open(pane));
    this.element = el("main", { class: "sheet-editor", "data-pane": "keys", "--shape": shapeOf(art) },
      el("section", { class: "edited-sheet", "aria-label": t("count-sheet") }, el("div", { class: "paper expl" }, art)),
      el("section", { class: "count-dock card", "aria-label": t("count-keys") }, this.#dock.element, this.#keys.element),
      el("section", { class: "count-side", "aria-label": t("count-pane-side") }, this.#tabs, whose, this.#results.element, this.#text.element),
    );
    this.#turnTo(this.#at);
    document.addEventListener("keydown", this.#hear);
  }

  /** Go to the sheet by keyboard. */
  enter() {
    this.#picture.enter();
  }

  /** Arrows lead to the sheet while nothing else has the focus. @param {KeyboardEvent} event */
  #hear = (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest("main, dialog, button, a");
    if (isElsewhere || event.defaultPrevented || !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    this.enter();
  };

  end() {
    document.removeEventListener("keydown", this.#hear);
    clearTimeout(this.#timer);
    this.#digits.forget();
    this.#asked++;
  }

  /** The texts of all sheets. */
  get texts() {
    return this.#papers.map((paper) => writePaper(this.#how.layout, this.#how.reference, paper));
  }

  /** Without ticks that are still being made. */
  get #asChecked() {
    const { layout, reference } = this.#how;
    return this.#papers.map((paper, at) => writePaper(layout, reference, at === this.#at && this.#isChecking ? paper : { ...paper, ticks: new Set() }));
  }

  get #paper() {
    return /** @type {Paper} */ (this.#papers[this.#at]);
  }

  get #sheet() {
    return this.#paper.sheet;
  }

  /** Show a pane, where there is room for one only. @param {import("./dock.js").Pane} pane */
  #open(pane) {
    dress(this.element, { "data-pane": pane });
    this.#dock.show(pane);
    if (pane !== "finds" && this.#tracing) this.#trace(null);
    else this.#refresh({ isNew: false });
  }

  // -- whose sheet ---------------------------------------------------------------------------------------

  /** @param {number} at */
  #turnTo(at) {
    this.#digits.hurry();
    this.#at = at;
    this.#tracing = null;
    this.#space = null;
    this.#name.value = this.#paper.name;
    this.#name.placeholder = t("count-unnamed", { number: at + 1 });
    this.#isChecking = false;
    this.#results.claims(this.#paper);
    this.#refresh();
  }

  #add() {
    this.#papers = [...this.#papers, blankPaper()];
    this.#turnTo(this.#papers.length - 1);
    this.#name.focus();
  }

  #takeAway() {
    this.#papers = this.#papers.filter((_, at) => at !== this.#at);
    if (this.#papers.length === 0) this.#papers = [blankPaper()];
    this.#turnTo(Math.min(this.#at, this.#papers.length - 1));
    if (!this.#remove.checkVisibility()) this.#name.focus();
  }

  #rename() {
    this.#swap({ ...this.#paper, name: this.#name.value });
    this.#showTabs();
    this.#soon();
  }

  #showTabs() {
    const tabs = this.#papers.map((paper, at) => el("button", {
      type: "button", class: "pill", "aria-pressed": String(at === this.#at), onclick: () => this.#turnTo(at),
    }, this.#nameOf(at), this.#counted?.sheets[at] && el("b", {}, plain(this.#counted.sheets[at].total))));
    const more = !this.#how.fixed && this.#papers.length < MOST_SEATS
      && el("button", { type: "button", class: "pill add", onclick: () => this.#add() }, icon("i-people", 18), t("count-add"));
    keepFocus(this.#tabs, () => put(this.#tabs, ...tabs, more));
    this.#remove.hidden = this.#papers.length < 2;
  }

  /** @param {number} at */
  #nameOf(at) {
    return plainName(this.#papers[at]?.name ?? "") || t("count-unnamed", { number: at + 1 });
  }

  // -- what stands on it ---------------------------------------------------------------------------------

  /** @param {string} space */
  #pick(space) {
    if (!this.#tracing) return this.#select(space);
    const { kind, spaces } = this.#tracing;
    this.#tracing = { kind, spaces: spaces.includes(space) ? spaces.filter((each) => each !== space) : [...spaces, space] };
    this.#refresh({ isNew: false });
  }

  /** @param {string} space */
  #select(space) {
    if (space === this.#space) return;
    this.#digits.hurry();
    this.#space = space;
    this.#refresh({ isNew: false });
  }

  /** A letter or a digit on a space. @param {string} key @param {string} space */
  #press(key, space) {
    this.#select(space);
    const symbol = key.toUpperCase();
    if (/\d/.test(key)) this.#digits.type(key, NUMBERS);
    else if (symbol === "D" && this.#tracing) this.#traced();
    else if (symbol === "X") this.#write("!x");
    else if (this.#keys.symbols.includes(symbol)) this.#write(symbol);
  }

  /** The keys that the sheet leaves to us. @param {KeyboardEvent} event */
  #rub(event) {
    const isRubber = event.key === "Backspace" || event.key === "Delete";
    if (!this.#space || (!isRubber && event.key !== "!")) return;
    event.preventDefault();
    this.#digits.forget();
    this.#write(isRubber ? "" : "!");
  }

  /** @param {string} token */
  #write(token) {
    if (this.#space) this.#change(written(this.#sheet, this.#space, token));
  }

  /** A key of the screen writes and goes on to the next space of the same kind: rows are quick to type. @param {string} token */
  #tapped(token) {
    this.#digits.forget();
    if (!this.#space) return toast(t("count-tap-first"));
    this.#write(token);
    const { kinds } = this.#how.layout;
    const alike = [...kinds.keys()].filter((space) => kinds.get(space) === kinds.get(this.#space ?? ""));
    this.#select(alike[alike.indexOf(this.#space) + 1] ?? this.#space);
  }

  /** @param {string | null} kind */
  #trace(kind) {
    this.#digits.hurry();
    this.#tracing = kind ? { kind, spaces: [] } : null;
    this.#picture.ontrace = kind ? (spaces, done) => done && this.#dragged(spaces) : null;
    if (kind) announce(t("count-tracing"));
    const isByKeyboard = hasKeyboardFocus(this.#keys.element);
    this.#refresh({ isNew: false });
    if (isByKeyboard) this.enter(); // spaces are chosen there, and then written in again
  }

  /** @param {readonly string[]} spaces */
  #dragged(spaces) {
    if (!this.#tracing || spaces.length < 2) return;
    this.#tracing = { ...this.#tracing, spaces: [...new Set([...this.#tracing.spaces, ...spaces])] };
    this.#refresh({ isNew: false });
  }

  #traced() {
    const found = this.#tracing;
    this.#trace(null);
    if (found && found.spaces.length > 0) this.#change(revealed(this.#sheet, found));
  }

  /** Something that was overlooked. @param {string} text */
  #note(text) {
    const mark = readMark(text);
    if (mark.type === "cross") this.#change(written(this.#sheet, mark.space, "!x"));
    else if (mark.type === "circle") this.#change(circled(this.#sheet, mark.space, mark.value));
    else if (mark.type === "discovery") this.#change(revealed(this.#sheet, { kind: mark.kind, spaces: mark.spaces }));
  }

  /** @param {string} part @param {string} stars */
  #claim(part, stars) {
    const claims = new Map(this.#paper.claims);
    if (stars) claims.set(part, stars);
    else claims.delete(part);
    this.#swap({ ...this.#paper, claims });
    this.#soon();
  }

  /** @param {string} tick @param {boolean} isOn */
  #tick(tick, isOn) {
    const ticks = new Set(this.#paper.ticks);
    if (isOn) ticks.add(tick);
    else ticks.delete(tick);
    this.#swap({ ...this.#paper, ticks });
    this.#soon();
  }

  #check() {
    this.#isChecking = true;
    clearTimeout(this.#timer);
    void this.#count().then(() => this.#results.tell());
  }

  /** @param {Paper} paper */
  #take(paper) {
    this.#swap(this.#how.fixed ? { ...paper, name: this.#paper.name } : { ...paper, name: paper.name || this.#paper.name });
    this.#turnTo(this.#at);
  }

  /** @param {Sheet} sheet */
  #change(sheet) {
    this.#swap({ ...this.#paper, sheet });
    this.#refresh();
  }

  /** @param {Paper} paper */
  #swap(paper) {
    this.#papers = this.#papers.map((each, at) => (at === this.#at ? paper : each));
  }

  // -- what is shown -------------------------------------------------------------------------------------

  /** @param {{isNew?: boolean}} [how] whether something was written */
  #refresh({ isNew = true } = {}) {
    const { layout } = this.#how;
    if (isNew) {
      this.#picture.explain(null);
      this.#picture.ink(this.#sheet);
      this.#picture.names(sheetWords(layout, this.#sheet));
    }
    const traced = this.#tracing?.spaces ?? [];
    this.#picture.hint(this.#tracing ? traced : this.#space ? [this.#space] : [], "is-node");
    this.#keys.show(this.#sheet, this.#space, this.#tracing, this.element.dataset.pane === "finds");
    if (isNew) {
      this.#showTabs();
      this.#soon();
    }
  }

  #soon() {
    this.#how.keep(this.texts, this.#at);
    this.#text.show(this.#paper);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#count(), PAUSE);
  }

  async #count() {
    const asked = ++this.#asked;
    try {
      const counted = await this.#how.count(this.#asChecked);
      if (asked !== this.#asked) return;
      this.#counted = counted;
      this.#papers = this.#papers.map((paper, at) => ({ ...paper, sheet: apply(paper.sheet, [], counted.sheets[at]?.sights) }));
      this.#picture.ink(this.#sheet);
      this.#dock.total(counted.sheets[this.#at]?.total ?? 0);
      this.#results.show(counted, this.#at, this.#papers.map((_, at) => this.#nameOf(at)));
      this.#showTabs();
    } catch (refused) {
      if (asked === this.#asked) this.#results.fail(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }
}
