// The list of unfinished games in this browser, to continue or to remove, and the way to all others.

import { el } from "../ui/dom.js";
import { forgetSeat, hasPlayed, unfinished } from "./memory.js";
import { icon } from "../ui/symbols.js";
import { t } from "./language.js";

/** @typedef {import("./memory.js").KeptSeat} KeptSeat */

const SHOWN = 2;

/** Null for who has never played. @returns {HTMLElement | null} */
export function waitingGames() {
  const kept = unfinished();
  if (!kept.length && !hasPlayed()) return null;
  const older = kept.slice(SHOWN);
  return el("nav", { class: "waiting", "aria-label": t("home-waiting") },
    ...kept.slice(0, SHOWN).map(link),
    older.length > 0 && el("details", {},
      el("summary", { class: "lk" }, t("home-waiting-more", { count: older.length })),
      el("ul", {}, ...older.map(row)),
    ),
    el("a", { class: "cont all-games", href: "/games" }, icon("i-crown", 26), el("span", { class: "nm" }, t("home-games")), icon("i-next")),
  );
}

/** @param {KeptSeat} seat */
function link(seat) {
  return el("a", { class: "cont", href: seat.screen ? `/t/${seat.code}/screen` : `/t/${seat.code}` },
    icon("i-pencil", 28),
    el("span", { class: "nm" }, t(`home-waiting-${seat.adventure}`), el("small", {}, where(seat))),
    icon("i-next"),
  );
}

/** @param {KeptSeat} seat */
function row(seat) {
  const item = el("li", {},
    link(seat),
    el("button", {
      type: "button", class: "ib", "aria-label": t("home-put-away", { code: seat.code }),
      onclick: () => {
        forgetSeat(seat.code);
        item.remove();
      },
    }, icon("i-close")),
  );
  return item;
}

/** @param {KeptSeat} seat */
function where({ solo, turn, code, name, screen, challenge, people }) {
  if (challenge) return t(challenge.attempt > 1 ? "home-at-practice" : "home-at-run", { title: challenge.title || t("same-title"), turn: turn ?? 1 });
  if (people) return t("home-at-one-phone", { names: name ?? "", turn: turn || 1 });
  if (screen) return t("home-at-screen", { code });
  if (solo) return t("home-at-solo", { turn: turn ?? 1 });
  if (!turn) return t("home-at-lobby", { code });
  return t("home-at-table", { code, turn, name: name ?? "" });
}
