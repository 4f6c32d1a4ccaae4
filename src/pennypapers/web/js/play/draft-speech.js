// What is said of a draft while it changes, for those who do not see the sheet: the chosen value, what is pencilled and
// what it makes, and that discoveries can be looked for.

import { announce } from "../ui/announce.js";
import { chipName } from "./chips/chips.js";
import * as drafts from "../model/turn/draft.js";
import { discoveries } from "../model/turn/offers.js";
import { t } from "../app/language.js";
import { turnWords } from "../sheet/turn-summary.js";

/** @typedef {import("../model/turn/draft.js").Draft} Draft */

/** The topic of everything pencilled: only the latest is worth hearing. */
export const PENCIL = "pencil";

export class DraftSpeech {
  #adventure;
  /** @type {string | null} */
  #value = null;
  #marks = "";
  #isDiscovering = false;

  /** @param {string} adventure */
  constructor(adventure) {
    this.#adventure = adventure;
  }

  /** A new turn: nothing is pencilled. */
  reset() {
    this.#value = null;
    this.#marks = "";
    this.#isDiscovering = false;
  }

  /** Say what differs from last time. @param {Draft} draft */
  follow(draft) {
    this.#tellValue(draft);
    this.#tellMarks(draft);
  }

  /** Say which kinds could be found, when looking for them begins. @param {boolean} isOn @param {import("../net/messages").Options | null} base the answer for the draft without a discovery */
  discovering(isOn, base) {
    if (isOn === this.#isDiscovering || (isOn && !base)) return;
    this.#isDiscovering = isOn;
    if (!isOn || !base) return;
    const kinds = [...new Set(discoveries(base).map(({ kind }) => t(`play-kind-${kind}`)))];
    announce(`${t("play-discovery")} ${kinds.length > 0 ? `${kinds.join(", ")}.` : t("play-nothing-to-find")}`);
  }

  /** @param {Draft} draft */
  #tellValue(draft) {
    if (draft.value === this.#value) return;
    this.#value = draft.value;
    if (draft.value !== null) announce(t("play-said-chosen", { name: chipName(this.#adventure, draft.value), count: drafts.legal(draft).length }), PENCIL);
  }

  /** @param {Draft} draft */
  #tellMarks(draft) {
    const options = drafts.current(draft);
    const marks = drafts.textOf(draft.marks);
    if (!options || marks === this.#marks) return;
    this.#marks = marks;
    if (marks) announce(t("play-said-pencilled", { what: turnWords(this.#adventure, options.changes), count: options.stars }), PENCIL);
    else announce(t("play-said-erased"), PENCIL);
  }
}
