import assert from "node:assert/strict";
import { test } from "node:test";
import { pickMark, pickSpace, pickValue, textOf, undo } from "../../../src/pennypapers/web/js/model/draft.js";
import { TurnInHand } from "../../../src/pennypapers/web/js/play/turn-session.js";
import { options, refusal } from "../../support/web/said.js";

/** @typedef {import("../../../src/pennypapers/web/js/net/messages").Options} Options */

const START = options({ choices: [{ values: ["2", "5"], spaces: ["a1", "b1"] }] });
const PENCILLED = options({ may_ink: true, stars: 3, changes: "a1=5 d5x" });

/** A server that answers when it is told to, or at once from what it knows. @param {Record<string, Options | Error>} known */
function server(known) {
  /** @type {string[]} */
  const asked = [];
  /** @type {{refused: import("../../../src/pennypapers/web/js/app/refusal.js").Refused, marks: readonly string[]}[]} */
  const refused = [];
  let changes = 0;
  const hand = new TurnInHand(async (request) => {
    const marks = String(request.marks ?? "");
    asked.push(request.type === "ink" ? `ink ${marks}` : marks);
    const said = known[request.type === "ink" ? "ink" : marks];
    if (said instanceof Error || said === undefined) throw said ?? Object.assign(new Error("no"), { code: "T3", clause: "T3" });
    return said;
  }, { changed: () => changes++, refused: (why, marks) => refused.push({ refused: why, marks }) });
  return { hand, asked, refused, changes: () => changes };
}

/** Whatever has been answered has been heard. */
const settled = () => new Promise((done) => setTimeout(() => done(undefined), 0));

test("a roll is asked about at once, and a draft that was kept with all its beginnings", async () => {
  const { hand, asked } = server({ "": START, "a1=5": PENCILLED });
  hand.begin(3, "2 5 4", "a1=5");
  await settled();
  assert.deepEqual(asked, ["", "a1=5"]);
  assert.equal(hand.draft.answers.get("a1=5"), PENCILLED);
});

test("what is offered is pencilled before the server has answered", async () => {
  const { hand, asked } = server({ "": START, "a1=5": PENCILLED });
  hand.begin(1, "2 5 4");
  await settled();
  hand.take(pickValue(hand.draft, "5"));
  hand.take(pickSpace(hand.draft, "a1"));
  assert.equal(textOf(hand.draft.marks), "a1=5");
  await settled();
  assert.deepEqual(asked, ["", "a1=5"]);
});

test("what is not offered is refused in words, and the draft stays", async () => {
  const { hand, refused } = server({ "": START });
  hand.begin(1, "2 5 4");
  await settled();
  hand.take(pickSpace(hand.draft, "c4"));
  await settled();
  assert.deepEqual(refused.map(({ refused: why, marks }) => [why.code, textOf(marks)]), [["T3", "c4=2"]]);
  assert.deepEqual(hand.draft.marks, []);
});

test("what turns out to be legal after all is pencilled", async () => {
  const { hand } = server({ "": START, "c4=2": PENCILLED });
  hand.begin(1, "2 5 4");
  await settled();
  hand.take(pickSpace(hand.draft, "c4"));
  await settled();
  assert.deepEqual(hand.draft.marks, ["c4=2"]);
});

test("where taking back one mark is refused, those behind it go too", async () => {
  const more = options({ choices: [{ values: ["5"], spaces: ["b1"] }], may_ink: true });
  const { hand, asked, refused } = server({ "": START, "a1=2": more, "a1=2 b1=5": PENCILLED });
  hand.begin(1, "2 5 4", "a1=2 b1=5");
  await settled();
  hand.take(pickSpace(hand.draft, "a1"));
  assert.deepEqual(hand.draft.marks, ["b1=5"]);
  await settled();
  assert.deepEqual(hand.draft.marks, []);
  assert.deepEqual(asked.slice(-2), ["b1=5", ""]);
  assert.deepEqual(refused, []);
});

test("answers to another turn are not for this one", async () => {
  const { hand } = server({ "": START, "a1=5": PENCILLED });
  hand.begin(1, "2 5 4", "a1=5");
  hand.begin(2, "1 1 1");
  await settled();
  assert.deepEqual([...hand.draft.answers.keys()], [""]);
});

