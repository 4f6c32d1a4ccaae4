// A game as one of its players had it: their sheet alone, with what was written on it. No DOM.

/** @typedef {import("./timeline.js").Game} Game */

/** @param {Game} game @param {number} seat @returns {Game} */
export function onlySeat(game, seat) {
  if (game.players.length === 1) return game;
  const moments = game.moments.map((moment) => ({
    ...moment,
    roll: moment.roll && { turn: moment.roll.turn, roll: moment.roll.roll, is_danger: moment.roll.is_danger },
    turns: moment.turns.filter((turn) => (turn.owner ?? turn.seat) === seat),
    fresh: moment.fresh.slice(seat, seat + 1),
    sheets: moment.sheets.slice(seat, seat + 1),
    stars: moment.stars.slice(seat, seat + 1),
  }));
  return { ...game, players: game.players.slice(seat, seat + 1), moments, ended: null };
}
