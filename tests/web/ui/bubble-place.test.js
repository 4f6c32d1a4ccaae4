import assert from "node:assert/strict";
import { test } from "node:test";

import { placeFor } from "../../../src/pennypapers/web/js/ui/bubble-place.js";

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const PHONE = box(0, 100, 300, 200);
const SIZE = { width: 280, height: 90 };

test("it is above what it points at, and its tip is there", () => {
  const place = placeFor({ at: box(200, 260, 20, 20), room: PHONE, spare: [], ...SIZE });
  assert.deepEqual(place, { left: 20, top: 158, side: "above", tip: 190 });
});

test("it is below where there is no room above, or less is hidden", () => {
  const high = placeFor({ at: box(20, 110, 20, 20), room: PHONE, spare: [], ...SIZE });
  assert.deepEqual([high.side, high.top], ["below", 142]);
  const at = box(140, 340, 20, 20);
  const tall = box(0, 100, 300, 500);
  const fewer = placeFor({ at, room: tall, spare: [box(100, 280, 20, 20)], ...SIZE });
  assert.equal(fewer.side, "below");
});

test("it is beside what it points at in a wide room, if it hides less there", () => {
  const room = box(0, 0, 900, 500);
  const spare = [box(400, 150, 40, 40), box(400, 310, 40, 40)];
  const place = placeFor({ at: box(400, 230, 40, 40), room, spare, ...SIZE });
  assert.deepEqual([place.side, place.left, place.top, place.tip], ["right", 452, 205, 45]);
});

test("it never leaves its room: where nothing beside the point fits, it is at an end of the room", () => {
  for (const top of [100, 150, 190, 240, 280]) {
    const place = placeFor({ at: box(140, top, 20, 20), room: PHONE, spare: [], width: 280, height: 120 });
    assert.ok(place.top >= PHONE.top && place.top + 120 <= PHONE.bottom, `from ${top}`);
    assert.ok(place.left >= PHONE.left && place.left + 280 <= PHONE.right);
  }
  const middle = placeFor({ at: box(140, 190, 20, 20), room: PHONE, spare: [], width: 280, height: 120 });
  assert.equal(middle.side, "apart");
});

test("what is outside the room is pointed at from its edge, unless it is far", () => {
  const chip = placeFor({ at: box(100, 305, 40, 40), room: PHONE, spare: [], ...SIZE });
  assert.deepEqual([chip.side, chip.top], ["above", 203]);
  const second = placeFor({ at: box(100, 355, 40, 40), room: PHONE, spare: [], ...SIZE });
  assert.deepEqual([second.side, second.top], ["apart", 210]);
  const besides = placeFor({ at: box(310, 190, 40, 40), room: PHONE, spare: [], ...SIZE });
  assert.deepEqual([besides.side, besides.left], ["left", 18]);
});

test("it hides spaces rather than words", () => {
  const at = box(140, 230, 20, 20);
  const room = box(0, 100, 300, 340);
  const spare = [box(100, 270, 20, 20), box(140, 270, 20, 20)];
  assert.equal(placeFor({ at, room, spare, ...SIZE }).side, "above");
  assert.equal(placeFor({ at, room, spare, words: [box(0, 125, 300, 20)], ...SIZE }).side, "below");
});
