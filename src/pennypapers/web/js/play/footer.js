// The footer of the play screen: undo, stars, other actions, and the button to ink.

import { dress, el, put, svg } from "../ui/dom.js";
import { icon, use } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { factsOf } from "../model/facts.js";

/**
 * @typedef {object} FootState
 * @property {string} adventure
 * @property {boolean} mayUndo
 * @property {boolean} mayInk
 * @property {boolean} isInking
 * @property {boolean} byItself whether it will be inked automatically
 * @property {boolean} isDanger
 * @property {boolean} mayPass
 * @property {"open" | "closed" | "none"} discover whether discovery mode is possible (`open`), on (`closed`) or not possible
 * @property {string | null} waiting what to say after inking
 * @property {boolean} mayHint whether a bot may be asked
 * @property {boolean} isHinting whether a hint is shown
 */

/** @typedef {{undo: () => void, ink: () => void, pass: () => void, discover: () => void, people: () => void, hint: () => void}} Acts */

export class Footer {
  /** @param {Acts} acts @param {HTMLElement} stars @param {HTMLElement} paper what a host does for those on paper */
  constructor(acts, stars, paper) {
    this.undo = el("button", { type: "button", class: "btn undo", "aria-label": t("play-undo"), onclick: acts.undo }, icon("i-undo"));
    this.hint = el("button", { type: "button", class: "btn hint", title: t("play-hint"), "aria-expanded": "false", "aria-keyshortcuts": "T", onclick: acts.hint }, icon("i-hint"));
    this.pass = el("button", { type: "button", class: "btn", onclick: acts.pass }, t("play-pass"));
    this.discover = el("button", { type: "button", class: "btn discover", onclick: acts.discover });
    this.ink = el("button", { type: "button", class: "btn big", onclick: acts.ink });
    this.waiting = el("button", { type: "button", class: "btn big sealed", onclick: acts.people });
    this.element = el("footer", { class: "foot" }, this.undo, stars, this.hint, this.discover, this.pass, paper, this.ink, this.waiting);
  }

  /** @param {FootState} state */
  show({ adventure, mayUndo, mayInk, isInking, byItself, isDanger, mayPass, discover, waiting, mayHint, isHinting }) {
    const isWaiting = waiting !== null;
    dress(this.undo, { "aria-disabled": mayUndo && !isWaiting ? null : "true" });
    this.undo.hidden = isWaiting;
    this.pass.hidden = isWaiting || !mayPass;
    this.discover.hidden = isWaiting || discover === "none";
    this.hint.hidden = isWaiting || !mayHint || mayPass || discover !== "none";
    dress(this.hint, { "aria-expanded": String(isHinting) });
    put(this.discover, t(discover === "open" ? "play-discover" : "play-skip-discovery"));
    this.ink.hidden = isWaiting;
    this.waiting.hidden = !isWaiting;
    dress(this.ink, { class: `btn big ink ${isDanger ? "danger" : "primary"}${byItself ? " by-itself" : ""}`, "aria-disabled": mayInk && !isInking ? null : "true" });
    put(this.ink, isDanger ? dangerPicture(adventure) : icon("i-pen"), t(isDanger ? "play-leave-it" : "play-ink-it"));
    if (isWaiting) put(this.waiting, icon("i-check"), el("span", {}, waiting));
  }
}

/** @param {string} adventure */
function dangerPicture(adventure) {
  return svg("svg", { class: "ico", width: 28, height: 28, viewBox: "0 0 48 48", "aria-hidden": "true" }, use(`face-${factsOf(adventure).danger}`));
}
