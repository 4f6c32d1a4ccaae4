import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BLANK, heard, kept, pickSpace, pickValue } from "../../../../src/pennypapers/web/js/model/turn/draft.js";
import { sentence } from "../../../../src/pennypapers/web/js/model/turn/prompt.js";
import { fold } from "../../../../src/pennypapers/web/js/model/table/table.js";
import { options, refusal } from "../../../support/web/said.js";
import "../../../support/web/facts.js";

/** @typedef {import("../../../../src/pennypapers/web/js/model/table/table.js").Table} Table */
/** @typedef {import("../../../../src/pennypapers/web/js/model/turn/draft.js").Draft} Draft */

const MESSAGES = readFileSync(new URL("../../../../src/pennypapers/messages/en/play.ftl", import.meta.url), "utf8");
const LAYOUTS = { temple: "o o D", island: "~ o o", valley: "o o o" };

/** @param {Partial<Table>} given @param {keyof typeof LAYOUTS} [adventure] @returns {Table} */
function table(given, adventure = "temple") {
  const seats = ["Ida", "Tom", "Noor"].map((name) => ({ name, is_bot: false, is_here: true }));
  const welcome = fold(null, {
    type: "welcome", number: 1, code: "ABCD", phase: "playing", adventure, layout: `adventure: ${adventure}\nname: row\ngrid:\n  ${LAYOUTS[adventure]}\n`,
    options: "", seal: "", part_keys: [], seats, sheets: [], locked: false, paused: false, host: 0, you: 0, waiting: [0, 1, 2],
    roll: { turn: 1, roll: "2 5 4" },
  }, 0);
  return { .../** @type {Table} */ (welcome), ...given };
}

/** What is said, as ids; every one of them must have words. @param {Table} now @param {Draft} [draft] @param {boolean} [isDiscovering] */
function said(now, draft = BLANK, isDiscovering = false) {
  const { lead, more } = sentence(now, draft, isDiscovering);
  for (const [id] of more ? [lead, more] : [lead]) assert.match(MESSAGES, new RegExp(`^${id} =`, "m"));
  return [lead[0], more?.[0] ?? null];
}

test("a fresh roll says what the dice give, in every adventure", () => {
  for (const adventure of /** @type {const} */ (["temple", "island", "valley"])) {
    for (const [roll, faces] of [["2 5 4", "numbers"], ["P 5 4", "penny"], ["2 D 4", "helper"], ["P D 4", "pennyhelper"]]) {
      const now = table({ roll: { turn: 1, roll: roll ?? "" } }, adventure);
      assert.deepEqual(said(now), [`play-roll-${adventure}-${faces}`, `play-roll-${adventure}-${faces}-more`]);
    }
  }
});

test("a Lockpick without doors says so when the server names the exception", () => {
  const now = table({ roll: { turn: 1, roll: "2 D 4" } });
  const plain = heard(BLANK, [], options({ choices: [{ values: ["2"], spaces: ["a1"] }], exception: "T5" }));
  const door = heard(BLANK, [], options({ choices: [{ values: ["2"], spaces: ["c1"] }] }));
  assert.equal(said(now, plain)[0], "play-no-door");
  assert.equal(said(now, door)[0], "play-roll-temple-helper");
  assert.equal(said(now, heard(BLANK, [], options({ may_pass: true })))[0], "play-must-pass");
});

test("a chosen value asks for a space, and a chosen space for a value", () => {
  const start = heard(BLANK, [], options({ choices: [{ values: ["2", "5"], spaces: ["a1", "b1"] }], ways: { 2: ["p"], 5: ["g"] } }));
  assert.equal(said(table({}), pickValue(start, "2").draft)[0], "play-tap-number");
  assert.equal(said(table({}), pickSpace(start, "a1").draft)[0], "play-which-number");
});

test("what is pencilled tells which dice made it, and can be moved", () => {
  const start = options({ choices: [{ values: ["2", "7", "9"], spaces: ["a1", "b1"] }], ways: { 2: ["p"], 7: ["pg"], 9: ["p"] } });
  const pencilled = (/** @type {string} */ mark) => heard(heard(kept(mark), [], start), [mark], options({ may_ink: true }));
  assert.deepEqual(said(table({}), pencilled("a1=2")), ["play-from-p", "play-move-it"]);
  assert.equal(said(table({}), pencilled("a1=7"))[0], "play-from-sum");
  assert.deepEqual(sentence(table({}), pencilled("a1=7"), false).lead[1], { number: 7, sum: "2 + 5" });
  assert.equal(said(table({ roll: { turn: 1, roll: "P 5 4" } }), pencilled("a1=9"))[0], "play-from-penny");
});

test("a danger names whose sheet one holds; alone it is one's own", () => {
  assert.deepEqual(said(table({ roll: { turn: 1, roll: "1 1 !", is_danger: true, holds: [1, 2, 0] } })), ["play-hold", "play-danger-draw-temple"]);
  assert.deepEqual(sentence(table({ roll: { turn: 1, roll: "1 1 !", is_danger: true, holds: [1, 2, 0] } }), BLANK, false).lead[1], { name: "Tom" });
  const seats = [{ name: "Ida", is_bot: false, is_here: true }];
  assert.deepEqual(said(table({ seats, roll: { turn: 1, roll: "1 1 !", is_danger: true } })), ["play-danger-temple", "play-danger-solo"]);
});

test("after inking it says who is still thinking, by name while they are few", () => {
  assert.deepEqual(said(table({ inked: "a1=2", waiting: [1] })), ["play-inked", "play-thinking-one"]);
  assert.deepEqual(said(table({ inked: "a1=2", waiting: [1, 2] })), ["play-inked", "play-thinking-two"]);
  assert.deepEqual(said(table({ inked: "a1=2", waiting: [] })), ["play-inked", null]);
});

test("without a roll somebody has to roll; paused and watching are said too", () => {
  const house = new Map([["dice", "by_hand"]]);
  assert.equal(said(table({ roll: null }))[0], "play-dice-coming");
  assert.equal(said(table({ roll: null, house, isHost: true }))[0], "play-type-roll");
  assert.equal(said(table({ roll: null, house, isHost: false }))[0], "play-host-types");
  assert.equal(said(table({ paused: true }))[0], "play-paused");
  assert.equal(said(table({ you: null }))[0], "play-watching");
});

test("treasures to choose from and discoveries come before other prompts", () => {
  const due = heard(kept("a1=B"), ["a1=B"], options({ single: ["b1*7"], unfinished: refusal("I11.choose") }));
  assert.equal(said(table({}, "island"), due)[0], "play-choose-treasure");
  assert.equal(said(table({}, "valley"), kept("a1=2"), true)[0], "play-discovery");
  for (const kind of ["forest", "city", "mountain", "pyramid"]) {
    assert.equal(said(table({}, "valley"), kept(`a1=2 ${kind}(a1,b1)`), true)[0], `play-found-${kind}`);
  }
});
