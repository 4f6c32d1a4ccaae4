import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, readLayout } from "../../../src/pennypapers/web/js/model/notation.js";
import { blankPaper, circled, hidden, plainName, readPaper, revealed, writePaper, written } from "../../../src/pennypapers/web/js/count/typed-sheets.js";

const ISLE = readLayout("adventure: island\nname: isle\ngrid:\n  ~ ~ ~\n  ~ o ^\n  - o\n");

test("a paper sheet is written in the notation and read back", () => {
  let sheet = written(EMPTY, "b2", "7");
  sheet = circled(written(sheet, "b3", "!x"), "c2", 12);
  const paper = { name: "Ana, of: Rome", sheet: written(sheet, "a1", "B"), claims: new Map([["treasures", "-3"], ["dangers", "many"]]), ticks: new Set(["treasure:c2", "overcome:b3"]) };
  const text = writePaper(ISLE, "isle.layout", paper);
  assert.equal(text, [
    "adventure: island", "layout: isle.layout", "player: Ana of Rome", "x-claims: treasures=-3", "x-ticks: treasure:c2 overcome:b3", "grid:",
    "  B    ~    ~", "  ~    7    ^*12", "  -    !x   -",
  ].join("\n") + "\n");
  const back = readPaper(text);
  assert.equal(back.name, "Ana of Rome");
  assert.deepEqual([...back.sheet.writing], [["a1", "B"], ["b2", "7"], ["b3", "!"]]);
  assert.deepEqual([...back.sheet.crossed], ["b3"]);
  assert.deepEqual([...back.sheet.treasures], [["c2", 12]]);
  assert.deepEqual([...back.claims], [["treasures", "-3"]]);
  assert.deepEqual([...back.ticks], ["treasure:c2", "overcome:b3"]);
});

test("what stands in a space can be rubbed out and written over", () => {
  const crossed = written(EMPTY, "b2", "!x");
  assert.deepEqual([...written(crossed, "b2", "4").crossed], []);
  assert.deepEqual([...written(crossed, "b2", "").writing], []);
  assert.deepEqual([...circled(circled(EMPTY, "b2", 4), "b2", null).treasures], []);
  assert.equal(EMPTY.writing.size, 0);
});

test("discoveries come and go", () => {
  const one = revealed(revealed(EMPTY, { kind: "city", spaces: ["a1"] }), { kind: "forest", spaces: ["b1", "b2"] });
  assert.deepEqual(hidden(one, 0).discoveries.map(({ kind }) => kind), ["forest"]);
  const text = writePaper(readLayout("adventure: valley\nname: v\ngrid:\n  o o\n  o o\n"), "v.layout", { ...blankPaper(), sheet: one });
  assert.match(text, /discoveries:\n {2}city a1\n {2}forest b1 b2\n$/);
});

test("a name keeps what the notation allows", () => {
  assert.equal(plainName("  a:b|c>d#e,f "), "a b c d e f");
  assert.equal(plainName("x".repeat(60)).length, 40);
});
