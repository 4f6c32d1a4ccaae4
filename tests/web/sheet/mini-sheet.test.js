import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, readSheet } from "../../../src/pennypapers/web/js/model/notation.js";
import { paths } from "../../../src/pennypapers/web/js/sheet/mini-sheet.js";

/** How many things a path draws. @param {string | undefined} path */
const count = (path) => path?.match(/M/g)?.length ?? 0;

test("a stamp has six paths, and an empty one draws nothing", () => {
  assert.deepEqual(Object.keys(paths(EMPTY)), ["few", "some", "many", "danger", "drawn", "found"]);
  assert.equal(Object.values(paths(EMPTY)).join(""), "");
});

test("numbers are told apart in three tones, at 5 and at 10", () => {
  const { few, some, many } = paths(readSheet("grid:\n  1 4 5 9 10 15 9\n"));
  assert.deepEqual([few, some, many].map(count), [2, 3, 2]);
});

test("dangers, what is drawn and what was found have paths of their own", () => {
  const found = paths(readSheet("grid:\n  ! !x B H .*7\ndiscoveries:\n  city a1 b1\n"));
  assert.equal(count(found.danger), 1, "what is crossed out troubles nobody");
  assert.equal(count(found.drawn), 3, "a hull and a sail, and a house");
  assert.equal(count(found.found), 2, "a ring and an outline");
});
