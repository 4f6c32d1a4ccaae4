// The view of a game: creates its parts, shows a state of the table and handles input. What it shows follows from
// the table, the turn session and a little state of its own: the explained part and discovery mode.

import { Bar } from "./bar.js";
import { ChipBox } from "./chips/chip-box.js";
import { Clock } from "./clock.js";
import { DiscoveryPanel } from "./discovery-panel.js";
import { dress, el } from "../ui/dom.js";
import { DraftSpeech } from "./draft-speech.js";
import * as drafts from "../model/turn/draft.js";
import { Explanation } from "../sheet/explanation.js";
import { Footer } from "./footer.js";
import { Keyboard } from "./keyboard.js";
import { Hint } from "./hint.js";
import { t } from "../app/language.js";
import { openHelp } from "../table/menu.js";
import { factsOf } from "../model/facts.js";
import { watchFocus } from "../ui/focus.js";
import { readMarks } from "../model/notation.js";
import { discoveries, usedDice } from "../model/turn/offers.js";
import { PaperPanel } from "../table/paper-seats.js";
import { ProgressLine } from "./progress-line.js";
import { PeoplePanel } from "../table/people-panel.js";
import { DiscoveryMode } from "./discovery-mode.js";
import { AutoInk } from "./auto-ink.js";
import { CurrentSheet } from "./current-sheet.js";
import { Stars } from "../sheet/stars.js";
import { expectedShape } from "../sheet/geometry.js";
import { shapeOf } from "../sheet/art.js";
import { held, holder } from "../model/table/table.js";
import { TableActions } from "../table/table-actions.js";
import { DiceBar } from "./dice/dice-bar.js";
import { TurnSession } from "./turn-session.js";
import { openTypedMark } from "./typed-mark.js";
import { WhyNot } from "./why-not.js";
import { feel } from "../comfort/senses.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").Options} Options */
/** @typedef {import("../app/refusal.js").Refused} Refused */

const REVEALED = 1500;

export class PlayView {
  /** Whether dice or sheets are being animated. */
  isBusy = false;
  nextTurn = 1;
  #session;
  /** The last options of the server, shown until it has answered about the current draft. @type {Options | null} */
  #last = null;
  #speech;
  #autoInk = new AutoInk(() => this.#ink());
  #people = new PeoplePanel();
  #progress = new ProgressLine();
  #highlight = el("p", { class: "room-highlight" });
  /** @type {WhyNot} */
  #whyNot;

