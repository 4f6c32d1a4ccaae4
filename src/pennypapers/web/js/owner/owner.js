// `/owner`: what happens at this server, and what its owner can do about it. A link that works once opens it; the
// link's secret stands behind the #, which no browser sends along.

import { alsoSpeak, t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { at } from "../net/address.js";
import { ownersLook, ownersTables, signIn, whoAsks } from "../net/owner.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { BlockedCard } from "./blocked-card.js";
import { HealthCard } from "./health-card.js";
import { MessageCard } from "./message-card.js";
import { NowCard } from "./now-card.js";
import { ServerCard } from "./server-card.js";
import { TablesCard } from "./tables-card.js";

/** @typedef {import("../app/refusal.js").Refused} Refused */
/** @typedef {import("../net/owner.js").Look} Look */

/** Milliseconds between two looks. */
const PAUSE = 3000;

/** @type {import("../app/main.js").Screen} */
export default async function owner(place) {
  await Promise.all([alsoSpeak("owner-page"), dressed()]);
  if (!place.isConnected) return undefined;
  document.title = t("owner-title");
  const inside = el("main", { class: "owner-main" }, el("p", { class: "card" }, t("owner-looking")));
  put(place, el("div", { class: "way owner" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("owner-title"), { height: 18 })),
    ),
    inside,
  ));
  const secret = location.hash.slice(1);
  if (secret) history.replaceState(null, "", at("/owner"));
  try {
    if (secret) await signIn(secret);
    else if (!(await whoAsks()).is_owner) return place.isConnected ? put(inside, howToGetIn()) : undefined;
    const [look, tables] = await Promise.all([ownersLook(), ownersTables()]);
    return place.isConnected ? shown(inside, look, tables) : undefined;
  } catch (refused) {
    if (place.isConnected) put(inside, closed(/** @type {Refused} */ (refused)));
    return undefined;
  }
}

/**
 * Show the page and refresh it again and again. The returned function stops that.
 * @param {HTMLElement} inside @param {Look} first @param {import("../net/owner.js").TableLine[]} tables
 */
function shown(inside, first, tables) {
  const lost = el("p", { class: "card notice owner-lost", role: "status", hidden: true }, t("owner-lost"));
  const cards = [new NowCard(), new MessageCard(update), new BlockedCard(update), new HealthCard(), new ServerCard(leave)];
  const list = new TablesCard({ changed: update, look: () => void look() });
  const [now, message, blocked, health, server] = cards.map((card) => card.element);
  put(inside, lost, el("div", { class: "owner-side" }, now, list.element), el("div", { class: "owner-side" }, message, blocked, health, server));
  update(first);
  list.show(tables);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let hasEnded = false;
  wait();

  /** @param {Look} next */
  function update(next) {
    for (const card of cards) card.update(next);
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE);
  }

  async function look() {
    if (hasEnded) return;
    try {
      if (!document.hidden) {
        const [next, lines] = await Promise.all([ownersLook(), ownersTables()]);
        if (hasEnded) return;
        lost.hidden = true;
        update(next);
        list.show(lines);
      }
    } catch (error) {
      if (hasEnded) return;
      const refused = /** @type {Refused} */ (error);
      if (refused.code === "owner") return leave(refusalText(refused));
      lost.hidden = false;
    }
    wait();
  }

  /** @param {string} says */
  function leave(says) {
    end();
    put(inside, el("section", { class: "card notice" }, el("p", { role: "status" }, says)), howToGetIn());
  }

  function end() {
    hasEnded = true;
    clearTimeout(timer);
  }

  return end;
}

/** @param {Refused} refused */
function closed(refused) {
  if (!refused.code?.startsWith("owner")) return el("p", { class: "card notice", role: "alert" }, refusalText(refused));
  return el("div", { class: "owner-side" },
    refused.code === "owner.link" && el("p", { class: "card notice", role: "alert" }, refusalText(refused)),
    howToGetIn(),
  );
}

/** What a visitor without the owner's key sees: how to get a link. */
function howToGetIn() {
  return el("section", { class: "card notice" },
    el("h2", {}, icon("i-lock", 22), t("owner-closed")),
    el("p", {}, t("owner-closed-says")),
    el("code", { class: "command" }, "pennypapers owner link"),
  );
}

/** Load the style sheet of this screen, which no other one needs. */
async function dressed() {
  if (document.querySelector("link[data-owner]")) return;
  const style = el("link", { rel: "stylesheet", href: "/web/css/owner/owner.css", "data-owner": "" });
  await new Promise((done) => {
    style.addEventListener("load", done);
    style.addEventListener("error", done);
    document.head.append(style);
  });
}
