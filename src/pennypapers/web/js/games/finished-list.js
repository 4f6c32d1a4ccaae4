// All finished games, the latest first, a page at a time. Each leads to its replay.

import { dayName } from "../app/dates.js";
import { language, t } from "../app/language.js";
import { scene } from "../app/scene.js";
import { star } from "../sheet/stars.js";
import { dress, el, put } from "../ui/dom.js";
import { icon, numeral } from "../ui/symbols.js";
import { isInBoth } from "../net/games.js";
import { companyOf } from "./company.js";

/** @typedef {import("../net/games.js").FinishedGame} FinishedGame */
/** @typedef {import("../net/games.js").GamesPage} GamesPage */

export class FinishedList {
  #size;
  #onpage;
  #title = el("h2", { tabindex: -1 }, t("games-finished"));
  #list = el("ol", { class: "run-places" });
  #pager = el("nav", { class: "pager", "aria-label": t("games-finished") });

  /** @param {number} size of a page @param {(start: number) => void} onpage */
  constructor(size, onpage) {
    this.#size = size;
    this.#onpage = onpage;
    this.element = el("section", { class: "card finished" }, this.#title, this.#list, this.#pager);
  }

  /** @param {GamesPage} page */
  show({ total, start, games }) {
    put(this.#list, ...games.map((game) => el("li", {}, row(game))));
    this.#pager.hidden = total <= this.#size;
    put(this.#pager,
      this.#way("i-back", t("games-page-back"), start > 0 ? Math.max(start - this.#size, 0) : null),
      el("span", { class: "small" }, t("same-page", { from: start + 1, to: start + games.length, total })),
      this.#way("i-next", t("games-page-on"), start + games.length < total ? start + this.#size : null),
    );
  }

  focus() {
    this.#title.focus();
  }

  /** @param {string} symbol @param {string} label @param {number | null} start */
  #way(symbol, label, start) {
    const button = el("button", { type: "button", class: "ib", "aria-label": label, onclick: () => start !== null && this.#onpage(start) }, icon(symbol));
    dress(button, { disabled: start === null });
    return button;
  }
}

/** @param {FinishedGame} game */
function row(game) {
  const [what, more] = [whatOf(game), resultOf(game)];
  const when = [dateOf(game.finished), livesOf(game)].filter(Boolean).join(" · ");
  const inside = [
    el("span", { class: "game-scene", "data-adv": game.adventure, "aria-hidden": "true" }, scene(game.adventure)),
    el("span", { class: "nm", "aria-hidden": "true" }, el("b", {}, what), " ", el("small", {}, more), " ", el("small", { class: "when" }, when)),
    el("span", { class: "sc", "aria-hidden": "true" }, star(22), numeral(game.stars, { height: 24, hidden: true })),
  ];
  const says = t("games-row", { what, result: more, when, count: game.stars });
  const address = replayOf(game);
  const replay = address
    ? el("a", { class: "run", href: address, "aria-label": t("games-row-replay", { says }) }, ...inside, icon("i-replay", 20))
    : el("div", { class: "run", role: "group", "aria-label": says }, ...inside, el("span", { class: "no-way" }));
  if (!game.challenge) return replay;
  const title = game.title || t("same-title");
  return el("div", { class: "game-ways" }, replay, el("a", { class: "ib", href: `/c/${game.challenge}`, "aria-label": t("games-results", { title: game.day ? what : title }) }, icon("i-people", 22)));
}

/** Where there are two places for games, that of this one. @param {{lives?: "here"}} game */
export function livesOf({ lives }) {
  return isInBoth() ? t(lives ? "games-here" : "games-at-server") : "";
}

/** @param {FinishedGame} game */
function replayOf({ game, challenge, run }) {
  if (game) return `/replay?game=${game}`;
  return challenge && run ? `/replay?challenge=${challenge}&run=${run}` : null;
}

/** @param {FinishedGame} game */
function whatOf({ kind, adventure, title, day }) {
  const name = t(`short-${adventure}`);
  if (kind === "daily" && day) return `${name} · ${t("daily-of", { day: dayName(day) })}`;
  return title ? `${name} · ${title}` : name;
}

/** @param {FinishedGame} game */
function resultOf({ kind, rank, place, players, names, attempt }) {
  const ranked = rank ? t(`score-rank-${rank}`) : "";
  if (attempt > 1) return `${t("same-practice")} · ${ranked}`;
  if (kind === "table") return t("games-with", { place: place ?? 0, total: players, names: companyOf(names) });
  if (kind === "solo") return `${t("games-alone")} · ${ranked}`;
  return place ? `${t("daily-place", { place })} · ${ranked}` : ranked;
}

/** @param {number} seconds */
function dateOf(seconds) {
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
