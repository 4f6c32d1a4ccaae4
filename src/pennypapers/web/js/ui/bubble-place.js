// Where a bubble goes: in a room of its own, beside what it points at, over as little of what should stay in view as it
// can. No DOM.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{left: number, top: number, side: Side, tip: number}} Place `tip`: how far along its side the tip is, in px */
/** @typedef {"above" | "below" | "left" | "right" | "apart"} Side where the bubble is, as seen from what it points at; without a tip if `apart` */

const GAP = 12;
/** From further away than this a tip would seem to point at something else. */
const FAR = 40;
/** A tip is never nearer to a corner than this. */
const CORNER = 18;
/** To hide what it points at is worse than to hide any number of spaces. */
const HIDES_ITS_POINT = 1000;
/** To have no tip is worse than to hide two spaces, but better than to hide three. */
const HAS_NO_TIP = 2.5;
/** To hide words is worse than to have no tip. */
const HIDES_WORDS = 5;

/**
 * @param {{at: Box, room: Box, spare: readonly Box[], words?: readonly Box[], width: number, height: number}} given what it points at, where
 *   it may be, spaces and words that it should not hide, and its size
 * @returns {Place}
 */
export function placeFor({ at, room, spare, words = [], width, height }) {
  const x = (at.left + at.right) / 2;
  const y = (at.top + at.bottom) / 2;
  const across = clamp(x - width / 2, room.left, room.right - width);
  const along = clamp(y - height / 2, room.top, room.bottom - height);
  /** @type {{left: number, top: number, side: Side}[]} */
  const wished = [
    { left: across, top: Math.min(at.top - GAP, room.bottom) - height, side: "above" },
    { left: across, top: Math.max(at.bottom + GAP, room.top), side: "below" },
    { left: Math.max(at.right + GAP, room.left), top: along, side: "right" },
    { left: Math.min(at.left - GAP, room.right) - width, top: along, side: "left" },
    { left: across, top: room.top, side: "apart" },
    { left: across, top: room.bottom - height, side: "apart" },
  ];
  const { box, side } = wished
    .map((each) => ({ side: each.side, box: { left: each.left, top: each.top, right: each.left + width, bottom: each.top + height } }))
    .map((each) => ({ ...each, cost: cost(each) }))
    .reduce((best, each) => (each.cost < best.cost ? each : best));
  const isLevel = side === "left" || side === "right";
  return {
    left: box.left, top: box.top, side: distance(box, at) > FAR ? "apart" : side,
    tip: isLevel ? clamp(y - box.top, CORNER, height - CORNER) : clamp(x - box.left, CORNER, width - CORNER),
  };

  /** @param {{box: Box, side: Side}} place */
  function cost(place) {
    const isApart = place.side === "apart";
    if (!isApart && !holds(room, place.box)) return Infinity;
    const hidden = (/** @type {readonly Box[]} */ boxes) => boxes.filter((each) => distance(place.box, each) === 0).length;
    return (hidden([at]) ? HIDES_ITS_POINT : 0) + (isApart ? HAS_NO_TIP : 0) + hidden(spare) + HIDES_WORDS * hidden(words);
  }
}

/** @param {Box} outer @param {Box} inner */
function holds(outer, inner) {
  return inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
}

/** How far two boxes are from each other, across and down together; 0 if they share something. @param {Box} one @param {Box} two */
function distance(one, two) {
  const across = Math.max(one.left - two.right, two.left - one.right, 0);
  const down = Math.max(one.top - two.bottom, two.top - one.bottom, 0);
  return across + down;
}

/** @param {number} value @param {number} least @param {number} most */
function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
