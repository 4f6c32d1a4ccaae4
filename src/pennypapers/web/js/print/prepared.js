// What a site without a server has to print: PDFs that were made with it.

import { el, put } from "../ui/dom.js";
import { language, t } from "../app/language.js";
import { at } from "../net/address.js";
import { icon, lettering } from "../ui/symbols.js";

/** @typedef {{what: string, adventure: string | null, paper: string, language: string, file: string}} Prepared */

/** @param {HTMLElement} place */
export async function prepared(place) {
  /** @type {Prepared[]} */
  const all = await fetch(at("/prints/prints.json")).then((answer) => (answer.ok ? answer.json() : []), () => []);
  const spoken = all.filter((each) => each.language === language());
  put(place, el("div", { class: "way" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("print-title"), { height: 18 })),
    ),
    el("main", { class: "entry" },
      el("ul", { class: "card" }, ...spoken.map(({ what, adventure, paper, file }) => el("li", {},
        el("a", { class: "lk", href: `/prints/${file}`, download: file }, [adventure && t(`short-${adventure}`), t(`print-what-${what}`), t(`print-paper-${paper}`)].filter(Boolean).join(" · ")),
      ))),
      el("p", { class: "card notice small" }, t("print-prepared")),
    ),
  ));
}
