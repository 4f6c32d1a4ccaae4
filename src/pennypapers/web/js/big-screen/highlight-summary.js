// The highlights of a turn as texts: a title and a sentence for each, for the big screen and for phones.

import { dangerOf } from "../sheet/marks.js";
import { roomHighlights } from "../model/stars/highlights.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/stars/highlights.js").Highlight} Highlight */
/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {{kind: Highlight["kind"], icon: string, title: string, text: string}} Told */

/** @type {Record<Exclude<Highlight["kind"], "blow">, string>} */
const ICONS = {
  boldest: "i-dice", treasures: "ring", discoveries: "i-eye", beaten: "cross", dangers: "i-swap",
  leap: "i-up", race: "star", meeting: "i-people", alone: "i-pencil",
};

/**
 * @param {Table} table
 * @param {readonly number[]} [before] the stars before the turn
 * @returns {Told[]}
 */
export function highlightWords(table, before) {
  return roomHighlights(table, before).map((highlight) => ({
    kind: highlight.kind, icon: highlight.kind === "blow" ? dangerOf(table.adventure) : ICONS[highlight.kind], title: t(`screen-news-${highlight.kind}`), text: sentence(highlight, table),
  }));
}

/** @param {Highlight} highlight @param {Table} table @returns {string} */
function sentence(highlight, table) {
  const name = (/** @type {number} */ seat) => table.seats[seat]?.name ?? "";
  const { adventure } = table;
  switch (highlight.kind) {
    case "boldest": return t("screen-say-boldest", { name: name(highlight.seat), value: highlight.value, space: highlight.space, count: highlight.count });
    case "treasures": return t("screen-say-treasures", { count: highlight.count, value: highlight.value });
    case "discoveries": return t("screen-say-discoveries", { count: highlight.count, discovery: highlight.discovery });
    case "beaten": return t("screen-say-beaten", { count: highlight.count, adventure });
    case "dangers": return t("screen-say-dangers", { count: highlight.count, space: highlight.space, most: highlight.most, adventure });
    case "blow": return t("screen-say-blow", { name: name(highlight.seat), other: name(highlight.by), stars: highlight.stars });
    case "leap": return t("screen-say-leap", { name: name(highlight.seat), stars: highlight.stars });
    case "meeting": return t("screen-say-meeting", { count: highlight.count, space: highlight.space });
    case "alone": return t("screen-say-alone", { name: name(highlight.seat), space: highlight.space });
    case "race": return highlight.seats.map(({ seat, stars }) => t("screen-say-racer", { name: name(seat), stars })).join(", ");
  }
}
