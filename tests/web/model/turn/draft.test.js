import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as drafts from "../../../../src/pennypapers/web/js/model/turn/draft.js";
import { options, refusal } from "../../../support/web/said.js";

const { BLANK, chips, chosen, fits, heard, isMoving, kept, legal, meantDice, pickMark, pickSpace, pickValue, textOf, treasures, undo, unheard } = drafts;

/** @typedef {import("../../../../src/pennypapers/web/js/model/turn/draft.js").Draft} Draft */
/** @typedef {import("../../../../src/pennypapers/web/js/net/messages").Options} Options */

const ONE_USE = options({ choices: [{ values: ["2", "5"], spaces: ["a1", "b1"] }, { values: ["B"], spaces: ["z1"] }] });
const USED = options({ may_ink: true, free: [""] });
const VALLEY = options({ choices: [{ values: ["2", "4", "6"], spaces: ["a1", "b1", "c1"] }] });
const VALLEY_AFTER = options({ choices: [{ values: ["4"], spaces: ["b1", "c1"] }], may_ink: true, free: ["r"] });

/** A draft with what the server said to each of its beginnings. @param {string} text @param {...Options} said @returns {Draft} */
function draft(text, ...said) {
  const marks = text.split(" ").filter(Boolean);
  return said.reduce((sofar, each, length) => heard(sofar, marks.slice(0, length), each), kept(text));
}

/** @param {import("../../../../src/pennypapers/web/js/model/turn/draft.js").Step} step */
const asked = (step) => step.ask && textOf(step.ask);

describe("choosing a value and a space", () => {
  test("all legal spaces are highlighted before anything is chosen", () => {
    assert.deepEqual(legal(draft("", ONE_USE)), ["a1", "b1", "z1"]);
    assert.deepEqual(chips(draft("", ONE_USE)).map(({ value }) => value), ["2", "5", "B"]);
  });

  test("a number, then a space", () => {
    const first = pickValue(draft("", ONE_USE), "5");
    assert.equal(first.ask, null);
    assert.deepEqual(legal(first.draft), ["a1", "b1"]);
    const second = pickSpace(first.draft, "b1");
    assert.equal(asked(second), "b1=5");
    assert.ok(second.isOffered);
    assert.equal(chosen({ ...second.draft, marks: [] }), null);
  });

  test("a space, then a number: the chips that fit are known, and tapping the space again lets it go", () => {
    const first = pickSpace(draft("", ONE_USE), "a1");
    assert.deepEqual(legal(first.draft), ["a1"]);
    assert.deepEqual(chips(first.draft).map((chip) => fits(first.draft, chip)), [true, true, false]);
    assert.equal(asked(pickValue(first.draft, "2")), "a1=2");
    assert.equal(pickSpace(first.draft, "a1").draft.space, null);
  });

  test("a space that takes one thing only gets it at once", () => {
    assert.equal(asked(pickSpace(draft("", ONE_USE), "z1")), "z1=B");
    const danger = draft("", options({ choices: [{ values: ["!"], spaces: ["c3"] }] }));
    assert.equal(asked(pickSpace(danger, "c3")), "c3=!");
  });

  test("a chip that does not fit the chosen space is chosen in its place", () => {
    const step = pickValue(pickSpace(draft("", ONE_USE), "a1").draft, "B");
    assert.deepEqual([step.draft.value, step.draft.space, step.ask], ["B", null, null]);
  });

  test("a second tap on the chosen chip undoes the choice", () => {
    assert.equal(pickValue(pickValue(draft("", ONE_USE), "5").draft, "5").draft.value, null);
  });

  test("a closed chip changes nothing", () => {
    const start = draft("", options({ ...VALLEY, closed: { x: refusal("V8.nine") } }));
    assert.equal(pickValue(start, "x").draft, start);
  });
});

describe("changing one's mind", () => {
  const pencilled = draft("a1=5", ONE_USE, USED);

  test("a pencilled value stays chosen, and its other spaces are highlighted", () => {
    assert.ok(isMoving(pencilled));
    assert.equal(chosen(pencilled), "5");
    assert.deepEqual(legal(pencilled), ["b1"]);
  });

  test("another space moves it", () => {
    assert.equal(asked(pickSpace(pencilled, "b1")), "b1=5");
  });

  test("another number takes its place", () => {
    assert.equal(asked(pickValue(pencilled, "2")), "a1=2");
  });

  test("a value that cannot go there replaces the mark and waits for a space", () => {
    const step = pickValue(pencilled, "B");
    assert.equal(asked(step), "");
    assert.equal(step.draft.value, "B");
    assert.deepEqual(legal(step.draft), ["z1"]);
  });

  test("a space of another kind with one answer takes that, with several it asks which", () => {
    assert.equal(asked(pickSpace(pencilled, "z1")), "z1=B");
    const step = pickSpace(draft("z1=B", ONE_USE, USED), "a1");
    assert.equal(asked(step), "");
    assert.equal(step.draft.space, "a1");
  });

  test("tapping a mark removes it and keeps its value chosen", () => {
    const step = pickSpace(pencilled, "a1");
    assert.equal(asked(step), "");
    assert.equal(step.draft.value, "5");
  });

  test("until the server has answered, the chips stay as they are", () => {
    const waiting = pickSpace(pickValue(draft("", ONE_USE), "5").draft, "a1").draft;
    assert.deepEqual(chips(waiting).map(({ value }) => value), ["2", "5", "B"]);
    assert.equal(chosen(waiting), "5");
  });

  test("undo lets go of what is chosen, then takes back mark by mark", () => {
    const step = undo(pickValue(draft("a1=2", VALLEY, VALLEY_AFTER), "4").draft);
    assert.deepEqual([step.ask, step.draft.value], [null, null]);
    assert.equal(asked(undo(step.draft)), "");
    assert.equal(undo(BLANK).ask, null);
  });
});

