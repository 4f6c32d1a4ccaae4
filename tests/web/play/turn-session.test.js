import assert from "node:assert/strict";
import { test } from "node:test";
import { pickMark, pickSpace, pickValue, textOf, undo } from "../../../src/pennypapers/web/js/model/turn/draft.js";
import { TurnSession } from "../../../src/pennypapers/web/js/play/turn-session.js";
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
  const session = new TurnSession(async (request) => {
    const marks = String(request.marks ?? "");
    asked.push(request.type === "ink" ? `ink ${marks}` : marks);
    const said = known[request.type === "ink" ? "ink" : marks];
    if (said instanceof Error || said === undefined) throw said ?? Object.assign(new Error("no"), { code: "T3", clause: "T3" });
    return said;
  }, { changed: () => changes++, refused: (why, marks) => refused.push({ refused: why, marks }) });
  return { session, asked, refused, changes: () => changes };
}

/** Resolves when all answers so far have been handled. */
const settled = () => new Promise((done) => setTimeout(() => done(undefined), 0));

test("a roll is asked about at once, and a draft that was kept with all its beginnings", async () => {
  const { session, asked } = server({ "": START, "a1=5": PENCILLED });
  session.begin(3, "2 5 4", "a1=5");
  await settled();
  assert.deepEqual(asked, ["", "a1=5"]);
  assert.equal(session.draft.answers.get("a1=5"), PENCILLED);
});

test("what is offered is pencilled before the server has answered", async () => {
  const { session, asked } = server({ "": START, "a1=5": PENCILLED });
  session.begin(1, "2 5 4");
  await settled();
  session.take(pickValue(session.draft, "5"));
  session.take(pickSpace(session.draft, "a1"));
  assert.equal(textOf(session.draft.marks), "a1=5");
  await settled();
  assert.deepEqual(asked, ["", "a1=5"]);
});

test("what is not offered is refused in words, and the draft stays", async () => {
  const { session, refused } = server({ "": START });
  session.begin(1, "2 5 4");
  await settled();
  session.take(pickSpace(session.draft, "c4"));
  await settled();
  assert.deepEqual(refused.map(({ refused: why, marks }) => [why.code, textOf(marks)]), [["T3", "c4=2"]]);
  assert.deepEqual(session.draft.marks, []);
});

test("what turns out to be legal after all is pencilled", async () => {
  const { session } = server({ "": START, "c4=2": PENCILLED });
  session.begin(1, "2 5 4");
  await settled();
  session.take(pickSpace(session.draft, "c4"));
  await settled();
  assert.deepEqual(session.draft.marks, ["c4=2"]);
});

test("where taking back one mark is refused, those behind it go too", async () => {
  const more = options({ choices: [{ values: ["5"], spaces: ["b1"] }], may_ink: true });
  const { session, asked, refused } = server({ "": START, "a1=2": more, "a1=2 b1=5": PENCILLED });
  session.begin(1, "2 5 4", "a1=2 b1=5");
  await settled();
  session.take(pickSpace(session.draft, "a1"));
  assert.deepEqual(session.draft.marks, ["b1=5"]);
  await settled();
  assert.deepEqual(session.draft.marks, []);
  assert.deepEqual(asked.slice(-2), ["b1=5", ""]);
  assert.deepEqual(refused, []);
});

test("answers to another turn are not for this one", async () => {
  const { session } = server({ "": START, "a1=5": PENCILLED });
  session.begin(1, "2 5 4", "a1=5");
  session.begin(2, "1 1 1");
  await settled();
  assert.deepEqual([...session.draft.answers.keys()], [""]);
});

test("inking sends the marks once; a second tap does nothing", async () => {
  const { session, asked } = server({ "": START, "a1=5": PENCILLED, ink: options() });
  session.begin(4, "2 5 4", "a1=5");
  await settled();
  void session.ink();
  await session.ink();
  assert.ok(session.isInking);
  assert.deepEqual(asked.filter((each) => each.startsWith("ink")), ["ink a1=5"]);
  session.take(undo(session.draft));
  assert.deepEqual(session.draft.marks, ["a1=5"], "and nothing changes meanwhile");
});

test("ink that is tapped before the server has answered is sent with the answer", async () => {
  const { session, asked } = server({ "": START, "a1=5": PENCILLED, ink: options() });
  session.begin(4, "2 5 4");
  await settled();
  session.take(pickMark(session.draft, "a1=5"));
  void session.ink();
  assert.ok(!session.isInking);
  await settled();
  assert.deepEqual(asked, ["", "a1=5", "ink a1=5"]);
});

test("an early tap on ink is dropped when the draft changes", async () => {
  const { session, asked } = server({ "": START, "a1=5": PENCILLED, ink: options() });
  session.begin(4, "2 5 4");
  await settled();
  session.take(pickMark(session.draft, "a1=5"));
  void session.ink();
  session.take(undo(session.draft));
  await settled();
  assert.deepEqual(asked.filter((each) => each.startsWith("ink")), []);
});

test("what may not be inked yet says why and is not sent", async () => {
  const { session, asked, refused } = server({ "": options({ ...START, unfinished: refusal("T2.none") }) });
  session.begin(1, "2 5 4");
  await settled();
  await session.ink();
  assert.deepEqual(refused.map(({ refused: why }) => why.code), ["T2.none"]);
  assert.deepEqual(asked, [""]);
});

test("after a refused ink the draft can be changed again", async () => {
  const { session, refused } = server({ "": START, "a1=5": PENCILLED, ink: Object.assign(new Error("paused"), { code: "paused" }) });
  session.begin(1, "2 5 4", "a1=5");
  await settled();
  await session.ink();
  assert.ok(!session.isInking);
  assert.equal(refused[0]?.refused.code, "paused");
});

test("a session without a turn takes no marks", () => {
  const { session, asked } = server({ "": START });
  session.rest();
  session.take({ draft: session.draft, ask: ["a1=5"], isOffered: true });
  assert.deepEqual(asked, []);
});

test("a tap before the server has answered waits, so that the speed of the connection does not matter", async () => {
  const more = options({ choices: [{ values: ["5"], spaces: ["b1"] }], may_ink: true });
  const { session, asked } = server({ "": START, "a1=2": more, "a1=2 b1=5": PENCILLED, ink: options() });
  session.begin(1, "2 5 4");
  await settled();
  for (const mark of ["a1=2", "b1=5"]) session.whenKnown(() => session.take(pickMark(session.draft, mark)));
  assert.deepEqual(session.draft.marks, ["a1=2"]);
  void session.ink();
  await settled();
  assert.deepEqual(asked, ["", "a1=2", "a1=2 b1=5", "ink a1=2 b1=5"]);
});

test("a waiting tap can be undone, and is dropped with a refusal or the end of the turn", async () => {
  const { session } = server({ "": START, "a1=2": PENCILLED });
  /** @type {string[]} */
  const answered = [];
  session.begin(1, "2 5 4");
  await settled();
  assert.ok(!session.forgetTap());
  session.take(pickMark(session.draft, "a1=2"));
  session.whenKnown(() => answered.push("taken back"));
  assert.ok(session.forgetTap());
  await settled();
  session.take(pickMark(session.draft, "b1=5"));
  session.whenKnown(() => answered.push("refused"));
  await settled();
  session.take(undo(session.draft));
  session.take(pickMark(session.draft, "a1=2"));
  session.begin(2, "1 1 1");
  session.whenKnown(() => answered.push("at once"));
  await settled();
  assert.deepEqual(answered, ["at once"]);
});
