// Whether the player is choosing a discovery, and the discovery in the draft, which is always its last mark.

import { undo } from "../model/turn/draft.js";
import { discoveries } from "../model/turn/offers.js";

/** @typedef {import("../net/messages").Options} Options */

export class DiscoveryMode {
  isOn = false;
  #hasDeclined = false;
  #turnSession;
  #panel;

  /** @param {import("./turn-session.js").TurnSession} turnSession @param {import("./discovery-panel.js").DiscoveryPanel} panel */
  constructor(turnSession, panel) {
    this.#turnSession = turnSession;
    this.#panel = panel;
  }

  /** The discovery in the draft, if it has one. */
  get found() {
    const last = this.#turnSession.draft.marks.at(-1);
    return last?.includes("(") ? last : null;
  }

  /** The draft without its discovery. */
  get base() {
    return this.found ? this.#turnSession.draft.marks.slice(0, -1) : this.#turnSession.draft.marks;
  }

  /** A new turn. */
  reset() {
    this.isOn = this.#hasDeclined = false;
    this.#panel.reset();
  }

  /** Update after a change of the draft: when all dice are used and discoveries are possible, the mode is switched on. @param {Options | null} options */
  follow(options) {
    const isUsedUp = options !== null && options.choices.length === 0;
    if (options && !isUsedUp && !this.found) this.isOn &&= discoveries(options).length > 0;
    if (isUsedUp && !this.#hasDeclined && discoveries(options).length > 0) this.isOn = true;
    if (this.#turnSession.draft.marks.length === 0) this.isOn = false;
  }

  /** Switch the mode; switching it off removes the discovery from the draft. */
  turn() {
    if (this.isOn && this.found) this.#turnSession.take(undo(this.#turnSession.draft));
    this.isOn = !this.isOn;
    this.#hasDeclined = !this.isOn;
    this.#panel.letGo();
  }

  /** Whether the mode can be on: a discovery is possible after the other marks of the draft. @param {Options | null} base */
  mayBegin(base) {
    return this.isOn || (base !== null && discoveries(base).length > 0);
  }
}
