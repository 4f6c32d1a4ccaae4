// The face of each player: an animal on a coloured ground, chosen by name. A name prefers the same face at every table;
// an earlier player keeps it. So somebody who leaves the lobby changes no other face, or hardly ever. No DOM.

/** Symbols `a-…`. */
export const ANIMALS = [
  "cat", "rabbit", "bear", "fox", "owl", "frog", "elephant", "lion", "turtle", "fish",
  "whale", "snail", "butterfly", "crab", "octopus", "duck", "penguin", "llama", "hedgehog", "bee",
];
/** Symbols `frame-…`: of players with the same animal, each has another outline, so that colour is never the only sign. */
export const FRAMES = ["round", "square", "shield", "hexagon", "leaf"];
/** Classes `ground-0` … in the style sheet. */
export const GROUNDS = 8;

/** @typedef {{animal: string, frame: string, ground: number}} Face */

/**
 * The faces of a table. Nobody shares one among a hundred; no animal comes twice before each has come once.
 * @param {Iterable<string>} names in the order of the seats; no two are alike
 * @returns {Map<string, Face>}
 */
export function facesOf(names) {
  const animals = ANIMALS.map(() => 0);
  const grounds = Array.from({ length: GROUNDS }, () => 0);
  /** @type {Map<string, Face>} */
  const faces = new Map();
  for (const name of names) {
    if (faces.has(name)) continue;
    const wish = hash(name);
    const [animal, sharers] = take(animals, wish);
    const [ground] = take(grounds, wish >>> 8);
    faces.set(name, { animal: ANIMALS[animal] ?? "", frame: FRAMES[sharers % FRAMES.length] ?? "", ground });
  }
  return faces;
}

/**
 * Use the wished place, or the next one of those that are used least.
 * @param {number[]} used how often each place is used
 * @param {number} wish
 * @returns {[place: number, uses: number]} with the uses before this one
 */
function take(used, wish) {
  const least = Math.min(...used);
  let at = wish % used.length;
  while (used[at] !== least) at = (at + 1) % used.length;
  used[at] = least + 1;
  return [at, least];
}

/** FNV-1a, 32 bits. @param {string} text */
function hash(text) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
