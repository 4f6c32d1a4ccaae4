// Who is level on stars, and what decided between them or that they share a place, in one sentence for all of them.

import { listed, t } from "../app/language.js";

/** @typedef {{stars: number, tie_break: number, place: number, name: string}} Player */

/** Up to FEW players are all named; of more, the first SHOWN of each list. */
const [FEW, SHOWN] = [6, 3];

/**
 * @param {string} adventure
 * @param {boolean} shared whether all of them share one place
 * @param {readonly Player[]} players with the same stars, best first
 * @param {number} [most] how many values of the tie-break are named; the others are only counted
 */
export function tieWords(adventure, shared, players, most = Infinity) {
  const first = players[0];
  if (!first) return "";
  const isCut = players.length > FEW;
  /** @param {readonly Player[]} some */
  const names = (some) => {
    const all = some.map(({ name }) => name);
    return isCut && all.length > SHOWN ? t("names-and-more", { names: all.slice(0, SHOWN).join(", "), count: all.length - SHOWN }) : listed(all);
  };
  /** @type {Player[][]} */
  const values = [];
  for (const player of players) {
    const last = values.at(-1);
    if (last?.[0]?.tie_break === player.tie_break) last.push(player);
    else values.push([player]);
  }
  const [told, others] = values.length > most + 1 ? [values.slice(0, most), values.slice(most).flat()] : [values, []];
  const order = told.map((some) => t("score-tie-value", { value: some[0]?.tie_break ?? 0, names: names(some) }));
  if (others.length > 0) order.push(t("score-tie-less", { count: others.length }));
  const words = t(shared ? "score-tie-shared" : `score-tie-${adventure}`, {
    names: names(players), stars: t("stars", { count: first.stars }), order: order.join("; "),
  });
  const sharing = shared ? [] : told.filter((some) => some.length > 1);
  return [words, ...sharing.map((some) => t("score-tie-place", { names: names(some), place: some[0]?.place ?? 0 }))].join(" ");
}
