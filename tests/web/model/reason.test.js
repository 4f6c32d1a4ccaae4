import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { plain, reasonSaying, signed, summary } from "../../../src/pennypapers/web/js/model/reason.js";

/** @typedef {import("../../../src/pennypapers/web/js/net/messages").ReasonView} ReasonView */

const MESSAGES = readFileSync(new URL("../../../src/pennypapers/messages/en/score.ftl", import.meta.url), "utf8");
/** What the server's words know of, so that none goes without words here. */
const KINDS = [...readFileSync(new URL("../../../src/pennypapers/drawing/words.py", import.meta.url), "utf8")
  .replace(/^[^]*?PHRASES = \{/, "").replace(/\n\}[^]*$/, "").matchAll(/^ {4}"(\w+)":/gm)].map((found) => found[1] ?? "");

/** @param {Partial<ReasonView>} given @returns {ReasonView} */
const reason = (given) => ({ kind: "group", clause: "T10", stars: 3, space: null, spaces: [], value: null, ...given });

test("a sequence tells where it begins and ends", () => {
  const [id, given] = reasonSaying(reason({ kind: "sequence", value: 2, spaces: ["a1", "b1", "b2"] }));
  assert.equal(id, "score-reason-sequence");
  assert.deepEqual([given.value, given.last, given.count], [2, 4, 3]);
});

test("a danger without a number beside it has a sentence of its own", () => {
  assert.equal(reasonSaying(reason({ kind: "snake", space: "c4" }))[0], "score-reason-snake-none");
  assert.equal(reasonSaying(reason({ kind: "snake", space: "c4", spaces: ["c5"], value: 9 }))[0], "score-reason-snake");
  assert.equal(reasonSaying(reason({ kind: "mummy", space: "c4" }))[0], "score-reason-mummy");
});

test("every kind of reason has its sentence, and its sum", () => {
  assert.ok(KINDS.length > 15);
  for (const kind of KINDS) {
    for (const spaces of [[], ["a1"]]) {
      const [id] = reasonSaying(reason({ kind, spaces, value: 3 }));
      assert.match(MESSAGES, new RegExp(`^${id} =`, "m"));
    }
    assert.match(MESSAGES, new RegExp(`^score-sum-${kind} =`, "m"));
  }
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
