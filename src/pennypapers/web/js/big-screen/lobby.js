// The big screen before the game: the code for everybody to see, and the names as they come.

import { el, put } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { initial } from "../lobby/people.js";
import { scene } from "../app/scene.js";
import { icon, lettering } from "../ui/symbols.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table.js").Table} Table */

/** @type {import("./big-screen.js").ScreenView} */
export default function screenLobby(place, first, controls) {
  const count = el("h2", { class: "count" });
  const names = el("ul", { class: "arrivals" });
  const nobody = el("p", { class: "nobody" }, t("screen-nobody"));
  /** @type {Map<string, HTMLElement>} */
  const here = new Map();
  const picture = el("div", { class: "scene-frame" });
  const title = el("h1");
  let shown = "";
  put(place, el("main", { class: "wall before" },
    el("section", { class: "panel invite" },
      picture,
      title,
      el("p", { class: "how" }, t("screen-how-to-join", { host: location.host })),
      el("div", { class: "invite-code" },
        el("img", { class: "qr", src: `/api/tables/${first.code}/qr.svg`, alt: t("lobby-qr", { code: first.code }) }),
        el("div", { class: "tiles", role: "img", "aria-label": [...first.code].join(" ") }, ...Array.from(first.code, (letter) => el("i", {}, lettering(letter, { height: 60, hidden: true })))),
      ),
    ),
    el("section", { class: "panel crowd" }, count, nobody, names),
    controls,
  ));

  /** @param {Table} table */
  function show(table) {
    if (table.adventure !== shown) {
      shown = table.adventure;
      put(picture, scene(shown));
      put(title, lettering(t(`short-${shown}`), { height: 40 }));
    }
    put(count, t("lobby-count", { count: table.seats.length }));
    nobody.hidden = table.seats.length > 0;
    const there = new Set(table.seats.map(({ name }) => name));
    for (const [name, item] of here) {
      if (there.has(name)) continue;
      item.remove();
      here.delete(name);
    }
    for (const { name, is_bot: isBot } of table.seats) {
      const item = here.get(name) ?? arrive(name, isBot);
      item.classList.toggle("away", !table.seats.find((seat) => seat.name === name)?.is_here);
    }
    const crowd = table.seats.length > 56 ? "many" : table.seats.length > 24 ? "some" : "few";
    names.dataset.crowd = crowd;
  }

  /** @param {string} name @param {boolean} isBot */
  function arrive(name, isBot) {
    const item = el("li", {}, el("span", { class: "av", "aria-hidden": "true" }, isBot ? icon("i-bot") : initial(name)), el("b", {}, name));
    here.set(name, item);
    names.append(item);
    announce(t("lobby-came", { name }));
    return item;
  }

  show(first);
  return { update: show, end: () => undefined };
}
