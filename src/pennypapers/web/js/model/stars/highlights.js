// The highlights of a closed turn for a room: the highest number, where players wrote, what was found, how close the
// race is. As data, the most interesting first; no DOM and no texts.

import { readMarks } from "../notation.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../../net/messages").TurnNews} TurnNews */
/** @typedef {import("../notation.js").Space} Space */

/**
 * @typedef {{kind: "boldest", seat: number, value: number, space: Space, count: number}
 *   | {kind: "treasures", count: number, value: number}
 *   | {kind: "discoveries", count: number, discovery: string}
 *   | {kind: "beaten", count: number}
 *   | {kind: "dangers", count: number, space: Space, most: number}
 *   | {kind: "blow", seat: number, by: number, stars: number}
 *   | {kind: "leap", seat: number, stars: number}
 *   | {kind: "race", seats: {seat: number, stars: number}[]}
 *   | {kind: "meeting", space: Space, count: number}
 *   | {kind: "alone", seat: number, space: Space}} Highlight
 */

/** How many players the race lists. */
const RACERS = 3;
/** How many must write in one space for a highlight. */
const CROWD = 3;

/**
 * @param {Table} table after the turn
 * @param {readonly number[]} [before] the stars before it, for gains and losses
 * @returns {Highlight[]}
 */
export function roomHighlights(table, before = []) {
  const { news } = table;
  if (!news) return [];
  const highlights = news.turns.some((turn) => typeof turn.owner === "number")
    ? [...dangers(news), ...blow(table, news, before)]
    : [...boldest(news), ...found(news), ...leap(table, before), ...company(news)];
  return [...highlights, ...race(table)];
}

/** How many wrote in each space in a closed turn, in reading order of the turns. @param {TurnNews | null} news @returns {Map<Space, number>} */
export function heat(news) {
  const counts = new Map();
  for (const { space } of writings(news)) counts.set(space, (counts.get(space) ?? 0) + 1);
  return counts;
}

/** @param {TurnNews | null} news */
function writings(news) {
  return (news?.turns ?? []).flatMap(({ seat, marks }) =>
    readMarks(marks).flatMap((mark) => (mark.type === "write" ? [{ seat, space: mark.space, value: mark.value }] : [])));
}

/** @param {TurnNews} news @returns {Highlight[]} */
function boldest(news) {
  const numbers = writings(news).map((each) => ({ ...each, value: Number(each.value) })).filter(({ value }) => value > 0);
  const value = Math.max(0, ...numbers.map((each) => each.value));
  const boldly = numbers.filter((each) => each.value === value);
  const first = boldly[0];
  return first ? [{ kind: "boldest", seat: first.seat, value, space: first.space, count: new Set(boldly.map(({ seat }) => seat)).size }] : [];
}

/** What is new on the sheets beside what was written. @param {TurnNews} news @returns {Highlight[]} */
function found(news) {
  const marks = news.changes.flatMap(readMarks);
  const values = marks.flatMap((mark) => (mark.type === "circle" ? [mark.value] : []));
  const kinds = marks.flatMap((mark) => (mark.type === "discovery" ? [mark.kind] : []));
  const count = marks.filter((mark) => mark.type === "cross").length;
  const [value, kind] = [commonest(values), commonest(kinds)];
  return [
    ...(value ? [/** @type {Highlight} */ ({ kind: "treasures", count: values.length, value: value.what })] : []),
    ...(kind ? [/** @type {Highlight} */ ({ kind: "discoveries", count: kinds.length, discovery: kind.what })] : []),
    ...(count ? [/** @type {Highlight} */ ({ kind: "beaten", count })] : []),
  ];
}

/** @param {TurnNews} news @returns {Highlight[]} */
function dangers(news) {
  const drawn = writings(news);
  const most = commonest(drawn.map(({ space }) => space));
  return most ? [{ kind: "dangers", count: drawn.length, space: most.what, most: most.count }] : [];
}

/** The danger that cost most stars. @param {Table} table @param {TurnNews} news @param {readonly number[]} before @returns {Highlight[]} */
function blow({ stars }, news, before) {
  const losses = news.turns.flatMap(({ seat, owner }) =>
    typeof owner === "number" ? [{ by: seat, seat: owner, stars: (before[owner] ?? NaN) - (stars[owner] ?? NaN) }] : []);
  const worst = greatest(losses.filter((loss) => loss.stars > 0));
  return worst ? [{ kind: "blow", ...worst }] : [];
}

/** The largest gain, if it is two stars or more. @param {Table} table @param {readonly number[]} before @returns {Highlight[]} */
function leap({ stars }, before) {
  const gains = stars.map((now, seat) => ({ seat, stars: now - (before[seat] ?? NaN) }));
  const best = greatest(gains.filter((gain) => gain.stars > 1));
  return best ? [{ kind: "leap", ...best }] : [];
}

/** The space in which most wrote, and the only player elsewhere, if there is one. @param {TurnNews} news @returns {Highlight[]} */
function company(news) {
  const written = writings(news);
  const counts = heat(news);
  const most = commonest(written.map(({ space }) => space));
  if (!most || most.count < CROWD) return [];
  const lonely = written.filter(({ space }) => counts.get(space) === 1);
  const one = lonely.length === 1 ? lonely[0] : undefined;
  return [
    { kind: "meeting", space: most.what, count: most.count },
    ...(one ? [/** @type {Highlight} */ ({ kind: "alone", seat: one.seat, space: one.space })] : []),
  ];
}

/** The leading players, once somebody has stars. @param {Table} table @returns {Highlight[]} */
function race({ stars }) {
  if (stars.length < 2 || Math.max(...stars) <= 0) return [];
  const seats = stars.map((each, seat) => ({ seat, stars: each })).sort((one, two) => two.stars - one.stars || one.seat - two.seat);
  return [{ kind: "race", seats: seats.slice(0, RACERS) }];
}

/** The first of the most frequent. @template T @param {readonly T[]} all @returns {{what: T, count: number} | null} */
function commonest(all) {
  /** @type {Map<T, number>} */
  const counts = new Map();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  let best = null;
  for (const [what, count] of counts) if (!best || count > best.count) best = { what, count };
  return best;
}

/** The first with the most stars. @template {{stars: number}} T @param {readonly T[]} all @returns {T | null} */
function greatest(all) {
  return all.reduce((/** @type {T | null} */ best, each) => (best && best.stars >= each.stars ? best : each), null);
}
