import assert from "node:assert/strict";
import { test } from "node:test";
import { plain, reasonSaying, signed, summary } from "../../../../src/pennypapers/web/js/model/stars/reason.js";

/** @typedef {import("../../../../src/pennypapers/web/js/net/messages").ReasonView} ReasonView */

/** @param {Partial<ReasonView>} given @returns {ReasonView} */
const reason = (given) => ({ kind: "group", clause: "T10", stars: 3, space: null, spaces: [], value: null, ...given });

test("a sequence tells where it begins and ends", () => {
  const [id, given] = reasonSaying(reason({ kind: "sequence", value: 2, spaces: ["a1", "b1", "b2"] }));
  assert.equal(id, "score-reason-sequence");
  assert.deepEqual([given.value, given.last, given.count], [2, 4, 3]);
});

test("a reason names its spaces and how many there are", () => {
  const [id, given] = reasonSaying(reason({ kind: "snake", space: "c4", spaces: ["c5", "d4"], value: 9 }));
  assert.equal(id, "score-reason-snake");
  assert.deepEqual([given.space, given.spaces, given.count, given.value], ["c4", "c5 d4", 2, 9]);
  assert.equal(reasonSaying(reason({ kind: "snake", space: "c4" }))[1].count, 0);
});

test("reasons of one kind are summed up", () => {
  const sums = summary([reason({ value: 4 }), reason({ value: 7 }), reason({ kind: "mummy", stars: -2 })]);
  assert.deepEqual(sums, [["score-sum-group", { count: 2, values: "4, 7", stars: "+6" }], ["score-sum-mummy", { count: 1, values: "", stars: "−2" }]]);
  assert.deepEqual(summary([]), []);
});

test("stars have their sign, and a minus that is one", () => {
  assert.deepEqual([3, 0, -2].map(signed), ["+3", "0", "−2"]);
  assert.deepEqual([3, 0, -2].map(plain), ["3", "0", "−2"]);
});
