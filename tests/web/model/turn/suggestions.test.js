import assert from "node:assert/strict";
import { test } from "node:test";
import { exactly, suggestions, toPrice } from "../../../../src/pennypapers/web/js/model/turn/suggestions.js";

/** @param {string} kind @param {string} spaces @returns {import("../../../../src/pennypapers/web/js/model/turn/offers.js").Discovery} */
const found = (kind, spaces) => ({ type: "discovery", kind, spaces: spaces.split(" ") });

const FOREST = found("forest", "a1 b1 c1 d1 e1");
const OTHER = found("forest", "a1 b1 c1 d1 d2");
const CITY = found("city", "a1 b1 c1 d1");
const ALL = [FOREST, OTHER, CITY];
const WORTH = new Map([["forest(a1,b1,c1,d1,e1)", 5], ["forest(a1,b1,c1,d1,d2)", 7], ["city(a1,b1,c1,d1)", 6]]);

test("one suggestion for each kind, the most stars first, and its discoveries best first", () => {
  const slips = suggestions(ALL, [], WORTH);
  assert.deepEqual(slips.map(({ kind, stars, found: ways }) => [kind, stars, ways.length]), [["forest", 7, 2], ["city", 6, 1]]);
  assert.equal(slips[0]?.found[0], OTHER);
});

test("tapped spaces narrow them and leave what is missing", () => {
  const [slip, ...others] = suggestions(ALL, ["a1", "b1", "c1", "d2"], WORTH);
  assert.deepEqual(others, []);
  assert.deepEqual(slip?.missing, ["d1"]);
});

test("stars that are not known yet are null", () => {
  assert.deepEqual(suggestions([CITY], [], new Map()).map(({ stars }) => stars), [null]);
});

test("only a few of a kind are priced, spread over all, none twice", () => {
  const many = Array.from({ length: 60 }, (_, at) => found("forest", `a${at + 1}`));
  const asked = toPrice(many, [], new Map());
  assert.equal(asked.length, 6);
  assert.deepEqual([asked[0], asked[5]], ["forest(a1)", "forest(a51)"]);
  assert.deepEqual(toPrice(ALL, [], WORTH), []);
  assert.deepEqual(toPrice(ALL, ["d2"], new Map()), ["forest(a1,b1,c1,d1,d2)"]);
});

test("spaces in any order are the discovery that is exactly these", () => {
  assert.equal(exactly(ALL, ["d1", "c1", "b1", "a1"], WORTH), CITY);
  assert.equal(exactly(ALL, ["a1", "b1", "c1"], WORTH), null);
  const mountain = found("mountain", "a1 b1 c1 d1");
  assert.equal(exactly([CITY, mountain], ["a1", "b1", "c1", "d1"], new Map([["mountain(a1,b1,c1,d1)", 9]])), mountain);
});
