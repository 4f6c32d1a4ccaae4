// What a player has reached: the last games as a chart, stars against the strongest bot with the same dice, the best and
// the mean of each side, and ranks.

import { language, t } from "../app/language.js";
import { adventures } from "../model/facts.js";
import { plain } from "../model/stars/reason.js";
import { el } from "../ui/dom.js";
import { lastGamesChart } from "./last-games-chart.js";

/** @typedef {import("../net/games.js").Summary} Summary */
/** @typedef {import("../net/games.js").FinishedGame} FinishedGame */

/** @param {Summary} summary @param {FinishedGame[]} games the latest first */
export function reached(summary, games) {
  return el("section", { class: "card reached" },
    el("h2", {}, t("games-reached")),
    lastGamesChart(games),
    against(summary.against),
    summary.sheets.length > 0 && sheets(summary.sheets),
    summary.ranks.length > 0 && ranks(summary.ranks),
  );
}

/** @param {Summary["against"]} found */
function against(found) {
  const bot = t("score-rank-explorer");
  if (!found) return el("p", { class: "small muted" }, t("games-against-none", { bot }));
  const mean = signed(found.mean);
  const value = found.error === null ? mean : t("games-mean-error", { mean, error: decimal(found.error) });
  return el("div", { class: "against" },
    el("p", { class: "value" }, value),
    el("p", {}, el("b", {}, t("games-against", { bot, count: found.games }))),
    el("p", { class: "small muted" }, t(found.error === null ? "games-against-one" : "games-against-says", { bot })),
  );
}

/** @param {Summary["sheets"]} found */
function sheets(found) {
  const order = adventures().map(({ key }) => key);
  const sorted = [...found].sort((one, other) => order.indexOf(one.adventure) - order.indexOf(other.adventure));
  const head = ["games-sheet", "games-games", "games-best", "games-mean"].map((id) => el("th", { scope: "col" }, t(id)));
  const rows = sorted.map(({ adventure, side, games, best, mean }) => el("tr", {},
    el("th", { scope: "row" }, t(`short-${adventure}`), " ", el("small", {}, side ? t(`side-${side}`) : t("games-own-layouts"))),
    ...[String(games), plain(best), decimal(mean)].map((value) => el("td", {}, value)),
  ));
  return el("table", { class: "sheets-reached" }, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows));
}

/** @param {Summary["ranks"]} found */
function ranks(found) {
  return el("ul", { class: "ranks-earned", "aria-label": t("games-ranks") },
    ...found.map(({ rank, games }) => el("li", {}, t("games-rank", { rank: t(`score-rank-${rank}`), count: games }))));
}

/** With a true minus. @param {number} value */
function decimal(value) {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" }).format(value).replace("-", "−");
}

/** With its sign, unless it is 0 as shown. @param {number} value */
function signed(value) {
  const shown = decimal(value);
  return value > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}
