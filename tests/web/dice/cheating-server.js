// A table of two honest devices and a server that can cheat: it says to each device what it likes, makes rolls of
// whatever links it likes, and signs whatever record it likes. The devices are the page's own code.

import { ChainDraws } from "../../../src/pennypapers/web/js/dice/chain-draws.js";
import { linkOf } from "../../../src/pennypapers/web/js/dice/chain.js";
import { DiceKeeper } from "../../../src/pennypapers/web/js/dice/dice-keeper.js";
import { checkRecord } from "../../../src/pennypapers/web/js/dice/record-check.js";
import { sealOf } from "../../../src/pennypapers/web/js/dice/seal.js";
import { hashText, hex, sha256, unhex, utf8 } from "../../../src/pennypapers/web/js/dice/sha256.js";
import { readLayout } from "../../../src/pennypapers/web/js/model/notation.js";

/** @typedef {import("../../../src/pennypapers/web/js/dice/kept-dice.js").KeptDice} KeptDice */
/** @typedef {{type: string, [field: string]: any}} Message */

export const NAMES = ["Ana", "Ben"];
export const ROOTS = ["ab".repeat(32), "cd".repeat(32)];
export const SERVER_ROOT = "5e".repeat(32);
const TURNS = 4;
const LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o D\n";

/** What the device of a guest keeps, what it sends, and what it shows its owner. */
export class Device {
  /** @type {KeptDice} */
  kept = { at: 0 };
  /** @type {Message[]} */
  told = [];
  /** @type {number[]} */
  leftOut = [];
  faults = 0;
  /** The record of the closed turns, as the server shows it. */
  record = "";

  /** @param {string} root */
  constructor(root) {
    this.kept.root = root;
    this.open();
  }

  /** The page is loaded, for the first time or again. */
  open() {
    this.keeper = new DiceKeeper("ABCD", structuredClone(this.kept), {
      keep: (kept) => (this.kept = structuredClone(kept)),
      tell: (request) => this.told.push(request),
      record: () => (this.record ? Promise.resolve(this.record) : Promise.reject(new Error("refused"))),
      leftOut: (turn) => this.leftOut.push(turn),
      fault: () => this.faults++,
    });
  }

  /** One frame of messages. @param {Message[]} messages */
  async hear(...messages) {
    for (const message of messages) this.keeper?.hear(/** @type {any} */ (message));
    await new Promise((done) => setTimeout(done, 0));
  }

  /** The link it gave for a turn. @param {number} turn @returns {string | undefined} */
  link(turn) {
    return this.told.find((request) => request.type === "link" && request.turn === turn)?.link;
  }

  /** What its check of a record finds wrong. @param {string} text */
  finds(text) {
    return this.check(text).checks.filter(({ good }) => !good).map(({ code }) => code);
  }

  /** @param {string} text */
  check(text) {
    return checkRecord(text, { text: LAYOUT, kinds: readLayout(LAYOUT).kinds, danger: ["o"] }, this.kept);
  }
}

/**
 * How a server cheats; whatever is left out is done honestly.
 * @typedef {object} Cheat
 * @property {(guest: number, message: Message) => Message[]} [says] what a guest is told instead of a message
 * @property {(turn: number, links: (string | undefined)[]) => (string | undefined)[]} [takes] the links that it makes the roll of
 * @property {(turn: number) => number[]} [asks] whom it asks for a turn; it asks nobody without a word
 * @property {string} [root] the root that the rolls are made of, while the published anchor is that of another
 * @property {(text: string) => string} [records] what it publishes instead of the record; it is signed after that
 */

