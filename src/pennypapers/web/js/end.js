// The end of a game.

/** @type {import("./seat.js").PhaseScreen} */
export default function end(place) {
  place.append("end");
  return { update: () => undefined, end: () => undefined };
}
