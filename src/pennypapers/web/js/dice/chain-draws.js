// Rolls, exchanges and missed dangers as they follow from the seal and the links. No rules: what is legal is looked up
// elsewhere.

import { countsIn, earlierLink } from "./chain.js";
import { hashText, hmac, unhex, utf8 } from "./sha256.js";

/** @typedef {import("./chain.js").Chain} Chain */
/** @typedef {Generator<number, never>} Stream random bytes */

const SPECIAL = ["P", "D", "!"];

export class ChainDraws {
  #base;
  #chains;
  #server;

  /** @param {string} seal @param {readonly Chain[]} chains @param {Chain} server its newest link is known */
  constructor(seal, chains, server) {
    this.#chains = chains;
    this.#server = server;
    this.#base = hashText(`${seal}\n${this.#links(1)}`);
  }

  /** The three dice of a turn, such as `2 D 5`. @param {number} turn */
  roll(turn) {
    const source = this.#stream(turn, "roll");
    return SPECIAL.map((special) => {
      const side = below(6, source);
      return side < 5 ? String(side + 1) : special;
    }).join(" ");
  }

  /** Whose sheet each seat holds. @param {number} turn @param {number} seats */
  exchange(turn, seats) {
    const source = this.#stream(turn, "exchange");
    for (;;) {
      const owners = shuffled(Array.from({ length: seats }, (_, seat) => seat), source);
      if (owners.every((owner, seat) => owner !== seat)) return owners;
    }
  }

  /** The order in which spaces are tried for a danger that somebody missed. @template T @param {number} turn @param {readonly T[]} spaces @returns {T[]} */
  missed(turn, spaces) {
    return shuffled(spaces, this.#stream(turn, "late"), 2);
  }

  /** The seat that is put down as the holder of a latecomer's sheet. @param {number} turn @param {number} seats */
  holder(turn, seats) {
    return below(seats, this.#stream(turn, `holder ${seats}`));
  }

  /** @param {number} turn @param {string} what @returns {Stream} */
  *#stream(turn, what) {
    const { link, at } = this.#server;
    const server = unhex(earlierLink(link, at - Math.min(turn, at)));
    const key = hmac(server, utf8(`${this.#base}\n${turn}\n${turn > 1 ? this.#links(turn) : ""}`));
    for (let block = 0; ; block++) yield* hmac(key, utf8(`${what} ${block}`));
  }

  /** @param {number} roll */
  #links(roll) {
    return this.#chains.map((chain, place) => (countsIn(chain, roll) ? `${place} ${earlierLink(chain.link, chain.at - roll)}\n` : "")).join("");
  }
}

/** A uniform number below `sides`, from so many bytes at a time. @param {number} sides @param {Stream} source */
function below(sides, source, size = 1) {
  const values = 256 ** size;
  for (;;) {
    let drawn = 0;
    for (let i = 0; i < size; i++) drawn = 256 * drawn + source.next().value;
    if (drawn < values - (values % sides)) return drawn % sides;
  }
}

/** @template T @param {readonly T[]} values @param {Stream} source @returns {T[]} */
function shuffled(values, source, size = 1) {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, source, size);
    const [one, two] = /** @type {[T, T]} */ ([order[last], order[other]]);
    order[last] = two;
    order[other] = one;
  }
  return order;
}
