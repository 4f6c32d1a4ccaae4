// What is said of a finish.

import { t } from "../app/language.js";

/** @param {{usual: number}} puzzle @param {{stars: number, best: number, is_best: boolean}} finish @returns {string[]} */
export function finishWords({ usual }, { stars, best, is_best: isBest }) {
  const verdict = isBest ? t("puzzle-solved") : t("puzzle-missed", { count: best - stars });
  return [verdict, t(isBest ? "puzzle-your-best" : "puzzle-your-stars", { stars, best, usual })];
}
