// The countdown of a roll; announced once when little time is left.

import { dress, el, put } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";

const SHORT = 10;
const TICK = 250;

export class Clock {
  /** @type {number | null} */
  #deadline = null;
  #isTold = false;
  #timer;

  /** @param {(seconds: number | null) => void} ontick */
  constructor(ontick) {
    this.ontick = ontick;
    this.element = el("span", { class: "clock", hidden: true });
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** @param {number | null} deadline on the clock of `performance.now` */
  set(deadline) {
    if (deadline !== this.#deadline) this.#isTold = false;
    this.#deadline = deadline;
    this.#tick();
  }

  end() {
    clearInterval(this.#timer);
  }

  #tick() {
    const left = this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - performance.now()) / 1000));
    this.element.hidden = left === null;
    this.ontick(left);
    if (left === null) return;
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (this.element.dataset.left === text) return;
    this.element.dataset.left = text;
    this.element.classList.toggle("short", left <= SHORT);
    put(this.element, icon("i-clock", 14), text);
    dress(this.element, { role: "img", "aria-label": t("play-time-left", { seconds: left }) });
    if (left <= SHORT && !this.#isTold) {
      this.#isTold = true;
      announce(t("play-time-left", { seconds: left }));
    }
  }
}
