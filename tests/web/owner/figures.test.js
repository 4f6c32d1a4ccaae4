import assert from "node:assert/strict";
import { test } from "node:test";
import { Pace, refusals, together } from "../../../src/pennypapers/web/js/owner/figures.js";

/** @param {string} process @param {number} turns */
const counted = (process, turns) => ({ process, turns });

test("turns a second are what was counted in between", () => {
  const pace = new Pace();
  assert.equal(pace.add(100, [counted("a", 50)]), null);
  assert.equal(pace.add(104, [counted("a", 58)]), 2);
  assert.equal(pace.add(110, [counted("a", 60)]), 1);
});

test("a process that has begun anew, or that was not heard before, counts nothing", () => {
  const pace = new Pace();
  pace.add(0, [counted("a", 50), counted("b", 10)]);
  assert.equal(pace.add(10, [counted("a", 3), counted("b", 30), counted("c", 999)]), 2);
});

test("only the last half minute is looked back at", () => {
  const pace = new Pace();
  pace.add(0, [counted("a", 0)]);
  pace.add(20, [counted("a", 100)]);
  assert.equal(pace.add(40, [counted("a", 100)]), 0);
});

/** @param {import("../../../src/pennypapers/web/js/net/owner.js").Part[]} parts @param {Record<string, number>} refused */
const process = (parts, refused = {}) => ({ process: "a", version: "", began: 0, tables: 0, games: 0, seats: 0, connections: 0, turns: 0, parts, refusals: refused });

test("a request's mean over several processes is weighed", () => {
  const parts = together([
    process([{ name: "GET /", count: 1, mean: 10, longest: 10 }, { name: "GET /b", count: 1, mean: 5, longest: 5 }]),
    process([{ name: "GET /", count: 3, mean: 2, longest: 4 }]),
  ]);
  assert.deepEqual(parts, [{ name: "GET /b", count: 1, mean: 5, longest: 5 }, { name: "GET /", count: 4, mean: 4, longest: 10 }]);
});

test("refusals are summed, the most frequent first", () => {
  assert.deepEqual(refusals([process([], { slowly: 1, code: 2 }), process([], { slowly: 4 })]), [["slowly", 5], ["code", 2]]);
});
