// A screen of puzzles that can only say why there is nothing to see.

import { t } from "../app/language.js";
import { el } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";

/** @param {string} says */
export function noticeScreen(says) {
  return el("div", { class: "way" }, wayBar("/puzzles", t("puzzle-title")),
    el("main", { class: "entry" }, el("p", { class: "card notice", role: "alert" }, says)));
}

/** The bar of a screen that one reads. @param {string} back @param {string} title */
export function wayBar(back, title) {
  return el("header", { class: "bar" },
    el("a", { class: "ib", href: back, "aria-label": t("back") }, icon("i-back")),
    el("h1", { class: "mid" }, lettering(title, { height: 18 })),
  );
}
