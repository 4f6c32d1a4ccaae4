import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf } from "../../../src/pennypapers/web/js/dice/chain.js";
import { DiceKeeper } from "../../../src/pennypapers/web/js/dice/dice-keeper.js";
import { sealOf } from "../../../src/pennypapers/web/js/dice/seal.js";

/** @typedef {import("../../../src/pennypapers/web/js/net/messages").AnyMessage} AnyMessage */
/** @typedef {import("../../../src/pennypapers/web/js/dice/kept-dice.js").KeptDice} KeptDice */

const ROOT = "ab".repeat(32);
const LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o D\n";
const ANCHORS = [linkOf(ROOT, 0), linkOf("cd".repeat(32), 0)];
const [SERVER, KEY] = ["11".repeat(32), "22".repeat(32)];
const SEATS = ["Ana", "Ben"].map((name) => ({ name, is_bot: false, is_here: true, links: true }));
const SEAL = sealOf({
  code: "ABCD", layout: LAYOUT, options: "", eachRoll: true, server: SERVER, key: KEY, paper: [],
  seats: [{ name: "Ana", anchor: ANCHORS[0] ?? "" }, { name: "Ben", anchor: ANCHORS[1] ?? "" }],
});

/** A device of Ana's in the lobby, and what it said. @param {Partial<KeptDice>} [kept] @param {{root?: () => string}} [more] */
function device(kept = { root: ROOT }, more = {}) {
  /** @type {{told: any[], kept: KeptDice | null, leftOut: number[], faults: number}} */
  const said = { told: [], kept: null, leftOut: [], faults: 0 };
  const keeper = new DiceKeeper("abcd", { at: 0, ...kept }, {
    keep: (now) => (said.kept = structuredClone(now)),
    tell: (request) => said.told.push(request),
    leftOut: (turn) => said.leftOut.push(turn),
    fault: () => said.faults++,
    ...more,
  });
  const hear = async (/** @type {any[]} */ ...messages) => {
    for (const message of messages) keeper.hear(message);
    await Promise.resolve();
  };
  return { said, hear, keeper };
}

/** @param {object} [more] */
const welcome = (more) => ({ type: "welcome", number: 3, code: "ABCD", phase: "lobby", layout: LAYOUT, options: "", seats: SEATS, you: 0, dice: { server: SERVER, key: KEY, each_roll: true }, ...more });
const start = { type: "start", number: 4, sheets: [] };
const chains = [{ name: "Ana", anchor: ANCHORS[0], since: 1 }, { name: "Ben", anchor: ANCHORS[1], since: 1 }];
const dice = { server: SERVER, key: KEY, each_roll: true, seal: SEAL, chains };
const fixed = { type: "dice", number: 4, dice };
/** @param {number} turn */
const reveal = (turn, asked = [0, 1]) => ({ type: "reveal", number: 5, reveal: { turn, chains: asked } });
/** @param {number} turn */
const roll = (turn, missing = /** @type {number[]} */ ([])) => ({ type: "roll", number: 6, roll: { turn, roll: "1 2 3", missing } });
/** @param {number} turn */
const closed = (turn) => ({ type: "turn", number: 7, turn, turns: [{ seat: 0, marks: "a1=1" }, { seat: 1, marks: "b1=2" }], changes: ["", ""], stars: [0, 0], parts: [[], []] });
/** @param {number} turn */
const link = (turn) => ({ type: "link", turn, link: linkOf(ROOT, turn) });

test("a device gives its first link when the seal covers its secret, and the next when the turn has closed", async () => {
  const { said, hear } = device();
  await hear(welcome());
  await hear(start, fixed, reveal(1));
  assert.deepEqual(said.told, [link(1)]);
  assert.equal(said.kept?.seal, SEAL);
  await hear(roll(1));
  await hear(closed(1), reveal(2));
  assert.deepEqual(said.told, [link(1), link(2)]);
  assert.deepEqual(said.kept?.given, [1, 2]);
  assert.ok(said.kept?.turns?.[1]);
  assert.equal(said.faults, 0);
});

test("it gives nothing if its anchor is not in the seal, or the seal is another's", async () => {
  for (const other of [{ ...dice, chains: chains.slice(1) }, { ...dice, seal: "00".repeat(32) }, { ...dice, server: KEY }, { ...dice, each_roll: false }]) {
    const { said, hear } = device();
    await hear(welcome());
    await hear(start, { ...fixed, dice: other }, reveal(1, [0]));
    assert.deepEqual(said.told, []);
    assert.ok(said.faults > 0);
  }
});

