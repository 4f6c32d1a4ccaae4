import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { codeIn } from "../../../src/pennypapers/web/js/lobby/code-boxes.js";

describe("the code in what was typed or pasted", () => {
  test("is in capitals, without what is no letter", () => {
    assert.equal(codeIn("k h-q p"), "KHQP");
  });

  test("has four letters at the most, or five where the first is one of the later ones", () => {
    assert.equal(codeIn("khqpx"), "KHQP");
    assert.equal(codeIn("nhqpx"), "NHQP");
    assert.equal(codeIn("phqpxy"), "PHQPX");
    assert.equal(codeIn("kh"), "KH");
  });

  test("is found in a link to a table, to its screen or to its door", () => {
    assert.equal(codeIn("https://example.org/t/khqp"), "KHQP");
    assert.equal(codeIn("https://example.org/t/phqpx"), "PHQPX");
    assert.equal(codeIn("example.org/t/KHQP/screen"), "KHQP");
    assert.equal(codeIn("https://example.org/join?code=khqp"), "KHQP");
  });
});
