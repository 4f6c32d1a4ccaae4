// The Island in six turns: landing, beside, a boat, a danger, a treasure, a 9, the end.

/** @type {import("../course.js").Lesson} */
export default {
  adventure: "island",
  layout: "adventure: island\nname: lesson\ngrid:\n  ~ ~ ~ ~ ~\n  ~ ~ o o ~\n  ~ o ^ o ~\n  ~ ~ o ~ ~\n  ~ ~ ~ ~ ~\n",
  steps: [
    { say: "learn-island-landing", point: "dice", roll: "4 2 1", want: ["b3=4"] },
    { say: "learn-island-beside", point: "chips", roll: "3 1 5", want: ["c2=4"] },
    { say: "learn-island-boat", point: "dice", roll: "2 D 5", want: ["e3=B"] },
    { say: "learn-island-danger", point: "dice", roll: "2 3 !", want: ["d3=!"] },
    { say: "learn-island-treasure", point: "chips", roll: "P 1 2", want: ["c4=4"] },
    { say: "learn-island-found", point: "stars", part: "treasures" },
    { say: "learn-island-nine", point: "sheet", roll: "5 3 1", want: ["d2=9"] },
    { say: "learn-island-dangers", point: "stars", part: "dangers" },
    { say: "learn-island-over" },
    { say: "learn-island-end" },
  ],
};
