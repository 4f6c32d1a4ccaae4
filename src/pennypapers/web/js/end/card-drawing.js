// The card to share: the adventure's scene, what was reached, and the sheet as a pattern without a single number, or with nothing on it.

import { svg } from "../ui/dom.js";
import { factsOf } from "../model/facts.js";
import { hashed, unsteady } from "../sheet/jitter.js";
import { border } from "../sheet/outline.js";
import { UNIT, corner, shapeOf } from "../sheet/geometry.js";
import { lettering, numeral, use } from "../ui/symbols.js";

/** @typedef {import("../model/notation.js").Layout} Layout */
/** @typedef {import("../model/notation.js").Sheet} Sheet */

/**
 * @typedef {object} CardFacts
 * @property {string} adventure
 * @property {string} title
 * @property {string} of the name of a challenge, or nothing
 * @property {Layout} layout
 * @property {Sheet} sheet
 * @property {number} stars
 * @property {string} reached a rank or a place
 * @property {string} where the address of the page, or of the challenge
 * @property {Element | null} scene
 */

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The colours of the card: those of the day, whatever the page is read in. @param {string} adventure @returns {Record<string, string>} */
export function cardColours(adventure) {
  const { paper, sheet, ink, ink2, line, accent, wash } = factsOf(adventure).day;
  return { "--paper": paper, "--sheet": sheet, "--ink": ink, "--ink2": ink2, "--line": line, "--accent": accent, "--wash": wash };
}

const SQUARE = "M3.2 3.8C15 2.8 32 3.2 44.8 3.6 45.4 16 45 31 44.6 44.6 31 45.3 16 45.2 3.4 44.6 2.7 31 3 16 3.2 3.8Z";
const ARCH = "M4 45V20C4 8 13.5 3 24 3S44 8 44 20V45Z";
const SLIP = { x: 56, y: 70, width: 560, height: 490 };
const PATTERN = { x: 700, y: 70, width: 430, height: 490 };

