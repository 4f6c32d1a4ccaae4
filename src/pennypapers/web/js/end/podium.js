// The end of a table: the first three on their steps, how ties were broken in words, and everybody's row.

import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { uncounted } from "../table/paper-seats.js";
import { initial } from "../lobby/people.js";
import { nameOf } from "../table/players.js";
import { factsOf } from "../model/facts.js";
import { plain } from "../model/reason.js";
import { star } from "../sheet/stars.js";
import { icon, numeral } from "../ui/symbols.js";

/** @typedef {import("../model/table.js").Table} Table */
/** @typedef {import("../net/messages").Standing} Standing */

/** How many places have a step; other ties are shown only to the players concerned. */
const SHOWN = 3;

/** Everybody, the best first. @param {Table} table @returns {Standing[]} */
export function ranked(table) {
  return [...(table.ended?.standings ?? [])].sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/** @param {Table} table */
export function podium(table) {
  const [first, second, third] = ranked(table);
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
    el("span", { class: "av", "aria-hidden": "true" }, initial(table.seats[seat]?.name ?? "")),
    el("b", {}, name),
    el("span", { class: "sc", "aria-hidden": "true" }, star(22), numeral(stars, { height: 24, hidden: true })),
    el("div", { class: "blk", "aria-hidden": "true" }, numeral(place, { height: 50 - 8 * place, hidden: true })),
  );
}

/** Neighbours with the same stars: who was before whom and why, or that they share the place. @param {Table} table @returns {HTMLLIElement[]} */
function tiesOf(table) {
  const all = ranked(table);
  return all.slice(1).flatMap((after, at) => {
    const before = /** @type {Standing} */ (all[at]);
    const isOfInterest = before.place <= SHOWN || before.seat === table.you || after.seat === table.you;
    if (before.stars !== after.stars || !isOfInterest) return [];
    // The own name is used too, as sentences with "you" do not work in every language.
    const [one = "", two = ""] = [before, after].map(({ seat }) => table.seats[seat]?.name);
    const given = { one, two, stars: plain(after.stars) };
    const text = before.place === after.place
      ? t("score-tie-shared", given)
      : t(`score-tie-${table.adventure}`, { ...given, first: before.tie_break, second: after.tie_break });
    return [el("li", {}, el("span", { class: "clause" }, factsOf(table.adventure).clauses.tie), text)];
  });
}
