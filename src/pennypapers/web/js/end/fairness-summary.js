// What was checked about the dice, and how it came out, in the words of whoever reads it.

import { says, t } from "../app/language.js";

/** @param {import("../net/api.js").Check} check */
export function checkWords({ code, turn, facts, says: plain }) {
  const id = `replay-check-${code.replace(".", "-")}`;
  return says(id) ? t(id, { turn: turn ?? 0, ...facts }) : plain;
}
