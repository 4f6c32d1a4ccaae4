// A host who runs the server and wants to cheat, against the devices of two honest guests. Every cheat that docs/dice.md
// calls refused or told is tried here; what is said at once and what the check at the end finds are the page's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf } from "../../../src/pennypapers/web/js/dice/chain.js";
import { lostChains } from "../../../src/pennypapers/web/js/dice/record-check.js";
import { isProved } from "../../../src/pennypapers/web/js/end/fairness-summary.js";
import { Device, evening, NAMES, ROOTS, signed } from "./cheating-server.js";

const OTHER = "77".repeat(32);
/** @typedef {import("./cheating-server.js").Message} Message */

/** What a server says of the dice at the start of an evening. */
async function fixedDice() {
  /** @type {Message | undefined} */
  let dice;
  await evening({ says: (_, message) => {
    if (message.type === "dice") dice ??= message.dice;
    return [message];
  } });
  return /** @type {Message} */ (dice);
}
const FIXED = await fixedDice();

/** Ana's and Ben's device. @param {readonly Device[]} devices @returns {[Device, Device]} */
const both = (devices) => /** @type {[Device, Device]} */ (devices);
/** Lie to Ana about one kind of message. @param {string} type @param {(message: Message) => Message | Message[]} lie */
const toAna = (type, lie) => (/** @type {number} */ guest, /** @type {Message} */ message) => (guest === 0 && message.type === type ? [lie(structuredClone(message))].flat() : [message]);

test("an honest evening is good for both", async () => {
  const { devices, record } = await evening();
  for (const device of devices) {
    assert.equal(device.check(record).verdict, "good");
    assert.deepEqual(device.kept.given, [1, 2, 3, 4]);
    assert.equal(device.faults, 0);
  }
});

test("it makes rolls of other links than it had fixed", async () => {
  const { devices, record, text } = await evening({ root: OTHER });
  for (const device of devices) assert.ok(device.finds(record).includes("server.wrong"));
  const renamed = signed(text.replace(/^x-server: \w+/m, `x-server: ${linkOf(OTHER, 0)}`));
  for (const device of devices) assert.ok(device.finds(renamed).includes("own.seal-wrong"));
});

test("it leaves out a link that displeases it, and says so", async () => {
  const { devices, record } = await evening({ takes: (turn, [ana, ben]) => [turn === 2 ? undefined : ana, ben] });
  const [ana, ben] = both(devices);
  assert.deepEqual(ana.leftOut, [2], "Ana is told at once");
  for (const device of [ana, ben]) assert.ok(device.check(record).checks.some(({ code, facts }) => code === "chain.silent" && facts.player === "Ana"), "everybody is told in the end");
  assert.ok(ana.check(record).checks.some(({ code }) => code === "own.links-late"));
  assert.ok(ana.finds(record).includes("chain.rested"), "and it may not count again so soon");
});

test("it leaves out a link and does not say so", async () => {
  const { devices, record } = await evening({
    takes: (turn, [ana, ben]) => [turn === 4 ? undefined : ana, ben],
    says: toAna("roll", (message) => ({ ...message, roll: { ...message.roll, missing: [] } })),
  });
  assert.ok(both(devices)[0].finds(record).includes("own.links-wrong"));
});

test("it does not ask a device that is there", async () => {
  const { devices, record } = await evening({ asks: () => [1] });
  const [ana, ben] = both(devices);
  assert.deepEqual(ana.finds(record), ["own.passed"]);
  assert.deepEqual(ben.finds(record), []);
  const once = await evening({ asks: (turn) => (turn === 3 ? [1] : [0, 1]) });
  const [seen] = both(once.devices);
  assert.equal(seen.check(once.record).verdict, "good", "once may be chance");
  assert.deepEqual(seen.check(once.record).checks.find(({ code }) => code === "own.passed")?.facts, { turns: "3" });
  const first = await evening({ asks: (turn) => (turn === 1 ? [1] : [0, 1]) });
  assert.deepEqual(both(first.devices)[0].finds(first.record), ["own.passed"], "all dice depend on the first links");
});

