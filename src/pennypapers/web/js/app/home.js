// The first screen: the adventures, a field for the code of a table, and unfinished games.

import { dress, el, put, svg } from "../ui/dom.js";
import { codeBoxes } from "../lobby/code-boxes.js";
import { languageSwitch } from "./language-switch.js";
import { go } from "./main.js";
import { adventures } from "../model/facts.js";
import { IS_ALONE, mayAnswer } from "../net/reach.js";
import { scene } from "./scene.js";
import openSettings from "./settings-panel.js";
import { icon, lettering, use } from "../ui/symbols.js";
import { t } from "./language.js";
import { waitingGames } from "./waiting-games.js";

/** @typedef {import("../model/facts.js").AdventureFacts} AdventureFacts */

/** @type {import("./main.js").Screen} */
export default function home(place) {
  document.title = t("home-title");
  const home = el("div", { class: "home" },
    el("header", { class: "hd" },
      el("h1", { class: "logo" }, badge(), lettering("Pennypapers", { height: 28 })),
      languageSwitch(),
      el("button", { type: "button", class: "ib", "aria-label": t("home-settings"), onclick: () => openSettings() }, icon("i-settings")),
      el("p", { class: "tag" }, t("home-tagline")),
    ),
    waitingGames(),
    el("main", {},
      el("section", { class: "tbl", "aria-label": t("home-together") },
        joining(),
        el("a", { class: "btn needs-server", href: "/host" }, icon("i-people"), t("home-host")),
        el("a", { class: "btn", href: "/one-phone" }, icon("i-swap"), t("home-one-phone")),
        el("a", { class: "btn", href: "/learn" }, icon("i-help"), t("home-learn")),
        el("a", { class: "btn needs-dailies", href: "/daily" }, icon("i-clock"), t("home-daily")),
        el("a", { class: "btn", href: "/puzzles" }, icon("i-hint"), t("home-puzzles")),
        el("a", { class: "btn", href: "/challenge" }, icon("i-dice"), t("home-same-dice")),
      ),
      el("div", { class: "cards" }, ...adventures().map(card)),
    ),
    el("footer", { class: "colophon" },
      el("nav", { "aria-label": t("home-more") },
        el("a", { class: "lk", href: "/games" }, t("home-games")),
        el("a", { class: "lk", href: "/rules" }, t("home-rules")),
        el("a", { class: "lk", href: "/replay" }, t("home-replay")),
        el("a", { class: "lk", href: "/count" }, t("home-count")),
        el("a", { class: "lk needs-prints", href: "/print" }, t("print-title")),
      ),
      el("p", {}, t("home-unofficial")),
      el("p", {}, t(IS_ALONE ? "home-on-device" : "home-no-account")),
    ),
  );
  put(place, home);
  if (mayAnswer()) void import("../device/alone-note.js").then(({ noteIfAlone }) => noteIfAlone(home));
}

function badge() {
  return svg("svg", { class: "badge die purple", viewBox: "0 0 48 48", "aria-hidden": "true" },
    use("die-purple", { width: 48, height: 48 }),
    use("face-penny", { x: 7, y: 7, width: 34, height: 34 }),
  );
}

/** @param {AdventureFacts} adventure */
function card({ key, age, minutes }) {
  let side = "front";
  const play = el("a", { class: "btn primary", href: `/solo/${key}` }, icon("i-play", 20), t("home-play-alone"));
  const picture = el("div", { class: "picture" }, scene(key));
  const word = el("b", {}, t("home-side-front"));
  const says = el("span", { class: "sr" }, t("home-turn-to-back"));
  const turn = el("button", { type: "button", class: "pill turn", onclick: turnOver }, icon("i-swap", 18), el("span", {}, el("small", {}, t("home-side")), word), says);
  picture.append(turn);

  function turnOver() {
    side = side === "front" ? "back" : "front";
    dress(play, { href: side === "front" ? `/solo/${key}` : `/solo/${key}?side=back` });
    put(says, t(side === "front" ? "home-turn-to-back" : "home-turn-to-front"));
    put(word, t(side === "front" ? "home-side-front" : "home-side-back"));
    picture.classList.toggle("is-back", side === "back");
  }

  return el("article", { class: "adv", "data-adv": key },
    picture,
    el("div", { class: "tx" },
      el("h2", {}, lettering(t(`short-${key}`), { height: 17 })),
      el("span", { class: "meta" }, t("home-age-minutes", { age, minutes })),
      el("p", {}, t(`home-line-${key}`)),
      play,
    ),
  );
}

function joining() {
  const boxes = codeBoxes((code) => go(`/join?code=${code}`));
  return el("form", { class: "card join needs-server", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    el("label", { for: boxes.input.id }, t("home-join-with")),
    boxes.element,
    el("button", { type: "button", class: "btn", onclick: () => boxes.input.focus() }, t("home-join")),
  );
}
