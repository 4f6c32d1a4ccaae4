// The games of an evening, in order, each with how far I am in it and the way to it.

import { t } from "../app/language.js";
import { factsOf } from "../model/facts.js";
import { star } from "../sheet/stars.js";
import { el } from "../ui/dom.js";
import { icon, numeral } from "../ui/symbols.js";

/** @typedef {import("../net/evenings.js").EveningGame} EveningGame */

/** @param {EveningGame[]} games */
export function gamesList(games) {
  return el("section", { class: "card" },
    el("h2", {}, t("evening-games")),
    el("ol", { class: "evening-games run-places" }, ...games.map((game, at) => el("li", {}, row(game, at + 1)))),
  );
}

/** @param {EveningGame} game @param {number} number */
function row(game, number) {
  const side = factsOf(game.adventure).sides.includes(game.layout_name) ? t(`side-${game.layout_name}`) : game.layout_name;
  const what = `${t(`short-${game.adventure}`)} · ${side}`;
  return el("a", { class: "run", href: `/c/${game.code}` },
    el("span", { class: "place" }, numeral(number, { height: 22, hidden: true })),
    el("span", { class: "nm" }, el("b", {}, what), el("small", game.stars === null ? {} : { class: "sr" }, stateOf(game))),
    game.stars !== null && el("span", { class: "sc", "aria-hidden": "true" }, star(22), numeral(game.stars, { height: 24, hidden: true })),
    icon("i-next", 18),
  );
}

/** @param {EveningGame} game */
function stateOf({ state, stars, is_closed: isClosed }) {
  if (stars !== null) return t("stars", { count: stars });
  if (isClosed) return t("evening-closed");
  return t(state === "begun" ? "evening-begun" : "evening-new-game");
}
