// Learning by playing: choose an adventure, two minutes each.

import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { scene } from "../app/scene.js";
import { adventures } from "../model/facts.js";
import { LESSONS } from "./scripts/lessons.js";
import { icon, lettering } from "../ui/symbols.js";

/** @type {import("../app/main.js").Screen} */
export default function learn(place) {
  document.title = t("learn-title");
  put(place, el("div", { class: "learn" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("learn-title"), { height: 20 })),
    ),
    el("main", {},
      el("p", { class: "learn-lead" }, t("learn-lead")),
      el("ul", { class: "learn-cards" }, ...adventures().filter(({ key }) => key in LESSONS).map(({ key }) => el("li", { class: "learn-card", "data-adv": key },
        scene(key),
        el("div", { class: "learn-body" },
          el("h2", {}, lettering(t(`short-${key}`), { height: 20 })),
          el("p", {}, t(`learn-about-${key}`)),
          el("a", { class: "btn primary", href: `/learn/${key}`, "aria-label": t("learn-begin-what", { name: t(`name-${key}`) }) }, icon("i-play", 20), t("learn-begin")),
        ),
      ))),
      el("p", { class: "learn-rest" }, el("a", { class: "lk", href: "/rules" }, icon("i-help", 20), t("learn-all-rules"))),
    ),
  ));
}
