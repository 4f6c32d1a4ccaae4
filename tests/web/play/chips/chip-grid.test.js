import assert from "node:assert/strict";
import { test } from "node:test";

import { chipGrid, chipRoom } from "../../../../src/pennypapers/web/js/play/chips/chip-grid.js";

test("Penny's numbers and four symbols fill three rows of eight, with the symbols twice as wide", () => {
  const grid = chipGrid({ numbers: 15, symbols: 4, mostSymbols: 4, isPenny: true });
  assert.deepEqual([grid["--rows-8"], grid["--columns-8"], grid["--span-8"]], [3, 8, 2]);
});

test("symbols stay narrow where two columns would cost a row", () => {
  const grid = chipGrid({ numbers: 15, symbols: 4, mostSymbols: 4, isPenny: true });
  assert.deepEqual([grid["--rows-7"], grid["--columns-7"], grid["--span-7"]], [3, 7, 1]);
});

test("rows are even", () => {
  const grid = chipGrid({ numbers: 15, symbols: 0, mostSymbols: 0, isPenny: true });
  assert.deepEqual([grid["--rows-7"], grid["--columns-7"]], [3, 5]);
});

test("no roll needs more rows than the room that is kept", () => {
  for (const mostSymbols of [0, 1, 4]) {
    const room = chipRoom(mostSymbols);
    for (let numbers = 0; numbers <= 15; numbers++) {
      for (const isPenny of [true, false]) {
        const grid = chipGrid({ numbers, symbols: mostSymbols, mostSymbols, isPenny });
        for (const most of [5, 6, 7, 8, 12, 16]) {
          const [rows = 0, kept = 0, columns = 0] = [grid[`--rows-${most}`], room[`--room-${most}`], grid[`--columns-${most}`]];
          assert.ok(rows <= kept, `${numbers} numbers and ${mostSymbols} symbols in ${most} columns`);
          assert.ok(columns <= most);
          assert.ok(rows * columns >= numbers + mostSymbols);
        }
      }
    }
  }
});
