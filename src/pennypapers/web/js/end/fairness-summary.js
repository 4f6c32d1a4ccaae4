// The checks of the dice and their results as sentences in the reader's language.

import { says, t } from "../app/language.js";

/** @typedef {import("../dice/check-table.js").TableCheck} TableCheck */

const NOTED = /^(chain\.silent|links\.(none|turns)|own\.(links-late|passed))$/;

/** How these dice were made, and what follows from it. @param {TableCheck} check */
export function howWords(check) {
  const ofChallenge = check.checks.find(({ code }) => code.startsWith("challenge."));
  if (ofChallenge) return checkWords(ofChallenge);
  const strength = madeBy(check);
  return t(strength === "each" ? "score-seal-how" : `score-seal-how-${strength === "typed" ? "real" : strength}`);
}

/** One line about checked dice. @param {TableCheck} check */
export function summaryWords(check) {
  const strength = madeBy(check);
  if (!isProved(check)) return t("score-seal-wrong");
  if (strength === "typed") return t("score-seal-real");
  return t(strength === "none" || strength === "seed" ? `score-seal-${strength}` : "score-seal-good");
}

/** Whether the dice of a finished game are good. Without the server's secrets nothing is wrong, and nothing is proved. @param {TableCheck} check */
export function isProved({ good, verdict }) {
  return good && verdict !== "unfinished";
}

/** The check of an older game, which the server makes, names no strength. @param {TableCheck} check */
function madeBy({ strength, verdict }) {
  return strength ?? (verdict === "typed" ? "typed" : "seed");
}

/** What everybody should see without looking for it: nothing is wrong with it, but it weakens the dice. @param {TableCheck} check */
export function notes({ checks }) {
  return checks.filter(({ code, good }) => good && NOTED.test(code));
}

/** @param {import("../net/api.js").Check} check */
export function checkWords({ code, turn, facts, says: plain }) {
  const id = code.startsWith("own.") ? `score-${code.replace(".", "-")}` : `replay-check-${code.replace(".", "-")}`;
  return says(id) ? t(id, { turn: turn ?? 0, ...facts }) : plain;
}
