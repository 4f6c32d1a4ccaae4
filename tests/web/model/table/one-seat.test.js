import assert from "node:assert/strict";
import { test } from "node:test";
import { onlySeat } from "../../../../src/pennypapers/web/js/model/table/one-seat.js";
import { lastTurn, momentAt, unfold } from "../../../../src/pennypapers/web/js/model/table/timeline.js";

const game = unfold({
  adventure: "temple",
  layout: "adventure: temple\nname: row\ngrid:\n  o o o D\n",
  options: "",
  players: ["Ana", "Ben"],
  part_keys: ["sequence", "groups", "mummies"],
  steps: [
    { roll: { turn: 1, roll: "2 3 5" }, turns: [{ seat: 0, marks: "a1=5" }, { seat: 1, marks: "b1=7" }], changes: ["a1=5", "b1=7"], stars: [1, 0], parts: [[1, 0, 0], [0, 0, 0]] },
    { roll: { turn: 2, roll: "3 3 !", is_danger: true, holds: [1, 0] }, turns: [{ seat: 0, marks: "c1=!", owner: 1 }, { seat: 1, marks: "b1=!", owner: 0 }], changes: ["b1=!", "c1=!"], stars: [-1, -2], parts: [[1, 0, -2], [0, 0, -2]] },
  ],
  ended: null,
  sealed: false,
});

test("a game of several is that of one player, with what others drew on their sheet", () => {
  const ben = onlySeat(game, 1);
  assert.deepEqual(ben.players, ["Ben"]);
  assert.equal(lastTurn(ben), 2);
  const { sheets, stars, turns, roll } = momentAt(ben, 2);
  assert.deepEqual([...sheets[0]?.writing ?? []], [["b1", "7"], ["c1", "!"]]);
  assert.deepEqual(stars, [-2]);
  assert.deepEqual(turns.map(({ seat, marks }) => [seat, marks]), [[0, "c1=!"]]);
  assert.deepEqual(roll, { turn: 2, roll: "3 3 !", is_danger: true });
});

test("a solo game stays as it is", () => {
  const alone = onlySeat(game, 0);
  assert.equal(onlySeat(alone, 0), alone);
});
