// So much in a frame, and what is asked for twice is done once.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FrameQueue } from "../../../src/pennypapers/web/js/ui/frame-queue.js";

/** @type {Map<number, FrameRequestCallback>} */
const asked = new Map();
let last = 0;

globalThis.requestAnimationFrame = (act) => {
  asked.set(++last, act);
  return last;
};
globalThis.cancelAnimationFrame = (frame) => void asked.delete(frame);

function frame() {
  const acts = [...asked.values()];
  asked.clear();
  for (const act of acts) act(0);
  return acts.length;
}

beforeEach(() => asked.clear());

function queue() {
  /** @type {number[]} */
  const done = [];
  return { done, queue: new FrameQueue((/** @type {number} */ thing) => void done.push(thing)) };
}

test("so many in each frame, in their order, and then no more frames", () => {
  const { done, queue: sheets } = queue();
  sheets.add([1, 2, 3, 4, 5], 2);
  assert.deepEqual(done, []);
  frame();
  assert.deepEqual(done, [1, 2]);
  assert.deepEqual([1, 2, 3].map((sheet) => sheets.has(sheet)), [false, false, true]);
  frame();
  frame();
  assert.deepEqual(done, [1, 2, 3, 4, 5]);
  assert.equal(frame(), 0);
});

test("an item that waits already is done once, and a larger number a frame holds for all", () => {
  const { done, queue: sheets } = queue();
  sheets.add([1, 2, 3], 1);
  sheets.add([3, 2, 4], 3);
  assert.equal(frame(), 1);
  assert.deepEqual(done, [1, 2, 3]);
  sheets.add([5], 1);
  frame();
  assert.deepEqual(done, [1, 2, 3, 4, 5]);
});

test("a larger number a frame ends when nothing waits", () => {
  const { done, queue: sheets } = queue();
  sheets.add([1, 2], 2);
  frame();
  sheets.add([3, 4], 1);
  frame();
  assert.deepEqual(done, [1, 2, 3]);
});

test("cleared items are not done", () => {
  const { done, queue: sheets } = queue();
  sheets.add([1, 2], 1);
  sheets.clear();
  assert.equal(frame(), 0);
  sheets.add([3], 1);
  frame();
  assert.deepEqual(done, [3]);
});
