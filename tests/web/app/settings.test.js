// What a page keeps where the browser allows no storage: until it is closed, so that a seat can be taken at all.

import assert from "node:assert/strict";
import { test } from "node:test";
import { read, write } from "../../../src/pennypapers/web/js/app/settings.js";

/** @type {Map<string, string>} */
const stored = new Map();
let isFull = false;
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (isFull) throw new Error("QuotaExceededError");
      stored.set(key, text);
    },
  },
});

test("what is stored is read again", () => {
  write("seats", { ABCD: 1 });
  assert.deepEqual(read("seats"), { ABCD: 1 });
  assert.deepEqual(read("nothing"), {});
});

test("what cannot be stored is kept until the page is closed, and stored once it can be", () => {
  isFull = true;
  write("seats", { ABCD: 2 });
  assert.deepEqual(read("seats"), { ABCD: 2 });
  assert.equal(stored.get("seats"), '{"ABCD":1}');
  isFull = false;
  write("seats", { ABCD: 3 });
  assert.equal(stored.get("seats"), '{"ABCD":3}');
  assert.deepEqual(read("seats"), { ABCD: 3 });
});

test("a browser that refuses even to be asked", () => {
  Object.defineProperty(globalThis, "localStorage", { get: () => { throw new Error("SecurityError"); } });
  assert.deepEqual(read("seats"), {});
  write("seats", { ABCD: 4 });
  assert.deepEqual(read("seats"), { ABCD: 4 });
});
