// The Temple in eight turns: a number, a sum, a door, Penny, a mummy, a 9, a group, the end.

/** @type {import("../course.js").Lesson} */
export default {
  adventure: "temple",
  layout: "adventure: temple\nname: lesson\ngrid:\n  - o o o -\n  o o D o o\n",
  steps: [
    { say: "learn-temple-one-number", point: "dice", roll: "2 3 5", want: ["a2=5"] },
    { say: "learn-temple-sum", point: "chips", roll: "1 4 2", want: ["b1=6"] },
    { say: "learn-temple-door", point: "dice", roll: "3 D 4", want: ["c2=7"] },
    { say: "learn-temple-penny", point: "chips", roll: "P 2 1", want: ["d2=8"] },
    { say: "learn-temple-mummy", point: "dice", roll: "2 5 !", want: ["d1=!"] },
    { say: "learn-temple-nine", point: "sheet", roll: "4 3 2", want: ["e2=9"] },
    { say: "learn-temple-equal", point: "sheet", roll: "5 1 2", want: ["b2=5"] },
    { say: "learn-temple-last", point: "sheet", roll: "2 3 1", want: ["c1=5"] },
    { say: "learn-temple-sequence", point: "stars", part: "sequence" },
    { say: "learn-temple-groups", point: "stars", part: "groups" },
    { say: "learn-temple-mummies", point: "stars", part: "mummies" },
    { say: "learn-temple-end" },
  ],
};
