import assert from "node:assert/strict";
import { test } from "node:test";
import { dotsOf, fieldOf, outcomeOf } from "../../../../src/pennypapers/web/js/model/stars/field.js";

test("every number of stars between the fewest and the most has a column, also where nobody is", () => {
  const { columns, total, low, high } = fieldOf([[3, 1], [5, 2]], { mine: 5, bots: [3] });
  assert.deepEqual(columns.map(({ from, count }) => [from, count]), [[3, 1], [4, 0], [5, 2]]);
  assert.deepEqual(columns.map(({ isMine, bots }) => [isMine, bots]), [[false, 1], [false, 0], [true, 0]]);
  assert.deepEqual([total, low, high], [3, 3, 5]);
});

test("far apart, several results share a column, and nobody is lost", () => {
  const { columns, total } = fieldOf([[-12, 1], [0, 40_000], [31, 59_999], [61, 3]], { mine: 31 });
  assert.ok(columns.length <= 24);
  assert.equal(columns.reduce((sum, { count }) => sum + count, 0), total);
  assert.equal(columns.filter(({ isMine }) => isMine).length, 1);
  assert.equal(columns.at(-1)?.to, 61);
});

test("a field with many runs in a column has bars instead of dots", () => {
  assert.equal(fieldOf([[10, 7]]).hasDots, true);
  assert.equal(fieldOf([[10, 8]]).hasDots, false);
});

test("a field without runs has no columns", () => {
  assert.deepEqual(fieldOf([]).columns, []);
});

test("dots are mine first, then bots, then everybody else, and as many as there are runs", () => {
  const column = { from: 4, to: 4, count: 4, bots: 2, isMine: true };
  assert.deepEqual(dotsOf(column), ["mine", "bot", "bot", "other"]);
  assert.deepEqual(dotsOf({ ...column, count: 1, bots: 1 }), ["mine"]);
  assert.deepEqual(dotsOf({ ...column, count: 0, bots: 0, isMine: false }), []);
});

test("what is said depends on the place", () => {
  assert.equal(outcomeOf({ place: 1, percentile: 50 }, 1), "first");
  assert.equal(outcomeOf({ place: 1, percentile: 90 }, 4), "best");
  assert.equal(outcomeOf({ place: 2, percentile: 60 }, 4), "place");
  assert.equal(outcomeOf({ place: 4, percentile: 10 }, 4), "low");
});
