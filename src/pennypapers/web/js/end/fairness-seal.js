// The dice of a finished game, checked against the seed that was sealed before it; the words of the check behind a tap.

import { verify } from "../net/api.js";
import { checkWords } from "./fairness-summary.js";
import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { icon } from "../ui/symbols.js";

/** @param {import("../model/table.js").Table} table */
export function diceSeal(table) {
  const isReal = table.house.get("dice") === "by_hand";
  const words = el("span", {}, t(isReal ? "score-seal-real" : "score-seal"));
  const button = el("button", { type: "button", class: "lk seal", onclick: () => void open() }, icon("i-seal", 22), words);
  const check = verify(table.code);
  check.then(({ good }) => put(words, t(isReal ? "score-seal-real" : good ? "score-seal-good" : "score-seal-wrong"))).catch(() => undefined);

  async function open() {
    const told = await check.catch(() => null);
    const fine = told?.checks.filter(({ good }) => good) ?? [];
    const wrong = told?.checks.filter(({ good }) => !good) ?? [];
    openDialog(t("score-seal-title"), [
      el("p", {}, t("score-seal-how")),
      el("p", {}, el("b", {}, told === null ? t("score-seal-unknown") : t(told.good ? "score-seal-all-good" : "score-seal-not-good", { count: told.checks.length }))),
      wrong.length > 0 && el("ul", {}, ...wrong.map((each) => el("li", {}, checkWords(each)))),
      fine.length > 0 && el("details", {}, el("summary", { class: "lk" }, t("score-seal-every")),
        el("ul", { class: "checks" }, ...fine.map((each) => el("li", {}, icon("i-check", 16), checkWords(each))))),
      el("p", { class: "small muted" }, t("score-seal-yourself")),
    ]);
  }
  return button;
}
