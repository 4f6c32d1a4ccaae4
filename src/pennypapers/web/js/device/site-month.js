// The dailies of a site without a server, as a month of dailies: days to come are not told.

/** A daily as the site lists it. @typedef {{day: string, adventure: string, layout_name: string, seal: string, file: string}} SiteDaily */
/** A challenge that this device knows, and one's first run of it. @typedef {{code: string, seal: string, mine: {stars: number | null, is_over: boolean} | null}} Known */
/** @typedef {import("../net/dailies.js").Daily} Daily */

/**
 * @param {SiteDaily[]} all @param {Known[]} known @param {{today: string, month: string}} asked
 * @returns {import("../net/dailies.js").Month}
 */
export function siteMonth(all, known, { today, month }) {
  const bySeal = new Map(known.map((each) => [each.seal, each]));
  const days = all.filter(({ day }) => day <= today).map((each) => dailyOf(each, bySeal.get(each.seal)));
  const months = [...new Set(days.map(({ day }) => day.slice(0, month.length)))].sort();
  return {
    today,
    days: days.filter(({ day }) => day.startsWith(month)),
    before: months.findLast((each) => each < month) ?? null,
    after: months.find((each) => each > month) ?? null,
    played: new Set(days.filter(({ mine }) => mine?.is_over).map(({ day }) => day)).size,
  };
}

/** @param {SiteDaily} daily @param {Known} [known] @returns {Daily} */
function dailyOf({ day, adventure, layout_name, file }, known) {
  const mine = known?.mine ? { stars: known.mine.stars, place: null, is_over: known.mine.is_over } : null;
  return { day, adventure, layout_name, file, code: known?.code ?? "", mine };
}
