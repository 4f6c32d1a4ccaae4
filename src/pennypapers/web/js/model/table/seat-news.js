// What happened to the seats of a table without this player's doing, as messages to say. No DOM.

/** @typedef {Pick<import("./table.js").Table, "phase" | "you" | "seats" | "host" | "deadline">} Table what is read of a table */
/** @typedef {[id: string, given: Record<string, string | number>]} Saying */

/** More names than this are only counted. */
const NAMED = 3;

/**
 * Who has left, whose seat was taken over, and who is the host now, between two states of a table.
 * @param {Table} before
 * @param {Table} after
 * @returns {Saying[]}
 */
export function seatNews(before, after) {
  return [...comings(before, after), ...newHost(before, after)];
}

/** @param {Table} before @param {Table} after @returns {Saying[]} */
function comings(before, after) {
  if (after.phase === "lobby") {
    const there = new Set(after.seats.map(({ name }) => name));
    const gone = before.seats.filter(({ name, is_bot: isBot }, seat) => !isBot && seat !== before.you && !there.has(name));
    return gone.map(({ name }) => ["seat-has-left", { name }]);
  }
  return after.seats.flatMap(({ name, is_bot: isBot }, seat) => {
    const was = before.seats[seat];
    if (!was || seat === before.you || was.is_bot === isBot) return [];
    return [/** @type {Saying} */ ([isBot ? "seat-left-to-bot" : "seat-taken-over", { name }])];
  });
}

/** Seats of a lobby move up when somebody leaves, so hosts are told apart by their names. @param {Table} before @param {Table} after @returns {Saying[]} */
function newHost(before, after) {
  const was = before.host === null ? undefined : before.seats[before.host]?.name;
  const name = after.host === null ? undefined : after.seats[after.host]?.name;
  if (was === undefined || name === undefined || was === name) return [];
  return [after.host === after.you ? ["seat-you-host-now", {}] : ["seat-hosts-now", { name }]];
}

/**
 * For whom a bot has played the turn that closed, though somebody sits there; null if for nobody.
 * @param {Table} before
 * @param {Pick<import("../../net/messages").TurnNews, "turns">} news
 * @param {{now: number, what: (marks: string) => string}} how `what` says marks in words
 * @returns {Saying | null}
 */
export function botNews(before, { turns }, { now, what }) {
  const played = turns.filter(({ seat, by_bot: byBot }) => byBot && before.seats[seat]?.is_bot === false);
  if (played.length === 0) return null;
  const why = before.deadline !== null && now >= before.deadline - SLACK ? "time" : "bot";
  const own = played.find(({ seat }) => seat === before.you);
  if (own) return [`play-${why}-wrote-yours`, { what: what(own.marks) }];
  const names = played.map(({ seat }) => before.seats[seat]?.name ?? "");
  return [`play-${why}-wrote`, { count: names.length > NAMED ? names.length : 0, names: names.join(", ") }];
}

/** The clocks of server and page may differ by so many milliseconds. */
const SLACK = 1500;
