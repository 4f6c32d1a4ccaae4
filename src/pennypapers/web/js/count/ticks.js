// What a player ticks off, as the notation writes it: `sequence`, `group:4`, `mummy:c3`.

import { t } from "../app/language.js";

/** @param {string} tick */
export function tickWords(tick) {
  const [kind = "", which = ""] = tick.split(":", 2);
  return t(`count-tick-${kind}`, { value: which, space: which });
}

/** Where it lies, if that is one space. @param {string} tick */
export function tickSpaces(tick) {
  const [, which = ""] = tick.split(":", 2);
  return /^[a-z]\d+$/.test(which) ? [which] : [];
}

/** The same where a heading says what it is: of a group its number is enough. @param {string} tick */
export function tickFace(tick) {
  const [kind, which] = tick.split(":", 2);
  return kind === "group" && which ? which : tickWords(tick);
}
