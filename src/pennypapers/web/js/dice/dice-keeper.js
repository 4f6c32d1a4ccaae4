// Keeps what this device sees of the dice while a game runs, and gives its links when they are due. It gives none before
// it has seen the turn before closed, and none if the seal does not cover its own secret. It reads messages as they come,
// without waiting for the screen. No DOM.

import { LINKS, linkOf, newRoot } from "./chain.js";
import { asThen, readChainRecord } from "./chain-record.js";
import { turnHash } from "./kept-dice.js";
import { sealOf } from "./seal.js";

/** @typedef {import("../net/messages").AnyMessage} AnyMessage */
/** @typedef {import("../net/messages").DiceView} DiceView */
/** @typedef {import("../net/messages").RevealView} RevealView */
/** @typedef {import("../net/messages").SeatView} SeatView */
/** @typedef {import("../net/messages").RollView} RollView */
/** @typedef {import("./kept-dice.js").KeptDice} KeptDice */

/**
 * @typedef {object} Hears
 * @property {(kept: KeptDice) => void} keep store this
 * @property {(request: {type: string, [field: string]: unknown}) => void} tell send this, without waiting for an answer
 * @property {() => Promise<string>} [record] the record of the turns that are closed
 * @property {() => string | undefined} [root] the secret that another window of this browser has begun meanwhile
 * @property {(turn: number) => void} [leftOut] a link that was given is not in the roll
 * @property {() => void} [fault] the server did something that it must not
 */

export class DiceKeeper {
  #code;
  #kept;
  #hears;
  #layout = "";
  #options = "";
  /** @type {readonly SeatView[]} */
  #seats = [];
  /** @type {RollView | null} */
  #roll = null;
  /** How many turns this device knows to be closed. */
  #closed = 0;
  #isStarting = false;
  /** The turn for which a link is about to be given; 0 for none. */
  #due = 0;
  /** @type {DiceView | null} */
  #dice = null;
  /** Whether messages are about what happens now, and not about what was missed while there was no line. */
  #isLive = false;
  /** The anchor is hashed once for each root. */
  #anchorOf = { root: "", anchor: "" };

  /** @param {string} code @param {KeptDice | undefined} kept @param {Hears} hears */
  constructor(code, kept, hears) {
    this.#code = code.toUpperCase();
    this.#kept = { at: 0, ...kept };
    this.#hears = hears;
  }

  /** A connection opens: what comes first is what was missed. @returns {string} the anchor to say hello with */
  greet() {
    this.#isLive = false;
    return this.anchor;
  }

  /** That of the chain whose secret this device has; empty if it has none. */
  get anchor() {
    const { root } = this.#kept;
    if (root && this.#anchorOf.root !== root) this.#anchorOf = { root, anchor: linkOf(root, 0) };
    return root ? this.#anchorOf.anchor : "";
  }

  /** @param {AnyMessage} message */
  hear(message) {
    if (!this.#isLive) queueMicrotask(() => (this.#isLive = true)); // after the rest of the frame
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "set_up":
        this.#layout = message.layout;
        this.#options = message.options;
        return undefined;
      case "seats":
        this.#seats = message.seats;
        this.#wantsDice();
        return undefined;
      case "start":
        this.#isStarting = true;
        return undefined;
      case "dice":
        return this.#fixed(message.dice);
      case "reveal":
        return this.#asked(message.reveal);
      case "roll":
        return this.#rolled(message.roll);
      case "turn":
        return this.#turn(message);
      default:
        return undefined;
    }
  }

  /** @param {import("../net/messages").Welcome} welcome */
  #welcome({ layout, options, seats, roll, reveal, dice, phase, you }) {
    this.#layout = layout;
    this.#options = options;
    this.#seats = seats;
    this.#roll = roll ?? null;
    this.#closed = (reveal?.turn ?? roll?.turn ?? this.#closed + 1) - 1;
    if (dice) this.#fixed(dice);
    this.#wantsDice();
    if (reveal) this.#asked(reveal);
    if (dice && phase === "lobby" && typeof you === "number" && !seats[you]?.links) this.#begin();
  }

