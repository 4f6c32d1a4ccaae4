import assert from "node:assert/strict";
import { test } from "node:test";
import { bestSeat, gained, lastTurn, momentAt, nearest, unfold, writerOn } from "../../../../src/pennypapers/web/js/model/table/timeline.js";

/** The game of docs/protocol.md. @type {import("../../../../src/pennypapers/web/js/net/messages").Timeline} */
const STEPS = {
  adventure: "temple",
  layout: "adventure: temple\nname: row\ngrid:\n  o o o D\n",
  options: "",
  players: ["Ana", "Ben"],
  part_keys: ["sequence", "groups", "mummies"],
  steps: [
    {
      roll: { turn: 1, roll: "P 4 !", is_danger: true, holds: [1, 0] },
      turns: [{ seat: 0, marks: "b1=!", owner: 1 }, { seat: 1, marks: "a1=!", owner: 0 }],
      changes: ["a1=!", "b1=!"],
      stars: [-2, -2],
      parts: [[0, 0, -2], [0, 0, -2]],
    },
    {
      roll: { turn: 2, roll: "1 3 1" },
      turns: [{ seat: 0, marks: "b1=2" }, { seat: 1, marks: "-", by_bot: true }],
      changes: ["b1=2", ""],
      stars: [1, -2],
      parts: [[3, 0, -2], [0, 0, -2]],
    },
  ],
  ended: null,
  sealed: true,
};

const game = unfold(STEPS);

test("a game has a moment more than it has turns", () => {
  assert.equal(lastTurn(game), 2);
  assert.deepEqual(game.moments.map((moment) => moment.turn), [0, 1, 2]);
  assert.equal(game.moments[0]?.roll, null);
  assert.equal(game.layout.kinds.get("d1"), "D");
});

test("every moment has its own sheets", () => {
  const written = (/** @type {number} */ turn) => momentAt(game, turn).sheets.map((sheet) => [...sheet.writing].join(" "));
  assert.deepEqual(written(0), ["", ""]);
  assert.deepEqual(written(1), ["a1,!", "b1,!"]);
  assert.deepEqual(written(2), ["a1,! b1,2", "b1,!"]);
});

test("a sheet on which nothing was written is the same one", () => {
  assert.equal(momentAt(game, 2).sheets[1], momentAt(game, 1).sheets[1]);
});

test("what is new stands by the sheet it is on, and who wrote it is known", () => {
  const danger = momentAt(game, 1);
  assert.deepEqual(danger.fresh[0], [{ type: "write", space: "a1", value: "!" }]);
  assert.equal(writerOn(danger, 0), 1);
  assert.equal(writerOn(momentAt(game, 2), 0), null);
});

test("stars gained are those since the turn before", () => {
  assert.deepEqual([gained(game, 0, 0), gained(game, 1, 0), gained(game, 2, 0), gained(game, 2, 1)], [0, -2, 3, 0]);
});

test("the best seat is the winner's, and before the end the one with most stars", () => {
  assert.equal(bestSeat(game), 0);
  const standing = { stars: 0, parts: {}, tie_break: 0 };
  const ended = { clause: "T8", says: "", winners: ["Ben"], standings: [{ ...standing, seat: 1, place: 1 }, { ...standing, seat: 0, place: 2 }] };
  assert.equal(bestSeat(unfold({ ...STEPS, ended })), 1);
});

test("any number is limited to an existing turn", () => {
  assert.deepEqual([nearest(-3, 9), nearest(4.4, 9), nearest(12, 9), nearest(NaN, 9)], [0, 4, 9, 0]);
});
