// The frame round another player's sheet in a danger turn: a tab with the name, a clip, a tilt and a red border.
// Sheets slide away before the turn and back after it.

import { el, put, svg } from "../ui/dom.js";
import { faceAt } from "../table/face.js";
import { moves } from "../app/settings.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";

const SLIDE = 900;

export class DangerFrame {
  /** @type {Animation | null} */
  #sliding = null;

  /** @param {HTMLElement} box the element that holds the sheet */
  constructor(box) {
    this.box = box;
    this.tab = el("div", { class: "tabname", hidden: true });
    this.clip = svg("svg", { class: "clip", viewBox: "0 0 26 52", fill: "none", "aria-hidden": "true" },
      svg("path", { d: "M8 14V38C8 47 20 47 20 38V10C20 2 5 2 5 10V36" }));
    this.hold = el("p", { class: "hold", hidden: true });
    box.append(this.tab, this.clip);
  }

  /**
   * @param {import("../model/table/table.js").Table} table
   * @param {string | null} owner whose sheet it is; null for one's own
   * @param {string | null} holder who holds one's own sheet
   */
  show(table, owner, holder) {
    this.box.closest(".play")?.classList.toggle("is-anothers", owner !== null);
    this.tab.hidden = owner === null;
    this.hold.hidden = holder === null;
    if (owner) put(this.tab, faceAt(table, owner), el("span", {}, t("play-tab", { name: owner })));
    if (holder) put(this.hold, icon("i-swap", 28), faceAt(table, holder), el("span", {}, t("play-holds-yours", { name: holder })));
  }

  /** Slide the sheet out, call `change`, and slide the other one in. @param {() => void} change */
  async slide(change) {
    this.skip();
    if (!moves() || document.hidden) return change();
    await this.#move([{ transform: "translateX(0)", opacity: 1 }, { transform: "translateX(-105%) rotate(-4deg)", opacity: 0 }]);
    change();
    await this.#move([{ transform: "translateX(105%) rotate(4deg)", opacity: 0 }, { transform: "translateX(0)", opacity: 1 }]);
  }

  /** End the animation at once. */
  skip() {
    this.#sliding?.finish();
  }

  /** @param {Keyframe[]} frames */
  async #move(frames) {
    const picture = this.box.querySelector("svg.sheet");
    if (!picture) return;
    this.#sliding = picture.animate(frames, { duration: SLIDE / 2, easing: "ease-in-out" });
    await this.#sliding.finished.catch(() => undefined);
    this.#sliding = null;
  }
}
