// `/evening`: make an evening, which is 3 to 10 challenges that are counted together.

import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { makeEvening } from "../net/evenings.js";
import { LONGEST_TITLE } from "../net/sizes.js";
import { choice } from "../ui/choice.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { GameRows } from "./game-rows.js";

/** @typedef {import("../net/evenings.js").Total} Total */

/** After how many hours its games close; nought is never. */
const HOURS = /** @type {const} */ ([0, 3, 24, 72, 168]);

/** @type {import("../app/main.js").Screen} */
export default function newEvening(place) {
  document.title = t("evening-new");
  let hours = 0;
  /** @type {Total} */
  let total = "matchpoints";
  const rows = new GameRows();
  const title = el("input", { id: "evening-title", class: "field", type: "text", maxlength: LONGEST_TITLE, autocomplete: "off", enterkeyhint: "done", "aria-describedby": "evening-title-hint" });
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", { class: "btn primary big", type: "submit" }, icon("i-dice"), t("evening-make"));

  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    put(wrong);
    button.disabled = true;
    const challenges = rows.games.map((game) => ({ ...game, closes_in_hours: hours || null }));
    try {
      const { code } = await makeEvening({ title: title.value.trim(), total, challenges });
      if (place.isConnected) go(`/e/${code}`, { replace: true });
    } catch (refused) {
      button.disabled = false;
      put(wrong, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }

  put(place, el("form", { class: "way host new-challenge new-evening", onsubmit: make, novalidate: true },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/challenge", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("evening-title"), { height: 18 })),
    ),
    el("main", { class: "host-main" },
      el("p", { class: "new-says" }, t("evening-new-says")),
      rows.element,
      el("section", { class: "card named seat-name" },
        el("label", { for: title.id }, t("evening-name")), title, el("small", { id: "evening-title-hint", class: "muted" }, t("same-name-hint"))),
      el("section", { class: "card" },
        choice({
          name: "total", legend: t("evening-total"), value: total,
          options: [
            { value: "matchpoints", face: [el("b", {}, t("evening-matchpoints")), el("small", {}, t("evening-matchpoints-hint"))] },
            { value: "stars", face: [el("b", {}, t("evening-stars")), el("small", {}, t("evening-stars-hint"))] },
          ],
          chosen: (value) => (total = /** @type {Total} */ (value)),
        }),
        choice({
          name: "closing", legend: t("same-closing"), hint: t("evening-closing-hint"), value: "0",
          options: HOURS.map((each) => ({ value: String(each), face: [closing(each)] })),
          chosen: (value) => (hours = Number(value)),
        }),
      ),
      wrong,
      el("div", { class: "dock" }, button),
    ),
  ));
}

/** @param {number} hours */
function closing(hours) {
  if (hours === 0) return t("same-closing-never");
  return hours < 24 ? t("evening-closing-hours", { count: hours }) : t("same-closing-days", { count: hours / 24 });
}