describe("several uses", () => {
  const used = draft("a1=2", VALLEY, VALLEY_AFTER);

  test("the next use comes behind the first", () => {
    assert.ok(!isMoving(used));
    assert.equal(chosen(used), null);
    assert.equal(asked(pickSpace(used, "c1")), "a1=2 c1=4");
  });

  test("tapping an earlier mark removes it, and later ones too if they depend on it", () => {
    const step = pickSpace(draft("a1=2 c1=4", VALLEY, VALLEY_AFTER, USED), "a1");
    assert.equal(asked(step), "c1=4");
    assert.deepEqual(step.otherwise, []);
  });

  test("changing the last one drops the discovery behind it", () => {
    const found = draft("a1=2 c1=4 city(a1,b1,c1,d1)", VALLEY, VALLEY_AFTER, options({ may_ink: true, single: ["city(a1,b1,c1,d1)"] }), USED);
    assert.equal(asked(pickSpace(found, "b1")), "a1=2 b1=4");
  });

  test("what may be crossed out after the only use is offered beside what it could be instead", () => {
    const manual = draft("a1=5", ONE_USE, options({ may_ink: true, single: ["d5x"] }));
    assert.deepEqual(chips(manual).map(({ value, at }) => [value, at]), [["2", 0], ["5", 0], ["B", 0], ["x", 1]]);
    assert.equal(asked(pickSpace(manual, "d5")), "a1=5 d5x");
  });
});

describe("what was not offered", () => {
  test("is asked of the server, with the value that is chosen", () => {
    const step = pickSpace(pickValue(draft("", ONE_USE), "5").draft, "c4");
    assert.equal(asked(step), "c4=5");
    assert.ok(!step.isOffered);
    assert.equal(step.draft.value, "5", "and the draft stays as it is");
  });

  test("is asked with what is pencilled, or with the first that there is", () => {
    assert.equal(asked(pickSpace(draft("a1=5", ONE_USE, USED), "c4")), "c4=5");
    assert.equal(asked(pickSpace(draft("", ONE_USE), "c4")), "c4=2");
  });

  test("is a crossing where a danger stands and crossing out is the player's", () => {
    const start = draft("", options({ ...VALLEY, closed: { x: refusal("V8.nine") } }));
    assert.equal(asked(pickSpace(start, "d4", "!")), "d4x");
    assert.equal(asked(pickSpace(draft("", ONE_USE), "d4", "!")), "d4=2");
  });

  test("is not asked before anything is known", () => {
    assert.equal(pickSpace(BLANK, "c4").ask, null);
  });
});

describe("treasures to choose from", () => {
  const due = draft("z1=B", ONE_USE, options({ single: ["e5*7", "e5*4", "f6*7"], unfinished: refusal("I11.choose") }));

  test("are highlighted, and a tap notes the one in that space", () => {
    assert.equal(treasures(due).length, 3);
    assert.deepEqual(legal(due), ["e5", "f6"]);
    assert.equal(asked(pickSpace(due, "f6")), "z1=B f6*7");
  });

  test("ask which, where several lie in one space", () => {
    const step = pickSpace(due, "e5");
    assert.deepEqual([step.ask, step.draft.space], [null, "e5"]);
    assert.equal(asked(pickMark(step.draft, "e5*4")), "z1=B e5*4");
  });

  test("need no choice where the draft may be inked as it is", () => {
    assert.deepEqual(treasures(draft("z1=B", ONE_USE, options({ single: ["e5*7"], may_ink: true }))), []);
  });
});

describe("whole marks", () => {
  test("go where they are offered", () => {
    assert.equal(asked(pickMark(draft("a1=5", ONE_USE, USED), "b1=2")), "b1=2");
    const passing = pickMark(draft("", options({ may_pass: true })), "-");
    assert.deepEqual([asked(passing), passing.isOffered], ["-", true]);
  });

  test("are asked where they are not", () => {
    const step = pickMark(draft("", ONE_USE), "c4=15");
    assert.deepEqual([asked(step), step.isOffered], ["c4=15", false]);
    const city = pickMark(draft("", ONE_USE), "city(a1,b1,c1,d1)");
    assert.deepEqual([asked(city), city.isOffered, city.draft.marks], ["city(a1,b1,c1,d1)", false, []]);
  });

  test("that cannot be read say so", () => {
    assert.throws(() => pickMark(BLANK, "c4:15"), SyntaxError);
  });
});

test("the meant dice are those that the chips showed, each once", () => {
  const first = options({ ...VALLEY, ways: { 2: ["p", "r"], 5: ["g"] } });
  const second = options({ ...VALLEY_AFTER, ways: { 2: ["p", "r"], 7: ["pg", "gr"] } });
  assert.equal(meantDice(draft("a1=2", first, second)), "p");
  assert.equal(meantDice(draft("a1=2 b1=7", first, second, USED)), "pgr");
  assert.equal(meantDice(draft("a1=H", first, second)), "");
});

test("a restored draft asks about all its prefixes, the shortest first", () => {
  assert.deepEqual(unheard(kept("a1=2 c1=4")).map(textOf), ["", "a1=2", "a1=2 c1=4"]);
  assert.deepEqual(unheard(draft("a1=2", VALLEY)).map(textOf), ["a1=2"]);
});