  /** Begin a chain for a seat that has none yet, as after a rematch. */
  #begin() {
    this.#kept.root ??= this.#hears.root?.() ?? newRoot();
    this.#save();
    this.#hears.tell({ type: "anchor", anchor: this.anchor });
  }

  /** @param {DiceView} dice */
  #fixed(dice) {
    const isStart = this.#isStarting;
    this.#isStarting = false;
    this.#dice = dice;
    const kept = this.#kept;
    const server = `${dice.server} ${dice.key}`;
    kept.server ??= server;
    if (kept.server !== server) this.#fault("server");
    if (dice.seal) {
      kept.seal ??= dice.seal;
      if (kept.seal !== dice.seal || (isStart && sealOf(this.#sealed(dice)) !== dice.seal)) this.#fault("seal");
      if (isStart && kept.root && this.#place() < 0) this.#fault("anchor");
      const anchors = (kept.anchors ??= {});
      for (const [place, { anchor }] of (dice.chains ?? []).entries()) {
        anchors[place] ??= anchor;
        if (anchors[place] !== anchor) this.#fault("anchor");
      }
    }
    this.#save();
  }

  /** Where seats add secrets, the server has fixed its own before: otherwise it could choose them later. */
  #wantsDice() {
    if (!this.#dice && this.#seats.some(({ links }) => links)) this.#fault("server");
  }

  /** @param {RevealView} reveal */
  #asked({ turn, chains }) {
    const kept = this.#kept;
    const asked = (kept.asked ??= {});
    asked[turn] ??= chains.join(" ");
    const given = (kept.given ??= []);
    const last = given.at(-1) ?? 0;
    if (turn < last || turn !== this.#closed + 1) this.#fault("early");
    if (this.#isLive && kept.root) (kept.present ??= []).push(turn);
    const isDue = kept.root && kept.seal && turn <= LINKS && chains.includes(this.#place()) && !kept.faults?.length;
    this.#save();
    this.#due = isDue ? turn : 0;
    if (isDue) void this.#seen(turn - 1).then((isSeen) => isSeen && this.#give(turn)); // after the rest of the frame, which may hold the roll already
  }

  /**
   * Whether this device knows what everybody did in a turn, which it can compare with the record at the end. A server
   * could cut a line, say that the turn is closed while somebody is still thinking, and so learn the next roll early.
   * @param {number} turn
   */
  async #seen(turn) {
    const turns = (this.#kept.turns ??= {});
    const hasRecord = this.#seats.filter(({ paper }) => !paper).length > 1;
    if (turn === 0 || turns[turn] || !hasRecord) return true;
    const text = await this.#hears.record?.().catch(() => "");
    for (const { number, roll, entries } of text ? asThen(readChainRecord(text)) : []) turns[number] ??= turnHash(roll, entries);
    this.#save();
    return Boolean(turns[turn]);
  }

  /** @param {number} turn */
  #give(turn) {
    const { root, given = [] } = this.#kept;
    if (this.#due !== turn || !root) return;
    this.#due = 0;
    if (given.at(-1) !== turn) given.push(turn);
    this.#save(); // before it is given: a secret that is out must not be forgotten
    this.#hears.tell({ type: "link", turn, link: linkOf(root, turn) });
  }

  /** @param {RollView} roll */
  #rolled(roll) {
    this.#roll = roll;
    this.#due = 0;
    const isPassed = this.#isLive && this.#kept.root && this.#kept.asked?.[roll.turn] === undefined && this.#asks(roll.turn);
    if (isPassed) {
      (this.#kept.present ??= []).push(roll.turn);
      this.#save();
    }
    if (!roll.missing?.includes(this.#place()) || !this.#kept.given?.includes(roll.turn)) return;
    (this.#kept.late ??= []).push(roll.turn);
    this.#save();
    this.#hears.leftOut?.(roll.turn);
  }

  /** @param {import("../net/messages").TurnNews} news */
  #turn(news) {
    this.#closed = news.turn;
    const turns = (this.#kept.turns ??= {});
    if (news.turn < (this.#kept.given?.at(-1) ?? 0) && !turns[news.turn]) this.#fault("early");
    if (this.#roll?.turn !== news.turn) return;
    const name = (/** @type {number} */ seat) => this.#seats[seat]?.name ?? "";
    const entries = news.turns.filter(({ seat }) => !this.#seats[seat]?.paper)
      .map(({ seat, owner, marks }) => ({ player: name(seat), owner: typeof owner === "number" ? name(owner) : null, marks }));
    turns[news.turn] ??= turnHash(this.#roll.roll, entries);
    this.#save();
  }

  /** Whether devices are asked for links before this roll. @param {number} turn */
  #asks(turn) {
    return turn === 1 || (this.#dice?.each_roll ?? false);
  }

  /** The place of this device's chain; -1 if it has none here. */
  #place() {
    const { anchor } = this;
    return anchor ? this.#dice?.chains?.findIndex((chain) => chain.anchor === anchor) ?? -1 : -1;
  }

  /** What the seal must cover when the game begins. @param {DiceView} dice @returns {import("./seal.js").Sealed} */
  #sealed(dice) {
    const anchors = new Map(dice.chains?.map(({ name, anchor }) => [name, anchor]));
    return {
      code: this.#code, layout: this.#layout, options: this.#options, eachRoll: dice.each_roll ?? false, server: dice.server, key: dice.key,
      seats: this.#seats.filter(({ paper }) => !paper).map(({ name }) => ({ name, anchor: anchors.get(name) ?? null })),
      paper: this.#seats.filter(({ paper }) => paper).map(({ name }) => name),
    };
  }

  /** @param {string} what */
  #fault(what) {
    const faults = (this.#kept.faults ??= []);
    if (faults.includes(what)) return;
    faults.push(what);
    this.#save();
    this.#hears.fault?.();
  }

  #save() {
    this.#hears.keep(this.#kept);
  }
}
