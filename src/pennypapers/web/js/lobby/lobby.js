// The lobby of a table, as a seat sees it: the code to tell the others, who is here, how we play, and the start.

import { el, put } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { botChoice } from "./bot-choice.js";
import { openPaperSeat } from "../table/paper-seats.js";
import { diceWords } from "../dice/dice-words.js";
import { People } from "./people.js";
import { refusalText } from "../app/refusal.js";
import { SetUpCard, setUpWords } from "./set-up-card.js";
import openSettings from "../app/settings-panel.js";
import { shareLink } from "./share-link.js";
import { icon, lettering } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { toast } from "../ui/toast.js";
import { placeName } from "../net/address.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/connection.js").Wish} Wish */

/** @type {import("../table/seat.js").PhaseScreen} */
export default function lobby(place, session, first) {
  document.title = t("lobby-title");
  let table = first;
  const role = el("span", { class: "xs muted" });
  const count = el("h2");
  const away = el("p", { class: "small muted" });
  const dice = el("p", { class: "small muted" });
  const start = el("button", { type: "button", class: "btn primary big", onclick: () => ask({ type: "start" }) });
  const wait = el("p", { class: "card waiting-host" }, t("lobby-waiting"));
  const lock = el("button", { type: "button", class: "btn", onclick: () => ask({ type: "lock", on: !table.locked }) });
  const locked = el("p", { class: "small muted" });
  const hints = el("button", { type: "button", class: "btn", onclick: () => ask({ type: "allow_hints", on: !table.hints }) });
  const hint = el("p", { class: "small muted" }, t("lobby-tap-a-name"));
  const hostOnly = el("div", { class: "row2" }, ...botChoice((bot) => void ask({ type: "add_bot", bot })),
    el("button", { type: "button", class: "btn on-paper", onclick: () => openPaperSeat((request) => session.ask(request)) }, icon("i-pencil", 22), t("paper-add")));
  const settings = el("div", { class: "row2" }, lock, hints);
  const people = new People({
    remove: (seat) => {
      const name = table.seats[seat]?.name ?? "";
      void ask({ type: "remove", seat }).then((done) => done && toast(t("lobby-removed", { name })));
    },
    makeHost: (seat) => void ask({ type: "pass_host", seat }),
  });

  const setUp = new SetUpCard(ask);

  /** @param {Wish} request */
  async function ask(request) {
    try {
      await session.ask(request);
      return true;
    } catch (refused) {
      toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      return false;
    }
  }

  put(place, el("main", { class: "lobby" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("div", { class: "mid" }, el("h1", {}, lettering(t("lobby-title"), { height: 18 })), role),
      el("button", { type: "button", class: "ib", "aria-label": t("home-settings"), onclick: () => openSettings() }, icon("i-settings")),
    ),
    codeCard(first),
    el("section", { class: "card people" }, count, people.element, away, hint, hostOnly, locked, dice),
    setUp.element,
    settings,
    first.you !== null && el("button", { type: "button", class: "lk leave", onclick: () => session.leave() }, t("lobby-leave")),
    el("div", { class: "dock" }, start, wait),
  ));

  /** @param {Table} next */
  function show(next) {
    const size = next.seats.length;
    put(role, hosting(next));
    put(count, next.seatsWanted ? t("lobby-count-of", { count: size, most: next.seatsWanted }) : t("lobby-count", { count: size }));
    people.update(next);
    setUp.show(next);
    const gone = next.seats.filter((seat) => !seat.is_here);
    put(away, gone[0] && t("lobby-away", { count: gone.length, name: gone[0].name }));
    hostOnly.hidden = settings.hidden = !next.isHost;
    hint.hidden = !next.isHost || size < 2;
    start.hidden = !next.isHost;
    wait.hidden = next.isHost;
    start.disabled = size === 0;
    put(start, icon("i-dice"), size === 0 ? t("lobby-start-nobody") : t("lobby-start", { count: size }));
    put(lock, icon(next.locked ? "i-unlock" : "i-lock", 22), t(next.locked ? "lobby-unlock" : "lobby-lock"));
    put(hints, t(next.hints ? "lobby-forbid-hints" : "lobby-allow-hints"));
    put(locked, next.locked && t("lobby-locked"));
    put(dice, size > 0 && diceWords(next));
  }

  /** @param {Table} before @param {Table} after */
  function tell(before, after) {
    const names = (/** @type {Table} */ each) => new Set(each.seats.map((seat) => seat.name));
    const [old, now] = [names(before), names(after)];
    for (const name of now) if (!old.has(name)) announce(t("lobby-came", { name }));
    for (const name of old) if (!now.has(name)) announce(t("lobby-went", { name }));
    const chosen = (/** @type {Table} */ each) => JSON.stringify([each.layoutText, [...each.house], each.clock, each.eachRoll]);
    if (chosen(before) !== chosen(after)) announce(t("lobby-changed", { facts: [t(`short-${after.adventure}`), ...setUpWords(after)].join(", ") }));
  }

  show(first);
  return {
    update: (next) => {
      tell(table, next);
      table = next;
      show(next);
    },
    end: () => undefined,
  };
}

/** @param {Table} table */
function hosting(table) {
  if (table.isHost) return t("lobby-you-host");
  const host = table.host === null ? undefined : table.seats[table.host];
  return host ? t("lobby-host-is", { name: host.name }) : t("lobby-no-host");
}

/** @param {Table} table */
function codeCard({ code, adventure: key }) {
  return el("section", { class: "card code", "aria-label": t("lobby-code") },
    el("div", {},
      el("span", { class: "small muted" }, t("lobby-code")),
      el("div", { class: "tiles", role: "img", "aria-label": [...code].join(" ") }, ...Array.from(code, (letter) => el("i", {}, lettering(letter, { height: 32, hidden: true })))),
      el("span", { class: "link" }, placeName(), el("wbr"), `/t/${code}`),
    ),
    el("img", { class: "qr", src: `/api/tables/${code}/qr.svg`, width: 128, height: 128, alt: t("lobby-qr", { code }) }),
    el("div", { class: "row2" },
      el("button", { type: "button", class: "btn", onclick: () => void shareLink(code, key) }, icon("i-share", 20), t("lobby-share")),
      el("a", { class: "btn", href: `/t/${code}/screen`, target: "_blank", rel: "noopener" }, icon("i-qr", 20), t("lobby-big-screen")),
    ),
  );
}
