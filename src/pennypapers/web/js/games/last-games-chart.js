// The last games as a small drawn chart: a column for each in the colour of its adventure, the earliest left.

import { t } from "../app/language.js";
import { plain } from "../model/stars/reason.js";
import { columnsOf } from "../model/stars/recent-games.js";
import { figure, unsteady } from "../sheet/jitter.js";
import { dress, svg } from "../ui/dom.js";
import { numeral } from "../ui/symbols.js";

const WIDTH = 320;
const HEIGHT = 104;
const FLOOR = 96;
const CEILING = 24;
const SIDE = 10;
const MOST = 20;
const WIDEST = 24;

/** Null if no game counts. @param {import("../net/games.js").FinishedGame[]} games the latest first */
export function lastGamesChart(games) {
  const columns = columnsOf(games, MOST);
  if (columns.length < 2) return null;
  const wide = Math.min((WIDTH - 2 * SIDE) / columns.length, WIDEST);
  const left = (WIDTH - wide * columns.length) / 2;
  const says = t("games-chart", { count: columns.length, stars: columns.map(({ stars }) => plain(stars)).join(", ") });
  const chart = svg("svg", { class: "last-games", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": says },
    svg("path", { class: "floor", d: `M${SIDE - 6} ${FLOOR}C110 ${FLOOR + 1} 210 ${FLOOR - 1} ${WIDTH - SIDE + 6} ${FLOOR}` }));
  const labelled = new Set([columns.findIndex(({ isBest }) => isBest), columns.length - 1]);
  columns.forEach((column, at) => {
    const [from, to] = [left + wide * at + wide * 0.14, left + wide * (at + 1) - wide * 0.14];
    const top = FLOOR - 4 - column.height * (FLOOR - 4 - CEILING);
    const lean = unsteady(0.8, at, column.stars);
    chart.append(svg("path", { class: "column", "data-adv": column.adventure, d: `M${figure(from)} ${FLOOR}L${figure(from)} ${figure(top + lean)}L${figure(to)} ${figure(top - lean)}L${figure(to)} ${FLOOR}Z` }));
    if (labelled.has(at)) chart.append(label(column.stars, (from + to) / 2, top));
  });
  return chart;
}

/** @param {number} stars @param {number} x @param {number} top */
function label(stars, x, top) {
  const drawn = numeral(stars, { height: 14, hidden: true });
  dress(drawn, { x: figure(x - Number(drawn.getAttribute("width")) / 2), y: figure(top - 19) });
  return drawn;
}
