// What a refusal says in English, with the facts as the server sends them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const MESSAGES = ["common", "refusals", "sheet"].map((name) =>
  readFileSync(new URL(`../../../src/pennypapers/messages/en/${name}.ftl`, import.meta.url), "utf8"));

Object.assign(globalThis, {
  document: { documentElement: { lang: "" } },
  fetch: async () => new Response(MESSAGES.join("\n")),
});
const { speak } = await import("../../../src/pennypapers/web/js/app/language.js");
await import("../../support/web/facts.js");
const { refusalKind, refusalText } = await import("../../../src/pennypapers/web/js/app/refusal.js");
await speak("en");

/** @param {string} code @param {Record<string, string>} [facts] */
const said = (code, facts = {}) => refusalText({ code, says: "the server's own words", facts });

test("a code has its sentence, with the facts in it", () => {
  assert.equal(said("T3", { space: "d3" }), "A Lockpick was rolled, so the number goes in a door space. d3 is plain.");
  assert.equal(said("V9.second_city", { number: "4" }), "There is a city of 4s already.");
});

test("words of the rules are said by the catalogue", () => {
  assert.equal(said("G6.draw", { danger: "mummy" }), "Draw a mummy first. Everybody does.");
  assert.match(said("I1.kind", { space: "c4", kind: "mountain", mark: "B" }), /c4 is a mountain, so a boat cannot go there\.$/);
  assert.match(said("I1.kind", { space: "a1", kind: "sea", mark: "7" }), /a1 is sea, so 7 cannot go there\.$/);
  assert.equal(said("V6.die", { building: "hut" }), "Dakota is used up this turn, so the hut has to wait.");
});

test("several spaces, treasures, names or numbers are a list", () => {
  assert.match(said("V15", { space: "a1", before: "c4 d5 e6" }), /beside c4, d5 or e6,/);
  assert.equal(said("I11.choose", { choices: "e5*7 f6*8" }), "You cannot have all these treasures. Choose 7 in e5 or 8 in f6.");
  assert.match(said("G3.waiting", { names: "Ida, cleo le grand" }), /Ida and cleo le grand\.$/);
  assert.match(said("V9.city_numbers", { numbers: "4 4 5 4" }), /4, 4, 5 and 4\.$/);
});

test("a text that cannot be read says where and why", () => {
  assert.equal(refusalText({ code: "text.header_missing", line: 1, facts: { header: "name" } }), "Line 1: The header 'name:' is missing.");
  assert.equal(said("text.grid_empty", { line: "3" }), "Line 3: The grid has no rows.");
});

test("tokens are listed with the kinds of spaces they stand for", () => {
  assert.equal(said("layout.token", { token: "'q'", tokens: "o=plain D=door" }), "'q' is not printed in this adventure; there are o (a plain space), D (a door) and -.");
});

test("a refusal of a table has the exact reason, and a kind", () => {
  assert.equal(said("name.taken", { name: "Ana" }), "Somebody here is called “Ana” already. Choose another name.");
  assert.equal(said("seat.not_bot", { seat: "2" }), "That seat is not a bot’s, so nobody can take it over.");
  assert.equal(refusalKind({ code: "name.taken" }), "name");
  assert.equal(refusalKind({ code: "name" }), "name");
});

test("a code that nobody knows says what the server says", () => {
  assert.equal(said("new.code"), "the server's own words");
});
