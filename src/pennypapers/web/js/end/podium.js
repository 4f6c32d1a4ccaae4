// The end of a table: the first three on their steps, how ties were broken in words, and everybody's row.

import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { uncounted } from "../table/paper-seats.js";
import { faceAt } from "../table/face.js";
import { nameOf } from "../table/players.js";
import { plain } from "../model/reason.js";
import { ranked } from "../model/standings.js";
import { star } from "../sheet/stars.js";
import { icon, numeral } from "../ui/symbols.js";

/** @typedef {import("../model/table.js").Table} Table */
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

/** Neighbours with the same stars: who was before whom and why, or that they share the place. @param {Table} table @returns {HTMLLIElement[]} */
function tiesOf(table) {
  const { standings = [], ties = [] } = table.ended ?? {};
  return ties.flatMap(({ higher, lower, shared, clause }) => {
    const [before, after] = [standings[higher], standings[lower]];
    const isOfInterest = before && (before.place <= SHOWN || higher === table.you || lower === table.you);
    if (!after || !isOfInterest) return [];
    // The own name is used too, as sentences with "you" do not work in every language.
    const [one = "", two = ""] = [before, after].map(({ seat }) => table.seats[seat]?.name);
    const given = { one, two, stars: plain(after.stars) };
    const text = shared
      ? t("score-tie-shared", given)
      : t(`score-tie-${table.adventure}`, { ...given, first: before.tie_break, second: after.tie_break });
    return [el("li", {}, el("span", { class: "clause" }, clause), text)];
  });
}