test("it asks nobody, so that it knows the rolls before", async () => {
  const { devices, record } = await evening({ asks: (turn) => (turn === 1 ? [0, 1] : []) });
  for (const device of devices) {
    assert.deepEqual(device.finds(record), ["own.passed"]);
    assert.ok(device.check(record).checks.some(({ code }) => code === "links.turns"), "a device that was not there can tell too");
  }
});

test("it tells two guests different things about whom it asked", async () => {
  const { devices, record } = await evening({ says: toAna("reveal", (message) => ({ ...message, reveal: { ...message.reveal, chains: [0] } })) });
  assert.ok(both(devices)[0].finds(record).includes("own.turns-wrong"));
});

test("it changes the seal or the server's anchor after the start", async () => {
  for (const changed of [{ seal: OTHER }, { server: OTHER }, { key: OTHER }, { each_roll: false, seal: OTHER }]) {
    const { devices, record } = await evening({ says: toAna("turn", (message) => (message.turn === 2
      ? [message, { type: "dice", number: 25, dice: { ...FIXED, ...changed } }] : message)) });
    const [ana] = both(devices);
    assert.ok(ana.faults > 0, JSON.stringify(changed));
    assert.deepEqual(ana.kept.given, [1, 2], "it adds nothing any more");
    assert.ok(ana.finds(record).includes("own.faults"));
  }
});

test("it seals another table than the one that was shown", async () => {
  for (const changed of [{ seal: OTHER }, { chains: [] }, { each_roll: false }]) {
    const { devices } = await evening({ says: toAna("dice", (message) => ({ ...message, dice: { ...message.dice, ...changed } })) });
    const [ana] = both(devices);
    assert.equal(ana.link(1), undefined, "no link without a seal that covers it");
    assert.ok(ana.faults > 0, JSON.stringify(changed));
  }
});

test("it replaces the chain of a seat, in the game or in the record, or changes their order", async () => {
  const chains = [{ name: "Ana", anchor: linkOf(ROOTS[0] ?? "", 0), since: 1 }, { name: "Ben", anchor: linkOf(OTHER, 0), since: 1 }];
  const replaced = await evening({ says: toAna("roll", (message) => (message.roll.turn === 2 ? [message, { type: "dice", number: 22, dice: { ...FIXED, chains } }] : message)) });
  assert.deepEqual(both(replaced.devices)[0].kept.faults, ["anchor"]);
  const { devices, record } = await evening({ records: (text) => text.replace(/^x-chains: (.*), (Ben .*)$/m, "x-chains: $2, $1") });
  for (const device of devices) assert.ok(device.finds(record).includes("own.seal-wrong"));
});

test("it signs two records", async () => {
  const { devices, text } = await evening();
  const second = signed(text.replace("Ben: b1=3", "Ben: b1=9"));
  for (const device of devices) {
    assert.deepEqual(device.finds(second), ["own.turns-wrong"], "the signature alone would not tell");
    assert.deepEqual(device.check(second).checks.find(({ code }) => code === "own.turns-wrong")?.facts, { turns: "2" });
  }
});

test("it shows two guests different dice", async () => {
  const { devices, record } = await evening({ says: toAna("roll", (message) => (message.roll.turn === 2 ? { ...message, roll: { ...message.roll, roll: "P D 5" } } : message)) });
  const [ana, ben] = both(devices);
  assert.deepEqual(ana.finds(record), ["own.turns-wrong"]);
  assert.deepEqual(ben.finds(record), []);
  const forAna = record.replace(/^2\. \S+ \S+ \S+/m, "2. P D 5");
  assert.ok(ana.finds(signed(forAna.replace(/^x-signature: .*\n/m, ""))).includes("roll.wrong"), "nor can a record of its own please her");
});

test("it shows another seal after a reload", async () => {
  const { devices } = await evening();
  const [ana] = both(devices);
  ana.open();
  await ana.hear({ type: "welcome", number: 50, phase: "playing", layout: "", options: "", seats: [], you: 0, dice: { ...FIXED, seal: OTHER }, reveal: { turn: 5, chains: [0, 1] } });
  assert.equal(ana.link(5), undefined);
  assert.deepEqual(ana.kept.faults, ["seal"]);
});

