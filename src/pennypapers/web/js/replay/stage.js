// The sheets of a replay: all of them large where there is room for that, else one large and the others as small as
// stamps, to choose from.

import { dress, el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { EMPTY, readMarks } from "../model/notation.js";
import { faceIn } from "../table/face.js";
import { plain, signed } from "../model/stars/reason.js";
import { shapeOf } from "../sheet/art.js";
import { expectedShape } from "../sheet/geometry.js";
import { SheetPicture, miniSheet, sheetWords } from "../sheet/sheet.js";
import { shortNames } from "../model/short-names.js";
import { star } from "../sheet/stars.js";
import { gained, momentAt, writerOn } from "../model/table/timeline.js";
import { icon, numeral } from "../ui/symbols.js";

/** @typedef {import("../model/table/timeline.js").Game} Game */
/** @typedef {import("../model/table/timeline.js").Moment} Moment */
/** @typedef {{element: HTMLElement, caption: HTMLElement, picture: SheetPicture | null, seat: number}} Large */
/** @typedef {{button: HTMLButtonElement, stars: HTMLElement, mini: ReturnType<typeof miniSheet>}} Small */

/** So many sheets can stand beside each other on a large screen. */
const ROOM = 4;
/** Letters of a name on a stamp, where there are many of them. */
const LETTERS = 7;

export class Stage {
  /** @type {Large[]} */
  #large = [];
  /** @type {Small[]} */
  #small = [];
  #game;
  #art;
  #turn = -1;
  /** What is in pencil, so that it stays when a turned tablet gets other sheets. @type {{seat: number, marks: string} | null} */
  #pencilled = null;
  #frame;
  #showsAll;
  #short;
  #wide = matchMedia("(min-width: 960px) and (min-aspect-ratio: 1/1)");

  /**
   * @param {HTMLElement} frame what is laid out by the number of sheets (`--n`) and their shape (`--shape`)
   * @param {Game} game
   * @param {() => Promise<SVGSVGElement>} art what is printed on its sheets
   * @param {number} seat whose sheet is the large one
   * @param {(seat: number) => void} onseat
   * @param {{showsAll?: boolean}} [how] `showsAll` sheets large on any screen: few that are to be compared
   */
  constructor(frame, game, art, seat, onseat, { showsAll = false } = {}) {
    this.#frame = frame;
    this.#showsAll = showsAll;
    this.#game = game;
    this.#art = art;
    this.seat = seat;
    this.onseat = onseat;
    this.#short = game.players.length > ROOM ? shortNames(game.players, LETTERS) : game.players;
    this.element = el("div", { class: "stage" });
    this.stamps = el("div", { class: game.players.length > ROOM ? "stamps many" : "stamps", role: "group", "aria-label": t("replay-sheets") });
    dress(frame, { "--shape": expectedShape(game.layout) });
    this.#wide.addEventListener("change", this.#build);
    this.#build();
  }

  /** @param {number} turn */
  show(turn) {
    const isNext = turn === this.#turn + 1;
    this.#turn = turn;
    const moment = momentAt(this.#game, turn);
    for (const large of this.#large) this.#write(large, moment, isNext);
    this.#small.forEach((small, seat) => this.#stamp(small, seat, moment));
  }

  /** Show a seat's sheet as it was before the turn that is shown, with marks in pencil; null shows the turn again. @param {number} seat @param {string | null} marks */
  pencil(seat, marks) {
    this.#pencilled = marks === null ? null : { seat, marks };
    const large = this.#large.find((each) => each.seat === seat);
    if (!large) return;
    large.picture?.pencil([]);
    this.#write(large, momentAt(this.#game, this.#turn - (marks === null ? 0 : 1)), false);
    if (marks !== null) large.picture?.pencil(readMarks(marks));
  }

  end() {
    this.#wide.removeEventListener("change", this.#build);
  }

  /** @param {number} seat */
  choose(seat) {
    this.seat = seat;
    const [large] = this.#large;
    if (large && this.#small.length) large.seat = seat;
    this.show(this.#turn);
    this.#reveal();
    this.onseat(seat);
  }

  #build = () => {
    const { players } = this.#game;
    const isAll = this.#showsAll || players.length === 1 || (this.#wide.matches && players.length <= ROOM);
    const seats = isAll ? players.map((_, seat) => seat) : [this.seat];
    this.#large = seats.map((seat) => this.#makeLarge(seat));
    this.#small = isAll ? [] : players.map((name, seat) => this.#makeSmall(name, seat));
    this.#frame.classList.toggle("in-a-row", seats.length > 1);
    dress(this.#frame, { "--n": seats.length });
    this.stamps.hidden = this.#small.length === 0;
    put(this.stamps, ...this.#small.map(({ button }) => button));
    put(this.element, ...this.#large.map(({ element }) => element));
    if (this.#turn >= 0) this.show(this.#turn);
    requestAnimationFrame(() => this.#reveal());
  };

  /** The chosen stamp, where there are more than fit. */
  #reveal() {
    const stamp = this.#small[this.seat]?.button;
    if (!stamp) return;
    const { top, height } = stamp.getBoundingClientRect();
    const strip = this.stamps.getBoundingClientRect();
    this.stamps.scrollBy({ top: top + height / 2 - strip.top - strip.height / 2 });
  }

  /** @param {number} seat @returns {Large} */
  #makeLarge(seat) {
    const caption = el("figcaption");
    const paper = el("div", { class: "paper sheet-of" });
    const element = el("figure", { class: "large" }, caption, el("div", { class: "sheet-fits" }, paper));
    /** @type {Large} */
    const large = { element, caption, picture: null, seat };
    void this.#art().then((art) => {
      const { adventure, layout } = this.#game;
      large.picture = new SheetPicture({ art, adventure, layout, label: "" });
      paper.append(art);
      dress(this.#frame, { "--shape": shapeOf(art) });
      if (this.#turn >= 0) this.#write(large, momentAt(this.#game, this.#turn), false);
      if (this.#pencilled?.seat === large.seat) this.pencil(large.seat, this.#pencilled.marks);
    });
    return large;
  }

  /** @param {string} name @param {number} seat @returns {Small} */
  #makeSmall(name, seat) {
    const { adventure, layout } = this.#game;
    const mini = miniSheet(adventure, layout, EMPTY);
    dress(mini.element, { "aria-hidden": "true", role: null });
    const stars = el("b");
    const button = el("button", { type: "button", class: "stamp", onclick: () => this.choose(seat) },
      faceIn(this.#game, seat), mini.element, el("span", { class: "nm", title: name, "aria-hidden": "true" }, this.#short[seat]), el("span", { class: "sr" }, name, " "), stars);
    return { button, stars, mini };
  }

  /** @param {Small} small @param {number} seat @param {Moment} moment */
  #stamp({ button, stars, mini }, seat, moment) {
    const sheet = moment.sheets[seat];
    const count = moment.stars[seat] ?? 0;
    if (sheet) mini.update(sheet, {});
    put(stars, el("span", { "aria-hidden": "true" }, plain(count), "★"), el("span", { class: "sr" }, " ", t("stars", { count })));
    dress(button, { "aria-pressed": String(seat === this.seat) });
  }

  /** @param {Large} large @param {Moment} moment @param {boolean} isNext */
  #write({ element, caption, picture, seat }, moment, isNext) {
    const { players } = this.#game;
    const name = players[seat] ?? "";
    const change = gained(this.#game, moment.turn, seat);
    const count = moment.stars[seat] ?? 0;
    const writer = writerOn(moment, seat);
    element.classList.toggle("is-held", writer !== null);
    put(caption,
      faceIn(this.#game, seat),
      el("span", { class: "nm" }, name),
      el("span", { class: "sc" }, star(22), numeral(count, { height: 24, hidden: true }), el("span", { class: "sr" }, t("stars", { count }))),
      el("span", { class: `delta${change < 0 ? " neg" : ""}${change ? "" : " none"}` }, change ? signed(change) : ""),
      writer !== null && el("span", { class: "held" }, icon("i-swap", 18), t("replay-held-by", { name: players[writer] ?? "" })));
    const sheet = moment.sheets[seat];
    if (!picture || !sheet) return;
    const fresh = moment.fresh[seat] ?? [];
    picture.ink(sheet, { fresh: isNext ? fresh : [] });
    picture.hint(fresh.flatMap((mark) => ("space" in mark ? [mark.space] : [])), "is-fresh");
    picture.names(sheetWords(this.#game.layout, sheet));
    dress(picture.element, { "aria-label": t("replay-sheet-of", { name }) });
  }
}
