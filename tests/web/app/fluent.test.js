// What the page makes of Fluent. That it agrees with the Python runtime on every message is tests/web/test_fluent.py's.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Catalogue, format } from "../../../src/pennypapers/web/js/app/fluent.js";

/** @param {string} source @param {string} id @param {Record<string, string | number>} [given] @param {string} [language] */
function print(source, id, given = {}, language = "en") {
  return format(new Catalogue(source).get(id) ?? assert.fail(`there is no ${id}`), language, given);
}

/** @param {string} source */
function readAll(source) {
  const messages = new Catalogue(source);
  for (const [, id = ""] of source.matchAll(/^([a-z][\w-]*) *=/gm)) messages.get(id);
}

const STARS = "stars = { $count ->\n    [one] { $count } star\n   *[other] { $count } stars\n}\n";

test("a message is its text, without the blanks round it", () => {
  assert.equal(print("# why\na-b =  Roll the dice.  \n\nc = x\n", "a-b"), "Roll the dice.");
});

test("lines of a message lose the indent they share", () => {
  assert.equal(print("a =\n    one\n      two\n\n    three\n", "a"), "one\n  two\n\nthree");
  assert.equal(print("a = one\n    two\n", "a"), "one\ntwo");
});

test("lines that end with a carriage return are read as others", () => {
  assert.equal(print("a = x\r\nb = y\r\n", "a"), "x");
});

test("variables are put in; a number is written as the language does", () => {
  assert.equal(print("a = { $who } has {$count}", "a", { who: "Ida", count: 1234567 }), "Ida has 1,234,567");
  assert.equal(print("a = { $count }", "a", { count: 1234567 }, "de"), "1.234.567");
});

test("a missing variable is visible in the text", () => {
  assert.equal(print("a = Hello { $who }", "a"), "Hello {$who}");
});

test("what a player is called is text, whatever it looks like", () => {
  assert.equal(print("a = { $who } wins", "a", { who: "{ $count } <b>" }), "{ $count } <b> wins");
});

test("plural classes are the language's", () => {
  assert.deepEqual([0, 1, 2].map((count) => print(STARS, "stars", { count })), ["0 stars", "1 star", "2 stars"]);
  assert.equal(print(STARS, "stars", { count: 0 }, "fr"), "0 star");
});

test("text is no number: it takes the default", () => {
  assert.equal(print(STARS, "stars", { count: "1" }), "1 stars");
});

test("the first variant that fits is taken", () => {
  const both = (/** @type {string} */ one, /** @type {string} */ two) => `a = { $n ->\n    [${one}] ${one}\n    [${two}] ${two}\n   *[other] other\n}\n`;
  assert.equal(print(both("1", "one"), "a", { n: 1 }), "1");
  assert.equal(print(both("one", "1"), "a", { n: 1 }), "one");
});

test("a message may say another, with the same variables", () => {
  assert.equal(print("a = { b }, { $who }.\nb = Hello { $who }\n", "a", { who: "Ida" }), "Hello Ida, Ida.");
  assert.equal(print(`a = Now { stars }\n${STARS}`, "a", { count: 1 }), "Now 1 star");
});

test("quoted text keeps its blanks and its braces", () => {
  assert.equal(print('a = { "  {x} " }!', "a"), "  {x} !");
});

describe("syntax that we do not use throws an error", () => {
  const broken = {
    "a term": "-brand = x\n",
    "a reference to nothing": "a = { other }\n",
    "a message that says itself": "a = { b }\nb = { c }\nc = { a }\n",
    "an attribute": "a = x\n    .title = y\n",
    "a function": "a = { NUMBER($n) }\n",
    "a selector without a default": "a = { $n ->\n    [one] x\n}\n",
    "a variant on the line of the arrow": "a = { $n -> [one] x\n   *[other] y\n}\n",
    "an open brace": "a = { $n\n",
    "a closing brace alone": "a = x } y\n",
    "a line that is not indented": "a = x\ny\n",
    "a message given twice": "a = x\na = y\n",
    "a message that says nothing": "a =\nb = x\n",
  };
  for (const [what, source] of Object.entries(broken)) {
    test(what, () => assert.throws(() => readAll(source), SyntaxError));
  }
});

test("there is one minus, as wide as a plus, in every language", () => {
  for (const language of ["en", "fr", "nl", "de", "es"]) {
    assert.equal(print(STARS, "stars", { count: -19 }, language), "−19 stars");
    assert.ok(print(STARS, "stars", { count: -1234 }, language).startsWith("−1"));
  }
});
