// The message id and variables for a reason of a score. No DOM.

/** @typedef {import("../../net/messages").ReasonView} ReasonView */

/** @param {ReasonView} reason @returns {[id: string, given: Record<string, string | number>]} */
export function reasonSaying({ kind, space, spaces, value }) {
  return [`score-reason-${kind}`, {
    space: space ?? "",
    spaces: spaces.join(" "),
    count: spaces.length,
    ...(value !== null && { value, last: value + spaces.length - 1 }),
  }];
}

/** Stars with their sign, as they are added up: `+3`, `−2`, `0`. @param {number} stars */
export function signed(stars) {
  return stars > 0 ? `+${stars}` : plain(stars);
}

/** A number with a minus as wide as a plus. @param {number} stars */
export function plain(stars) {
  return stars < 0 ? `−${-stars}` : String(stars);
}

/**
 * The reasons of a part summed up, one message for each kind of reason.
 * @param {readonly ReasonView[]} reasons
 * @returns {[id: string, given: Record<string, string | number>][]}
 */
export function summary(reasons) {
  if (reasons.length === 1) return reasons.map(reasonSaying);
  /** @type {Map<string, ReasonView[]>} */
  const kinds = new Map();
  for (const reason of reasons) kinds.set(reason.kind, [...(kinds.get(reason.kind) ?? []), reason]);
  return [...kinds].map(([kind, all]) => [`score-sum-${kind}`, {
    count: all.length,
    values: all.flatMap(({ value }) => (value === null ? [] : [value])).join(", "),
    stars: signed(all.reduce((sum, { stars }) => sum + stars, 0)),
  }]);
}
