import assert from "node:assert/strict";
import { test } from "node:test";
import { nextOf, partedTurns, sideBySide } from "../../../../src/pennypapers/web/js/model/table/side-by-side.js";
import { lastTurn, momentAt, unfold } from "../../../../src/pennypapers/web/js/model/table/timeline.js";

const ROLLS = ["2 3 5", "1 4 5", "3 3 !"];

/** A solo run: what was written in each turn, and the stars after it. @param {string} name @param {[marks: string, stars: number][]} turns */
function run(name, turns) {
  return unfold({
    adventure: "temple",
    layout: "adventure: temple\nname: row\ngrid:\n  o o o D\n",
    options: "",
    players: [name],
    part_keys: ["sequence", "groups", "mummies"],
    steps: turns.map(([marks, stars], at) => ({
      roll: { turn: at + 1, roll: ROLLS[at] ?? "1 1 1" }, turns: [{ seat: 0, marks }], changes: [marks], stars: [stars], parts: [[stars, 0, 0]],
    })),
    ended: null,
    sealed: false,
  });
}

const ana = run("Ana", [["a1=5", 1], ["b1=9 a1x", 2], ["c1=!", 0]]);
const ben = run("Ben", [["a1=5", 1], ["a1x b1=9", 2]]);
const cleo = run("Cleo", [["b1=8", 0], ["c1=9", 3], ["a1=!", 1]]);

test("two runs stand beside each other, each with its sheet and stars", () => {
  const game = sideBySide([ana, cleo], ["Ana (you)", "Cleo"]);
  assert.deepEqual(game.players, ["Ana (you)", "Cleo"]);
  const { sheets, stars, turns, roll } = momentAt(game, 2);
  assert.deepEqual(stars, [2, 3]);
  assert.deepEqual(turns.map(({ seat, marks }) => [seat, marks]), [[0, "b1=9 a1x"], [1, "c1=9"]]);
  assert.equal(sheets[1]?.writing.get("c1"), "9");
  assert.equal(roll?.roll, "1 4 5");
  assert.deepEqual(momentAt(game, 0).turns, []);
});

test("faces are chosen by the names alone, whatever else the caption says", () => {
  assert.deepEqual(sideBySide([ana, cleo], ["Ana (you)", "Cleo"], { faces: ["Ana", "Cleo"] }).faces, ["Ana", "Cleo"]);
  assert.deepEqual(sideBySide([ana], ["Ana"], { bots: [0] }).faces, ["Ana"]);
});

test("a run that is over stays as it ended while the other goes on", () => {
  const game = sideBySide([ben, ana], ["Ben", "Ana"]);
  assert.equal(lastTurn(game), 3);
  const { stars, turns, fresh, roll } = momentAt(game, 3);
  assert.deepEqual(stars, [2, 0]);
  assert.deepEqual(turns.map(({ seat }) => seat), [1]);
  assert.deepEqual(fresh[0], []);
  assert.equal(roll?.roll, "3 3 !");
});

test("they parted where they wrote something else, not where they wrote it in another order", () => {
  assert.deepEqual(partedTurns(sideBySide([ana, cleo], ["Ana", "Cleo"])), [1, 2, 3]);
  assert.deepEqual(partedTurns(sideBySide([ana, ben], ["Ana", "Ben"])), []);
  assert.deepEqual(partedTurns(sideBySide([ana], ["Ana"])), []);
});

test("behind the last difference comes the first again", () => {
  assert.equal(nextOf([2, 5], 0), 2);
  assert.equal(nextOf([2, 5], 2), 5);
  assert.equal(nextOf([2, 5], 5), 2);
  assert.equal(nextOf([], 3), null);
});
