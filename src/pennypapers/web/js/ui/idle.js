// Runs functions when the browser is idle.

/** The longest wait in milliseconds; also the delay in browsers without requestIdleCallback. */
const PATIENCE = 2000;

/** @type {Set<() => void>} */
const waiting = new Set();
let isComing = false;

/** Run a function once when idle, however often it was added. One callback serves all, as requesting one for each costs more than most of them. @param {() => void} act */
export function whenIdle(act) {
  waiting.add(act);
  if (isComing) return;
  isComing = true;
  if (typeof requestIdleCallback === "undefined") setTimeout(work, PATIENCE);
  else requestIdleCallback(work, { timeout: PATIENCE });
}

/** @param {IdleDeadline} [deadline] */
function work(deadline) {
  isComing = false;
  for (const act of waiting) {
    waiting.delete(act);
    act();
    if (deadline && !deadline.didTimeout && deadline.timeRemaining() < 1) break;
  }
  const [next] = waiting;
  if (next) whenIdle(next);
}