test("inking sends the marks once; a second tap does nothing", async () => {
  const { hand, asked } = server({ "": START, "a1=5": PENCILLED, ink: options() });
  hand.begin(4, "2 5 4", "a1=5");
  await settled();
  void hand.ink();
  await hand.ink();
  assert.ok(hand.isInking);
  assert.deepEqual(asked.filter((each) => each.startsWith("ink")), ["ink a1=5"]);
  hand.take(undo(hand.draft));
  assert.deepEqual(hand.draft.marks, ["a1=5"], "and nothing changes meanwhile");
});

test("ink that is tapped before the draft was answered comes with the answer", async () => {
  const { hand, asked } = server({ "": START, "a1=5": PENCILLED, ink: options() });
  hand.begin(4, "2 5 4");
  await settled();
  hand.take(pickMark(hand.draft, "a1=5"));
  void hand.ink();
  assert.ok(!hand.isInking);
  await settled();
  assert.deepEqual(asked, ["", "a1=5", "ink a1=5"]);
});

test("ink that was tapped too early is forgotten when the pencil goes on", async () => {
  const { hand, asked } = server({ "": START, "a1=5": PENCILLED, ink: options() });
  hand.begin(4, "2 5 4");
  await settled();
  hand.take(pickMark(hand.draft, "a1=5"));
  void hand.ink();
  hand.take(undo(hand.draft));
  await settled();
  assert.deepEqual(asked.filter((each) => each.startsWith("ink")), []);
});

test("what may not be inked yet says why and is not sent", async () => {
  const { hand, asked, refused } = server({ "": options({ ...START, unfinished: refusal("T2.none") }) });
  hand.begin(1, "2 5 4");
  await settled();
  await hand.ink();
  assert.deepEqual(refused.map(({ refused: why }) => why.code), ["T2.none"]);
  assert.deepEqual(asked, [""]);
});

test("an ink that is refused gives the pencil back", async () => {
  const { hand, refused } = server({ "": START, "a1=5": PENCILLED, ink: Object.assign(new Error("paused"), { code: "paused" }) });
  hand.begin(1, "2 5 4", "a1=5");
  await settled();
  await hand.ink();
  assert.ok(!hand.isInking);
  assert.equal(refused[0]?.refused.code, "paused");
});

test("a hand at rest takes nothing", () => {
  const { hand, asked } = server({ "": START });
  hand.rest();
  hand.take({ draft: hand.draft, ask: ["a1=5"], isOffered: true });
  assert.deepEqual(asked, []);
});

test("what is tapped before the pencil was answered waits, and then means what it means on any line", async () => {
  const more = options({ choices: [{ values: ["5"], spaces: ["b1"] }], may_ink: true });
  const { hand, asked } = server({ "": START, "a1=2": more, "a1=2 b1=5": PENCILLED, ink: options() });
  hand.begin(1, "2 5 4");
  await settled();
  for (const mark of ["a1=2", "b1=5"]) hand.whenKnown(() => hand.take(pickMark(hand.draft, mark)));
  assert.deepEqual(hand.draft.marks, ["a1=2"]);
  void hand.ink();
  await settled();
  assert.deepEqual(asked, ["", "a1=2", "a1=2 b1=5", "ink a1=2 b1=5"]);
});

test("a tap that still waits can be taken back, and goes with what was refused or is over", async () => {
  const { hand } = server({ "": START, "a1=2": PENCILLED });
  /** @type {string[]} */
  const answered = [];
  hand.begin(1, "2 5 4");
  await settled();
  assert.ok(!hand.forgetTap());
  hand.take(pickMark(hand.draft, "a1=2"));
  hand.whenKnown(() => answered.push("taken back"));
  assert.ok(hand.forgetTap());
  await settled();
  hand.take(pickMark(hand.draft, "b1=5"));
  hand.whenKnown(() => answered.push("refused"));
  await settled();
  hand.take(undo(hand.draft));
  hand.take(pickMark(hand.draft, "a1=2"));
  hand.begin(2, "1 1 1");
  hand.whenKnown(() => answered.push("at once"));
  await settled();
  assert.deepEqual(answered, ["at once"]);
});
