import assert from "node:assert/strict";
import { test } from "node:test";
import { missedOf, nextPuzzle, rushOf, solvedOf } from "../../../src/pennypapers/web/js/model/puzzle-order.js";

/** @typedef {import("../../../src/pennypapers/web/js/net/puzzles.js").PuzzleLook} PuzzleLook */

/** @param {string} puzzle @param {PuzzleLook["grade"]} [grade] @returns {PuzzleLook} */
const look = (puzzle, grade = "easy") => ({ puzzle, adventure: "temple", layout: "front", grade });

const three = [look("temple-1"), look("temple-2"), look("temple-3")];

test("what was never finished comes next, then what was missed, then the one after", () => {
  assert.equal(nextPuzzle(three, { "temple-1": "missed" }), "temple-2");
  assert.equal(nextPuzzle(three, { "temple-1": "missed", "temple-2": "solved", "temple-3": "solved" }), "temple-1");
  assert.equal(nextPuzzle(three, { "temple-1": "solved", "temple-2": "solved", "temple-3": "solved" }), "temple-1");
  assert.equal(nextPuzzle([], {}), null);
});

test("after a puzzle comes another, and the first again behind the last", () => {
  assert.equal(nextPuzzle(three, {}, "temple-2"), "temple-3");
  assert.equal(nextPuzzle(three, { "temple-3": "missed" }, "temple-3"), "temple-1");
  assert.equal(nextPuzzle(three, { "temple-1": "solved", "temple-2": "missed", "temple-3": "solved" }, "temple-2"), "temple-3");
  assert.equal(nextPuzzle(three.slice(0, 1), {}, "temple-1"), null);
});

test("a rush begins with easy ones, brings each puzzle once, and those that are new first", () => {
  const grades = /** @type {const} */ (["easy", "fair", "hard", "fiendish"]);
  const all = grades.flatMap((grade, at) => [1, 2, 3, 4, 5].map((number) => look(`temple-${5 * at + number}`, grade)));
  const found = rushOf(all, { "temple-1": "solved", "temple-2": "missed" }, () => 0.5);
  assert.equal(new Set(found).size, all.length);
  const graded = found.map((name) => all.find(({ puzzle }) => puzzle === name)?.grade);
  assert.deepEqual(graded.slice(0, 10), ["easy", "easy", "easy", "fair", "fair", "fair", "hard", "hard", "hard", "fiendish"]);
  assert.deepEqual(found.slice(0, 3), ["temple-3", "temple-4", "temple-5"]);
});

test("solved ones are counted, and missed ones listed with the latest first", () => {
  const known = /** @type {const} */ ({ "temple-1": "missed", "temple-2": "solved", "temple-3": "missed" });
  assert.equal(solvedOf(three, known), 1);
  assert.deepEqual(missedOf(known), ["temple-3", "temple-1"]);
});
