// The big screen after the game: three on the podium, what broke a tie, and everybody: a few with their sheets, many as
// a list beside the sheet of the winner. After a game alone, the rank it earned.

import { el, put } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { earnedWords, rankScale } from "../end/rank-scale.js";
import { tieWords } from "../end/tie-words.js";
import { CheerfulCard } from "./cheerful-card.js";
import { DiceLine } from "./dice-line.js";
import { FinalSheets, finalSheet, partWords, stars } from "./final-sheets.js";
import { FittedList } from "./fitted-list.js";
import { faceAt } from "../table/face.js";
import { hasRecord, uncounted } from "../table/paper-seats.js";
import { shapeOf } from "../sheet/art.js";
import { icon, lettering, numeral } from "../ui/symbols.js";
import { isSolo } from "../model/table/table.js";
import { ranked } from "../model/stars/standings.js";
import { listed, t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").Standing} Standing */
/** @typedef {{elements: HTMLElement[], end: () => void}} Part */

const PODIUM = 3;
/** Up to FEW players the sheets are shown; from more than MANY on the list is dense. */
const [FEW, MANY] = [12, 40];
/** The largest font size of a row, in rem. */
const LARGEST = 1.8;

/** @type {import("./big-screen.js").ScreenView} */
export default function screenEnd(place, first, controls) {
  let end = show(place, first, controls);
  return {
    update: (table, message) => {
      if (message.type !== "entered") return;
      end();
      end = show(place, table, controls);
    },
    end: () => end(),
  };
}

/** @param {HTMLElement} place @param {Table} table @param {HTMLElement} controls */
function show(place, table, controls) {
  const standings = ranked(table.ended?.standings ?? []);
  const crowd = isSolo(table) ? "one" : standings.length > MANY ? "many" : standings.length > FEW ? "some" : "few";
  const cheerful = uncounted(table).length > 0 || !hasRecord(table) ? null : new CheerfulCard(table, standings.map(({ seat }) => seat));
  const everybody = standings.length > FEW ? list(table, standings, cheerful) : sheets(table, standings);
  put(place, el("main", { class: "big-screen after", "data-crowd": crowd },
    crowd === "one" ? rankPanel(table, cheerful) : podiumPanel(table, standings, standings.length > FEW ? null : cheerful),
    ...everybody.elements,
    controls,
  ));
  announce(outcome(table));
  return () => {
    cheerful?.end();
    everybody.end();
  };
}

/** Who has won, what somebody alone has earned, or whose sheets are still to be entered. @param {Table} table */
function outcome(table) {
  const missing = uncounted(table);
  if (missing.length > 0) return t("paper-missing", { names: listed(missing) });
  if (isSolo(table)) return earnedWords(solo(table));
  const winners = table.ended?.winners ?? [];
  const more = winners.length > PODIUM ? ` ${t("screen-and-more", { count: winners.length - PODIUM })}` : "";
  const names = more ? winners.slice(0, PODIUM).join(", ") + more : listed(winners);
  return t("screen-won", { count: winners.length, names });
}

/** @param {Table} table */
function solo({ ended }) {
  return { stars: ended?.standings[0]?.stars ?? 0, rank: ended?.rank ?? "tourist", thresholds: ended?.thresholds ?? null };
}

/** @param {Table} table */
function title(table) {
  return el("h1", {}, lettering(t(`short-${table.adventure}`), { height: 40 }));
}

/** @param {Table} table @param {CheerfulCard | null} cheerful */
function rankPanel(table, cheerful) {
  return el("section", { class: "panel podium-panel" }, title(table), rankScale(solo(table)), cheerful?.element, diceLine(table));
}

/** @param {Table} table */
function diceLine(table) {
  const line = new DiceLine();
  line.update(table);
  return line.element;
}

/** @param {Table} table @param {readonly Standing[]} standings @param {CheerfulCard | null} cheerful */
function podiumPanel(table, standings, cheerful) {
  const first = standings.slice(0, PODIUM);
  const tie = table.ended?.ties?.find(({ seats }) => first.some(({ seat }) => seats.includes(seat)));
  return el("section", { class: "panel podium-panel" },
    title(table),
    el("p", { class: "won" }, outcome(table)),
    el("ol", { class: "podium" }, ...first.map((standing) => step(table, standing))),
    tie && tieOf(table, tie),
    cheerful?.element,
    diceLine(table),
  );
}

/** @param {Table} table @param {readonly Standing[]} standings @returns {Part} */
function sheets(table, standings) {
  const finals = new FinalSheets(table, standings);
  return { elements: [finals.element], end: () => finals.end() };
}

/** @param {Table} table @param {readonly Standing[]} standings @param {CheerfulCard | null} cheerful @returns {Part} */
function list(table, standings, cheerful) {
  const [winner] = standings;
  const winning = el("figure", { class: "panel winning" });
  if (winner) void showWinner(winning, table, winner);
  const rows = el("ol", { class: "ranking" }, ...standings.map((standing) => row(table, standing)));
  const fitted = new FittedList(rows, LARGEST);
  return { elements: [winning, el("section", { class: "panel everybody" }, el("div", { class: "heading" }, el("h2", {}, t("screen-everybody")), cheerful?.element), rows)], end: () => fitted.end() };
}

/** @param {HTMLElement} place @param {Table} table @param {Standing} winner */
async function showWinner(place, table, winner) {
  const sheet = await finalSheet(table, winner.seat);
  put(place, el("div", { class: "lies", "--shape": shapeOf(sheet) }, sheet),
    el("figcaption", {}, t("screen-winning-sheet", { name: nameOf(table, winner.seat) }), el("span", { class: "why" }, partWords(winner))));
}

/** @param {Table} table @param {Standing} standing */
function step(table, standing) {
  const name = nameOf(table, standing.seat);
  return el("li", { class: `p p${standing.place}` },
    standing.place === 1 && uncounted(table).length === 0 && icon("i-crown", 34),
    faceAt(table, name),
    el("b", {}, name),
    stars(standing.stars),
    el("div", { class: "blk" }, numeral(standing.place, { height: 44 })),
  );
}

/** @param {Table} table @param {Standing} standing */
function row(table, standing) {
  const name = nameOf(table, standing.seat);
  return el("li", {}, el("span", { class: "place" }, standing.place), faceAt(table, name), el("span", { class: "nm" }, name), stars(standing.stars));
}

/** @param {Table} table @param {import("../net/messages").Tie} tie */
function tieOf(table, { seats, shared, clause }) {
  const players = seats.flatMap((seat) => {
    const standing = table.ended?.standings[seat];
    return standing ? [{ ...standing, name: nameOf(table, seat) }] : [];
  });
  return el("p", { class: "tie" }, el("span", { class: "clause" }, clause), tieWords(table.adventure, shared, players, PODIUM));
}

/** @param {Table} table @param {number} seat */
function nameOf(table, seat) {
  return table.seats[seat]?.name ?? "";
}
