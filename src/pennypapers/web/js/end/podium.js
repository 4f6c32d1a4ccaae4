// The end of a table: the first three on their steps, how ties were broken in words, and everybody's row.

import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { uncounted } from "../table/paper-seats.js";
import { faceAt } from "../table/face.js";
import { nameOf } from "../table/players.js";
import { ranked } from "../model/stars/standings.js";
import { star } from "../sheet/stars.js";
import { tieWords } from "./tie-words.js";
import { icon, numeral } from "../ui/symbols.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").Standing} Standing */

/** How many places have a step; other ties are shown only to the players concerned. */
const SHOWN = 3;

/** @param {Table} table */
export function podium(table) {
  const [first, second, third] = ranked(table.ended?.standings ?? []);
  const steps = [second, first, third].filter((each) => each !== undefined).map((standing) => step(table, standing));
  const ties = tiesOf(table);
  return el("section", { class: "card podc" },
    el("div", { class: "pod" }, ...steps),
    ties.length > 0 && el("ul", { class: "ties" }, ...ties),
  );
}

/** @param {Table} table @param {Standing} standing */
function step(table, { seat, stars, place }) {
  const name = nameOf(table, seat);
  return el("div", { class: `p p${place}`, role: "group", "aria-label": t("score-placed", { place, name, count: stars }) },
    place === 1 && uncounted(table).length === 0 && icon("i-crown", 34),
    faceAt(table, table.seats[seat]?.name ?? ""),
    el("b", {}, name),
    el("span", { class: "sc", "aria-hidden": "true" }, star(22), numeral(stars, { height: 24, hidden: true })),
    el("div", { class: "blk", "aria-hidden": "true" }, numeral(place, { height: 50 - 8 * place, hidden: true })),
  );
}

/** Players with the same stars: what decided between them, or that they share the place. @param {Table} table @returns {HTMLLIElement[]} */
function tiesOf(table) {
  const { standings = [], ties = [] } = table.ended ?? {};
  return ties.flatMap(({ seats, shared, clause }) => {
    // The own name is used too, as sentences with "you" do not work in every language.
    const players = seats.flatMap((seat) => (standings[seat] ? [{ ...standings[seat], name: table.seats[seat]?.name ?? "" }] : []));
    const isOfInterest = players[0] && (players[0].place <= SHOWN || seats.some((seat) => seat === table.you));
    return isOfInterest ? [el("li", {}, el("span", { class: "clause" }, clause), tieWords(table.adventure, shared, players))] : [];
  });
}
