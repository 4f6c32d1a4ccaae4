// Two lists of games as one: finished games by their end, and what was reached in both.

/** @typedef {import("../net/games.js").FinishedGame} FinishedGame */
/** @typedef {import("../net/games.js").GamesPage} GamesPage */
/** @typedef {import("../net/games.js").Summary} Summary */

/**
 * A page of one list. `served` are the server's games after the first `from` ones, the latest first; `from` is so small
 * that nothing of the page comes before them.
 * @param {readonly FinishedGame[]} own @param {readonly FinishedGame[]} served
 * @param {{total: number, from: number, start: number, count: number}} page
 * @returns {GamesPage}
 */
export function listOf(own, served, { total, from, start, count }) {
  const marked = own.map((game) => ({ ...game, lives: /** @type {const} */ ("here") }));
  const merged = [...marked, ...served].sort((one, other) => other.finished - one.finished);
  return { total, start, games: merged.slice(start - from, start - from + count) };
}

/** @param {readonly Summary[]} summaries the first one says how one is against a bot @returns {Summary} */
export function sumOf(summaries) {
  /** @type {Map<string, Summary["sheets"][number]>} */
  const sheets = new Map();
  /** @type {Map<string, number>} */
  const ranks = new Map();
  for (const each of summaries) {
    for (const sheet of each.sheets) {
      const key = `${sheet.adventure} ${sheet.side ?? ""}`;
      const before = sheets.get(key);
      const games = sheet.games + (before?.games ?? 0);
      sheets.set(key, {
        ...sheet,
        games,
        best: Math.max(sheet.best, before?.best ?? -Infinity),
        mean: (sheet.mean * sheet.games + (before ? before.mean * before.games : 0)) / games,
      });
    }
    for (const { rank, games } of each.ranks) ranks.set(rank, games + (ranks.get(rank) ?? 0));
  }
  return { sheets: [...sheets.values()], ranks: [...ranks].map(([rank, games]) => ({ rank, games })), against: summaries.find(({ against }) => against)?.against ?? null };
}
