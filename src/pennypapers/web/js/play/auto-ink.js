// Inks a complete draft automatically after a short delay, if the setting is on.

import { isComplete } from "../model/turn/offers.js";
import { settings } from "../app/settings.js";

/** The delay, equal to the button's animation in the style sheet. */
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
