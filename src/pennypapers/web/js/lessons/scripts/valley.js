// The Valley in six turns: arriving, several uses, a building, a snake, an escape, a discovery, the end.

/** @type {import("../course.js").Lesson} */
export default {
  adventure: "valley",
  layout: "adventure: valley\nname: lesson\ngrid:\n  - o o -\n  o o o o\n  - o o o\n",
  steps: [
    { say: "learn-valley-arrival", point: "dice", roll: "3 5 2", want: ["b1=7 c1=3"], more: ["learn-valley-second-use"] },
    { say: "learn-valley-penny", point: "dice", roll: "P D 1", want: ["b2=12 c2=M d2=1"], more: ["learn-valley-mine", "learn-valley-third-use"] },
    { say: "learn-valley-snake", point: "dice", roll: "1 4 !", want: ["c3=!"] },
    { say: "learn-valley-escape", point: "chips", roll: "5 4 3", want: ["c3x a2=3"], more: ["learn-valley-rest"] },
    { say: "learn-valley-high", point: "chips", roll: "2 4 5", want: ["b3=11 mountain(b1,b2,b3)"], more: ["learn-valley-discover"] },
    { say: "learn-valley-kinds", examples: "V9" },
    { say: "learn-valley-full", point: "sheet", roll: "2 1 4", want: ["d3=7", "d3=6", "d3=5", "d3=4", "d3=3", "d3=2", "d3=1"] },
    { say: "learn-valley-buildings", point: "stars", part: "buildings" },
    { say: "learn-valley-snakes", point: "stars", part: "snakes" },
    { say: "learn-valley-end" },
  ],
};
