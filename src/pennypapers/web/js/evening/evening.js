// `/e/CODE`: an evening: its games and how far I am, everybody's total so far, and the link to it.

import { language, t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { shareAddress } from "../lobby/share-link.js";
import { csvAddress, eveningAt } from "../net/evenings.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { gamesList } from "./games-list.js";
import { StandingView } from "./standing.js";
import { link, placeName } from "../net/address.js";

/** @typedef {import("../app/refusal.js").Refused} Refused */
/** @typedef {import("../net/evenings.js").EveningLook} EveningLook */

/** @type {import("../app/main.js").Screen} */
export default async function evening(place, { code = "" }) {
  document.title = t("evening-title");
  const inside = el("main", { class: "entry" }, el("p", { class: "card" }, t("same-looking")));
  const under = el("span", { class: "xs muted" }, t("evening-code", { code: code.toUpperCase() }));
  const view = el("div", { class: "way challenge evening" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("div", { class: "mid" }, el("h1", {}, lettering(t("evening-title"), { height: 18 })), under),
    ), inside);
  put(place, view);
  try {
    const look = await eveningAt(code.toUpperCase());
    if (!place.isConnected) return;
    document.title = look.title || t("evening-title");
    document.documentElement.dataset.adv = (look.challenges.find((each) => each.code === look.next) ?? look.challenges[0])?.adventure;
    const standing = look.counted.length > 0 && new StandingView(look, (turned) => void turned.catch((refused) => toast(refusalText(refused))));
    if (standing) await standing.load();
    if (!place.isConnected) return;
    put(inside,
      el("div", { class: "evening-games-part" }, about(look), gamesList(look.challenges)),
      el("div", { class: "evening-standing-part" }, standing ? standing.element : el("p", { class: "card" }, t("evening-unplayed")), standing && acts(look), share(look)),
    );
  } catch (refused) {
    if (!place.isConnected) return;
    put(inside, el("section", { class: "card notice" },
      el("p", { role: "alert" }, el("b", {}, refusalText(/** @type {Refused} */ (refused)))),
      el("a", { class: "btn primary big", href: "/evening" }, icon("i-dice"), t("evening-new")),
    ));
  }
}

/** What it is called, how many games I have finished, and the next one. @param {EveningLook} look */
function about({ title, challenges, next }) {
  const finished = challenges.filter(({ state }) => state === "finished").length;
  const isBegun = challenges.some(({ code, state }) => code === next && state === "begun");
  return el("section", { class: "card evening-about" },
    el("h2", {}, title || t("evening-untitled")),
    el("p", { class: "says" }, t("evening-progress", { finished, count: challenges.length })),
    next && el("a", { class: "btn primary big", href: `/c/${next}` }, icon(isBegun ? "i-pencil" : "i-play"), isBegun ? t("same-go-on") : t("evening-play-next", { number: challenges.findIndex(({ code }) => code === next) + 1 })),
  );
}

/** @param {EveningLook} look */
function acts({ code }) {
  const separator = new Intl.NumberFormat(language()).format(1.5).includes(",") ? "semicolon" : "comma"; // as spreadsheets there expect it
  return el("nav", { class: "acts two", "aria-label": t("score-next") },
    el("button", { type: "button", class: "btn", onclick: () => window.print() }, icon("i-print", 20), t("evening-print")),
    el("a", { class: "btn", href: csvAddress(code, separator), download: `evening-${code}.csv` }, icon("i-save", 20), t("evening-csv")),
  );
}

/** @param {EveningLook} look */
function share({ code }) {
  const send = () => void shareAddress(link(`/e/${code}`), t("evening-share-text"));
  return el("section", { class: "card share", "aria-label": t("same-share") },
    el("img", { class: "qr", src: `/api/evenings/${code}/qr.svg`, width: 112, height: 112, alt: t("evening-qr", { code }) }),
    el("div", {},
      el("p", { class: "link" }, placeName(), el("wbr"), `/e/${code}`),
      el("button", { type: "button", class: "btn", onclick: send }, icon("i-share", 20), t("same-share")),
    ),
  );
}
