// The one-time signature of a finished record: see `table/dice/signature.py` for how it is made.

import { hashText, hex, sha256, unhex } from "./sha256.js";

const VALUE_BYTES = 16;
const TOP = 15;

/** Whether the holder of the key has signed this text. @param {string} key @param {string} text @param {string} signature */
export function isSigned(key, text, signature) {
  const digits = Array.from(hashText(text).slice(0, 2 * VALUE_BYTES), (digit) => parseInt(digit, 16));
  const missing = digits.reduce((sum, digit) => sum + TOP - digit, 0);
  digits.push(...Array.from(missing.toString(16).padStart(3, "0"), (digit) => parseInt(digit, 16)));
  const signed = unhex(signature);
  if (signed.length !== VALUE_BYTES * digits.length) return false;
  const ends = new Uint8Array(signed.length);
  digits.forEach((digit, place) => {
    let value = signed.slice(VALUE_BYTES * place, VALUE_BYTES * (place + 1));
    for (let step = digit; step < TOP; step++) value = sha256(Uint8Array.of(place, step, ...value)).slice(0, VALUE_BYTES);
    ends.set(value, VALUE_BYTES * place);
  });
  return hex(sha256(ends)) === key;
}
