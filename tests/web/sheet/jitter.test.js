import assert from "node:assert/strict";
import { test } from "node:test";
import { figure, hashed, unsteady } from "../../../src/pennypapers/web/js/sheet/jitter.js";

test("the jitter is that of the server's drawings", () => {
  // pennypapers.drawing.pen.hashed of the same numbers
  assert.deepEqual([hashed(), hashed(0), hashed(2, 3, 15, 1), hashed(25, 98)], [2654435769, 493009611, 3534159077, 187986235]);
  assert.ok(Math.abs(unsteady(5, 2, 3, 15, 1) - 3.228605330562501) < 1e-9);
});

test("an offset is within the reach, on both sides", () => {
  const all = Array.from({ length: 400 }, (_, at) => unsteady(5, at, 7));
  assert.ok(all.every((each) => Math.abs(each) <= 5.001));
  assert.ok(Math.min(...all) < -3 && Math.max(...all) > 3);
});

test("figures have two decimals at most", () => {
  assert.deepEqual([12, -0.001, 3.14159].map(figure), ["12", "0", "3.14"]);
});
