// Live regions for screen readers: a polite one, whose texts are joined and sent at most every two seconds, and an
// assertive one.

const EVERY = 2000;

/** @type {string[]} */
let waiting = [];
let last = -Infinity;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Announce politely, after what is being read. @param {string} sentence */
export function announce(sentence) {
  if (waiting.at(-1) !== sentence) waiting.push(sentence);
  timer ??= setTimeout(speak, Math.max(0, last + EVERY - performance.now()));
}

/** Announce at once. @param {string} sentence */
export function call(sentence) {
  const region = document.getElementById("calls");
  if (region) region.textContent = sentence;
}

function speak() {
  timer = undefined;
  last = performance.now();
  const region = document.getElementById("says");
  if (region) region.textContent = waiting.join(" ");
  waiting = [];
}
