import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, apply, place, readLayout, readMark, readMarks, readSheet, spaceAt, writeMark } from "../../../src/pennypapers/web/js/model/notation.js";

const ROW = "adventure: temple\nname: row\ngrid:\n  o o - D\n  o M o o\n";

test("a layout has its spaces in reading order, and none where nothing is printed", () => {
  const layout = readLayout(ROW);
  assert.equal(layout.adventure, "temple");
  assert.equal(layout.name, "row");
  assert.deepEqual([layout.rows, layout.columns], [2, 4]);
  assert.deepEqual([...layout.kinds.keys()], ["a1", "b1", "d1", "a2", "b2", "c2", "d2"]);
  assert.equal(layout.kinds.get("d1"), "D");
});

test("a sheet has numbers, dangers, what is crossed out, treasures and discoveries", () => {
  const sheet = readSheet("adventure: valley\nlayout: front\ngrid:\n  12 !x . B\n  .*3 ! 7 .\ndiscoveries:\n  pyramid a1 b1 c1\n");
  assert.deepEqual([...sheet.writing], [["a1", "12"], ["b1", "!"], ["d1", "B"], ["b2", "!"], ["c2", "7"]]);
  assert.deepEqual([...sheet.crossed], ["b1"]);
  assert.deepEqual([...sheet.treasures], [["a2", 3]]);
  assert.deepEqual(sheet.discoveries, [{ kind: "pyramid", spaces: ["a1", "b1", "c1"] }]);
});

test("marks are read and written back", () => {
  const text = "c4=15 d5x a6*4 pyramid(a1,b2) b1=! -";
  assert.deepEqual(readMarks(text).map(writeMark), text.split(" "));
  assert.deepEqual(readMarks("  "), []);
  assert.throws(() => readMark("c4-15"), SyntaxError);
});

test("marks go on a new sheet and leave the old one as it was", () => {
  const after = apply(EMPTY, readMarks("c4=15 b1=! b1x a6*4 city(a1,b1) -"));
  assert.equal(EMPTY.writing.size, 0);
  assert.deepEqual([...after.writing], [["c4", "15"], ["b1", "!"]]);
  assert.ok(after.crossed.has("b1"));
  assert.equal(after.treasures.get("a6"), 4);
  assert.deepEqual(after.discoveries, [{ kind: "city", spaces: ["a1", "b1"] }]);
});

test("a space is a column and a row", () => {
  assert.deepEqual(place("c12"), [2, 11]);
  assert.equal(spaceAt(2, 11), "c12");
});
