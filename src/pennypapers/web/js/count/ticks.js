// What a player ticks off, as the notation writes it: `sequence`, `group:4`, `mummy:c3`.

import { t } from "../app/language.js";
import { reasonFacts } from "../model/facts.js";

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

/** The same under a heading that names the kind: a reason told by its value needs only its number. @param {string} adventure @param {string} tick */
export function tickFace(adventure, tick) {
  const [kind = "", which] = tick.split(":", 2);
  return which && reasonFacts(adventure, kind)?.told_by === "value" ? which : tickWords(tick);
}
