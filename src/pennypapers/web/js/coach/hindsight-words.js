// What the dice of a game could have brought, as sentences.

import { t } from "../app/language.js";

/** @typedef {import("../net/analyses.js").Hindsight} Hindsight */

/**
 * First what was found, then what is known about its being the most.
 * @param {Hindsight} hindsight
 * @param {{stars: number, isSolo: boolean}} mine
 * @returns {string[]}
 */
export function hindsightWords({ best, bound, proven }, { stars, isSolo }) {
  const isMine = isSolo && stars >= best;
  return [
    isMine ? t("coach-best-is-yours") : t("coach-best", { count: best }),
    proven ? t("coach-proven") : bound !== null && t("coach-bound", { count: bound }),
    !isSolo && t("coach-alone"),
  ].filter((each) => typeof each === "string");
}
