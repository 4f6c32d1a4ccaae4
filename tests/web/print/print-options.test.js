// Addresses of what is printed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { previewPages, printAddress, printedPages } from "../../../src/pennypapers/web/js/print/print-options.js";

/** @type {import("../../../src/pennypapers/web/js/print/print-options.js").Wish} */
const SHEETS = { what: "sheets", adventure: "island", side: "front", own: "", paper: "a4", perPage: 4, copies: 6, language: "fr" };

/** @param {string} address */
const asked = (address) => Object.fromEntries(new URL(address, "http://here").searchParams);

test("a sheet is asked for with all that was chosen", () => {
  const address = printAddress(SHEETS, "pdf");
  assert.ok(address.startsWith("/api/print.pdf?"));
  assert.deepEqual(asked(address), { what: "sheets", adventure: "island", paper: "a4", language: "fr", per_page: "4", copies: "6" });
});

test("a back, both sides and a layout of one's own", () => {
  assert.equal(asked(printAddress({ ...SHEETS, side: "back" }, "pdf")).layout, "back");
  assert.equal(asked(printAddress({ ...SHEETS, side: "both" }, "pdf")).duplex, "true");
  assert.equal(asked(printAddress({ ...SHEETS, own: "adventure: island" }, "svg", 2)).layout, "adventure: island\n");
});

test("rules and dice have neither sides nor copies", () => {
  for (const what of /** @type {const} */ (["rules", "dice"])) {
    const wish = { ...SHEETS, what, side: "both", own: "text" };
    assert.deepEqual(asked(printAddress(wish, "svg", 1)), { what, adventure: "island", paper: "a4", language: "fr", page: "1" });
    assert.deepEqual([previewPages(wish), printedPages(wish)], [[1], 1]);
  }
});

test("pages are counted on both sides of every paper", () => {
  assert.deepEqual([previewPages(SHEETS), printedPages(SHEETS)], [[1], 2]);
  const both = { ...SHEETS, side: "both" };
  assert.deepEqual([previewPages(both), printedPages(both)], [[1, 2], 4]);
});
