// What can be done with a list of games: take it to another device, save it as a file, delete it for good.

import { t } from "../app/language.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { askToDelete } from "./deleting.js";
import { showMoveCard } from "./move-card.js";

/** @param {import("../net/games.js").Me} me */
export function keepingCard(me) {
  return el("section", { class: "card keeping" },
    el("h2", {}, t("games-keeping")),
    el("p", { class: "small" }, t("games-keeping-says")),
    el("div", { class: "acts" },
      me.is_known && el("button", { type: "button", class: "btn needs-server", onclick: () => void showMoveCard() }, icon("i-qr", 20), t("games-move")),
      el("a", { class: "btn needs-server", href: "/move" }, icon("i-swap", 20), t("games-move-here")),
      me.games > 0 && el("a", { class: "btn needs-server", href: "/api/games/records.zip", download: "pennypapers-games.zip" }, icon("i-save", 20), t("games-export")),
      me.is_known && el("button", { type: "button", class: "btn danger-act", onclick: () => askToDelete() }, icon("i-close", 20), t("games-delete")),
    ),
  );
}
