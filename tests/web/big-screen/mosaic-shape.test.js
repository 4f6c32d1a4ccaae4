import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { listShape, mosaicShape } from "../../../src/pennypapers/web/js/big-screen/mosaic-shape.js";

const PROJECTOR = { width: 1410, height: 970, label: 26 };

describe("the shape of a mosaic", () => {
  test("a hundred sheets on a projector are thirteen columns of eight", () => {
    assert.deepEqual(mosaicShape(100, PROJECTOR), { columns: 13, rows: 8 });
  });

  test("every sheet has a place, and no row is left empty", () => {
    for (let count = 1; count <= 100; count++) {
      const { columns, rows } = mosaicShape(count, PROJECTOR);
      assert.ok(columns * rows >= count, `${count} sheets`);
      assert.ok(columns * (rows - 1) < count, `${count} sheets`);
    }
  });

  test("fewer sheets have fewer, larger columns", () => {
    assert.deepEqual(mosaicShape(1, PROJECTOR), { columns: 1, rows: 1 });
    assert.deepEqual(mosaicShape(4, PROJECTOR), { columns: 2, rows: 2 });
    assert.ok(mosaicShape(39, PROJECTOR).columns < 10);
  });

  test("three lie in a row where that costs them little, and five in two rows", () => {
    assert.deepEqual(mosaicShape(3, { width: 945, height: 700, label: 34 }), { columns: 3, rows: 1 });
    assert.deepEqual(mosaicShape(5, { width: 945, height: 700, label: 34 }), { columns: 3, rows: 2 });
    assert.deepEqual(mosaicShape(3, { width: 700, height: 945, label: 34 }), { columns: 2, rows: 2 });
  });

  test("a tall room has more rows than columns", () => {
    const { columns, rows } = mosaicShape(6, { width: 500, height: 1000, label: 20 });
    assert.ok(rows > columns);
  });
});

describe("the shape of a list", () => {
  const ROOM = { width: 800, height: 600, wide: 15, high: 2, most: 40 };

  test("it shows everybody, as large as fits both ways", () => {
    for (let count = 1; count <= 100; count++) {
      const { columns, rows, size } = listShape(count, ROOM);
      assert.ok(columns * rows >= count && (columns - 1) * rows < count, `${count} names, and no empty column`);
      assert.ok(columns * ROOM.wide * size <= ROOM.width + 0.01 && rows * ROOM.high * size <= ROOM.height + 0.01, `${count} names`);
    }
  });

  test("a few are no larger than the largest", () => {
    assert.deepEqual(listShape(2, ROOM), { columns: 1, rows: 2, size: 40 });
  });

  test("more names have more columns", () => {
    assert.ok(listShape(60, ROOM).columns > listShape(12, ROOM).columns);
  });
});
