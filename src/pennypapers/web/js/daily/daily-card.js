// A daily of one adventure: its sheet, what I made of it, and the way to it.

import { go } from "../app/main.js";
import { playRun } from "../challenge/run.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { scene } from "../app/scene.js";
import { settings } from "../app/settings.js";
import { nextStep } from "../model/calendar.js";
import { factsOf } from "../model/facts.js";
import { sheetThumb } from "../sheet/sheet-thumb.js";
import { star } from "../sheet/stars.js";
import { el } from "../ui/dom.js";
import { icon, lettering, numeral } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../net/dailies.js").Daily} Daily */

const SYMBOLS = /** @type {const} */ ({ play: "i-play", "go-on": "i-pencil", results: "i-people" });
const WORDS = /** @type {const} */ ({ play: "same-play", "go-on": "same-go-on", results: "same-see-results" });

/** @param {Daily} daily */
export function dailyCard(daily) {
  const { adventure, layout_name: layout } = daily;
  const isSide = factsOf(adventure).sides.includes(layout);
  return el("article", { class: "daily-card", "data-adv": adventure },
    isSide ? sheetThumb(adventure, layout) : el("span", { class: "sheet-thumb is-new", "aria-hidden": "true" }, scene(adventure)),
    el("div", { class: "words" },
      el("h3", {}, lettering(t(`short-${adventure}`), { height: 16 })),
      el("p", { class: "small muted" }, isSide ? t(`side-${layout}`) : t("daily-new-layout")),
      outcome(daily),
    ),
    way(daily),
  );
}

/** @param {Daily} daily */
function outcome({ mine }) {
  if (!mine) return el("p", { class: "small" }, t("daily-not-played"));
  if (!mine.is_over) return el("p", { class: "small" }, t("daily-begun"));
  const place = mine.place === null ? "" : t("daily-place", { place: mine.place }); // a site without a server has none
  const says = [t("stars", { count: mine.stars ?? 0 }), place].filter(Boolean).join(", ");
  return el("p", { class: "outcome" },
    el("span", { class: "sr" }, says),
    el("span", { class: "sum", "aria-hidden": "true" }, star(24), numeral(mine.stars ?? 0, { height: 24, hidden: true })),
    place && el("span", { "aria-hidden": "true" }, place),
  );
}

/** @param {Daily} daily */
function way(daily) {
  const step = nextStep(daily);
  const inside = [icon(SYMBOLS[step], 20), el("span", {}, t(WORDS[step])), el("span", { class: "sr" }, `: ${t(`short-${daily.adventure}`)}`)];
  const look = step === "results" ? "btn" : "btn primary";
  if (daily.code && (step === "results" || (step === "play" && !settings.get("name")))) return el("a", { class: look, href: `/c/${daily.code}` }, ...inside);
  const button = el("button", {
    type: "button",
    class: look,
    onclick: async () => {
      button.disabled = true;
      try {
        const code = daily.code || (await import("../device/site-dailies.js").then(({ openDaily }) => openDaily(daily)));
        if (settings.get("name") || step === "go-on") await playRun({ ...daily, code, title: "" }, {}, button);
        else if (button.isConnected) go(`/c/${code}`);
      } catch (refused) {
        button.disabled = false;
        toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, ...inside);
  return button;
}
