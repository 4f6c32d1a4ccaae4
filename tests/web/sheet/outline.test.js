import assert from "node:assert/strict";
import { test } from "node:test";
import { border, links, loops, route, sightLines } from "../../../src/pennypapers/web/js/sheet/outline.js";

test("a border has the corners of its spaces, and none in between", () => {
  assert.deepEqual(loops(["a1", "b1"]), [[[0, 0], [2, 0], [2, 1], [0, 1]]]);
  assert.equal(loops(["a1", "a2", "b2"])[0]?.length, 6);
  assert.deepEqual(loops([]), []);
});

test("a hole has a border of its own, the other way round", () => {
  const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
  const [outer = [], inner = []] = loops(ring).sort((one, two) => area(two) - area(one));
  assert.deepEqual([area(outer), area(inner)], [9, -1]);
});

test("spaces that touch at a corner keep their own lines", () => {
  const found = loops(["a1", "b2"]);
  assert.equal(found.length, 2);
  assert.deepEqual(found.map(area), [1, 1]);
  assert.deepEqual(loops(["b1", "a2"]).map(area), [1, 1]);
});

test("a border runs inside its spaces, or outside with a negative inset", () => {
  const reach = (/** @type {number} */ inset) => {
    const numbers = border(["b2"], { inset, radius: 4 }).match(/-?[\d.]+/g)?.map(Number) ?? [];
    return [Math.min(...numbers), Math.max(...numbers)];
  };
  assert.deepEqual(reach(2), [50, 94]);
  assert.deepEqual(reach(-5), [43, 101]);
});

test("a sight line goes from a treasure to each mark and leaves out spaces that are not free", () => {
  const path = sightLines("d4", ["a4", "g4", "d1", "d7"], (space) => space !== "c4");
  // left to a4 over b4 only; right to g4 over e4 and f4; up over d3 and d2; down over d5 and d6
  assert.equal(path.match(/M/g)?.length, 1 + 2 + 2 + 2);
  assert.ok(path.includes("M95 168L49 168"));
  assert.ok(!path.includes("120 168"));
});

test("a mark right beside its treasure needs no line", () => {
  assert.equal(sightLines("d4", ["c4"], () => true), "");
  assert.equal(sightLines("d4", [], () => true), "");
});

test("links cross the borders between steps, straight or slanting", () => {
  assert.equal(links(["a1", "b1"]), "M43.7 24L52.3 24");
  assert.equal(links(["b2", "a1"]).match(/M/g)?.length, 1);
  assert.equal(links(["a1"]), "");
});

test("a route joins the middles; a single space is a dot", () => {
  assert.equal(route(["a1", "b1", "b2"]), "M24 24L72 24L72 72");
  assert.equal(route(["a1"]), "M24 24h.1");
});

/** Twice signed, halved: positive where the spaces lie to the right of the way. @param {[number, number][]} loop */
function area(loop) {
  return loop.reduce((sum, [x, y], at) => {
    const [toX, toY] = /** @type {[number, number]} */ (loop[(at + 1) % loop.length]);
    return sum + (x * toY - toX * y) / 2;
  }, 0);
}
