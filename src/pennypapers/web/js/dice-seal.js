// The dice of a finished game, checked against the seed that was sealed before it; the words of the check behind a tap.

import { verify } from "./api.js";
import { openDialog } from "./dialog.js";
import { el, put } from "./dom.js";
import { t } from "./language.js";
import { icon } from "./symbols.js";

/** @param {import("./table.js").Table} table */
export function diceSeal(table) {
  const isReal = table.house.get("dice") === "by_hand";
  const words = el("span", {}, t(isReal ? "score-seal-real" : "score-seal"));
  const button = el("button", { type: "button", class: "lk seal", onclick: () => void open() }, icon("i-seal", 22), words);
  const check = verify(table.code);
  check.then(({ good }) => put(words, t(isReal ? "score-seal-real" : good ? "score-seal-good" : "score-seal-wrong"))).catch(() => undefined);

  async function open() {
    const told = await check.catch(() => null);
    openDialog(t("score-seal-title"), [
      el("p", {}, t("score-seal-how")),
      el("p", {}, el("b", {}, told === null ? t("score-seal-unknown") : t(told.good ? "score-seal-all-good" : "score-seal-not-good", { count: told.checks.length + told.wrong.length }))),
      told && told.wrong.length > 0 && el("ul", {}, ...told.wrong.map((sentence) => el("li", { lang: "en" }, sentence))),
      told && told.checks.length > 0 && el("details", {}, el("summary", { class: "lk" }, t("score-seal-every")),
        el("ul", { class: "checks" }, ...told.checks.map((sentence) => el("li", { lang: "en" }, icon("i-check", 16), sentence)))),
      el("p", { class: "small muted" }, t("score-seal-yourself")),
    ]);
  }
  return button;
}
