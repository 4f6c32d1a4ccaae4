import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { fold } from "../../../../src/pennypapers/web/js/model/table/table.js";

/** @typedef {import("../../../../src/pennypapers/web/js/model/table/table.js").Table} Table */
/** @typedef {import("../../../../src/pennypapers/web/js/net/messages").Welcome} Welcome */
/** @typedef {import("../../../../src/pennypapers/web/js/net/messages").AnyMessage} AnyMessage */

const LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o D\n";

/** @param {string} grid @param {number} stars */
function sheet(grid, stars) {
  return { sheet: `adventure: temple\nlayout: row.layout\ngrid:\n  ${grid}\n`, stars, parts: { sequence: stars } };
}

/** @param {Partial<Welcome>} [more] @returns {Welcome} */
function welcome(more = {}) {
  return {
    type: "welcome", number: 13, code: "VEGR", phase: "playing", adventure: "temple", layout: LAYOUT, options: "", seal: "", part_keys: ["sequence"],
    seats: [{ name: "Ana", is_bot: false, is_here: true }, { name: "Ben", is_bot: false, is_here: true }],
    sheets: [sheet("1 . . D", 1), sheet("2 . . D", 2)], locked: false, paused: false, host: 0, roll: { turn: 3, roll: "5 1 3" }, waiting: [0, 1], ...more,
  };
}

const CATCH_UP = { name: "Cleo", turns: 0, of: 2, sheet: sheet(". . . D", 0), roll: { turn: 1, roll: "1 3 1" } };

/** @param {...AnyMessage} messages @returns {Table} */
function after(...messages) {
  /** @type {Table | null} */
  let table = null;
  for (const message of messages) table = fold(table, message, 1000);
  return /** @type {Table} */ (table);
}

describe("somebody who is catching up", () => {
  test("has one seat more than the others see, and the closed roll before them", () => {
    const table = after(welcome({ catch_up: CATCH_UP }));
    assert.deepEqual([table.you, table.seats[2]?.name, table.roll?.turn, table.waiting], [2, "Cleo", 1, [2]]);
    assert.equal(table.behind?.table.roll?.turn, 3);
  });

  test("goes on to the next closed roll with what is on their sheet now", () => {
    const next = { ...CATCH_UP, turns: 1, sheet: sheet("1 . . D", 1), roll: { turn: 2, roll: "2 2 2" } };
    const table = after(welcome({ catch_up: CATCH_UP }), { type: "catch_up", catch_up: next });
    assert.equal(table.roll?.turn, 2);
    assert.equal(table.sheets[2]?.writing.get("a1"), "1");
    assert.deepEqual(table.stars, [1, 2, 1]);
  });

  test("keeps their roll while the others play on", () => {
    const turn = /** @type {AnyMessage} */ ({
      type: "turn", number: 15, turn: 3, turns: [], changes: ["b1=3", "b1=4"], stars: [5, 6], parts: [[5], [6]],
    });
    const table = after(welcome({ catch_up: CATCH_UP }), turn, { type: "roll", number: 16, roll: { turn: 4, roll: "1 1 1" } });
    assert.deepEqual([table.roll?.turn, table.behind?.table.roll?.turn], [1, 4]);
    assert.deepEqual(table.stars, [5, 6, 0]);
  });

  test("waits without a roll when there is none to play", () => {
    const table = after(welcome({ catch_up: { ...CATCH_UP, turns: 2, roll: null } }));
    assert.deepEqual([table.roll, table.waiting], [null, []]);
  });

  test("is a seat like any other after their own welcome, and watches an end that came first", () => {
    const seats = [...welcome().seats, { name: "Cleo", is_bot: false, is_here: true }];
    assert.equal(after(welcome({ catch_up: CATCH_UP }), welcome({ you: 2, seats })).behind, null);
    const ended = { clause: "T8", standings: [], winners: [], says: "", seed: "" };
    const table = after(welcome({ catch_up: CATCH_UP }), { type: "end", number: 20, ended });
    assert.deepEqual([table.behind, table.phase, table.you], [null, "over", null]);
  });
});

describe("for the others somebody who has caught up", () => {
  const news = /** @type {AnyMessage} */ ({ type: "joined", number: 17, seat: 2, name: "Cleo", sheet: sheet("4 . . D", 4) });

  test("is a new last seat with a sheet, and has the open roll to ink", () => {
    const table = after(welcome({ late: [{ name: "Cleo", turns: 1 }] }), news);
    assert.deepEqual([table.seats.length, table.sheets.length, table.stars, table.waiting], [3, 3, [1, 2, 4], [0, 1, 2]]);
    assert.deepEqual(table.late, []);
  });

  test("is there once, whichever message tells first", () => {
    const seats = [...welcome().seats, { name: "Cleo", is_bot: false, is_here: true }];
    const table = after(welcome(), { type: "seats", number: 16, seats, host: 0, locked: false, paused: false }, news, news);
    assert.deepEqual([table.seats.length, table.sheets.length, table.waiting], [3, 3, [0, 1, 2]]);
  });
});

describe("one's own seat", () => {
  const [ana, ben] = /** @type {[Welcome["seats"][0], Welcome["seats"][0]]} */ (welcome().seats);

  /** @param {Welcome["seats"]} seats @param {number | null} host @returns {AnyMessage} */
  const changed = (seats, host) => ({ type: "seats", number: 14, seats, host, locked: false, paused: false });

  test("moves up in the lobby when an earlier one leaves, and may host then", () => {
    const table = after(welcome({ phase: "lobby", you: 1, sheets: [], roll: null }), changed([ben], 0));
    assert.deepEqual([table.you, table.isHost], [0, true]);
  });

  test("is gone when the host removes it, in the lobby and in the game", () => {
    assert.equal(after(welcome({ phase: "lobby", you: 1, sheets: [], roll: null }), changed([ana], 0)).you, null);
    assert.equal(after(welcome({ you: 1 }), changed([ana, { ...ben, is_bot: true }], 0)).you, null);
  });
});

describe("a pause", () => {
  test("gives the clock the time that was left when the game goes on", () => {
    const changed = /** @type {AnyMessage} */ ({ type: "seats", number: 14, seats: welcome().seats, host: 0, locked: false, paused: false, seconds_left: 30 });
    assert.equal(after(welcome(), changed).deadline, 31000);
  });
});

describe("a seat that has more time", () => {
  const seats = [{ name: "Ana", is_bot: false, is_here: true, extended: true }, { name: "Ben", is_bot: false, is_here: true }];
  const roll = { turn: 3, roll: "5 1 3", seconds_left: 5, extended_left: 95 };

  test("goes by its own clock", () => {
    assert.equal(after(welcome({ seats, roll, you: 0 })).deadline, 96000);
    assert.equal(after(welcome({ seats, roll, you: 1 })).deadline, 6000);
  });

  test("gets it when it has asked", () => {
    const changed = /** @type {AnyMessage} */ ({ type: "seats", number: 14, seats, host: 0, locked: false, paused: false, seconds_left: 4, extended_left: 94 });
    assert.equal(after(welcome({ you: 0, roll }), changed).deadline, 95000);
  });
});
