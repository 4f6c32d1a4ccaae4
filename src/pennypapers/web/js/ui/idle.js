// What can wait until the browser has nothing better to do.

/** At the latest, in milliseconds; and where a browser cannot say when it is idle, then. */
const PATIENCE = 2000;

/** @type {Set<() => void>} */
const waiting = new Set();
let isComing = false;

/** Do it then, once. The same act may be asked for again; to ask the browser for each would cost more than most of them. @param {() => void} act */
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
