// One screen fades into the next where the browser can do that and animations are wanted.

import { moves } from "../app/settings.js";

/** The longest time in which the old screen stays while the new one loads. */
const PATIENCE = 150;

/**
 * Draw something else, with a transition if possible; resolves when it is drawn.
 * @template T
 * @param {() => Promise<T> | T} draw
 * @returns {Promise<T>}
 */
export async function changing(draw) {
  if (typeof document.startViewTransition !== "function" || document.hidden || !moves()) return draw();
  /** @type {Promise<T>} */
  const drawn = new Promise((done, failed) => {
    const transition = document.startViewTransition(() => {
      const result = Promise.resolve().then(draw);
      result.then(done, failed);
      return Promise.race([result, new Promise((late) => setTimeout(late, PATIENCE))]).then(() => undefined, () => undefined);
    });
    // a transition that another one replaces, or a window too small for one, is no fault
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
  });
  return drawn;
}
