// What everybody wrote in the turn that closed last: their sheets small, and the marks in words.

import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { EMPTY } from "../model/notation.js";
import { plain, signed } from "../model/stars/reason.js";
import { MiniSheet } from "../sheet/mini-sheet.js";
import { star } from "../sheet/stars.js";
import { turnWords } from "../sheet/turn-summary.js";
import { faceAt } from "../table/face.js";
import { openSheet } from "../table/look-at-sheet.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/** More rows than these would be a list that nobody reads. */
const MOST_ROWS = 12;

/** @param {Table} table after the turn @param {readonly number[]} before the stars that everybody had before it */
export function closedTurn(table, before) {
  const { news } = table;
  if (!news) return null;
  const rows = news.turns.slice(0, MOST_ROWS).map((turn) => row(table, turn, before[turn.seat] ?? 0));
  return el("section", { class: "card closed-turn" }, el("h2", {}, t("one-phone-news", { turn: news.turn })), el("ul", {}, ...rows));
}

/** @param {Table} table @param {import("../net/messages").TurnNews["turns"][number]} turn @param {number} before */
function row(table, { seat, marks, owner }, before) {
  const { adventure, layout, seats } = table;
  const name = seats[seat]?.name ?? "";
  const stars = table.stars[seat] ?? 0;
  const what = turnWords(adventure, marks);
  const other = typeof owner === "number" && owner !== seat ? seats[owner]?.name : undefined;
  const mini = new MiniSheet(adventure, layout, table.sheets[seat] ?? EMPTY, {});
  mini.element.removeAttribute("role");
  mini.element.setAttribute("aria-hidden", "true");
  return el("li", {},
    el("button", { type: "button", class: "look", "aria-label": t("play-look-at", { name }), onclick: () => void openSheet(table, seat) }, mini.element),
    el("div", { class: "wrote" },
      el("b", {}, faceAt(table, name), el("span", { class: "nm" }, name)),
      el("span", {}, other === undefined ? what : t("one-phone-drew", { what, name: other })),
    ),
    el("span", { class: "sc" }, star(20), plain(stars), stars !== before && el("small", {}, signed(stars - before)), el("span", { class: "sr" }, t("play-stars"))),
  );
}
