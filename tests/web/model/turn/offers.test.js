import assert from "node:assert/strict";
import { test } from "node:test";
import { circles, discoveries, isComplete, markOf, offers, usedDice } from "../../../../src/pennypapers/web/js/model/turn/offers.js";
import { options, refusal } from "../../../support/web/said.js";
import "../../../support/web/facts.js";

test("numbers come first in their order, then boats and buildings, crossing out last", () => {
  const said = options({
    choices: [{ values: ["11", "2", "9"], spaces: ["a1"] }, { values: ["S", "H"], spaces: ["b1"] }],
    single: ["c1x", "d1x", "forest(a1,b1,c1,d1,e1)"],
  });
  assert.deepEqual(offers(said).map(({ value }) => value), ["2", "9", "11", "H", "S", "x"]);
  assert.deepEqual(offers(said).at(-1)?.spaces, ["c1", "d1"]);
});

test("an offer has all its spaces once, and the dice that make it", () => {
  const said = options({
    choices: [{ values: ["5"], spaces: ["a1", "b1"] }, { values: ["5"], spaces: ["b1", "c1"] }], ways: { 5: ["r", "pg"] },
  });
  assert.deepEqual(offers(said), [{ value: "5", spaces: ["a1", "b1", "c1"], ways: ["r", "pg"], closed: null }]);
});

test("what a player expects stays and says why it is closed; what nobody expects does not", () => {
  const said = options({
    choices: [{ values: ["4"], spaces: ["a1"] }],
    closed: { x: refusal("V8.nine"), H: refusal("V6.once"), S: refusal("V6.none"), discover: refusal("V9.first") },
  });
  assert.deepEqual(offers(said).map(({ value, closed }) => [value, closed?.code]), [["4", undefined], ["H", "V6.once"], ["x", "V8.nine"]]);
});

test("treasures and discoveries are told from the other single marks", () => {
  const said = options({ single: ["e5*7", "c1x", "city(a1,b1,c1,d1)"] });
  assert.deepEqual(circles(said).map(({ space, value }) => [space, value]), [["e5", 7]]);
  assert.deepEqual(discoveries(said).map(({ kind }) => kind), ["city"]);
});

test("a draft is complete when it may be inked and nothing but treasures that note themselves is left", () => {
  assert.ok(isComplete(options({ may_ink: true, single: ["e5*7"] })));
  assert.ok(!isComplete(options({ may_ink: false })));
  assert.ok(!isComplete(options({ may_ink: true, choices: [{ values: ["4"], spaces: ["a1"] }] })));
  assert.ok(!isComplete(options({ may_ink: true, single: ["mountain(a1,b1,c1)"] })));
});

test("a die is used when no way leaves it free, or when it is the one that was meant", () => {
  assert.deepEqual(usedDice(options({ free: ["pgr"] })), []);
  assert.deepEqual(usedDice(options({ free: ["gr"] })), ["p"]);
  assert.deepEqual(usedDice(options({ free: ["pg", "r"] })), []);
  assert.deepEqual(usedDice(options({ free: ["pg", "r"] }), "r"), ["r"]);
  assert.deepEqual(usedDice(options({ free: ["pg", "r"] }), "pg"), ["p", "g"]);
  assert.deepEqual(usedDice(options({ free: ["gr", "pg"] }), "p"), ["p"], "two dice show the same, and one of them was meant");
  assert.deepEqual(usedDice(options({ free: ["g"] }), "gp"), ["p", "r"], "what was meant cannot be");
  assert.deepEqual(usedDice(options({ free: [""] })), ["p", "g", "r"]);
});

test("a value in a space is a mark", () => {
  assert.equal(markOf("7", "c4"), "c4=7");
  assert.equal(markOf("!", "c4"), "c4=!");
  assert.equal(markOf("x", "c4"), "c4x");
});
