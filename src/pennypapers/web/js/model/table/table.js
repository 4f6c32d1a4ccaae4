// The state of a table as this client sees it: a fold over the server's messages. No rules.

import { asLatecomer } from "./latecomer.js";
import { EMPTY, apply, readLayout, readMarks, readSheet } from "../notation.js";

/** @typedef {import("../../net/messages").AnyMessage} AnyMessage */
/** @typedef {import("../../net/messages").SeatView} SeatView */
/** @typedef {import("../../net/messages").RollView} RollView */
/** @typedef {import("../../net/messages").TurnNews} TurnNews */
/** @typedef {import("../../net/messages").EndView} EndView */
/** @typedef {import("../notation.js").Layout} Layout */
/** @typedef {import("../notation.js").Sheet} Sheet */

/**
 * @typedef {object} Table
 * @property {string} code
 * @property {"lobby" | "playing" | "over"} phase
 * @property {string} adventure
 * @property {Layout} layout
 * @property {string} layoutText
 * @property {ReadonlyMap<string, string>} house the house rules that differ from the defaults
 * @property {boolean} eachRoll whether devices add to the dice before every roll, not only before the first
 * @property {string} seal the hash over all that the dice depend on; empty until the game begins
 * @property {readonly SeatView[]} seats
 * @property {number | null} host
 * @property {number | null} you
 * @property {boolean} isHost
 * @property {boolean} locked
 * @property {boolean} paused
 * @property {boolean} hints whether seats may ask for one
 * @property {number | null} clock
 * @property {number | null} seatsWanted
 * @property {number | null} soloTurns how many turns a game of one has at most
 * @property {readonly number[]} thresholds where the ranks above Tourist begin for the sheet of a game of one; empty for others
 * @property {readonly string[]} partKeys
 * @property {readonly Sheet[]} sheets as of the last closed turn
 * @property {readonly number[]} stars
 * @property {readonly (readonly number[])[]} parts in the order of `partKeys`
 * @property {RollView | null} roll
 * @property {number | null} deadline when the clock runs out, in the milliseconds of `now`
 * @property {readonly number[]} waiting the seats that are still thinking
 * @property {string | null} inked what this seat has inked for the roll on the table
 * @property {string | null} draft what it had pencilled when it last connected
 * @property {TurnNews | null} news the turn that closed last
 * @property {EndView | null} ended
 * @property {string | null} rematch
 * @property {Run | null} challenge of which this table is a run
 * @property {readonly import("../../net/messages").LateView[]} late who is catching up, and how many turns they have played
 * @property {{table: Table, catchUp: import("../../net/messages").CatchUpView} | null} behind the table as the others see it, for somebody who is catching up
 */

/** A run through a challenge: the first counts, later ones are practice. @typedef {{code: string, attempt: number, title: string, ghost?: number}} Run */

/**
 * The table after a message. Answers to requests do not change it, except `inked`.
 * @param {Table | null} table
 * @param {AnyMessage} message
 * @param {number} now in milliseconds, on the same clock as `deadline`
 * @returns {Table | null}
 */
export function fold(table, message, now) {
  if (message.type === "welcome") {
    const whole = welcomed(message, now);
    return message.catch_up && whole.phase === "playing" ? asLatecomer(whole, message.catch_up) : whole;
  }
  if (!table) return null;
  if (table.behind) {
    const others = /** @type {Table} */ (fold(table.behind.table, message, now));
    return others.phase === "playing" ? asLatecomer(others, message.type === "catch_up" ? message.catch_up : table.behind.catchUp) : others;
  }
  switch (message.type) {
    case "seats":
      return seated(table, message, now);
    case "set_up":
      return { ...table, ...setUp(message), partKeys: message.part_keys, soloTurns: message.solo_turns ?? null, eachRoll: message.each_roll ?? false };
    case "joined":
      return joined(table, message);
    case "dice":
      return { ...table, ...diceOf(message.dice) };
    case "start":
      return { ...table, phase: "playing", ...counted(message.sheets, table.partKeys) };
    case "roll":
      return { ...table, roll: message.roll, deadline: due(message.roll, mine(table.seats, table.you), now), waiting: table.seats.map((_, seat) => seat), inked: null, draft: null };
    case "progress":
      return { ...table, waiting: message.waiting, late: message.late ?? [], seats: table.seats.map((seat, i) => ({ ...seat, is_here: seat.is_bot || seat.paper || message.here.includes(i) })) };
    case "turn":
      return closed(table, message);
    case "end":
      return { ...table, phase: "over", ended: message.ended, roll: null, deadline: null, waiting: [] };
    case "entered":
      return entered(table, message);
    case "rematch":
      return { ...table, rematch: message.code };
    case "inked":
      return table.roll?.turn === message.turn ? { ...table, inked: message.marks, waiting: table.waiting.filter((seat) => seat !== table.you) } : table;
    default:
      return table;
  }
}

/** @param {import("../../net/messages").DiceView | null} [dice] */
function diceOf(dice) {
  return { eachRoll: dice?.each_roll ?? false, seal: dice?.seal ?? "" };
}

/** Whether it is a solo game, which has rules of its own. @param {Table} table */
export function isSolo(table) {
  return table.seats.length === 1 && table.phase !== "lobby";
}

/** The seat whose sheet this client holds now: another's in a danger turn. @param {Table} table */
export function held(table) {
  if (table.you === null) return null;
  return table.roll?.holds?.[table.you] ?? table.you;
}

/** Who holds the sheet of this client in a danger turn. @param {Table} table */
export function holder(table) {
  const { you, roll } = table;
  const at = you === null || !roll?.holds ? -1 : roll.holds.indexOf(you);
  return at < 0 || at === you ? null : at;
}

