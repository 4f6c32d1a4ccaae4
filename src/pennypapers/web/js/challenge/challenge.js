// `/c/CODE`: a challenge, the same dice for everybody: the way in, the results once one's own run is over, and with
// `?with=RUN` two runs beside each other.

import { challengeAt } from "../net/challenges.js";
import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { compare } from "./compare.js";
import { invitation } from "./invitation.js";
import { ResultsView } from "./results.js";

/** @typedef {import("../app/refusal.js").Refused} Refused */

/** @type {import("../app/main.js").Screen} */
export default async function challenge(place, { code = "" }) {
  document.title = t("same-title");
  const inside = el("main", { class: "entry" }, el("p", { class: "card" }, t("same-looking")));
  const under = el("span", { class: "xs muted" }, t("same-code", { code: code.toUpperCase() }));
  const view = el("div", { class: "way challenge" }, bar(under), inside);
  put(place, view);
  /** @type {(() => void) | undefined} */
  let end;
  try {
    const look = await challengeAt(code.toUpperCase());
    if (!place.isConnected) return undefined;
    document.documentElement.dataset.adv = look.adventure;
    if (look.day) put(under, t("daily-of", { day: dayName(look.day) }));
    document.title = look.title || (look.day && t("daily-of", { day: dayName(look.day) })) || t("same-of", { adventure: t(`short-${look.adventure}`) });
    const other = new URLSearchParams(location.search).get("with");
    if (look.may_compare && other) {
      const shown = await compare(look, Number(other));
      if (!place.isConnected) return shown.end();
      put(place, shown.element);
      end = () => shown.end();
    } else if (look.may_compare) {
      const results = new ResultsView(look);
      view.classList.add("has-results");
      put(inside, ...results.elements);
      await results.load();
      end = () => results.end();
    } else {
      put(inside, ...invitation(look));
    }
  } catch (refused) {
    if (!place.isConnected) return undefined;
    view.classList.remove("has-results");
    put(inside, lost(refusalText(/** @type {Refused} */ (refused))));
  }
  return () => end?.();
}

/** @param {HTMLElement} under */
function bar(under) {
  return el("header", { class: "bar" },
    el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
    el("div", { class: "mid" }, el("h1", {}, lettering(t("same-title"), { height: 18 })), under),
  );
}

/** @param {string} says */
function lost(says) {
  return el("section", { class: "card notice" },
    el("p", { role: "alert" }, el("b", {}, says)),
    el("a", { class: "btn primary big", href: "/challenge" }, icon("i-dice"), t("same-new")),
  );
}
