// What the dice of a game could have brought, as sentences.

import { t } from "../app/language.js";

/** @typedef {import("../net/analyses.js").Hindsight} Hindsight */

/**
 * First what was found, then what is known about its being the most. What is found is played alone; at a table, where
 * others draw the dangers, somebody may have more stars than that, and more than is possible alone.
 * @param {Hindsight} hindsight
 * @param {{stars: number, isSolo: boolean}} mine
 * @returns {string[]}
 */
export function hindsightWords({ best, bound, proven }, { stars, isSolo }) {
  const isFound = stars < best;
  const limit = proven ? t("coach-proven") : bound !== null && t("coach-bound", { count: bound });
  return [
    isFound ? t("coach-best", { count: best }) : isSolo ? t("coach-best-is-yours") : t("coach-best-is-below", { count: best }),
    (isSolo || stars <= best) && limit,
    !isSolo && t("coach-alone"),
  ].filter((each) => typeof each === "string");
}