  /** @param {import("../table/seat.js").Session} session @param {Table} table */
  constructor(session, table) {
    this.#session = session;
    this.#speech = new DraftSpeech(table.adventure);
    this.table = table;
    this.seat = table.you ?? 0;
    this.turnSession = new TurnSession(session.ask, { changed: () => this.#changed(), refused: (refused, marks) => this.#refused(refused, marks) });
    const acts = new TableActions(session, this);
    this.paper = new PaperPanel((request) => session.ask(request));
    this.diceBar = new DiceBar(table.adventure, () => void acts.request({ type: "extend", on: true }));
    this.clock = new Clock((left) => this.diceBar.offerTime(this.table, left));
    const people = () => acts.openPlayers();
    this.bar = new Bar({ menu: () => acts.openMenu(), people, help: () => openHelp(table.adventure) }, this.clock.element);
    this.discoveryPanel = new DiscoveryPanel({
      pencil: (mark) => this.#take(drafts.pickMark(this.turnSession.draft, mark)),
      takeBack: () => this.#take(drafts.undo(this.turnSession.draft)),
      stars: async (mark) => (await session.ask({ type: "explain", seat: this.seat, marks: drafts.textOf([...this.discoveryMode.base, mark]) })).stars,
      holding: async (spaces) => discoveries(await session.ask({ type: "ask", marks: drafts.textOf(this.discoveryMode.base), spaces: spaces.join(" ") })),
      ask: (mark) => this.#take(drafts.pickMark(this.turnSession.draft, mark)),
      nothingThere: (text, space) => this.currentSheet.picture && this.#whyNot.words(text, this.currentSheet.picture.rect(space)),
      changed: () => this.show(this.table),
    });
    this.discoveryMode = new DiscoveryMode(this.turnSession, this.discoveryPanel);
    this.currentSheet = new CurrentSheet(table, (picture) => {
      picture.onpick = (space) => this.#pick(space);
      picture.onkey = (key) => this.keyboard.press(key);
      dress(this.element, { "--shape": shapeOf(picture.element) });
      this.show(this.table);
    });
    this.hint = new Hint(table.adventure, {
      ask: () => session.ask({ type: "hint" }), pencil: (marks, turn) => this.#pencil(marks, turn), changed: () => this.show(this.table),
    });
    this.box = new ChipBox(table.adventure, { hold: this.currentSheet.dangerFrame.hold, discover: this.discoveryPanel.element, hint: this.hint.element }, {
      chip: (chip, button) => (chip.closed ? this.#whyNot.thing(chip.closed, button, this.currentSheet.picture, drafts.legal(this.turnSession.draft)) : this.#tap((draft) => drafts.pickValue(draft, chip.value))),
      mark: (mark) => this.#tap((draft) => drafts.pickMark(draft, mark)),
      roll: (roll) => acts.typeRoll(roll),
    });
    this.stars = new Stars({ onpart: (key) => void this.#explain(key), ontotal: () => this.#showParts() });
    this.explanation = new Explanation({ explain: (reason) => this.currentSheet.picture?.explain(reason), onclose: () => this.show(this.table) });
    this.footer = new Footer({
      undo: () => this.#undo(), ink: () => this.#ink(),
      pass: () => this.#tap((draft) => drafts.pickMark(draft, "-")), discover: () => this.#turnDiscovering(), people,
      hint: () => this.#turnHint(),
    }, this.stars.foot, this.paper.button);
    const { treasures, uses } = factsOf(table.adventure);
    const look = `${treasures > 0 ? " has-notes" : ""}${uses > 1 ? " uses-dice-singly" : ""}`;
    this.element = el("div", { class: `play arriving${look}`, onpointerdown: () => this.#hurry() },
      this.bar.element, this.diceBar.element, this.currentSheet.element, this.box.element,
      el("div", { class: "right" }, this.paper.element, this.stars.element, this.explanation.element, this.#highlight, this.#people.element),
      this.footer.element,
    );
    this.stars.element.append(this.#progress.element);
    dress(this.element, { "--shape": expectedShape(table.layout) });
    this.#whyNot = new WhyNot(this.element, this.currentSheet.element);
    this.keyboard = new Keyboard({
      values: () => drafts.chips(this.turnSession.draft).map(({ value }) => value),
      pick: (value) => this.#tap((draft) => drafts.pickValue(draft, value)),
      undo: () => this.#undo(), ink: () => this.#ink(), escape: () => this.#escape(),
      discover: () => this.#turnDiscovering(), type: () => this.type(), hint: () => this.#turnHint(),
      enter: () => this.currentSheet.picture?.enter(),
    });
  }

  /** Start a turn. */
  begin() {
    const { roll, you, inked, draft } = this.table;
    if (!roll) return;
    this.nextTurn = roll.turn;
    if (you === null || inked !== null) this.turnSession.rest();
    else if (this.turnSession.turn !== roll.turn || this.turnSession.roll !== roll.roll) this.turnSession.begin(roll.turn, roll.roll, draft ?? "");
  }

  /** End the turn's input. */
  rest() {
    this.#autoInk.stop();
    this.#last = null;
    this.#speech.reset();
    this.discoveryMode.reset();
    this.hint.close();
    this.explanation.close();
    this.#whyNot.close();
    this.turnSession.rest();
  }

  /** Change to the sheet of another seat, with an animation. @param {number} seat */
  turnTo(seat) {
    return this.currentSheet.dangerFrame.slide(() => {
      this.seat = seat;
      this.show(this.table);
    });
  }

  /** Show a highlight of the last turn. @param {string} text */
  tell(text) {
    this.#highlight.textContent = text;
  }

  /** Point out what another player drew in a space. @param {string} space */
  async reveal(space) {
    this.currentSheet.picture?.hint([space], "is-fresh");
    await new Promise((done) => {
      setTimeout(done, REVEALED);
      this.element.addEventListener("pointerdown", done, { once: true });
    });
    this.currentSheet.picture?.hint([], "is-fresh");
  }

  end() {
    this.rest();
    this.clock.end();
    this.keyboard.end();
  }

  /** @param {Table} table */
  show(table) {
    this.table = table;
    const find = watchFocus(this.element, () => this.currentSheet.picture?.enter());
    const { draft } = this.turnSession;
    const options = drafts.current(draft);
    if (options) this.#last = options;
    if (options || this.turnSession.turn === null) this.element.classList.remove("arriving");
    const isDanger = table.roll?.is_danger ?? false;
    const { isOn: isDiscovering } = this.discoveryMode;
    const isTyping = !table.roll && table.isHost && table.house.get("dice") === "by_hand";
    const base = draft.answers.get(drafts.textOf(this.discoveryMode.base)) ?? null;
    const isStaged = this.writes && !isDanger && (Boolean(options?.choices.length) || isDiscovering || draft.marks.length > 1);
    this.element.classList.toggle("danger-turn", isDanger && !this.isBusy);
    this.bar.show(table, { turn: this.nextTurn, isDanger: isDanger && !this.isBusy });
    this.clock.set(table.paused ? null : table.deadline);
    this.diceBar.show(table, draft, { isDiscovering, isBusy: this.isBusy, used: isStaged && this.#last ? usedDice(this.#last, drafts.meantDice(draft)) : [] });
    if (isDiscovering && base) this.discoveryPanel.show(base, this.discoveryMode.found);
    this.#speech.discovering(isDiscovering, base);
    this.#showSheet();
    this.box.show(table, draft, { writes: this.writes, isComing: this.isBusy && this.#mayWrite, isDiscovering: isDiscovering && base !== null, isTyping, showsUses: isStaged && draft.marks.length > 0, isHinting: this.hint.isOpen });
    this.#showStars();
    this.#showFoot(options, base);
    this.footer.element.hidden = isTyping || table.you === null;
    this.#people.show(table);
    this.paper.show(table);
    const owner = this.seat === table.you || table.you === null ? null : table.seats[this.seat]?.name ?? "";
    const other = owner === null ? null : holder(table);
    this.currentSheet.dangerFrame.show(table, owner, other === null ? null : table.seats[other]?.name ?? "");
    find();
  }

  /** Whether marks can be written now. */
  get writes() {
    return !this.isBusy && this.#mayWrite;
  }

  get #mayWrite() {
    return this.turnSession.turn !== null && !this.turnSession.isInking && !this.table.paused;
  }

  #showSheet() {
    const { table, turnSession: { draft, isInking } } = this;
    const isInked = table.inked !== null || isInking;
    const isHeld = this.seat === held(table);
    const options = isInked ? this.#last : drafts.current(draft);
    const text = options?.changes ?? (isInked ? table.inked ?? "" : drafts.textOf(draft.marks));
    const marks = isHeld ? readMarks(text).filter(({ type }) => type !== "pass") : [];
    const legal = this.writes ? (this.discoveryMode.isOn ? this.discoveryPanel.open : drafts.legal(draft)) : [];
    const value = table.roll?.is_danger ? "!" : this.discoveryMode.isOn ? null : drafts.chosen(draft);
    this.currentSheet.show(table, this.seat, { sealed: isInked ? marks : [], pencilled: isInked ? [] : marks, legal, value, ghost: isInked ? null : this.hint.ghost, sights: isHeld ? options?.sights : undefined });
    const { picture } = this.currentSheet;
    if (!picture) return;
    picture.hint(this.discoveryMode.isOn ? this.discoveryPanel.tapped : [], "is-node");
    const traces = this.writes && this.discoveryMode.isOn;
    if (traces !== (picture.ontrace !== null)) picture.ontrace = traces ? (spaces, done) => this.discoveryPanel.trace(spaces, done) : null;
  }

  #showStars() {
    const { table, seat } = this;
    const { partKeys: keys } = table;
    const parts = table.parts[seat] ?? keys.map(() => 0);
    const last = seat === held(table) && table.roll ? this.#last : null;
    const now = last?.stars ?? table.stars[seat] ?? 0;
    this.#progress.show(table, { seat, stars: now, rolls: table.roll ? this.nextTurn : this.nextTurn - 1 });
    this.stars.show({
      keys, parts, was: table.stars[seat] ?? 0, now,
      next: last ? keys.map((key) => last.parts[key] ?? 0) : parts,
    }, this.explanation.key);
  }

  /** @param {Options | null} options @param {Options | null} base after everything but a discovery */
  #showFoot(options, base) {
    const { table, turnSession: { draft, isInking } } = this;
    this.footer.show({
      adventure: table.adventure, isDanger: table.roll?.is_danger ?? false, isInking, byItself: this.#autoInk.isComing,
      mayUndo: this.writes && (draft.marks.length > 0 || draft.value !== null || draft.space !== null),
      mayInk: this.writes && draft.marks.length > 0 && Boolean((options ?? this.#last)?.may_ink),
      mayPass: this.writes && Boolean(options?.may_pass),
      discover: !this.writes || !this.discoveryMode.mayBegin(base) ? "none" : this.discoveryMode.isOn ? "closed" : "open",
      mayHint: this.writes && table.hints, isHinting: this.hint.isOpen,
      waiting: table.inked === null ? null : t("play-waiting", { count: table.waiting.length }),
    });
  }

  /** @param {(draft: import("../model/turn/draft.js").Draft) => import("../model/turn/draft.js").Step} pick */
  #tap(pick) {
    this.turnSession.whenKnown(() => this.#take(pick(this.turnSession.draft)));
  }

  /** @param {import("../model/turn/draft.js").Step} step */
  #take(step) {
    if (!this.writes) return;
    this.#whyNot.close();
    this.explanation.close();
    this.hint.close();
    if (step.isOffered && step.draft.marks.length > 0 && drafts.textOf(step.draft.marks) !== drafts.textOf(this.turnSession.draft.marks)) feel("pencil");
    this.turnSession.take(step);
  }

  #undo() {
    if (this.turnSession.forgetTap()) return;
    const isTapping = this.discoveryMode.isOn && this.discoveryPanel.tapped.length > 0;
    this.discoveryPanel.letGo();
    if (isTapping) this.show(this.table);
    else this.#take(drafts.undo(this.turnSession.draft));
  }

  /** @param {string} space */
  #pick(space) {
    this.keyboard.hurry();
    this.turnSession.whenKnown(() => this.#pickNow(space));
  }

  /** @param {string} space */
  #pickNow(space) {
    if (!this.writes) return;
    this.#whyNot.close();
    this.explanation.close();
    if (this.discoveryMode.isOn) this.discoveryPanel.tap(space);
    else this.#take(drafts.pickSpace(this.turnSession.draft, space, this.table.sheets[this.seat]?.writing.get(space)));
  }

  #changed() {
    const options = drafts.current(this.turnSession.draft);
    this.#speech.follow(this.turnSession.draft);
    this.discoveryMode.follow(options);
    this.#autoInk.follow(this.turnSession, options);
    this.show(this.table);
  }

  /** @param {Refused} refused @param {readonly string[]} marks */
  #refused(refused, marks) {
    const isWhole = drafts.textOf(marks) === drafts.textOf(this.turnSession.draft.marks);
    if (isWhole && refused.clause) this.#whyNot.thing(refused, this.footer.ink, this.currentSheet.picture, drafts.legal(this.turnSession.draft));
    else this.#whyNot.mark(refused, marks, this.currentSheet.picture, drafts.legal(this.turnSession.draft));
  }

  #ink() {
    this.#autoInk.stop();
    if (this.writes) void this.turnSession.ink();
  }

  #turnDiscovering() {
    if (!this.writes) return;
    this.discoveryMode.turn();
    this.show(this.table);
  }

  #turnHint() {
    if (this.hint.isOpen || (this.writes && this.table.hints)) void this.hint.turn();
  }

  #escape() {
    if (this.#whyNot.isOpen) this.#whyNot.close();
    else if (this.hint.isOpen) this.hint.close();
    else if (this.explanation.isOpen) this.explanation.close();
    else if (this.element.classList.contains("shows-stars")) this.#showParts();
    else if (this.turnSession.draft.value !== null || this.turnSession.draft.space !== null) this.#take(drafts.undo(this.turnSession.draft));
    else if (this.discoveryMode.isOn) this.#turnDiscovering();
  }

  #hurry() {
    this.diceBar.dice.skip();
    this.currentSheet.dangerFrame.skip();
  }

  /** A mark as text. */
  type() {
    if (this.writes) openTypedMark((marks) => marks.forEach((mark) => this.#tap((draft) => drafts.pickMark(draft, mark))));
  }

  /** Pencil a whole turn, if its roll is still open. @param {string} marks @param {number} turn */
  #pencil(marks, turn) {
    if (this.writes && this.turnSession.turn === turn) this.turnSession.begin(turn, this.turnSession.roll, marks);
  }

  /** Show or hide the parts of the score on a screen that has no room for them beside the chips. */
  #showParts() {
    const isShown = this.element.classList.toggle("shows-stars");
    this.stars.expanded(isShown);
    if (!isShown) this.explanation.close();
  }

  /** @param {string} key */
  async #explain(key) {
    if (this.explanation.key === key) return this.explanation.close();
    const marks = this.writes ? drafts.textOf(this.turnSession.draft.marks) : "";
    const told = await this.#session.ask({ type: "explain", seat: this.seat, ...(marks && { marks }) }).catch(() => null);
    const part = told?.parts.find((/** @type {{key: string}} */ each) => each.key === key);
    if (!part) return;
    this.#whyNot.close();
    this.explanation.show(part);
    this.show(this.table);
  }
}
