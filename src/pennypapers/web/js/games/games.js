// `/games`: my games. What is unfinished comes first, then what I have reached and all finished games; below, what can
// be done with the list: another device, a file, and deletion.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { finishedGames, summaryOfGames, unfinishedGames } from "../net/games.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { mayAnswer } from "../net/reach.js";
import { FinishedList } from "./finished-list.js";
import { keepingCard } from "./keeping.js";
import { myName, namedMe } from "./my-name.js";
import { reached } from "./reached.js";
import { unfinishedList } from "./unfinished-list.js";

/** @typedef {import("../app/refusal.js").Refused} Refused */

/** Games on a page of the list, and in the chart. */
const PAGE = 20;

/** @type {import("../app/main.js").Screen} */
export default async function games(place) {
  document.title = t("games-title");
  const inside = el("main", { class: "entry" }, el("p", { class: "card" }, t("games-looking")));
  const view = el("div", { class: "way my-games" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("games-title"), { height: 18 })),
    ),
    inside,
  );
  put(place, view);
  try {
    if (mayAnswer()) void import("../device/standing.js").then(({ lookForServer }) => lookForServer());
    const [me, open, page, summary] = await Promise.all([namedMe(), unfinishedGames(), finishedGames({ start: 0, count: PAGE }), summaryOfGames()]);
    if (!place.isConnected) return;
    const list = new FinishedList(PAGE, (start) => void turnTo(list, start));
    list.show(page);
    const waiting = unfinishedList(open);
    const isEmpty = page.total === 0 && !waiting;
    put(inside,
      el("div", { class: "games-side" }, me.is_known && !isEmpty && myName(me), waiting, isEmpty && nothingYet(), page.total > 0 && reached(summary, page.games)),
      el("div", { class: "games-list" }, page.total > 0 && list.element, keepingCard(me)),
    );
  } catch (refused) {
    if (place.isConnected) put(inside, el("p", { class: "card notice", role: "alert" }, refusalText(/** @type {Refused} */ (refused))));
  }
}

/** @param {FinishedList} list @param {number} start */
async function turnTo(list, start) {
  try {
    list.show(await finishedGames({ start, count: PAGE }));
    list.focus();
  } catch (refused) {
    toast(refusalText(/** @type {Refused} */ (refused)));
  }
}

function nothingYet() {
  return el("section", { class: "card notice" },
    el("p", {}, el("b", {}, t("games-none"))),
    el("p", {}, t("games-none-says")),
    el("a", { class: "btn primary big", href: "/" }, icon("i-play", 20), t("games-play")),
  );
}
