import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Digits } from "../../../src/pennypapers/web/js/ui/digits.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const ALL = Array.from({ length: 15 }, (_, at) => String(at + 1));

/** @returns {[Digits, string[]]} */
function digits() {
  /** @type {string[]} */
  const picked = [];
  return [new Digits((value) => picked.push(value)), picked];
}

test("a digit that can only mean itself counts at once", () => {
  const [typed, picked] = digits();
  typed.type("7", ALL);
  assert.deepEqual(picked, ["7"]);
});

test("two digits within a moment are one number", () => {
  const [typed, picked] = digits();
  typed.type("1", ALL);
  assert.deepEqual(picked, []);
  typed.type("5", ALL);
  assert.deepEqual(picked, ["15"]);
});

test("a lone 1 counts after a moment", () => {
  const [typed, picked] = digits();
  typed.type("1", ALL);
  mock.timers.tick(700);
  assert.deepEqual(picked, ["1"]);
});

test("nobody waits where no two digits can be meant", () => {
  const [typed, picked] = digits();
  typed.type("1", ["1", "4", "5"]);
  assert.deepEqual(picked, ["1"]);
});

test("what was typed counts when Enter comes first, and only once", () => {
  const [typed, picked] = digits();
  typed.type("1", ALL);
  typed.hurry();
  typed.hurry();
  mock.timers.tick(700);
  assert.deepEqual(picked, ["1"]);
});
