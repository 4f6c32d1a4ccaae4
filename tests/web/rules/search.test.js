import assert from "node:assert/strict";
import { test } from "node:test";
import { matching } from "../../../src/pennypapers/web/js/rules/search.js";

const CLAUSES = [
  { id: "T1", title: "Spaces", text: "There are plain spaces and doors." },
  { id: "T10", title: "Groups", text: "Equal numbers that touch." },
  { id: "T3", title: "Crochetage", text: "Le nombre va dans une porte, à côté." },
];

/** @param {string} words */
const found = (words) => [...matching(CLAUSES, words)];

test("nothing typed finds everything", () => {
  assert.deepEqual(found("  "), ["T1", "T10", "T3"]);
});

test("an id finds its own clause only, in capitals or not", () => {
  assert.deepEqual(found("t1"), ["T1"]);
  assert.deepEqual(found("T10 "), ["T10"]);
});

test("all words must be there, in the title or in the text", () => {
  assert.deepEqual(found("equal group"), ["T10"]);
  assert.deepEqual(found("equal doors"), []);
});

test("accents need not be typed, and may be", () => {
  assert.deepEqual(found("a cote"), ["T3"]);
  assert.deepEqual(found("À CÔTÉ"), ["T3"]);
});
