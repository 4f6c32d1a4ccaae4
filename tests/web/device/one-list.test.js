import assert from "node:assert/strict";
import { test } from "node:test";
import { listOf, sumOf } from "../../../src/pennypapers/web/js/device/one-list.js";

/** @param {number} finished @returns {any} */
const game = (finished) => ({ finished });

test("every page of the list is that of all games by their end", () => {
  for (const [own, served] of /** @type {[number[], number[]][]} */ ([[[9, 7, 2], [8, 6, 5, 4, 3, 1]], [[9, 8, 7], [6, 5, 4, 3, 2, 1]], [[3, 2, 1], [9, 8, 7, 6, 5, 4]], [[], [9, 8, 7, 6, 5, 4, 3, 2, 1]]])) {
    for (const count of [2, 3]) {
      for (let start = 0; start < 9; start += count) {
        const from = Math.max(0, start - own.length);
        const page = listOf(own.map(game), served.slice(from, start + count).map(game), { total: 9, from, start, count });
        assert.deepEqual(page.games.map(({ finished }) => finished), [9, 8, 7, 6, 5, 4, 3, 2, 1].slice(start, start + count));
        for (const each of page.games) assert.equal(each.lives, own.includes(each.finished) ? "here" : undefined);
      }
    }
  }
});

test("what was reached is summed by sheet and rank", () => {
  const sheet = { adventure: "temple", side: "front" };
  const found = sumOf([
    { sheets: [{ ...sheet, games: 3, best: 20, mean: 15 }], ranks: [{ rank: "tourist", games: 3 }], against: { bot: "explorer", games: 2, mean: 1, error: null } },
    { sheets: [{ ...sheet, games: 1, best: 23, mean: 23 }, { adventure: "island", side: null, games: 1, best: 9, mean: 9 }], ranks: [{ rank: "tourist", games: 1 }], against: null },
  ]);
  assert.deepEqual(found.sheets, [{ ...sheet, games: 4, best: 23, mean: 17 }, { adventure: "island", side: null, games: 1, best: 9, mean: 9 }]);
  assert.deepEqual(found.ranks, [{ rank: "tourist", games: 4 }]);
  assert.equal(found.against?.bot, "explorer");
});
