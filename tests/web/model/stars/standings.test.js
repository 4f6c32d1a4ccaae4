import assert from "node:assert/strict";
import { test } from "node:test";

import { ranked } from "../../../../src/pennypapers/web/js/model/stars/standings.js";

test("standings go by place, and by seat where a place is shared", () => {
  const sorted = ranked([{ seat: 0, place: 3 }, { seat: 1, place: 1 }, { seat: 2, place: 1 }]);
  assert.deepEqual(sorted.map(({ seat }) => seat), [1, 2, 0]);
});
