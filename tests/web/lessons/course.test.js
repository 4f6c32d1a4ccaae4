// The shape of the lessons, and the course that leads through them.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Course } from "../../../src/pennypapers/web/js/lessons/course.js";
import island from "../../../src/pennypapers/web/js/lessons/scripts/island.js";
import temple from "../../../src/pennypapers/web/js/lessons/scripts/temple.js";
import valley from "../../../src/pennypapers/web/js/lessons/scripts/valley.js";
import { readLayout, readMarks } from "../../../src/pennypapers/web/js/model/notation.js";

/** @type {import("../../../src/pennypapers/web/js/lessons/course.js").Lesson} */
const SMALL = {
  adventure: "valley",
  layout: "",
  steps: [
    { say: "first", roll: "3 5 2", want: ["b1=7 c1=3", "c1=7 b1=3"], more: ["second"] },
    { say: "read", part: "full" },
    { say: "find", roll: "1 1 1", want: ["a1=1 city(a1,b1,c1,d1)"] },
  ],
};

/** @param {Partial<import("../../../src/pennypapers/web/js/net/messages").Options>} options @returns {any} */
function answer(options) {
  return { marks: "", choices: [], single: [], may_pass: false, may_ink: true, ...options };
}

for (const lesson of [temple, island, valley]) {
  describe(`the lesson of the ${lesson.adventure}`, () => {
    const layout = readLayout(lesson.layout);

    test("is short, and ends with something to read", () => {
      assert.ok(lesson.steps.length >= 8 && lesson.steps.length <= 14);
      assert.equal(lesson.steps.at(-1)?.roll, undefined);
    });

    test("has three dice and marks on the sheet in every turn", () => {
      const turns = lesson.steps.filter(({ roll }) => roll);
      assert.ok(turns.length >= 6);
      for (const { roll = "", want = [], more = [] } of turns) {
        assert.match(roll, /^[1-5P] [1-5D] [1-5!]$/);
        assert.ok(want.length > 0);
        for (const text of want) {
          const marks = readMarks(text);
          assert.equal(marks.length, more.length + 1, text);
          for (const mark of marks) if ("space" in mark) assert.ok(layout.kinds.has(mark.space), text);
        }
      }
    });

    test("wants nothing where there is only something to read", () => {
      for (const step of lesson.steps) if (!step.roll) assert.equal(step.want ?? step.more, undefined);
    });

    test("can be walked through to the end", () => {
      const course = new Course(lesson);
      for (let i = 0; i < lesson.steps.length - 1; i++) {
        assert.equal(course.isLast, false);
        const [wanted = ""] = course.step.want ?? [];
        course.pencil(wanted);
        assert.equal(course.saying, course.step.roll ? null : course.step.say);
        course.next();
      }
      assert.ok(course.isLast);
      assert.equal(course.turn, lesson.steps.filter(({ roll }) => roll).length);
    });
  });
}

describe("a course", () => {
  test("says what comes next, mark by mark, and then to ink it", () => {
    const course = new Course(SMALL);
    assert.equal(course.saying, "first");
    course.pencil("b1=7");
    assert.equal(course.saying, "second");
    course.pencil("b1=7 c1=3");
    assert.equal(course.saying, null);
    course.pencil("");
    assert.equal(course.saying, "first");
  });

  test("tells marks that lead to the wanted turn, and the wanted turn itself", () => {
    const course = new Course(SMALL);
    for (const text of ["", "b1=7", "c1=7", "b1=7 c1=3"]) assert.ok(course.leadsOn(text), text);
    for (const text of ["b1=3", "a1=7", "b1=7 b1=3", "b1=7 c1=3 d1=1"]) assert.equal(course.leadsOn(text), false, text);
    assert.ok(course.isWanted("c1=7 b1=3"));
    assert.equal(course.isWanted("b1=7"), false);
    assert.equal(course.isWanted(""), false);
  });

  test("counts only steps with a roll as turns", () => {
    const course = new Course(SMALL);
    assert.deepEqual([course.turn, course.at], [1, 0]);
    course.next();
    assert.equal(course.turn, 1);
    course.next();
    assert.deepEqual([course.turn, course.isLast], [2, true]);
    course.next();
    assert.equal(course.at, 2);
  });

  test("reduces the options to the spaces that the step wants, and keeps every number", () => {
    const course = new Course(SMALL);
    const first = course.narrowed(answer({ choices: [{ values: ["3", "7"], spaces: ["a1", "b1", "c1"] }] }));
    assert.deepEqual(first.choices, [{ values: ["3", "7"], spaces: ["b1", "c1"] }]);
    assert.equal(first.may_ink, false);
    const second = course.narrowed(answer({ marks: "b1=7", choices: [{ values: ["3"], spaces: ["a1", "c1"] }] }));
    assert.deepEqual(second.choices, [{ values: ["3"], spaces: ["c1"] }]);
    assert.equal(course.narrowed(answer({ marks: "b1=7 c1=3" })).may_ink, true);
  });

  test("offers a discovery only when it is wanted, however it is traced", () => {
    const course = new Course(SMALL);
    const single = ["city(a1,b1,c1,d1)", "forest(a1,b1,c1,d1,e1)", "a1x"];
    assert.deepEqual(course.narrowed(answer({ marks: "b1=7 c1=3", single })).single, ["a1x"]);
    course.next();
    course.next();
    assert.deepEqual(course.narrowed(answer({ marks: "a1=1", single })).single, ["city(a1,b1,c1,d1)", "a1x"]);
    assert.ok(course.isWanted("a1=1 city(d1,b1,a1,c1)"));
  });
});
