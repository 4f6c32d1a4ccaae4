import assert from "node:assert/strict";
import { test } from "node:test";
import { siteMonth } from "../../../src/pennypapers/web/js/device/site-month.js";

/** @param {string} day */
const daily = (day, adventure = "temple") => ({ day, adventure, layout_name: "front", seal: `${day} ${adventure}`, file: `${day}-${adventure}.challenge` });

test("days to come are not told, and months lead to each other", () => {
  const all = ["2026-09-30", "2026-11-01", "2026-11-19", "2026-11-20", "2026-12-01"].map((day) => daily(day));
  const found = siteMonth(all, [], { today: "2026-11-19", month: "2026-11" });
  assert.deepEqual(found.days.map(({ day }) => day), ["2026-11-01", "2026-11-19"]);
  assert.equal(found.before, "2026-09");
  assert.equal(found.after, null);
  assert.equal(siteMonth(all, [], { today: "2026-11-19", month: "2026-09" }).after, "2026-11");
});

test("what was played is known by its seal, and a day counts once", () => {
  const all = [daily("2026-11-18"), daily("2026-11-18", "island"), daily("2026-11-19")];
  const known = [
    { code: "LABCD", seal: "2026-11-18 temple", mine: { stars: 20, is_over: true } },
    { code: "LBCDE", seal: "2026-11-18 island", mine: { stars: 21, is_over: true } },
    { code: "LCDEF", seal: "2026-11-19 temple", mine: null },
  ];
  const found = siteMonth(all, known, { today: "2026-11-19", month: "2026-11" });
  assert.equal(found.played, 1);
  assert.deepEqual(found.days.map(({ code, mine }) => [code, mine?.stars ?? null]), [["LABCD", 20], ["LBCDE", 21], ["LCDEF", null]]);
});
