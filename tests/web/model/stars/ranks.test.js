import assert from "node:assert/strict";
import { test } from "node:test";

import { nextRank } from "../../../../src/pennypapers/web/js/model/stars/ranks.js";

test("the next rank is the lowest one that the stars do not reach", () => {
  assert.deepEqual(nextRank(-3, [15, 25, 35]), { rank: "pathfinder", missing: 18 });
  assert.deepEqual(nextRank(15, [15, 25, 35]), { rank: "voyager", missing: 10 });
  assert.deepEqual(nextRank(34, [15, 25, 35]), { rank: "explorer", missing: 1 });
});

test("above the highest rank, and where there are no ranks, there is no next one", () => {
  assert.equal(nextRank(35, [15, 25, 35]), null);
  assert.equal(nextRank(0, []), null);
});
