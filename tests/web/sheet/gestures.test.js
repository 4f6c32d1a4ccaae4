// Gestures on a busy phone: late timers, missing clicks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Gestures } from "../../../src/pennypapers/web/js/sheet/gestures.js";

/** A sheet of one row of spaces, ten pixels wide each. @param {{traces?: boolean}} [how] */
function sheet({ traces = false } = {}) {
  const element = new EventTarget();
  /** @type {string[]} */
  const picked = [];
  /** @type {string[]} */
  const traced = [];
  const at = (/** @type {number} */ x) => `${"abcdefgh"[Math.floor(x / 10)]}1`;
  new Gestures(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (element)), {
    meant: at, hit: at, pick: (space) => picked.push(space), traces: () => traces,
    trace: (spaces, done) => done && traced.push(spaces.join(" ")), rest: () => undefined, lift: () => undefined,
  });
  /** @param {string} type @param {number} time @param {number} x @param {Record<string, unknown>} [more] */
  const send = (type, time, x, more = {}) => {
    const event = new Event(type, { cancelable: true });
    const given = { timeStamp: time, clientX: x, clientY: 5, pointerId: 1, isPrimary: true, button: 0, pointerType: "touch", detail: 1, ...more };
    for (const [name, value] of Object.entries(given)) Object.defineProperty(event, name, { value });
    element.dispatchEvent(event);
    return event;
  };
  return { picked, traced, send };
}

test("a quick tap picks once, with its click", () => {
  const { picked, send } = sheet();
  send("pointerdown", 0, 25);
  send("pointerup", 90, 25);
  assert.deepEqual(picked, []);
  send("click", 91, 25);
  assert.deepEqual(picked, ["c1"]);
});

test("a long press on a phone too busy to open the loupe still picks, though no click follows", () => {
  const { picked, send } = sheet();
  send("pointerdown", 0, 25);
  assert.ok(send("contextmenu", 600, 25).defaultPrevented, "or the browser takes the finger away");
  send("pointerup", 900, 26);
  assert.deepEqual(picked, ["c1"]);
});

test("and picks only once if a click follows after all", () => {
  const { picked, send } = sheet();
  send("pointerdown", 0, 25);
  send("pointerup", 400, 25);
  send("click", 401, 25);
  assert.deepEqual(picked, ["c1"]);
  send("pointerdown", 1000, 35);
  send("pointerup", 1050, 35);
  send("click", 1051, 35);
  assert.deepEqual(picked, ["c1", "d1"]);
});

test("a finger that scrolls slowly picks nothing", () => {
  const { picked, send } = sheet();
  send("pointerdown", 0, 25);
  send("pointermove", 200, 45);
  send("pointerup", 900, 25);
  assert.deepEqual(picked, []);
});

test("where a drag would trace, a finger that rests on one space picks it", () => {
  const { picked, traced, send } = sheet({ traces: true });
  send("pointerdown", 0, 25);
  send("pointerup", 900, 25);
  assert.deepEqual([picked, traced], [["c1"], []]);
  send("pointerdown", 1000, 25);
  send("pointermove", 1100, 35);
  send("pointerup", 1900, 45);
  assert.deepEqual([picked, traced], [["c1"], ["c1 d1"]]);
});

test("a mouse is answered by its click, however long the button is held, and keeps its menu", () => {
  const { picked, send } = sheet();
  send("pointerdown", 0, 25, { pointerType: "mouse" });
  assert.ok(!send("contextmenu", 10, 25).defaultPrevented);
  send("pointerup", 900, 25, { pointerType: "mouse" });
  assert.deepEqual(picked, []);
  send("click", 901, 25);
  assert.deepEqual(picked, ["c1"]);
});
