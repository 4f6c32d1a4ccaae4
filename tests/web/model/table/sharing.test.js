import assert from "node:assert/strict";
import { test } from "node:test";

import { areLevel, isToWrite, orderOf, othersThinking, toWrite, wrongNames } from "../../../../src/pennypapers/web/js/model/table/sharing.js";

/** A table as one seat sees it. */
const seen = (/** @type {Partial<import("../../../../src/pennypapers/web/js/model/table/table.js").Table>} */ more) =>
  /** @type {import("../../../../src/pennypapers/web/js/model/table/table.js").Table} */ ({ phase: "playing", roll: { turn: 2, roll: "1 2 3" }, inked: null, you: 0, waiting: [], seats: [], ...more });

test("who writes last in a turn begins the next", () => {
  for (const count of [2, 3, 8]) {
    for (let turn = 1; turn < 20; turn++) assert.equal(orderOf(turn, count).at(-1), orderOf(turn + 1, count)[0]);
  }
  assert.deepEqual([1, 2, 3, 4].map((turn) => orderOf(turn, 3)), [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]);
});

test("everybody writes once in a turn", () => {
  for (let turn = 1; turn < 9; turn++) assert.deepEqual(orderOf(turn, 5).sort(), [0, 1, 2, 3, 4]);
});

test("who has inked, or whose seat is a bot's now, does not get the device", () => {
  assert.equal(isToWrite(seen({})), true);
  assert.equal(isToWrite(seen({ inked: "a1=1" })), false);
  assert.equal(isToWrite(seen({ you: null })), false);
  assert.equal(isToWrite(seen({ roll: null })), false);
  assert.equal(isToWrite(seen({ phase: "over" })), false);
  assert.deepEqual(toWrite([seen({}), seen({ you: 1, inked: "a1=1" }), seen({ you: 2 })]), [2, 0]);
});

test("while a message has reached some seats only, they are not level", () => {
  assert.equal(areLevel([seen({}), seen({ inked: "a1=1" })]), true);
  assert.equal(areLevel([seen({}), seen({ roll: null })]), false);
  assert.equal(areLevel([seen({}), seen({ roll: { turn: 3, roll: "1 2 3" } })]), false);
  assert.equal(areLevel([seen({ phase: "over" }), seen({})]), false);
});

test("bots and people elsewhere are waited for by name", () => {
  const seats = ["Ana", "Ben", "Robo"].map((name) => ({ name, is_bot: name === "Robo", is_here: true }));
  assert.deepEqual(othersThinking([seen({ seats, waiting: [1, 2], you: 0 }), seen({ seats, waiting: [1, 2], you: 1 })]), ["Robo"]);
});

test("two names are needed, and no two may be the same", () => {
  assert.equal(wrongNames(["Ana", "Ben", ""]), null);
  assert.deepEqual(wrongNames(["Ana", ""]), { at: 1, why: "few" });
  assert.deepEqual(wrongNames(["", ""]), { at: 0, why: "few" });
  assert.deepEqual(wrongNames(["Ana", "Ben", " ana "]), { at: 2, why: "same" });
});