/** @param {CardFacts} facts */
export function drawCard(facts) {
  const drawn = svg("svg", { xmlns: "http://www.w3.org/2000/svg", width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    svg("rect", { width: WIDTH, height: HEIGHT, fill: "var(--wash)" }));
  if (facts.scene) {
    const scene = /** @type {Element} */ (facts.scene.cloneNode(true));
    for (const [name, value] of Object.entries({ x: 0, y: -60, width: WIDTH, height: 750, preserveAspectRatio: "xMidYMid slice" })) scene.setAttribute(name, String(value));
    drawn.append(scene);
  }
  drawn.append(slip(facts), pattern(facts));
  return drawn;
}

/** @param {CardFacts} facts */
function slip({ title, of, stars, reached, where }) {
  const { x, y, width } = SLIP;
  return svg("g", { color: "var(--ink)", "stroke-width": "2.4" },
    paper(SLIP),
    fitted(lettering(title, { height: 46 }), { x: x + 44, y: y + 42, most: width - 88 }),
    svg("text", { x: x + 44, y: y + 119, fill: "var(--ink2)", "font-family": "system-ui, sans-serif", "font-weight": 600, "font-size": Math.min(26, ((width - 88) / of.length) * 1.6) }, of),
    svg("g", { color: "#8a5200", "data-colours": JSON.stringify({ "--star-fill": "#f3b73b" }) }, use("star", { x: x + 36, y: y + 122, width: 170, height: 170 })),
    svg("g", { "stroke-width": "2.7" }, fitted(numeral(stars, { height: 168 }), { x: x + 220, y: y + 124, most: width - 260 })),
    fitted(lettering(reached, { height: 52 }), { x: x + 44, y: y + 320, most: width - 88 }),
    badge(x + 44, y + 402),
    svg("g", {}, fitted(lettering("Pennypapers", { height: 30 }), { x: x + 112, y: y + 402, most: 300 })),
    svg("text", { x: x + 112, y: y + 455, fill: "var(--ink2)", "font-family": "system-ui, sans-serif", "font-weight": 600, "font-size": 20 }, where),
  );
}

/** Drawn words at a place, smaller where they would not fit. @param {SVGSVGElement} words @param {{x: number, y: number, most: number}} at */
function fitted(words, { x, y, most }) {
  const [width, height] = [Number(words.getAttribute("width")), Number(words.getAttribute("height"))];
  const scale = Math.min(1, most / width);
  for (const [name, value] of Object.entries({ x, y: y + (height * (1 - scale)) / 2, width: width * scale, height: height * scale, overflow: "visible", preserveAspectRatio: "xMinYMid meet" })) {
    words.setAttribute(name, String(value));
  }
  return words;
}

/** @param {number} x @param {number} y */
function badge(x, y) {
  return svg("g", { transform: `rotate(-5 ${x + 26} ${y + 26})`, color: "#fff", "data-colours": JSON.stringify({ "--die": "#6b2fa0", "--die-edge": "#3f1766", "--die-hat": "#fff" }) },
    use("die-purple", { x, y, width: 54, height: 54 }), use("face-penny", { x: x + 8, y: y + 8, width: 38, height: 38 }));
}

/** @param {CardFacts} facts */
function pattern({ layout, sheet }) {
  const { x, y, width, height } = PATTERN;
  const scale = Math.min((width - 56) / (layout.columns * UNIT), (height - 56) / (layout.rows * UNIT));
  const left = x + (width - layout.columns * UNIT * scale) / 2;
  const top = y + (height - layout.rows * UNIT * scale) / 2;
  const spaces = svg("g", { transform: `translate(${left} ${top}) scale(${scale})`, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" });
  const land = [...layout.kinds.keys()].filter((space) => shapeOf(layout, space) !== "sea");
  spaces.append(svg("path", { d: border(land, { inset: -8, radius: 14 }), fill: "var(--wash)", stroke: "var(--ink)", "stroke-width": 2.4 }));
  for (const space of layout.kinds.keys()) spaces.append(...tile(layout, sheet, space));
  for (const { spaces: found } of sheet.discoveries) spaces.append(svg("path", { d: border(found, { inset: 1, radius: 9 }), stroke: "#f3b73b", "stroke-width": 5 }));
  for (const space of sheet.treasures.keys()) {
    const [cx, cy] = corner(space);
    spaces.append(svg("circle", { cx: cx + UNIT / 2, cy: cy + UNIT / 2, r: 15, stroke: "#8a5200", "stroke-width": 3, fill: "#f3b73b" }));
  }
  return svg("g", { transform: `rotate(2.2 ${x + width / 2} ${y + height / 2})` }, paper(PATTERN), spaces);
}

/** The look of a space: empty, written or danger, without its number. @param {Layout} layout @param {Sheet} sheet @param {string} space @returns {Element[]} */
function tile(layout, sheet, space) {
  const form = shapeOf(layout, space);
  const [x, y] = corner(space);
  const value = sheet.writing.get(space);
  if (form === "sea") return value === undefined ? [] : [at(x, y, svg("path", { d: "M5 30H43L36 42H12ZM24 5L40 26H24Z", fill: "var(--ink2)" }))];
  if (form === "peak") return [at(x, y, svg("path", { d: "M6 42L20 10L28 26L33 18L44 42Z", fill: "var(--paper)", stroke: "var(--line)", "stroke-width": 2 }))];
  if (form === "lake") return [at(x, y, svg("path", { d: "M6 20C14 14 20 24 28 18S40 18 43 16M6 34C14 28 20 38 28 32S40 32 43 30", stroke: "var(--line)", "stroke-width": 2 }))];
  const isNumber = value !== undefined && /\d/.test(value);
  const shape = svg("path", {
    d: form === "arch" ? ARCH : SQUARE, fill: isNumber ? "var(--accent)" : "var(--sheet)",
    stroke: isNumber ? "var(--ink)" : "var(--line)", "stroke-width": 2, "fill-opacity": isNumber ? 0.72 + 0.28 * ((hashed(x, y) % 100) / 100) : null,
    transform: form === "arch" ? null : `rotate(${unsteady(2.5, x, y).toFixed(1)} 24 24)`,
  });
  const danger = value === "!" && svg("path", { d: "M15 15C21 20 28 28 34 34M34 14C28 20 20 29 14 34", stroke: "#a3202a", "stroke-width": 5 });
  const drawn = value !== undefined && /[A-Z]/.test(value) && svg("path", { d: "M24 12L36 24V36H12V24Z", fill: "var(--ink2)" });
  return [at(x, y, shape, danger, drawn)];
}

/** @param {number} x @param {number} y @param {...import("../ui/dom.js").Child} children */
function at(x, y, ...children) {
  return svg("g", { transform: `translate(${x} ${y})` }, ...children);
}

/** A piece of paper with its shadow. @param {{x: number, y: number, width: number, height: number}} box */
function paper({ x, y, width, height }) {
  const d = `M${x + 14} ${y + 2}C${x + width / 2} ${y - 3} ${x + width - 40} ${y + 4} ${x + width - 12} ${y + 1}Q${x + width} ${y + 2} ${x + width} ${y + 16}`
    + `C${x + width + 3} ${y + height / 2} ${x + width - 2} ${y + height - 60} ${x + width - 1} ${y + height - 14}Q${x + width - 2} ${y + height} ${x + width - 16} ${y + height}`
    + `C${x + width / 2} ${y + height + 3} ${x + 60} ${y + height - 3} ${x + 14} ${y + height}Q${x} ${y + height - 1} ${x + 1} ${y + height - 16}`
    + `C${x - 2} ${y + height / 2} ${x + 3} ${y + 60} ${x} ${y + 16}Q${x + 1} ${y + 3} ${x + 14} ${y + 2}Z`;
  return svg("g", {},
    svg("path", { d, fill: "#3a240e", "fill-opacity": 0.26, transform: "translate(4 12)" }),
    svg("path", { d, fill: "var(--paper)", stroke: "var(--ink)", "stroke-width": 3 }));
}