/** A whole evening, and what is left of it. @param {Cheat} [cheat] */
export async function evening(cheat = {}) {
  const { says = (_, message) => [message], takes = (_, links) => links, asks = () => [0, 1], root = SERVER_ROOT, records = (text) => text } = cheat;
  const devices = ROOTS.map((each) => new Device(each));
  const tell = async (/** @type {Message[]} */ ...messages) => {
    for (const [guest, device] of devices.entries()) await device.hear(...messages.flatMap((message) => says(guest, message)));
  };
  const seats = NAMES.map((name) => ({ name, is_bot: false, is_here: true, links: true }));
  const [server, key] = [linkOf(SERVER_ROOT, 0), signingKey()];
  const chains = NAMES.map((name, i) => ({ name, anchor: linkOf(ROOTS[i] ?? "", 0), since: 1 }));
  const seal = sealOf({ code: "ABCD", layout: LAYOUT, options: "", eachRoll: true, server, key, seats: chains, paper: [] });
  const welcome = { type: "welcome", number: 1, code: "ABCD", phase: "lobby", layout: LAYOUT, options: "", seats, you: 0, dice: { server, key, each_roll: true } };
  const dice = { server, key, each_roll: true, seal, chains };
  await tell(welcome);
  /** @type {(import("../../../src/pennypapers/web/js/dice/chain.js").Chain & {away: number[], missing: number[]})[]} */
  const known = chains.map((chain) => ({ ...chain, at: 0, link: chain.anchor, away: [], missing: [] }));
  const lines = [];
  let ahead = /** @type {Message[]} */ ([{ type: "start", number: 2, sheets: [] }, { type: "dice", number: 2, dice }]);
  for (let turn = 1; turn <= TURNS; turn++) {
    const asked = asks(turn);
    await tell(...ahead, ...(asked.length > 0 ? [{ type: "reveal", number: turn * 10, reveal: { turn, chains: asked } }] : []));
    const links = takes(turn, devices.map((device, i) => (asked.includes(i) ? device.link(turn) : undefined)));
    known.forEach((chain, i) => {
      const link = links[i];
      if (link) Object.assign(chain, { at: turn, link });
      else (asked.includes(i) ? chain.missing : chain.away).push(turn);
    });
    const roll = new ChainDraws(seal, known, { name: "", anchor: "", since: 1, at: turn, link: linkOf(root, turn), away: [], missing: [] }).roll(turn);
    const missing = asked.filter((i) => !links[i]);
    await tell({ type: "roll", number: turn * 10 + 1, roll: { turn, roll, missing } });
    const marks = NAMES.map((_, i) => `${"abcd"[turn - 1]}1=${i + turn}`);
    lines.push(`${turn}. ${roll} | Ana: ${marks[0]} | Ben: ${marks[1]}`);
    ahead = [{ type: "turn", number: turn * 10 + 2, turn, turns: marks.map((each, seat) => ({ seat, marks: each })), changes: [], stars: [], parts: [] }];
  }
  await tell(...ahead, { type: "end", number: 99, ended: {} });
  const text = [
    "adventure: temple", "layout: row.layout", "mode: table", "players: Ana, Ben", "x-layout: row | o o o D", "x-dice: 2 each", "x-table: ABCD",
    `x-server: ${server} ${key}`, `x-seal: ${seal}`, `x-chains: ${known.map(chainText).join(", ")}`, `x-server-link: ${TURNS} ${linkOf(root, TURNS)}`,
    "", ...lines, "",
  ].join("\n");
  return { devices, record: signed(records(text)), text, seal };
}

/** @param {import("../../../src/pennypapers/web/js/dice/chain.js").Chain} chain */
function chainText({ name, anchor, at, link, away, missing }) {
  return `${name} 1 ${anchor} ${at} ${link} ${away.join("+") || "-"} ${missing.join("+") || "-"}`;
}

/** A record with the server's signature, which it can make for any text. @param {string} text */
export function signed(text) {
  const digest = hashText(text.replace(/^x-(signature|layout): .*\n/gm, "")).slice(0, 32);
  const digits = Array.from(digest, (digit) => parseInt(digit, 16));
  const rest = digits.reduce((sum, digit) => sum + 15 - digit, 0).toString(16).padStart(3, "0");
  const values = [...digits, ...Array.from(rest, (digit) => parseInt(digit, 16))].map((digit, place) => hex(hashed(place, digit)));
  return text.replace(/^(x-server-link: .*\n)/m, `$1x-signature: ${values.join("")}\n`);
}

function signingKey() {
  return hex(sha256(unhex(Array.from({ length: 35 }, (_, place) => hex(hashed(place, 15))).join(""))));
}

/** A secret value of the signature, hashed so often. @param {number} place @param {number} times */
function hashed(place, times) {
  let value = sha256(utf8(`secret ${place}`)).slice(0, 16);
  for (let step = 0; step < times; step++) value = sha256(Uint8Array.of(place, step, ...value)).slice(0, 16);
  return value;
}
