// The field of a challenge as a small drawn chart: stars along the axis, a dot for each run, or bars where there are
// too many for that.

import { t } from "../app/language.js";
import { dotsOf } from "../model/stars/field.js";
import { figure, unsteady } from "../sheet/jitter.js";
import { dress, svg } from "../ui/dom.js";
import { numeral } from "../ui/symbols.js";

/** @typedef {import("../model/stars/field.js").Field} Field */
/** @typedef {import("../model/stars/field.js").Column} Column */

const WIDTH = 320;
const HEIGHT = 116;
/** The lowest chart: a field with a run in each column. */
const LOWEST = 40;
const SIDE = 16;
const FLOOR = 92;
const CEILING = 8;
/** The widest column; a small field stands in the middle. */
const WIDEST = 26;

/** @param {Field} field @param {number | null} mine stars */
export function fieldChart(field, mine) {
  const { columns, total, low, high } = field;
  const wide = Math.min((WIDTH - 2 * SIDE) / columns.length, WIDEST);
  const left = (WIDTH - wide * columns.length) / 2;
  const middle = (/** @type {number} */ at) => left + wide * (at + 0.5);
  const says = mine === null ? t("same-field-says", { total, low, high }) : t("same-field-says-mine", { total, low, high, mine });
  const top = field.hasDots ? Math.max(FLOOR - CEILING - Math.max(field.most * wide, LOWEST), 0) : 0;
  const chart = svg("svg", { class: "field-chart", viewBox: `0 ${figure(top)} ${WIDTH} ${figure(HEIGHT - top)}`, role: "img", "aria-label": says },
    svg("path", { class: "floor", d: `M${SIDE - 8} ${FLOOR}C110 ${FLOOR + 1} 210 ${FLOOR - 1} ${WIDTH - SIDE + 8} ${FLOOR}` }));
  columns.forEach((column, at) => chart.append(...(field.hasDots ? dots(column, middle(at), wide, field.most) : bar(column, middle(at), wide, field.most))));
  const labels = new Map([[0, low], [columns.length - 1, high]]);
  const here = columns.findIndex(({ isMine }) => isMine);
  if (mine !== null && here >= 0) labels.set(here, mine);
  for (const [at, stars] of labels) {
    const isCrowded = here >= 0 && at !== here && Math.abs(at - here) * wide < 24;
    if (!isCrowded) chart.append(label(stars, middle(at), at === here));
  }
  return chart;
}

/** @param {Column} column @param {number} x @param {number} wide @param {number} most */
function dots(column, x, wide, most) {
  const high = Math.min(wide, (FLOOR - CEILING) / Math.max(most, 1));
  const radius = Math.max(Math.min(high, wide) / 2 - 1.2, 2);
  return dotsOf(column).map((kind, at) => {
    const [dx, dy] = [unsteady(0.5, column.from, at), unsteady(0.4, at, column.from)];
    const [cx, cy] = [x + dx, FLOOR - 2 - high * (at + 0.5) + dy];
    if (kind === "bot") return svg("rect", { class: "run bot", x: figure(cx - radius * 0.88), y: figure(cy - radius * 0.88), width: figure(radius * 1.76), height: figure(radius * 1.76), rx: figure(radius * 0.3) });
    return svg("circle", { class: `run ${kind}`, cx: figure(cx), cy: figure(cy), r: figure(radius) });
  });
}

/** @param {Column} column @param {number} x @param {number} wide @param {number} most */
function bar(column, x, wide, most) {
  if (column.count === 0) return [];
  const high = Math.max((column.count / most) * (FLOOR - CEILING - 10), 3);
  const [from, to] = [figure(x - wide * 0.4), figure(x + wide * 0.4)];
  const [top, lean] = [FLOOR - high, unsteady(0.8, column.from, column.count)];
  const drawn = svg("path", { class: column.isMine ? "run mine" : "run other", d: `M${from} ${FLOOR}L${from} ${figure(top + lean)}L${to} ${figure(top - lean)}L${to} ${FLOOR}Z` });
  if (column.bots === 0) return [drawn];
  const size = Math.min(wide * 0.6, 7);
  return [drawn, svg("rect", { class: "run bot", x: figure(x - size / 2), y: figure(top - size - 3), width: figure(size), height: figure(size), rx: 1.6 })];
}

/** @param {number} stars @param {number} x @param {boolean} isMine */
function label(stars, x, isMine) {
  const drawn = numeral(stars, { height: isMine ? 17 : 13, hidden: true, class: isMine ? "mine" : "" });
  dress(drawn, { x: figure(x - Number(drawn.getAttribute("width")) / 2), y: FLOOR + (isMine ? 5 : 7) });
  return drawn;
}
