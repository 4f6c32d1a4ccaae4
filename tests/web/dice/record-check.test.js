import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { linkOf } from "../../../src/pennypapers/web/js/dice/chain.js";
import { readChainRecord } from "../../../src/pennypapers/web/js/dice/chain-record.js";
import { turnHash } from "../../../src/pennypapers/web/js/dice/kept-dice.js";
import { checkRecord } from "../../../src/pennypapers/web/js/dice/record-check.js";
import { hex, utf8 } from "../../../src/pennypapers/web/js/dice/sha256.js";
import { readLayout } from "../../../src/pennypapers/web/js/model/notation.js";

/** @typedef {import("../../../src/pennypapers/web/js/dice/kept-dice.js").KeptDice} KeptDice */

/** Records that Python has written and verified. @param {string} name */
const game = (name) => readFileSync(new URL(`../../data/dice/${name}.game`, import.meta.url), "utf8");
const EVENTFUL = game("eventful");

/** The layout that a record carries, as a table tells it. @param {string} text */
function printed(text) {
  const [name = "", ...rows] = (/^x-layout: (.*)$/m.exec(text)?.[1] ?? "").split(" | ");
  const layout = `adventure: temple\nname: ${name}\ngrid:\n${rows.map((row) => `  ${row}\n`).join("")}`;
  return { text: layout, kinds: readLayout(layout).kinds, danger: ["o"] };
}

/** @param {string} text @param {KeptDice} [kept] */
const checked = (text, kept) => checkRecord(text, printed(text), kept);
/** @param {string} text @param {KeptDice} [kept] */
const wrong = (text, kept) => checked(text, kept).checks.filter(({ good }) => !good).map(({ code }) => code);

/** The root of a player's chain in these games. @param {string} name */
const rootOf = (name) => hex(utf8(createHash("sha256").update(name).digest("hex").slice(0, 32)));

/** What an honest device of this player would have kept. @param {string} name @returns {KeptDice} */
function keptBy(name) {
  const record = readChainRecord(EVENTFUL);
  const chain = record.chains.find((each) => each.name === name);
  if (!chain) throw new Error(`${name} has no chain`);
  const rolls = record.turns.map(({ number }) => number);
  const given = rolls.filter((roll) => roll >= chain.since && !chain.away.includes(roll) && !chain.missing.includes(roll));
  const asked = Object.fromEntries(rolls.map((roll) => [roll, record.chains.flatMap((each, place) => (each.since <= roll && !each.away.includes(roll) ? [place] : [])).join(" ")]));
  return { at: 0, root: rootOf(name), server: `${record.server} ${record.key}`, seal: record.seal, given, asked,
    anchors: Object.fromEntries(record.chains.map(({ anchor }, place) => [place, anchor])) };
}

test("honest records are good, as Python says", () => {
  for (const [name, verdict] of [["eventful", "good"], ["first", "good"], ["solo", "good"], ["typed", "typed"], ["unfinished", "unfinished"]]) {
    const { verdict: found, checks } = checked(game(/** @type {string} */ (name)));
    assert.deepEqual(checks.filter(({ good }) => !good), [], name);
    assert.equal(found, verdict, name);
  }
});

test("rolls, exchanges, late exchanges, missed dangers and silence are all there", () => {
  const codes = new Set(checked(EVENTFUL).checks.map(({ code }) => code));
  for (const code of ["sealed.good", "server.good", "chain.good", "chain.silent", "roll.good", "exchange.good", "exchange.late", "missed.good", "signed.good"]) assert.ok(codes.has(code), code);
});

test("one changed die is found", () => {
  const turn = /** @type {RegExpMatchArray} */ (/^(\d+)\. ([1-5]) .*>/m.exec(EVENTFUL));
  const lie = EVENTFUL.replace(turn[0], turn[0].replace(`. ${turn[2]} `, `. ${Number(turn[2]) % 5 + 1} `));
  assert.deepEqual(wrong(lie), ["roll.wrong", "signed.wrong"]);
  assert.equal(checked(lie).verdict, "edited");
});

test("a changed mark, a changed link and another seal are found", () => {
  assert.deepEqual(wrong(EVENTFUL.replace(/^(1\. .* ana: \w+=)(\d+)/m, (_, before, value) => `${before}${Number(value) + 1}`)), ["signed.wrong"]);
  const ana = /^x-chains: ana 1 \w+ \d+ (\w+)/m.exec(EVENTFUL)?.[1] ?? "";
  assert.ok(wrong(EVENTFUL.replace(ana, "ab".repeat(32))).includes("chain.wrong"));
  assert.ok(wrong(EVENTFUL.replace(/^x-seal: ../m, "x-seal: 00")).includes("sealed.wrong"));
  assert.ok(wrong(EVENTFUL.replace("x-table: ABCD", "x-table: ABCE")).includes("sealed.wrong"));
});

test("a device finds its own secrets, and the seal it saw", () => {
  for (const name of ["ana", "ben", "cleo", "dan"]) {
    const { checks, isKept } = checked(EVENTFUL, keptBy(name));
    assert.deepEqual(checks.filter(({ good }) => !good), [], name);
    assert.ok(isKept);
    assert.ok(checks.some(({ code }) => code === "own.links-good"), name);
  }
  assert.equal(linkOf(rootOf("ana"), 0), readChainRecord(EVENTFUL).chains[0]?.anchor);
});

test("a device finds that a server shows another game than it sealed", () => {
  const kept = keptBy("ana");
  assert.ok(wrong(EVENTFUL, { ...kept, seal: "00".repeat(32) }).includes("own.seal-wrong"));
  assert.ok(wrong(EVENTFUL, { ...kept, server: "x y" }).includes("own.seal-wrong"));
  assert.ok(wrong(EVENTFUL, { ...kept, anchors: { 1: "00".repeat(32) } }).includes("own.seal-wrong"));
  assert.ok(wrong(EVENTFUL, { ...kept, faults: ["early"] }).includes("own.faults"));
});

test("a device finds that its link was left out, whatever the record says about it", () => {
  const kept = keptBy("ben"); // silent in turn 3, says the record
  const found = checked(EVENTFUL, { ...kept, given: [1, 2, 3] }).checks.find(({ code }) => code === "own.links-wrong");
  assert.deepEqual(found?.facts, { turns: "3" });
});

test("a link that came too late, as the server said at once, is no fault of the server", () => {
  const { verdict, checks } = checked(EVENTFUL, { ...keptBy("ben"), given: [1, 2, 3], late: [3] });
  assert.equal(verdict, "good");
  assert.deepEqual(checks.find(({ code }) => code === "own.links-late")?.facts, { turns: "3" });
});

test("the chains that were asked are compared with those in the record", () => {
  const kept = keptBy("ana");
  const { checks } = checked(EVENTFUL, { ...kept, asked: { ...kept.asked, 2: "0 1" } });
  assert.deepEqual(checks.find(({ code }) => code === "own.turns-wrong")?.facts, { turns: "2" });
});

test("every turn is compared with what the device saw, also before a latecomer joined", () => {
  const record = readChainRecord(EVENTFUL);
  const kept = keptBy("ana");
  const plain = record.turns.filter(({ number }) => number > 14).map(({ number, roll, entries }) => [number, turnHash(roll, entries)]);
  assert.deepEqual(wrong(EVENTFUL, { ...kept, turns: Object.fromEntries(plain) }), []);
  const lie = { ...Object.fromEntries(plain), 15: "0".repeat(16) };
  assert.deepEqual(checked(EVENTFUL, { ...kept, turns: lie }).checks.find(({ code }) => code === "own.turns-wrong")?.facts, { turns: "15" });
});
