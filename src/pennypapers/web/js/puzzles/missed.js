// `/puzzles/missed`: puzzles that I finished with fewer stars than are possible, as this browser remembers them.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { missedOf } from "../model/puzzle-order.js";
import { puzzles } from "../net/puzzles.js";
import { el, put } from "../ui/dom.js";
import { outcomes } from "./kept-puzzles.js";
import { wayBar } from "./notice-screen.js";
import { puzzleRow } from "./puzzle-row.js";

/** @type {import("../app/main.js").Screen} */
export default async function missedScreen(place) {
  document.title = t("puzzle-missed-title");
  const inside = el("main", { class: "entry" }, el("p", { class: "card" }, t("puzzle-looking")));
  put(place, el("div", { class: "way puzzles" }, wayBar("/puzzles", t("puzzle-missed-title")), inside));
  try {
    const { puzzles: all } = await puzzles();
    const looks = new Map(all.map((look) => [look.puzzle, look]));
    const rows = missedOf(outcomes()).flatMap((name) => looks.get(name) ?? []).map((look) => puzzleRow(look));
    if (place.isConnected) {
      put(inside, rows.length > 0
        ? el("section", { class: "card" }, el("p", {}, t("puzzle-missed-about")), el("ul", { class: "puzzle-cards" }, ...rows))
        : el("p", { class: "card" }, t("puzzle-none-missed")));
    }
  } catch (refused) {
    put(inside, el("p", { class: "card notice", role: "alert" }, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused))));
  }
}
