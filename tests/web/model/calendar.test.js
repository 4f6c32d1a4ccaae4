import assert from "node:assert/strict";
import { test } from "node:test";
import { dailiesOfDay, dateOf, daysOf, monthOf, nextStep } from "../../../src/pennypapers/web/js/model/calendar.js";

/** @typedef {import("../../../src/pennypapers/web/js/net/dailies.js").Daily} Daily */
/** @typedef {import("../../../src/pennypapers/web/js/net/dailies.js").MyDaily} MyDaily */

/** @type {MyDaily} */
const BEGUN = { stars: null, place: null, is_over: false };
/** @type {MyDaily} */
const OVER = { stars: 27, place: 2, is_over: true };

/** @param {string} day @param {MyDaily | null} [mine] @returns {Daily} */
function daily(day, mine = null) {
  return { day, adventure: "any", code: "KLMNP", layout_name: "front", mine };
}

test("a month has all its days, and its first stands under its weekday", () => {
  /** @type {[month: string, days: number, column: number][]} */
  const months = [["2026-11", 30, 7], ["2026-02", 28, 7], ["2024-02", 29, 4], ["2026-06", 30, 1], ["2026-12", 31, 2]];
  for (const [month, length, column] of months) {
    const days = daysOf(month, [], "2026-11-18");
    assert.equal(days.length, length, month);
    assert.equal(days[0]?.column, column, month);
    assert.equal(days.at(-1)?.day, `${month}-${length}`);
    assert.deepEqual(new Set(days.map((each) => each.column)).size, 7);
  }
});

test("weekdays follow each other from Monday to Sunday", () => {
  const columns = daysOf("2026-11", [], "").map(({ column }) => column);
  columns.slice(1).forEach((column, at) => assert.equal(column, ((columns[at] ?? 0) % 7) + 1));
});

test("a day has its dailies, and counts those that are finished", () => {
  const days = daysOf("2026-11", [daily("2026-11-17", OVER), daily("2026-11-17", BEGUN), daily("2026-11-18"), daily("2026-10-17", OVER)], "2026-11-18");
  assert.deepEqual(days.filter(({ dailies }) => dailies.length > 0).map(({ number, dailies, played, isToday }) => [number, dailies.length, played, isToday]), [
    [17, 2, 1, false],
    [18, 1, 0, true],
  ]);
});

test("the years of one and two digits are years too", () => {
  assert.equal(daysOf("0001-02", [], "").length, 28);
});

test("a daily is played, gone on with, or its results are seen", () => {
  assert.deepEqual([daily("x"), daily("x", BEGUN), daily("x", OVER)].map(nextStep), ["play", "go-on", "results"]);
});

test("days are those of the server, whatever zone the browser is in", () => {
  assert.equal(dateOf("2026-11-18").toISOString(), "2026-11-18T00:00:00.000Z");
  assert.equal(dateOf("2026-11").toISOString(), "2026-11-01T00:00:00.000Z");
  assert.equal(monthOf("2026-11-18"), "2026-11");
  assert.equal(dailiesOfDay([daily("2026-11-18"), daily("2026-11-19")], "2026-11-19").length, 1);
});
