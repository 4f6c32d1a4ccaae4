// What a solo score earns: the stars, the rank in drawn letters, and the scale it stands on.

import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { numeral, lettering } from "../ui/symbols.js";
import { plain } from "../model/stars/reason.js";
import { star } from "../sheet/stars.js";
import { RANKS } from "../model/stars/ranks.js";


/** What is earned as one sentence. @param {{stars: number, rank: string}} earned */
export function earnedWords({ stars, rank }) {
  return `${plain(stars)} ${t(`score-make-${rank}`, { count: stars })} ${t(`score-rank-${rank}`)}.`;
}

/**
 * With `isRare` a sentence says that the highest rank is nearly out of reach.
 * @param {{stars: number, rank: string, thresholds: readonly number[] | null, isRare?: boolean}} earned
 */
export function rankScale({ stars, rank, thresholds, isRare = false }) {
  const highest = RANKS[RANKS.length - 1];
  return el("section", { class: "card rk", "aria-label": t("score-rank-label", { count: stars, rank: t(`score-rank-${rank}`) }) },
    el("div", { class: "top" },
      el("span", { class: "sum" }, star(52), numeral(stars, { height: 52 })),
      el("div", {},
        el("span", { class: "small muted" }, t(`score-make-${rank}`, { count: stars })),
        el("h2", {}, lettering(t(`score-rank-${rank}`), { height: 26 })),
      ),
    ),
    el("ol", { class: "ranks" }, ...RANKS.map((each, at) => el("li", { class: each === rank ? "on" : "", "aria-current": each === rank ? "true" : null },
      el("span", {}, t(`score-rank-${each}`)), thresholds && el("span", {}, range(thresholds, at))))),
    isRare && rank !== highest && el("p", { class: "small muted" }, t("score-rank-rare", { rank: t(`score-rank-${highest}`) })),
  );
}

/** The range of stars of a rank as text; the first begins at 0. @param {readonly number[]} thresholds @param {number} at */
function range(thresholds, at) {
  const from = at === 0 ? 0 : thresholds[at - 1] ?? 0;
  const to = thresholds[at];
  return to === undefined ? t("score-rank-from", { from }) : t("score-rank-range", { from, to: to - 1 });
}
