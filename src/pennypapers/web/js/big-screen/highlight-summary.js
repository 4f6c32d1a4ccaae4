// The news of a room in words: a title and a sentence for each fact, for the big screen and for phones.

import { dangerOf } from "../sheet/marks.js";
import { roomNews } from "../model/highlights.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/highlights.js").Fact} Fact */
/** @typedef {import("../model/table.js").Table} Table */
/** @typedef {{kind: Fact["kind"], icon: string, title: string, text: string}} Told */

/** @type {Record<Exclude<Fact["kind"], "blow">, string>} */
const ICONS = {
  boldest: "i-dice", treasures: "ring", discoveries: "i-eye", beaten: "cross", dangers: "i-swap",
  leap: "i-up", race: "star", meeting: "i-people", alone: "i-pencil",
};

/**
 * @param {Table} table
 * @param {readonly number[]} [before] the stars before the turn
 * @returns {Told[]}
 */
export function newsWords(table, before) {
  return roomNews(table, before).map((fact) => ({
    kind: fact.kind, icon: fact.kind === "blow" ? dangerOf(table.adventure) : ICONS[fact.kind], title: t(`screen-news-${fact.kind}`), text: sentence(fact, table),
  }));
}

/** @param {Fact} fact @param {Table} table @returns {string} */
function sentence(fact, table) {
  const name = (/** @type {number} */ seat) => table.seats[seat]?.name ?? "";
  const { adventure } = table;
  switch (fact.kind) {
    case "boldest": return t("screen-say-boldest", { name: name(fact.seat), value: fact.value, space: fact.space, count: fact.count });
    case "treasures": return t("screen-say-treasures", { count: fact.count, value: fact.value });
    case "discoveries": return t("screen-say-discoveries", { count: fact.count, discovery: fact.discovery });
    case "beaten": return t("screen-say-beaten", { count: fact.count, adventure });
    case "dangers": return t("screen-say-dangers", { count: fact.count, space: fact.space, most: fact.most, adventure });
    case "blow": return t("screen-say-blow", { name: name(fact.seat), other: name(fact.by), stars: fact.stars });
    case "leap": return t("screen-say-leap", { name: name(fact.seat), stars: fact.stars });
    case "meeting": return t("screen-say-meeting", { count: fact.count, space: fact.space });
    case "alone": return t("screen-say-alone", { name: name(fact.seat), space: fact.space });
    case "race": return fact.seats.map(({ seat, stars }) => t("screen-say-racer", { name: name(seat), stars })).join(", ");
  }
}
