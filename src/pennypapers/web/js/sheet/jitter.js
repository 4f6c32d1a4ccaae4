// Deterministic jitter, so that drawings look hand-made: the same numbers always give the same offset, as in the
// server's drawings.

/** A fixed mix of whole numbers, from 0 up to 2³² − 1. @param {...number} numbers */
export function hashed(...numbers) {
  let mixed = 0x9e3779b9;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b) >>> 0;
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35) >>> 0;
    mixed = (mixed ^ (mixed >>> 16)) >>> 0;
  }
  return mixed;
}

/** Somewhere between −reach and reach. @param {number} reach @param {...number} numbers */
export function unsteady(reach, ...numbers) {
  return reach * (hashed(...numbers) / 0x7fffffff - 1);
}

/** A number with two decimals at most. @param {number} value */
export function figure(value) {
  return String(Math.round(value * 100) / 100);
}
