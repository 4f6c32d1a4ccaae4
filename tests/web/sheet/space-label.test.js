import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { speak } from "../../../src/pennypapers/web/js/app/language.js";
import { readLayout, readMarks, readSheet } from "../../../src/pennypapers/web/js/model/notation.js";
import { inkedWords, sheetWords } from "../../../src/pennypapers/web/js/sheet/space-label.js";
import "../../support/web/facts.js";

const TEMPLE = readLayout("adventure: temple\nname: t\ngrid:\n  o D o\n  o o o\n");
const ISLAND = readLayout("adventure: island\nname: i\ngrid:\n  ~ o ^\n  ~ o o\n");
const VALLEY = readLayout("adventure: valley\nname: v\ngrid:\n  o o w\n");

// The messages as they lie there; the page fetches them.
const SHEET = readFileSync(new URL("../../../src/pennypapers/messages/en/sheet.ftl", import.meta.url), "utf8");
Object.assign(globalThis, {
  document: { documentElement: {} },
  fetch: async () => new Response(SHEET),
});
await speak("en");

/** @param {import("../../../src/pennypapers/web/js/model/notation.js").Layout} layout @param {string} grid @param {Parameters<typeof sheetWords>[2]} [how] */
const say = (layout, grid, how) => [...sheetWords(layout, readSheet(`grid:\n  ${grid.replaceAll("|", "\n  ")}\n`), how).values()];

test("what is empty is called by what is printed there", () => {
  assert.deepEqual(say(TEMPLE, ". D .|. . ."), ["a1, plain, empty", "b1, door, empty", "c1, plain, empty", "a2, plain, empty", "b2, plain, empty", "c2, plain, empty"]);
});

test("what is written is told, and a door stays a door", () => {
  assert.deepEqual(say(TEMPLE, "15 9 !|!x . .").slice(0, 4), ["a1, 15, inked", "b1, door, 9, inked", "c1, mummy", "a2, mummy, crossed out"]);
});

test("where a mark may go is told with the mark, or without one that is still to be chosen", () => {
  const open = say(TEMPLE, ". D .|. . .", { legal: ["a1", "b1"], value: "5" });
  assert.deepEqual(open.slice(0, 3), ["a1, plain, empty, 5 may go here", "b1, door, empty, 5 may go here", "c1, plain, empty"]);
  assert.equal(say(TEMPLE, ". D .|. . .", { legal: ["a1"] })[0], "a1, plain, empty, may be chosen");
  assert.equal(say(TEMPLE, ". D .|. . .", { legal: ["a1"], value: "!" })[0], "a1, plain, empty, mummy may go here");
});

test("pencil is told as pencil", () => {
  const said = say(TEMPLE, ". D !|. . .", { draft: readMarks("a1=5 b1=9 c1x") });
  assert.deepEqual(said.slice(0, 3), ["a1, 5 in pencil", "b1, door, 9 in pencil", "c1, mummy, crossed out in pencil"]);
});

test("the island has boats, skulls, mountains and treasures", () => {
  const said = say(ISLAND, "B .*7 ^|~ ! .", { draft: readMarks("c2*4") });
  assert.deepEqual(said, ["a1, boat", "b1, land, empty, treasure 7", "c1, mountain", "a2, sea, empty", "b2, skull", "c2, land, empty, treasure 4 in pencil"]);
});

test("the valley has buildings, lakes and discoveries", () => {
  assert.deepEqual(say(VALLEY, "H 7 w\ndiscoveries:\n  city b1"), ["a1, hut", "b1, 7, inked, in a city", "c1, lake"]);
});

test("a sheet in one line leaves out what is empty", () => {
  assert.equal(inkedWords(TEMPLE, readSheet("grid:\n  15 9 !\n  !x . .\n")), "a1, 15, inked; b1, door, 9, inked; c1, mummy; a2, mummy, crossed out");
  assert.equal(inkedWords(ISLAND, readSheet("grid:\n  B 5 ^\n  ~ .*7 .\n")), "a1, boat; b1, 5, inked; b2, land, empty, treasure 7");
  assert.equal(inkedWords(TEMPLE, readSheet("grid:\n  . D .\n  . . .\n")), "");
});
