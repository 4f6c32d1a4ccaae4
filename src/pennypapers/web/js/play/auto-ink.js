// For who wants it so: a draft to which nothing can be added inks itself, after a moment in which it can still be changed.

import { isComplete } from "../model/offers.js";
import { settings } from "../app/settings.js";

/** How long a complete draft can still be changed; as long as the style sheet fills the button. */
const THINK_AGAIN = 1600;

export class AutoInk {
  isComing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} ink */
  constructor(ink) {
    this.ink = ink;
  }

  /** The draft has changed. @param {import("./turn-session.js").TurnSession} turnSession @param {import("../net/messages").Options | null} options */
  follow(turnSession, options) {
    this.stop();
    this.isComing = options !== null && isComplete(options) && turnSession.draft.marks.length > 0 && !turnSession.isInking && settings.get("inksItself");
    if (this.isComing) this.#timer = setTimeout(() => this.ink(), THINK_AGAIN);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
