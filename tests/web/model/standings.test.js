import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { ranked, ties } from "../../../src/pennypapers/web/js/model/standings.js";
import "../../support/web/facts.js";

/** @param {number} seat @param {number} stars @param {number} place @returns {import("../../../src/pennypapers/web/js/net/messages").Standing} */
const standing = (seat, stars, place) => ({ seat, stars, place, parts: {}, tie_break: 0 });

describe("standings", () => {
  test("go by place, and by seat where a place is shared", () => {
    const sorted = ranked([standing(0, 3, 3), standing(1, 9, 1), standing(2, 9, 1)]);
    assert.deepEqual(sorted.map(({ seat }) => seat), [1, 2, 0]);
  });

  test("a tie between neighbours is broken when their places differ", () => {
    const found = ties([standing(1, 9, 1), standing(0, 9, 2), standing(2, 4, 3)]);
    assert.deepEqual(found.map(({ higher, lower, isBroken }) => [higher.seat, lower.seat, isBroken]), [[1, 0, true]]);
    assert.equal(found[0]?.clause("island"), "I18");
  });

  test("a shared place is a tie that nothing broke", () => {
    const [tie] = ties([standing(1, 9, 1), standing(0, 9, 1)]);
    assert.equal(tie?.isBroken, false);
    assert.equal(tie?.clause("temple"), "G10");
  });

  test("different stars are no tie", () => {
    assert.deepEqual(ties([standing(1, 9, 1), standing(0, 8, 2)]), []);
  });
});
