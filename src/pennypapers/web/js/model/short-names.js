// Names for captions that have room for a few letters only: shortened in the middle, so that no two look alike. No DOM.

const GAP = "…";

/**
 * @param {readonly string[]} names no two of them alike
 * @param {number} letters how many there is room for
 * @returns {string[]} names that fit, or their beginning and as little of their end as tells them apart
 */
export function shortNames(names, letters) {
  const room = Math.max(3, letters);
  const tails = names.map(() => 0);
  const cut = (/** @type {number} */ at) => shortened(names[at] ?? "", room, tails[at] ?? 0);
  for (let tail = 1; tail < room - 1; tail++) {
    const seen = counted(names.map((_, at) => cut(at)));
    names.forEach((name, at) => {
      if (Array.from(name).length > room && (seen.get(cut(at)) ?? 0) > 1) tails[at] = tail;
    });
  }
  return names.map((_, at) => cut(at));
}

/** @param {string} name @param {number} room @param {number} tail letters of the end */
function shortened(name, room, tail) {
  const letters = Array.from(name);
  if (letters.length <= room) return name;
  return [...letters.slice(0, room - 1 - tail), GAP, ...letters.slice(letters.length - tail)].join("");
}

/** @param {readonly string[]} texts */
function counted(texts) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const text of texts) seen.set(text, (seen.get(text) ?? 0) + 1);
  return seen;
}
