import assert from "node:assert/strict";
import { test } from "node:test";
import { readMarks, readSheet } from "../../../src/pennypapers/web/js/model/notation.js";
import { noted } from "../../../src/pennypapers/web/js/sheet/sheet-notes.js";

const SHEET = readSheet("grid:\n  ! 5 .*7\n  !x B .\n");

test("every danger is noted, crossed out or not, and every treasure by its value", () => {
  const { treasures, dangers } = noted(SHEET, []);
  assert.deepEqual(treasures, [{ value: 7, isDraft: false }]);
  assert.deepEqual(dangers, [{ isDraft: false }, { isDraft: false }]);
});

test("what is pencilled comes after what is inked", () => {
  const { treasures, dangers } = noted(SHEET, readMarks("c2=! a1x c1*4 b1=5"));
  assert.deepEqual(treasures.map(({ value, isDraft }) => [value, isDraft]), [[7, false], [4, true]]);
  assert.deepEqual(dangers.map(({ isDraft }) => isDraft), [false, false, true]);
});
