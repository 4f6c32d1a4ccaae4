import assert from "node:assert/strict";
import { test } from "node:test";
import { adventures, factsOf, spaceKind, symbolName } from "../../../src/pennypapers/web/js/model/facts.js";
import "../../support/web/facts.js";

test("the facts of an adventure are found by its key", () => {
  assert.deepEqual(adventures().map(({ key }) => key), ["temple", "island", "valley"]);
  assert.equal(factsOf("island").danger, "skull");
  assert.equal(factsOf("valley").clauses.tie, "V14");
});

test("an unknown key means the first adventure", () => {
  assert.equal(factsOf(null).key, "temple");
  assert.equal(factsOf("moon").key, "temple");
});

test("a printed token stands for a kind of space", () => {
  assert.equal(spaceKind("temple", "D").name, "door");
  assert.equal(spaceKind("island", "~").shape, "sea");
  assert.equal(spaceKind("valley", "?").name, "open");
});

test("symbols have names, numbers and dangers have none", () => {
  assert.deepEqual(["B", "H", "S", "M", "!", "7"].map(symbolName), ["boat", "hut", "statue", "mine", undefined, undefined]);
});
