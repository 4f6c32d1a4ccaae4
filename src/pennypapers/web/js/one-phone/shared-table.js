// A table whose seats share this device: every seat has a connection of its own, and one person at a time sees theirs.
// Between two people nothing of the one before is left on the screen.

import { STARS, announce, call } from "../ui/announce.js";
import { expectArt } from "../sheet/art.js";
import { forgetSeat, keepSeat } from "../app/memory.js";
import { go, readyToSay } from "../app/main.js";
import { listed, t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { moves } from "../app/settings.js";
import { stayAwake } from "../comfort/awake.js";
import { feel } from "../comfort/senses.js";
import { areLevel, isToWrite, othersThinking, toWrite } from "../model/table/sharing.js";
import { botNews, seatNews } from "../model/table/seat-news.js";
import { closeDialogs } from "../ui/dialog.js";
import { dress, el } from "../ui/dom.js";
import { focusHeading } from "../ui/focus.js";
import { clearToast, toast } from "../ui/toast.js";
import { faceAt } from "../table/face.js";
import { turnWords } from "../sheet/turn-summary.js";
import { closedTurn } from "./closed-turn.js";
import { PENCIL } from "../play/draft-speech.js";
import { HandOver, rollSaid } from "./hand-over.js";
import { SeatHere } from "./seat-here.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").AnyMessage} AnyMessage */
/** @typedef {import("../table/seat.js").Phase} Phase */

/** Who has the device and writes; `isDone` once they have inked. @typedef {{at: number, screen: Phase, isDone: boolean}} Writing */

/** How long somebody sees their turn in ink before the device is to be passed on, in milliseconds. */
const SEEN = 900;

/** @param {HTMLElement} place @param {import("../app/memory.js").KeptSeat} kept @returns {Promise<() => void>} */
export async function sharedTable(place, kept) {
  const shared = new SharedTable(place, kept);
  await shared.begin();
  return () => shared.end();
}

