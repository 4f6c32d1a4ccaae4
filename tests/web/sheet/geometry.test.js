import assert from "node:assert/strict";
import { test } from "node:test";
import { readLayout } from "../../../src/pennypapers/web/js/model/notation.js";
import { corner, expectedShape, leads, meant, middle, shapeOf, under } from "../../../src/pennypapers/web/js/sheet/geometry.js";
import "../../support/web/facts.js";

// a hole in the middle, a tower above it, a short row below
const TEMPLE = readLayout("adventure: temple\nname: t\ngrid:\n  - - D - -\n  o o - o o\n  o o o o o\n  - o\n");
const ISLAND = readLayout("adventure: island\nname: i\ngrid:\n  ~ ~ ~\n  ~ o ^\n");

/** @param {string} from @param {string} key @param {boolean} [ctrlKey] */
const go = (from, key, ctrlKey = false) => leads(TEMPLE, from, { key, ctrlKey });

test("a space lies in steps of 48", () => {
  assert.deepEqual(corner("c4"), [96, 144]);
  assert.deepEqual(middle("a1"), [24, 24]);
});

test("a space has the shape that the facts give its kind", () => {
  assert.deepEqual(["c1", "a2"].map((space) => shapeOf(TEMPLE, space)), ["arch", "square"]);
  assert.deepEqual(["a1", "b2", "c2"].map((space) => shapeOf(ISLAND, space)), ["sea", "square", "peak"]);
});

test("the room for a drawing follows from its columns and rows, and from the notes under it", () => {
  assert.equal(expectedShape(TEMPLE), 5 / 4);
  assert.equal(expectedShape(ISLAND), 3 / 2.75);
});

test("the space under a point, and none off the sheet", () => {
  assert.equal(under(TEMPLE, 100, 10), "c1");
  assert.equal(under(TEMPLE, 100, 60), null);
  assert.equal(under(TEMPLE, -1, 60), null);
  assert.equal(under(TEMPLE, 60, 9999), null);
});

test("a tap counts for the nearest wanted space within reach, else for what it hit", () => {
  const near = { x: 50, y: 72, reach: 34 }; // just inside b2, 26 from the middle of a2 and 22 from its own
  assert.equal(meant(TEMPLE, ["a2"], near), "a2");
  assert.equal(meant(TEMPLE, ["a2", "b2"], near), "b2");
  assert.equal(meant(TEMPLE, ["a2"], { ...near, reach: 20 }), "b2");
  assert.equal(meant(TEMPLE, [], near), "b2");
  assert.equal(meant(TEMPLE, [], { x: 10, y: 10, reach: 34 }), null);
  assert.equal(meant(TEMPLE, ["a2"], { x: 10, y: 40, reach: 40 }), "a2", "beside the sheet, but near enough");
});

test("arrows go straight on and over holes", () => {
  assert.equal(go("a2", "ArrowRight"), "b2");
  assert.equal(go("b2", "ArrowRight"), "d2");
  assert.equal(go("d2", "ArrowLeft"), "b2");
  assert.equal(go("c1", "ArrowDown"), "c3");
  assert.equal(go("c3", "ArrowUp"), "c1");
  assert.equal(go("a2", "ArrowLeft"), null);
  assert.equal(go("e3", "ArrowRight"), null);
});

test("where a column ends, up and down lead to the nearest space of the next row", () => {
  assert.equal(go("a2", "ArrowUp"), "c1");
  assert.equal(go("e3", "ArrowDown"), "b4");
  assert.equal(go("c1", "ArrowUp"), null);
  assert.equal(go("b4", "ArrowDown"), null);
});

test("every space can be reached by arrows from every other", () => {
  const spaces = [...TEMPLE.kinds.keys()];
  const reached = new Set(["b4"]);
  for (const space of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = go(space, key);
      if (next) reached.add(next);
    }
  }
  assert.deepEqual([...reached].sort(), spaces.sort());
});

test("Home and End are the ends of the row or the sheet, PageUp and PageDown those of the column", () => {
  assert.equal(go("d2", "Home"), "a2");
  assert.equal(go("a2", "End"), "e2");
  assert.equal(go("d2", "Home", true), "c1");
  assert.equal(go("d2", "End", true), "b4");
  assert.equal(go("b3", "PageUp"), "b2");
  assert.equal(go("b2", "PageDown"), "b4");
  assert.equal(go("b2", "x"), null);
});
