// The symbols: fetched once, inserted into the page, used by name.

import { readDrawing, svg } from "./dom.js";
import { at } from "../net/address.js";

/** @type {Map<string, number>} width over height of each symbol, for lettering */
const shapes = new Map();

const GAP = 2.2;
/** How much of its box a numeral takes. */
const DIGIT = 13.2;
const WORD_GAP = 8;
const ACCENTS = new Map([
  ["\u0300", "l-grave"], ["\u0301", "l-acute"], ["\u0302", "l-circumflex"], ["\u0303", "l-tilde"],
  ["\u0308", "l-diaeresis"], ["\u030c", "l-caron"], ["\u030a", "l-ring"], ["\u0304", "l-macron"], ["\u0327", "l-cedilla"],
]);
const SIGNS = new Map([
  ["'", "l-apostrophe"], ["’", "l-apostrophe"], ["-", "l-hyphen"], ["+", "l-plus"], ["−", "l-minus"], [".", "l-period"],
  [",", "l-comma"], ["!", "l-exclamation"], ["?", "l-question"], ["&", "l-ampersand"],
]);

/** Insert the symbols into the page; elements that use them already become visible. */
export async function loadSymbols() {
  const answer = await fetch(at("/web/symbols.svg"));
  const root = readDrawing(await answer.text());
  for (const symbol of root.querySelectorAll("symbol")) {
    const [, , width, height] = (symbol.getAttribute("viewBox") ?? "0 0 24 24").split(/[ ,]+/).map(Number);
    shapes.set(symbol.id, (width ?? 24) / (height ?? 24));
  }
  root.setAttribute("class", "symbols");
  root.setAttribute("aria-hidden", "true");
  document.body.prepend(root);
}

/**
 * One symbol in a box.
 * @param {string} name
 * @param {Record<string, unknown>} [attributes]
 */
export function use(name, attributes = {}) {
  return svg("use", { href: `#${name}`, ...attributes });
}

/**
 * An icon beside a text, hidden from screen readers.
 * @param {string} name as in the file, such as `i-menu`
 * @param {number} [size] in pixels
 */
export function icon(name, size = 24) {
  return svg("svg", { class: "ico", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" }, use(name));
}

/**
 * A title in drawn capitals; it carries its text.
 * @param {string} text
 * @param {{height?: number, class?: string, hidden?: boolean}} [how] `hidden` if the text is beside it anyway
 */
export function lettering(text, { height = 24, class: name = "", hidden = false } = {}) {
  const drawn = svg("svg", {
    class: `lettering ${name}`.trim(),
    preserveAspectRatio: "xMinYMid meet",
    ...(hidden ? { "aria-hidden": "true" } : { role: "img", "aria-label": text }),
  });
  let x = 0;
  for (const letter of text.toUpperCase()) {
    if (letter === " ") {
      x += WORD_GAP;
      continue;
    }
    const [plain = letter, ...accents] = letter.normalize("NFD");
    const id = SIGNS.get(plain) ?? (/[0-9]/.test(plain) ? `d${plain}` : `l${plain}`);
    const shape = shapes.get(id);
    if (shape === undefined) continue;
    const isDigit = id.startsWith("d");
    const width = isDigit ? DIGIT : 24 * shape;
    drawn.append(use(id, { x: isDigit ? x - (24 - DIGIT) / 2 : x, y: 0, width: 24 * shape, height: 24 }));
    for (const accent of accents) {
      const sign = ACCENTS.get(accent);
      if (!sign || !shapes.has(sign)) continue;
      const wide = 24 * /** @type {number} */ (shapes.get(sign));
      drawn.append(use(sign, { x: x + (width - wide) / 2, y: 0, width: wide, height: 24 }));
    }
    x += width + GAP;
  }
  const whole = Math.max(x - GAP, 1);
  drawn.setAttribute("viewBox", `0 0 ${whole.toFixed(1)} 24`);
  drawn.setAttribute("width", (whole * height / 24).toFixed(1));
  drawn.setAttribute("height", String(height));
  return drawn;
}

/**
 * A number in drawn numerals, for totals and chips.
 * @param {number} value
 * @param {{height?: number, class?: string, hidden?: boolean}} [how]
 */
export function numeral(value, { height = 28, class: name = "", hidden = false } = {}) {
  const drawn = svg("svg", {
    class: `fnum ${name}`.trim(),
    ...(hidden ? { "aria-hidden": "true" } : { role: "img", "aria-label": String(value).replace("-", "−") }),
  });
  let x = 0;
  for (const sign of String(value)) {
    if (sign === "-") {
      drawn.append(svg("path", {
        d: "M2 13C4.4 12.6 6.8 12.6 9.2 13", fill: "none", stroke: "currentColor", "stroke-linecap": "round",
      }));
      x += 13.2;
      continue;
    }
    const narrow = sign === "1";
    drawn.append(use(`d${sign}`, { x: narrow ? x - 8 : x - 5.4, y: 0, width: 24, height: 24 }));
    x += narrow ? 7.8 : 13.2;
  }
  drawn.setAttribute("viewBox", `0 0 ${Math.max(x, 1).toFixed(1)} 24`);
  drawn.setAttribute("width", (x * height / 24).toFixed(1));
  drawn.setAttribute("height", String(height));
  return drawn;
}
