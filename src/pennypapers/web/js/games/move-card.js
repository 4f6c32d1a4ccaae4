// A card with a code that makes another device the same player: to scan, to type, or to print.

import { language, t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { moveCode } from "../net/games.js";
import { announce } from "../ui/announce.js";
import { openDialog } from "../ui/dialog.js";
import { el, put, readDrawing } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";

export async function showMoveCard() {
  const body = el("div", { class: "move-card" }, el("p", {}, t("games-move-making")));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isOpen = true;
  openDialog(t("games-move"), [body], { class: "for-print", onclose: () => {
    isOpen = false;
    clearTimeout(timer);
  } });
  try {
    const made = await moveCode();
    if (!isOpen) return;
    show(body, made);
    timer = setTimeout(() => {
      put(body, el("p", { role: "alert" }, t("games-move-expired")));
    }, made.seconds * 1000);
  } catch (refused) {
    put(body, el("p", { class: "wrong", role: "alert" }, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused))));
  }
}

/** @param {HTMLElement} body @param {import("../net/games.js").MoveCode} made */
function show(body, { code, seconds, link, qr }) {
  const until = new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(Date.now() + seconds * 1000));
  const picture = readDrawing(qr);
  picture.setAttribute("class", "qr");
  picture.querySelector("title")?.replaceChildren(t("games-move-qr"));
  const letters = [code.slice(0, 4), code.slice(4)];
  put(body,
    el("p", {}, t("games-move-says")),
    picture,
    el("p", { class: "move-code" }, el("span", { class: "sr" }, [...code].join(" ")), ...letters.map((part) => lettering(part, { height: 30, hidden: true }))),
    el("p", { class: "small link" }, link.replace(/^https?:\/\//, "").replace(/#.*$/, "")),
    el("p", { class: "small" }, t("games-move-once", { until })),
    el("p", { class: "small muted" }, t("games-move-secret")),
    el("button", { type: "button", class: "btn", onclick: () => print() }, icon("i-print", 20), t("games-move-print")),
  );
  announce(t("games-move-once", { until }));
}