test("it asks for a link while the turn before is open", async () => {
  const { devices, record } = await evening({ says: toAna("roll", (message) => (message.roll.turn === 2 ? [message, { type: "reveal", number: 22, reveal: { turn: 3, chains: [0, 1] } }] : message)) });
  const [ana] = both(devices);
  assert.equal(ana.link(3), undefined);
  assert.ok(ana.finds(record).includes("own.faults"));
});

test("it says that a turn is closed while somebody is still thinking", async () => {
  /** @param {Message} message */
  const invented = (message) => ({ type: "turn", number: 22, turn: message.roll.turn, turns: [{ seat: 0, marks: "b1=2" }, { seat: 1, marks: "b1=15" }], changes: [], stars: [], parts: [] });
  const { devices, record } = await evening({ says: toAna("roll", (message) => (message.roll.turn === 2 ? [message, invented(message), { type: "reveal", number: 23, reveal: { turn: 3, chains: [0, 1] } }] : message)) });
  const [ana] = both(devices);
  assert.ok(ana.link(3), "Ana cannot know it yet");
  assert.ok(ana.finds(record).includes("own.turns-wrong"), "but what was invented is not what Ben did");
});

test("it cuts a line, and lets the page believe that the turn is closed", async () => {
  const { devices, record, text } = await evening();
  const turns = (/** @type {number} */ last) => text.split("\n").filter((line) => !/^\d/.test(line) || Number(line.split(".")[0]) <= last).join("\n");
  for (const [shown, gives, finds] of /** @type {[string, boolean, string[]][]} */ ([
    ["", false, []],
    [turns(1), false, []],
    [turns(2).replace("Ben: b1=3", "Ben: b1=9"), true, ["own.turns-wrong"]],
    [turns(2), true, []],
  ])) {
    const ana = new Device(ROOTS[0] ?? "");
    const { turns: { 1: one } = {}, asked: { 1: first } = {} } = both(devices)[0].kept;
    ana.kept = { ...both(devices)[0].kept, given: [1], turns: { 1: one ?? "" }, asked: { 1: first ?? "" }, present: [1] };
    ana.record = shown;
    ana.open();
    const seats = NAMES.map((name) => ({ name, is_bot: false, is_here: true, links: true }));
    await ana.hear({ type: "welcome", number: 30, phase: "playing", layout: "", options: "", seats, you: 0, dice: FIXED, reveal: { turn: 3, chains: [0, 1] } });
    assert.equal(Boolean(ana.link(3)), gives, "no link before it knows what everybody did");
    assert.deepEqual(ana.finds(record), finds);
  }
});

test("it opens a rematch with secrets of its own choice", async () => {
  const ana = new Device(ROOTS[0] ?? "");
  ana.kept = { at: 0 };
  ana.open();
  const seats = NAMES.map((name) => ({ name, is_bot: false, is_here: true, links: false }));
  await ana.hear({ type: "welcome", number: 1, phase: "lobby", layout: "", options: "", seats, you: 0, dice: { server: OTHER, key: OTHER, each_roll: true } });
  assert.deepEqual(ana.told, [{ type: "anchor", anchor: linkOf(ana.kept.root ?? "", 0) }], "every device begins a chain of its own");
});

test("it keeps its secrets when the game is over, so that no roll can be checked", async () => {
  const { devices, record } = await evening({ root: OTHER });
  const withheld = record.replace(/^x-(server-link|signature): .*\n/gm, "");
  for (const device of devices) {
    const check = device.check(withheld);
    assert.equal(check.verdict, "unfinished");
    assert.equal(isProved(check), false, "which is no proof at the end of a game");
  }
});

test("it gives a record without chains, as of an older game, and vouches for it itself", async () => {
  const { devices } = await evening();
  for (const { kept } of devices) {
    const check = lostChains(kept);
    assert.deepEqual([check?.verdict, check?.checks.map(({ code }) => code)], ["wrong", ["own.seal-wrong"]]);
    assert.deepEqual(lostChains({ at: 0, faults: ["server"] })?.checks.map(({ code }) => code), ["own.seal-wrong", "own.faults"]);
  }
  assert.equal(lostChains(undefined), null, "a device that has seen nothing says nothing");
  assert.equal(lostChains({ at: 0, root: OTHER }), null, "an older game has no chains");
});