/** @param {import("../../net/messages").Welcome} welcome @param {number} now @returns {Table} */
function welcomed(welcome, now) {
  return {
    code: welcome.code,
    phase: /** @type {Table["phase"]} */ (welcome.phase),
    ...setUp(welcome),
    ...diceOf(welcome.dice),
    seats: welcome.seats,
    host: welcome.host ?? null,
    you: welcome.you ?? null,
    isHost: welcome.is_host ?? false,
    locked: welcome.locked,
    paused: welcome.paused,
    hints: welcome.hints ?? false,
    seatsWanted: welcome.seats_wanted ?? null,
    soloTurns: welcome.solo_turns ?? null,
    thresholds: welcome.thresholds ?? [],
    partKeys: welcome.part_keys,
    ...counted(welcome.sheets, welcome.part_keys),
    roll: welcome.roll ?? null,
    deadline: welcome.roll ? due(welcome.roll, mine(welcome.seats, welcome.you), now) : null,
    waiting: welcome.waiting ?? [],
    inked: welcome.inked ?? null,
    draft: welcome.draft ?? null,
    news: null,
    ended: welcome.ended ?? null,
    rematch: welcome.rematch ?? null,
    challenge: welcome.challenge ? { code: welcome.challenge, attempt: welcome.attempt ?? 1, title: "" } : null,
    late: welcome.late ?? [],
    behind: null,
  };
}

/** What is played and how. @param {{adventure: string, layout: string, options: string, clock?: number | null}} told */
function setUp({ adventure, layout, options, clock }) {
  return {
    adventure,
    layout: readLayout(layout),
    layoutText: layout,
    house: new Map(options.split(/\s+/).filter(Boolean).map((each) => /** @type {[string, string]} */ (each.split("=", 2)))),
    clock: clock ?? null,
  };
}

/** @param {Table} table @param {import("../../net/messages").SeatsChanged} changed @param {number} now @returns {Table} */
function seated(table, changed, now) {
  const host = changed.host ?? null;
  const you = seatNow(table, changed.seats);
  const isHost = table.you === null ? table.isHost && host === null : you !== null && host === you;
  const deadline = table.roll ? due(changed, mine(changed.seats, table.you), now) ?? table.deadline : table.deadline;
  return { ...table, seats: changed.seats, you, host, isHost, locked: changed.locked, paused: changed.paused, hints: changed.hints ?? false, deadline, late: changed.late ?? [] };
}

/** The own seat after a change, or null if it is gone. In the lobby seats move up when somebody leaves, so it is found by its name, which is unique. @param {Table} table @param {readonly SeatView[]} seats */
function seatNow({ you, seats: before, phase }, seats) {
  if (you === null) return null;
  if (phase !== "lobby") return seats[you]?.is_bot ? null : you;
  const at = seats.findIndex((seat) => seat.name === before[you]?.name);
  return at < 0 ? null : at;
}

/** A latecomer has caught up and takes part in the open roll. @param {Table} table @param {import("../../net/messages").JoinedNews} news @returns {Table} */
function joined(table, { seat, name, sheet }) {
  const { sheets, stars, parts } = counted([sheet], table.partKeys);
  return {
    ...table,
    seats: table.seats.length > seat ? table.seats : [...table.seats, { name, is_bot: false, is_here: true }],
    sheets: [...table.sheets.slice(0, seat), ...sheets],
    stars: [...table.stars.slice(0, seat), ...stars],
    parts: [...table.parts.slice(0, seat), ...parts],
    waiting: table.roll && !table.waiting.includes(seat) ? [...table.waiting, seat] : table.waiting,
    late: table.late.filter((each) => each.name !== name),
  };
}

/** A sheet of paper was typed in after the end. @param {Table} table @param {import("../../net/messages").EnteredNews} news @returns {Table} */
function entered(table, { seat, sheet, ended }) {
  const { sheets: [typed = EMPTY], stars: [stars = 0], parts: [parts = []] } = counted([sheet], table.partKeys);
  return { ...table, ended, sheets: table.sheets.with(seat, typed), stars: table.stars.with(seat, stars), parts: table.parts.with(seat, parts) };
}

/** @param {Table} table @param {TurnNews} news @returns {Table} */
function closed(table, news) {
  return {
    ...table,
    sheets: table.sheets.map((sheet, seat) => apply(sheet, readMarks(news.changes[seat] ?? ""), news.sights?.[seat])),
    stars: news.stars,
    parts: news.parts,
    thresholds: news.thresholds ?? [],
    news,
    roll: null,
    deadline: null,
    waiting: [],
    inked: null,
    draft: null,
  };
}

/** @param {readonly import("../../net/messages").SheetView[]} views @param {readonly string[]} keys */
function counted(views, keys) {
  return {
    sheets: views.map((view) => (view.sheet ? readSheet(view.sheet, view.sights) : EMPTY)),
    stars: views.map((view) => view.stars),
    parts: views.map((view) => keys.map((key) => view.parts[key] ?? 0)),
  };
}

/** The own seat. @param {readonly SeatView[]} seats @param {number | null | undefined} you */
function mine(seats, you) {
  return typeof you === "number" ? seats[you] : undefined;
}

/**
 * When the clock runs out for a seat, which may have extended time.
 * @param {{seconds_left?: number | null, extended_left?: number | null}} told
 * @param {SeatView | undefined} seat
 * @param {number} now
 */
function due({ seconds_left: usual, extended_left: more }, seat, now) {
  const left = seat?.extended ? more : usual;
  return typeof left === "number" ? now + left * 1000 : null;
}
