// A list that fills its room on the big screen: the columns and the font size that show every item whole.

import { dress } from "../ui/dom.js";
import { WIDE, listShape } from "./mosaic-shape.js";

/** The font size at which items are measured, in pixels. */
const MEASURE = 20;
/** The smallest font size on the big screen, in pixels. */
const SMALLEST = 12;

export class FittedList {
  #list;
  #most;
  #watch = new ResizeObserver(() => this.fit());
  #wide = matchMedia(WIDE);

  /** @param {HTMLElement} list whose items measure themselves in em @param {number} most the largest font size, in rem */
  constructor(list, most) {
    this.#list = list;
    this.#most = most;
    this.#watch.observe(list);
  }

  /** Fit the items that are there now. */
  fit() {
    const list = this.#list;
    if (!this.#wide.matches || !list.children.length) {
      list.classList.remove("is-fitted");
      list.style.removeProperty("font-size");
      return;
    }
    list.classList.add("is-fitted", "is-measured");
    const { clientWidth: width, clientHeight: height } = list;
    list.style.fontSize = `${MEASURE}px`;
    const boxes = Array.from(list.children, (item) => item.getBoundingClientRect());
    const { columnGap, rowGap } = getComputedStyle(list);
    const wide = (Math.max(...boxes.map((box) => box.width)) + Number.parseFloat(columnGap)) / MEASURE;
    const high = (Math.max(...boxes.map((box) => box.height)) + Number.parseFloat(rowGap)) / MEASURE;
    const most = this.#most * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    list.classList.remove("is-measured");
    const { columns, rows, size } = listShape(boxes.length, { width, height, wide, high, most });
    list.style.fontSize = `${Math.max(SMALLEST, size).toFixed(2)}px`;
    dress(list, { "--columns": columns, "--rows": rows });
  }

  end() {
    this.#watch.disconnect();
  }
}
