// Tests of the numbers beside a scale: none stands over another.

import { test } from "node:test";
import assert from "node:assert/strict";

import { scaleLabels } from "../../../../src/pennypapers/web/js/model/stars/scale-labels.js";

const [TOP, BOTTOM, APART] = [10, 110, 13];

/** @param {number} low @param {number} high */
function places(low, high) {
  const y = (/** @type {number} */ value) => TOP + ((high - value) / (high - low)) * (BOTTOM - TOP);
  return scaleLabels({ low, high }, y, APART);
}

test("numbers that are far apart stand at their values", () => {
  assert.deepEqual(places(-50, 50), [{ value: 50, y: 10 }, { value: -50, y: 110 }, { value: 0, y: 60 }]);
  assert.deepEqual(places(0, 50), [{ value: 50, y: 10 }, { value: 0, y: 110 }]);
});

test("no number stands over another, whatever the stars", () => {
  for (let low = -60; low <= 0; low++) {
    for (let high = 5; high <= 130; high += 5) {
      const ys = places(low, high).map((each) => each.y).sort((one, two) => one - two);
      for (let at = 1; at < ys.length; at++) assert.ok((ys[at] ?? 0) - (ys[at - 1] ?? 0) >= APART, `${low} to ${high}: ${ys}`);
      assert.ok(ys.every((each) => each >= TOP && each <= BOTTOM));
    }
  }
});
