import assert from "node:assert/strict";
import { test } from "node:test";
import { shutSpaces } from "../../../src/pennypapers/web/js/sheet/legal-layer.js";
import { readLayout } from "../../../src/pennypapers/web/js/model/notation.js";
import "../../support/web/facts.js";

const LAYOUT = readLayout("adventure: temple\nname: t\ngrid:\n  o o o o D\n  o o o o D\n  o o o o D\n  o o o o D\n");
const PLAIN = [...LAYOUT.kinds].filter(([, kind]) => kind === "o").map(([space]) => space);
const ALL = [...LAYOUT.kinds.keys()];

/** @param {readonly string[]} legal @param {readonly string[]} [empty] */
const shut = (legal, empty = ALL) => {
  const found = shutSpaces(LAYOUT, new Set(legal), empty);
  return found && [...found];
};

test("if some spaces are legal, they are highlighted and none is shaded", () => {
  assert.equal(shut(PLAIN.slice(0, 10)), null);
  assert.equal(shut([]), null);
});

test("if nearly all spaces are legal, the others are shaded", () => {
  assert.deepEqual(shut(PLAIN.slice(2)), ["a1", "b1"]);
  assert.deepEqual(shut(PLAIN), []);
});

test("spaces of a kind that nothing may go into do not count", () => {
  assert.deepEqual(shut(PLAIN), [], "the doors are not closed, they are not asked");
  assert.deepEqual(shut([...PLAIN, "e1"]), ["e2", "e3", "e4"]);
});

test("a few legal spaces are always highlighted", () => {
  assert.equal(shut(PLAIN.slice(0, 8), PLAIN.slice(0, 8)), null);
  assert.deepEqual(shut(PLAIN.slice(0, 9), PLAIN.slice(0, 9)), []);
});
