// The big screen before the game: the code for everybody to see, and the players as they come.

import { el, put } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { DiceLine } from "./dice-line.js";
import { FittedList } from "./fitted-list.js";
import { faceAt } from "../table/face.js";
import { scene } from "../app/scene.js";
import { icon, lettering } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { placeName } from "../net/address.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/** With more players than this there is no room for the picture, and with more than that the code takes less. */
const [FEW, SOME] = [8, 40];
/** The largest font size of a name, in rem. */
const LARGEST = 3;

/** @type {import("./big-screen.js").ScreenView} */
export default function screenLobby(place, first, controls) {
  const count = el("h2", { class: "count" });
  const names = el("ul", { class: "arrivals" });
  const nobody = el("p", { class: "nobody" }, t("screen-nobody"));
  /** @type {Map<string, HTMLElement>} */
  const here = new Map();
  const picture = el("div", { class: "scene-frame" });
  const title = el("h1");
  const dice = new DiceLine();
  let shown = "";
  const whole = el("main", { class: "big-screen before" },
    el("section", { class: "panel invite" },
      title,
      el("img", { class: "qr", src: `/api/tables/${first.code}/qr.svg`, alt: t("lobby-qr", { code: first.code }) }),
      el("div", { class: "tiles", role: "img", "aria-label": [...first.code].join(" ") }, ...Array.from(first.code, (letter) => el("i", {}, lettering(letter, { height: 60, hidden: true })))),
      el("p", { class: "how" }, t("screen-how-to-join", { host: placeName() })),
      dice.element,
    ),
    el("section", { class: "panel crowd" }, picture, count, nobody, names),
    controls,
  );
  put(place, whole);
  const fitted = new FittedList(names, LARGEST);

  /** @param {Table} table */
  function show(table) {
    if (table.adventure !== shown) {
      shown = table.adventure;
      put(picture, scene(shown));
      put(title, lettering(t(`short-${shown}`), { height: 40 }));
    }
    put(count, t("lobby-count", { count: table.seats.length }));
    nobody.hidden = table.seats.length > 0;
    whole.dataset.crowd = table.seats.length > SOME ? "many" : table.seats.length > FEW ? "some" : "few";
    const there = new Set(table.seats.map(({ name }) => name));
    for (const [name, item] of here) {
      if (there.has(name)) continue;
      item.remove();
      here.delete(name);
    }
    for (const { name, is_bot: isBot, is_here: isHere } of table.seats) {
      const item = here.get(name) ?? arrive(name, isBot);
      item.classList.toggle("away", !isHere);
      item.firstElementChild?.replaceWith(faceAt(table, name));
    }
    dice.update(table);
    fitted.fit();
  }

  /** @param {string} name @param {boolean} isBot */
  function arrive(name, isBot) {
    const item = el("li", {}, el("span"), el("b", {}, name), isBot && icon("i-bot"));
    here.set(name, item);
    names.append(item);
    announce(t("lobby-came", { name }));
    return item;
  }

  show(first);
  return { update: show, end: () => fitted.end() };
}
