// Unfinished games, last played first: those of this browser, and those that the player has begun at another device.

import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { keepSeat, seatAt } from "../app/memory.js";
import { refusalText } from "../app/refusal.js";
import { ownSeat } from "../net/games.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { companyOf } from "./company.js";
import { livesOf } from "./finished-list.js";

/** @typedef {import("../net/games.js").OpenGame} OpenGame */

/** Null if there are none. @param {OpenGame[]} games */
export function unfinishedList(games) {
  if (games.length === 0) return null;
  return el("section", { class: "card unfinished" },
    el("h2", {}, t("games-unfinished")),
    el("ul", {}, ...games.map((game) => el("li", {}, row(game)))),
  );
}

/** @param {OpenGame} game */
function row(game) {
  const isHere = seatAt(game.code) !== undefined;
  const inside = [
    icon(game.phase === "lobby" ? "i-people" : "i-pencil", 26),
    el("span", { class: "nm" }, t(`home-waiting-${game.adventure}`), el("small", {}, [where(game), livesOf(game)].filter(Boolean).join(" · "))),
  ];
  if (!isHere && !game.goes_on) return el("div", { class: "cont" }, ...inside);
  if (isHere) return el("a", { class: "cont", href: `/t/${game.code}` }, ...inside, icon("i-next"));
  return el("button", { type: "button", class: "cont", onclick: () => void goOn(game) }, ...inside, icon("i-next"));
}

/** @param {OpenGame} game */
async function goOn(game) {
  try {
    const seat = await ownSeat(game.code);
    const challenge = game.challenge ? { challenge: { code: game.challenge, title: titleOf(game), attempt: game.attempt } } : {};
    keepSeat({ code: seat.code, token: seat.token, adventure: seat.adventure, solo: seat.is_solo, name: seat.name, ...challenge });
    go(`/t/${seat.code}`);
  } catch (refused) {
    toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
  }
}

/** @param {OpenGame} game */
function titleOf({ title, day }) {
  return title || (day ? t("daily-of", { day: dayName(day) }) : "");
}

/** @param {OpenGame} game */
function where(game) {
  const { kind, code, turn, phase, names } = game;
  if (!game.goes_on && !seatAt(code)) return t("games-elsewhere", { code });
  if (game.challenge) return t(game.attempt > 1 ? "games-at-practice" : "games-at-run", { title: titleOf(game) || t("same-title") });
  if (kind === "solo") return phase === "lobby" ? t("home-at-lobby", { code }) : t("home-at-solo", { turn });
  if (phase === "lobby") return t("home-at-lobby", { code });
  return t("games-at-table", { code, turn, names: companyOf(names) });
}
