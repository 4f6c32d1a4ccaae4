// What the figures of several processes make together.

/** @typedef {import("../net/owner.js").Process} Process */
/** @typedef {import("../net/owner.js").Part} Part */

/** Rows that are shown. */
const MOST = 8;

/** Seconds that are looked back at. */
const WINDOW = 30;

/** How many turns a second are inked, from what the processes have counted. */
export class Pace {
  /** @type {{at: number, turns: Map<string, number>}[]} */
  #seen = [];

  /**
   * Turns a second; null as long as nothing was counted twice. Processes that were not there at both times are left out.
   * @param {number} at in seconds
   * @param {readonly {process: string, turns: number}[]} processes
   */
  add(at, processes) {
    this.#seen = this.#seen.filter((each) => each.at > at - WINDOW && each.at < at);
    const now = new Map(processes.map(({ process, turns }) => [process, turns]));
    this.#seen.push({ at, turns: now });
    const first = this.#seen[0];
    if (!first || first.at === at) return null;
    let sum = 0;
    for (const [process, turns] of now) sum += Math.max(turns - (first.turns.get(process) ?? turns), 0);
    return sum / (at - first.at);
  }
}

/** The slowest requests of all processes. @param {readonly Process[]} processes @returns {Part[]} */
export function together(processes) {
  /** @type {Map<string, Part>} */
  const found = new Map();
  for (const part of processes.flatMap((each) => each.parts)) {
    const known = found.get(part.name);
    const count = part.count + (known?.count ?? 0);
    const mean = (part.mean * part.count + (known ? known.mean * known.count : 0)) / count;
    found.set(part.name, { name: part.name, count, mean, longest: Math.max(part.longest, known?.longest ?? 0) });
  }
  return [...found.values()].sort((one, other) => other.mean - one.mean).slice(0, MOST);
}

/** How often which refusal was given, the most frequent first. @param {readonly Process[]} processes @returns {[string, number][]} */
export function refusals(processes) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { refusals } of processes) {
    for (const [code, count] of Object.entries(refusals)) found[code] = (found[code] ?? 0) + count;
  }
  return Object.entries(found).sort(([, one], [, other]) => other - one).slice(0, MOST);
}
