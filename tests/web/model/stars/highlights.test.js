import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { EMPTY, readLayout } from "../../../../src/pennypapers/web/js/model/notation.js";
import { heat, roomHighlights } from "../../../../src/pennypapers/web/js/model/stars/highlights.js";

/** @typedef {import("../../../../src/pennypapers/web/js/model/table/table.js").Table} Table */
/** @typedef {import("../../../../src/pennypapers/web/js/net/messages").TurnView} TurnView */

const LAYOUT = "adventure: island\nname: row\ngrid:\n  o o o o\n";

/**
 * A table after a turn in which each seat wrote its marks.
 * @param {string[]} marks
 * @param {{changes?: string[], stars?: number[], owners?: number[]}} [how]
 * @returns {Table}
 */
function after(marks, { changes = marks, stars = marks.map(() => 0), owners } = {}) {
  /** @type {TurnView[]} */
  const turns = marks.map((each, seat) => ({ seat, marks: each, ...(owners && { owner: owners[seat] }) }));
  return {
    code: "ABCD", phase: "playing", adventure: "island", layout: readLayout(LAYOUT), layoutText: LAYOUT, house: new Map(), eachRoll: false, seal: "",
    seats: marks.map((_, seat) => ({ name: `P${seat}`, is_bot: false, is_here: true })), host: 0, you: null, isHost: false, locked: false, hints: false,
    paused: false, clock: null, seatsWanted: null, soloTurns: null, thresholds: [],
    partKeys: [], sheets: marks.map(() => EMPTY), stars, parts: marks.map(() => []), roll: null,
    deadline: null, waiting: [], inked: null, draft: null, ended: null, rematch: null, challenge: null, late: [], behind: null,
    news: { type: "turn", number: 9, turn: 3, turns, changes, stars, parts: marks.map(() => []) },
  };
}

/** @param {Table} table @param {string} kind @param {number[]} [before] */
function told(table, kind, before) {
  return roomHighlights(table, before).filter((fact) => fact.kind === kind);
}

describe("highlights", () => {
  test("there are no highlights before a turn has closed", () => {
    assert.deepEqual(roomHighlights({ ...after(["a1=3"]), news: null }), []);
  });

  test("the boldest number is the largest, with the first seat that wrote it and how many did", () => {
    const table = after(["a1=3", "b1=15", "c1=15", "d1=4"]);
    assert.deepEqual(told(table, "boldest"), [{ kind: "boldest", seat: 1, value: 15, space: "b1", count: 2 }]);
  });

  test("a seat that wrote its number twice counts once", () => {
    assert.deepEqual(told(after(["a1=5 b1=5", "c1=2"]), "boldest"), [{ kind: "boldest", seat: 0, value: 5, space: "a1", count: 1 }]);
  });

  test("boats and passes are not numbers", () => {
    assert.deepEqual(told(after(["a1=B", "-"]), "boldest"), []);
  });

  test("treasures come from what is new on the sheets, with the commonest value", () => {
    const table = after(["a1=7", "b1=7", "c1=4"], { changes: ["a1=7 b1*7", "b1=7 c1*7", "c1=4 d1*4"] });
    assert.deepEqual(told(table, "treasures"), [{ kind: "treasures", count: 3, value: 7 }]);
  });

  test("discoveries and dangers beaten are counted", () => {
    const table = after(["a1=9", "b1=2"], { changes: ["a1=9 b1x c1x", "b1=2 forest(a1,b1,c1,d1,e1)"] });
    assert.deepEqual(told(table, "discoveries"), [{ kind: "discoveries", count: 1, discovery: "forest" }]);
    assert.deepEqual(told(table, "beaten"), [{ kind: "beaten", count: 2 }]);
  });

  test("a leap is a gain of two stars or more since the turn before", () => {
    const table = after(["a1=1", "b1=1", "c1=1"], { stars: [4, 9, 9] });
    assert.deepEqual(told(table, "leap", [3, 2, 3]), [{ kind: "leap", seat: 1, stars: 7 }]);
    assert.deepEqual(told(table, "leap", [3, 8, 8]), []);
    assert.deepEqual(told(table, "leap"), []);
  });

  test("a danger turn tells where the dangers went and whose hurt most, and of no numbers", () => {
    const table = after(["a1=!", "a1=!", "b1=!"], { stars: [3, 2, 5], owners: [1, 2, 0] });
    const facts = roomHighlights(table, [3, 8, 6]);
    assert.deepEqual(facts.map((fact) => fact.kind), ["dangers", "blow", "race"]);
    assert.deepEqual(facts[0], { kind: "dangers", count: 3, space: "a1", most: 2 });
    assert.deepEqual(facts[1], { kind: "blow", by: 0, seat: 1, stars: 6 });
  });

  test("a crowd is three in one space, and one who went alone is named", () => {
    const table = after(["a1=1", "a1=2", "a1=3", "c1=3"]);
    assert.deepEqual(told(table, "meeting"), [{ kind: "meeting", space: "a1", count: 3 }]);
    assert.deepEqual(told(table, "alone"), [{ kind: "alone", seat: 3, space: "c1" }]);
    assert.deepEqual(told(after(["a1=1", "a1=2", "c1=3"]), "meeting"), []);
    assert.deepEqual(told(after(["a1=1", "a1=2", "a1=3", "c1=3", "d1=3"]), "alone"), []);
  });

  test("the race is the first three by stars, the earlier seat first where they are level", () => {
    const table = after(["a1=1", "a1=1", "a1=1", "a1=1"], { stars: [5, 9, 5, 7] });
    assert.deepEqual(told(table, "race"), [{ kind: "race", seats: [{ seat: 1, stars: 9 }, { seat: 3, stars: 7 }, { seat: 0, stars: 5 }] }]);
  });

  test("there is no race for one alone, nor before anybody has stars", () => {
    assert.deepEqual(told(after(["a1=1"], { stars: [4] }), "race"), []);
    assert.deepEqual(told(after(["a1=1", "a1=1"], { stars: [0, -3] }), "race"), []);
  });
});

describe("the heat map of a turn", () => {
  test("counts every writing by its space, dangers too", () => {
    assert.deepEqual([...heat(after(["a1=1 b1=2", "b1=3", "b1=!", "-"]).news)], [["a1", 1], ["b1", 3]]);
  });

  test("is empty before a turn has closed", () => {
    assert.equal(heat(null).size, 0);
  });
});
