// Live regions for screen readers: a polite one, whose texts are joined and sent at most every two seconds, and an
// assertive one.

const EVERY = 2000;

/** The topic of how many stars one has. */
export const STARS = "stars";

/** @type {{sentence: string, topic: string | null}[]} */
let waiting = [];
let last = -Infinity;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Announce politely, after what is being read. A sentence with a topic replaces one about the same that still waits.
 * @param {string} sentence
 * @param {string | null} [topic]
 */
export function announce(sentence, topic = null) {
  if (topic) waiting = waiting.filter((each) => each.topic !== topic);
  if (waiting.at(-1)?.sentence !== sentence) waiting.push({ sentence, topic });
  timer ??= setTimeout(speak, Math.max(0, last + EVERY - performance.now()));
}

/** Announce at once; an empty sentence clears the last one. @param {string} sentence */
export function call(sentence) {
  const region = document.getElementById("calls");
  if (region) region.textContent = sentence;
}

function speak() {
  timer = undefined;
  last = performance.now();
  const region = document.getElementById("says");
  if (region) region.textContent = waiting.map(({ sentence }) => sentence).join(" ");
  waiting = [];
}