class SharedTable {
  #place;
  #kept;
  #people;
  /** @type {SeatHere[]} */
  #seats;
  #awake = stayAwake();
  #isReady = false;
  #hasEnded = false;
  #isLost = false;
  #isStarting = false;
  /** The screens of a turn and of the end. @type {{play?: import("../table/seat.js").PhaseScreen, end?: import("../table/seat.js").PhaseScreen}} */
  #screens = {};
  /** @type {Writing | null} */
  #writing = null;
  /** @type {HandOver | null} */
  #between = null;
  /** @type {Phase | null} the screen of the end */
  #over = null;
  /** Who had the device last; -1 if that is not known. */
  #last = -1;
  /** Who was chosen to write next. @type {number | null} */
  #chosen = null;
  /** Whether a game is gone on with: nobody knows who has the device. */
  #isAsking;
  /** What everybody wrote in the turn before. @type {Element | null} */
  #news = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} place @param {import("../app/memory.js").KeptSeat} kept */
  constructor(place, kept) {
    this.#place = place;
    this.#kept = kept;
    this.#people = kept.people ?? [];
    this.#isAsking = Boolean(kept.turn);
    this.#seats = this.#people.map((sharer, at) => new SeatHere(kept.code, at, sharer, {
      heard: (message, before) => this.#heard(at, message, before),
      line: (online) => void this.#line(online),
      closed: (refused) => void this.#closed(refused),
    }));
  }

  async begin() {
    const [{ default: play }] = await Promise.all([import("../play/play.js"), readyToSay()]);
    this.#screens.play = play;
    this.#isReady = true;
    this.#settle();
  }

  end() {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#writing?.screen.end();
    this.#over?.end();
    for (const seat of this.#seats) seat.close();
    this.#awake();
    clearToast();
  }

  /** @returns {Table[]} */
  get #tables() {
    return this.#seats.flatMap(({ table }) => (table ? [table] : []));
  }

  /** @param {number} at @param {AnyMessage} message @param {Table | null} before */
  #heard(at, message, before) {
    const table = this.#seats[at]?.table;
    if (this.#hasEnded || !table) return;
    if (at === 0) this.#heardFirst(message, before, table);
    if (this.#writing?.at === at) this.#heardWriting(this.#writing, message, before, table);
    this.#settle(message, at);
  }

  /** What concerns everybody is heard once, at the first seat. @param {AnyMessage} message @param {Table | null} before @param {Table} table */
  #heardFirst(message, before, table) {
    document.documentElement.dataset.adv = table.adventure;
    this.#remember(table);
    if (!this.#isReady) return;
    if (message.type === "roll") this.#chosen = null;
    if (message.type === "seats" && before) {
      const happened = seatNews({ ...before, you: null }, { ...table, you: null }).map((saying) => t(...saying));
      if (happened.length > 0) toast(happened.join(" "));
    }
    if (message.type === "turn" && before) {
      this.#news = closedTurn(table, before.stars);
      const played = botNews({ ...before, you: null }, message, { now: performance.now(), what: (marks) => turnWords(table.adventure, marks) });
      if (played) toast(t(...played));
    }
    if (message.type === "end") feel("end");
    if (message.type === "rematch") keepSeat({ ...this.#kept, code: message.code, over: false, turn: 0 });
  }

  /** @param {Writing} writing @param {AnyMessage} message @param {Table | null} before @param {Table} table */
  #heardWriting(writing, message, before, table) {
    if (writing.isDone) return;
    const own = message.type === "turn" ? message.turns.find(({ seat, by_bot: byBot }) => seat === table.you && !byBot) : undefined;
    if (own && before) { // the last one's turn has closed before it was said to be inked
      const inked = { ...before, inked: own.marks };
      writing.screen.update(this.#own(writing.at, inked), { type: "inked", turn: /** @type {number} */ (before.roll?.turn), marks: own.marks });
      this.#wrote(writing);
    } else if (!table.roll || table.phase !== "playing" || table.you === null) {
      this.#putDown();
    } else {
      writing.screen.update(this.#own(writing.at, table), message);
      if (message.type === "inked") this.#wrote(writing);
    }
  }

  /** Somebody has inked: they see it for a moment, then the device goes on. @param {Writing} writing */
  #wrote(writing) {
    writing.isDone = true;
    if (moves()) this.#timer = setTimeout(() => this.#putDown(), SEEN);
    else this.#putDown();
  }

  /** Show what the tables ask for, unless somebody is writing. @param {AnyMessage} [message] @param {number} [at] */
  #settle(message, at) {
    const tables = this.#tables;
    const [first] = tables;
    if (!this.#isReady || this.#writing || !first || tables.length < this.#seats.length) return;
    if (first.phase === "over") return void this.#showEnd(first, at === 0 ? message : undefined);
    if (first.phase === "lobby") return this.#start(tables);
    if (!areLevel(tables)) return; // the others hear it in a moment
    this.#showBetween(tables, first);
  }

  /** @param {readonly Table[]} tables @param {Table} first */
  #showBetween(tables, first) {
    const open = toWrite(tables);
    const next = this.#chosen !== null && open.includes(this.#chosen) ? this.#chosen : open[0] ?? null;
    const isMounted = this.#between?.element.isConnected ?? false;
    const between = this.#between ??= new HandOver(first, {
      take: (at) => this.#take(at),
      choose: (at) => {
        this.#chosen = at;
        this.#settle();
      },
      typeRoll: (roll) => void this.#typeRoll(roll),
    });
    const isNew = between.show({
      tables, names: this.#people.map(({ name }) => name), next, turn: this.#turn,
      isAsking: this.#isAsking && open.length > 1,
      isSame: next !== null && next === this.#last && open.length === tables.length,
      others: othersThinking(tables),
      news: open.length === tables.length || next === null ? this.#news : null,
    });
    if (!isMounted) {
      this.#place.replaceChildren(between.element);
      document.title = t(`short-${first.adventure}`);
      void expectArt({ code: first.code });
    }
    if (!isNew && isMounted) return;
    if (open.length === tables.length && !this.#isAsking) announce(rollSaid(first));
    focusHeading(this.#place);
  }

  /** Somebody has the device now. @param {number} at */
  #take(at) {
    const seat = this.#seats[at];
    if (!seat?.table || !isToWrite(seat.table) || !this.#screens.play) return this.#settle();
    const { table } = seat;
    this.#between?.seen(table);
    this.#isAsking = false;
    this.#chosen = null;
    this.#last = at;
    clearToast();
    this.#place.replaceChildren();
    const session = {
      code: this.#kept.code, token: seat.token,
      ask: (/** @type {import("../net/connection.js").Wish} */ request) => seat.ask(request),
      leave: () => this.#leave(),
      passOn: () => this.#passOn(),
    };
    const own = this.#own(at, table);
    this.#writing = { at, isDone: false, screen: this.#screens.play(this.#place, session, own) };
    this.#sayWho(table, seat.name);
    this.#writing.screen.update(own, /** @type {AnyMessage} */ (/** @type {unknown} */ ({ type: "welcome" })));
    focusHeading(this.#place);
  }

  /** Whose turn it is stands in the bar of the game. @param {Table} table @param {string} name */
  #sayWho(table, name) {
    const bar = this.#place.querySelector(".play > .bar");
    bar?.querySelector(".mid")?.before(el("span", { class: "bar-face" }, faceAt(table, name)));
    const under = bar?.querySelector(".under");
    if (under) dress(under, { "data-who": name });
  }

  /** Somebody else than the one whose turn it is has the device: hide everything and ask who has it. */
  #passOn() {
    this.#isAsking = true;
    this.#last = -1;
    this.#putDown();
  }

  /** Clear the screen of everything that belongs to the player who wrote last. */
  #putDown() {
    clearTimeout(this.#timer);
    this.#writing?.screen.end();
    this.#writing = null;
    closeDialogs();
    this.#place.replaceChildren();
    hush();
    this.#settle();
    focusHeading(this.#place);
  }

  /** The table as the screen of a turn shows it: what a host may do is done between the turns. @param {number} at @param {Table} table @returns {Table} */
  #own(at, table) {
    return { ...table, isHost: false, draft: table.draft ?? this.#seats[at]?.pencilled ?? null };
  }

  /** All seats are taken: begin, once the server knows everybody's part in the dice. @param {readonly Table[]} tables */
  #start(tables) {
    const [first] = tables;
    const isTyped = first?.house.get("dice") === "by_hand";
    if (this.#isStarting || !first || !(isTyped || tables.every(({ you }) => you !== null && first.seats[you]?.links))) return;
    this.#isStarting = true;
    void this.#seats[0]?.ask({ type: "start" }).catch((refused) => toast(refusalText(refused)));
  }

  /** @param {string} roll */
  async #typeRoll(roll) {
    const first = this.#seats[0];
    await first?.ask({ type: "type_roll", turn: this.#turn, roll }).catch((refused) => toast(refusalText(refused)));
  }

  /** The turn on the table, or the one that comes next. */
  get #turn() {
    const table = this.#seats[0]?.table;
    return table?.roll?.turn ?? (table?.news?.turn ?? this.#kept.turn ?? 0) + 1;
  }

  /** @param {Table} table @param {AnyMessage} [message] */
  async #showEnd(table, message) {
    const shown = { ...table, you: null, isHost: true };
    if (this.#over) return message && this.#over.update(shown, message);
    const { default: end } = await import("../end/end.js");
    if (this.#hasEnded || this.#over) return undefined;
    this.#place.replaceChildren();
    this.#over = end(this.#place, { code: this.#kept.code, token: this.#kept.token, ask: (request) => /** @type {SeatHere} */ (this.#seats[0]).ask(request), leave: () => this.#leave() }, shown);
    return focusHeading(this.#place);
  }

  /** Everybody gives up the game. */
  #leave() {
    const left = this.#seats.map((seat) => seat.ask({ type: "leave" }).catch(() => undefined));
    void Promise.all(left).then(() => this.#seats.forEach((seat) => seat.close()));
    forgetSeat(this.#kept.code);
    go("/");
  }

  /** @param {Table} table */
  #remember(table) {
    keepSeat({
      ...this.#kept, adventure: table.adventure, over: table.phase === "over", name: listed(this.#people.map(({ name }) => name)),
      ...(table.roll && { turn: table.roll.turn }),
    });
    if (table.roll) this.#kept = { ...this.#kept, turn: table.roll.turn };
  }

  /** @param {boolean} online */
  async #line(online) {
    await readyToSay();
    if (this.#hasEnded || online !== this.#isLost) return;
    this.#isLost = !online;
    toast(t(online ? "line-back" : "line-lost"), { stays: !online });
    this.#writing?.screen.line?.(online);
  }

  /** @param {import("../net/api.js").Refusal} refused */
  async #closed(refused) {
    await readyToSay();
    if (this.#hasEnded) return;
    forgetSeat(this.#kept.code);
    toast(refusalText(refused));
    go("/", { replace: true });
  }
}

/** Silence the announcements of a turn: the next person at the device must not hear or read them. */
function hush() {
  announce("", PENCIL);
  announce("", STARS);
  call("");
  document.getElementById("says")?.replaceChildren();
}
