// `/c/CODE`: a challenge, the same dice for everybody: the way in, the results once one's own run is over, and with
// `?with=RUN` two runs beside each other.

import { challengeAt, ticketAt } from "../net/challenges.js";
import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { isOfDevice } from "../net/reach.js";
import { dress, el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { compare } from "./compare.js";
import { card, invitation } from "./invitation.js";
import { ResultsView } from "./results.js";
import { ticketIn, ticketNeeded, ticketWayIn } from "./ticket.js";
import { ticketsCard } from "./tickets-card.js";

/** @typedef {import("../app/refusal.js").Refused} Refused */

/** @type {import("../app/main.js").Screen} */
export default async function challenge(place, { code = "" }) {
  document.title = t("same-title");
  const inside = el("main", { class: "entry" }, el("p", { class: "card" }, t("same-looking")));
  const under = el("span", { class: "xs muted" }, t("same-code", { code: code.toUpperCase() }));
  const back = el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back"));
  const view = el("div", { class: "way challenge" }, bar(back, under), inside);
  put(place, view);
  /** @type {(() => void) | undefined} */
  let end;
  try {
    const look = await challengeAt(code.toUpperCase());
    if (!place.isConnected) return undefined;
    document.documentElement.dataset.adv = look.adventure;
    if (look.evening) dress(back, { href: `/e/${look.evening}`, "aria-label": t("evening-back") });
    if (look.day) put(under, t("daily-of", { day: dayName(look.day) }));
    document.title = look.title || (look.day && t("daily-of", { day: dayName(look.day) })) || t("same-of", { adventure: t(`short-${look.adventure}`) });
    if (isOfDevice(look.code)) {
      const { fileCard, fileRuns } = await import("./file-runs.js");
      if (place.isConnected) put(inside, ...(look.may_compare ? fileRuns(look) : [...invitation(look), fileCard(look)]));
      return undefined;
    }
    const other = new URLSearchParams(location.search).get("with");
    if (look.may_compare && other) {
      const shown = await compare(look, Number(other));
      if (!place.isConnected) return shown.end();
      put(place, shown.element);
      end = () => shown.end();
      return () => end?.();
    }
    const way = await withTicket(look);
    if (!place.isConnected) return undefined;
    if (way) {
      put(inside, card(look), way);
    } else if (look.may_compare) {
      const results = new ResultsView(look);
      view.classList.add("has-results");
      put(inside, ...results.elements);
      if (look.is_maker) results.elements.at(-1)?.append(ticketsCard(look.code));
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

/**
 * What stands beside the challenge if it is played with tickets: the way in with the one in the address, all of them for
 * who made it, or a field to type one. Null where the ticket was played, or is not asked for.
 * @param {import("../net/challenges.js").ChallengeLook} look
 */
async function withTicket(look) {
  const ticket = ticketIn(location.hash);
  if (!look.tickets || look.is_closed) return null;
  if (ticket) {
    try {
      const held = await ticketAt(look.code, ticket);
      return held.run?.is_over ? null : ticketWayIn(look, ticket, held);
    } catch (refused) {
      return ticketNeeded(look, refusalText(/** @type {Refused} */ (refused)));
    }
  }
  if (look.may_compare) return null;
  if (look.is_maker && look.mine.length === 0) return ticketsCard(look.code);
  return look.mine.length === 0 ? ticketNeeded(look) : null;
}

/** @param {HTMLElement} back @param {HTMLElement} under */
function bar(back, under) {
  return el("header", { class: "bar" },
    back,
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