test("it gives nothing before it has seen the turn before closed", async () => {
  const { said, hear } = device();
  await hear(welcome());
  await hear(start, fixed, reveal(1), roll(1));
  await hear(reveal(3));
  assert.ok(!said.told.some(({ turn }) => turn > 1), "a later link gives all earlier ones away");
  assert.deepEqual(said.kept?.faults, ["early"]);
});

test("it gives nothing that is not asked of it, and nothing after the roll is out", async () => {
  const { said, hear } = device();
  await hear(welcome());
  await hear(start, fixed, reveal(1, [1]), roll(1));
  await hear(closed(1), reveal(2), roll(2, [0]));
  assert.deepEqual(said.told, [], "it heard of the question with the roll, after its line was back");
  assert.deepEqual(said.leftOut, []);
});

test("it says when its link was left out although it had given it", async () => {
  const { said, hear } = device();
  await hear(welcome());
  await hear(start, fixed, reveal(1));
  await hear(roll(1, [0]));
  assert.deepEqual(said.leftOut, [1]);
  assert.deepEqual(said.kept?.late, [1]);
});

test("after a reload it goes on with what it kept, and the same link again is harmless", async () => {
  const first = device();
  await first.hear(welcome());
  await first.hear(start, fixed, reveal(1));
  const { said, hear } = device(first.said.kept ?? {});
  await hear(welcome({ phase: "playing", dice, reveal: { turn: 1, chains: [0, 1] } }));
  assert.deepEqual(said.told, [link(1)]);
  assert.deepEqual(said.kept?.given, [1]);
  assert.equal(said.faults, 0);
  const changed = device(first.said.kept ?? {});
  await changed.hear(welcome({ phase: "playing", dice: { ...dice, seal: "00".repeat(32) } }));
  assert.deepEqual(changed.said.kept?.faults, ["seal"]);
});

test("after a rematch it begins a chain of its own", async () => {
  const { said, hear } = device({});
  await hear(welcome({ seats: SEATS.map((seat) => ({ ...seat, links: false })) }));
  assert.deepEqual(said.told, [{ type: "anchor", anchor: linkOf(said.kept?.root ?? "", 0) }]);
});

test("it says which chain it has the secret of, and two windows begin the same", async () => {
  assert.equal(device().keeper.anchor, ANCHORS[0]);
  const tablet = device({});
  assert.equal(tablet.keeper.anchor, "", "a second device of the seat has the token alone");
  await tablet.hear(welcome({ phase: "playing", dice, reveal: { turn: 1, chains: [0, 1] } }));
  assert.deepEqual(tablet.said.told, []);
  const second = device({}, { root: () => ROOT });
  await second.hear(welcome({ seats: SEATS.map((seat) => ({ ...seat, links: false })) }));
  assert.deepEqual(second.said.told, [{ type: "anchor", anchor: ANCHORS[0] }]);
  assert.equal(second.keeper.anchor, ANCHORS[0]);
});

test("a spectator stores what was sealed and gives no links", async () => {
  const { said, hear } = device({});
  await hear(welcome({ you: null, phase: "playing", dice }));
  await hear(closed(1), reveal(2));
  assert.deepEqual(said.told, []);
  assert.equal(said.kept?.seal, SEAL);
});

test("a server that counts on secrets and shows none of its own has not fixed its own", async () => {
  const { said, hear } = device();
  await hear(welcome({ dice: null }));
  assert.deepEqual(said.kept?.faults, ["server"]);
  const later = device();
  const without = SEATS.map((seat) => ({ ...seat, links: false }));
  await later.hear(welcome({ dice: null, seats: without }));
  assert.equal(later.said.faults, 0, "an older table, which says that no device adds anything");
  await later.hear({ type: "seats", number: 4, seats: SEATS });
  assert.deepEqual(later.said.kept?.faults, ["server"]);
});

test("it notes the rolls for which nobody was asked while it was there", async () => {
  const { said, hear } = device();
  await hear(welcome());
  await hear(start, fixed, reveal(1));
  await hear(roll(1));
  await hear(closed(1), roll(2));
  await hear(closed(2), reveal(3, [1]));
  await hear(roll(3));
  assert.deepEqual(said.kept?.present, [1, 2, 3]);
  const first = device();
  await first.hear(welcome());
  await first.hear(start, { ...fixed, dice: { ...dice, each_roll: false } }, reveal(1));
  await first.hear(roll(1));
  await first.hear(closed(1), roll(2));
  assert.deepEqual(first.said.kept?.present, [1], "where the first roll alone is asked for");
});
