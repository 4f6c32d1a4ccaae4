// The dice of a finished game, checked on this device; what was checked is behind a tap.

import { sealText } from "../dice/dice-words.js";
import { checkWords, howWords, isProved, notes, summaryWords } from "./fairness-summary.js";
import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { icon } from "../ui/symbols.js";

/** @param {import("../model/table/table.js").Table} table */
export function diceSeal(table) {
  const isReal = table.house.get("dice") === "by_hand";
  const words = el("span", {}, t(isReal ? "score-seal-real" : "score-seal"));
  const button = el("button", { type: "button", class: "lk seal", onclick: () => void open() }, icon("i-seal", 22), words);
  const check = import("../dice/check-table.js").then(({ checkTable }) => checkTable(table.code, table.layoutText));
  check.then((told) => put(words, summaryWords(told)), () => put(words, t("score-seal-unknown")));

  async function open() {
    const told = await check.catch(() => null);
    const fine = told?.checks.filter(({ good }) => good) ?? [];
    const wrong = told?.checks.filter(({ good }) => !good) ?? [];
    const shown = told ? [...wrong, ...notes(told)] : [];
    openDialog(t("score-seal-title"), [
      told && el("p", {}, howWords(told)),
      el("p", {}, el("b", {}, told === null ? t("score-seal-unknown") : t(isProved(told) ? "score-seal-all-good" : `replay-verdict-${told.verdict}`, { count: told.checks.length }))),
      shown.length > 0 && el("ul", {}, ...shown.map((each) => el("li", {}, checkWords(each)))),
      fine.length > 0 && el("details", {}, el("summary", { class: "lk" }, t("score-seal-every")),
        el("ul", { class: "checks", tabindex: 0, "aria-label": t("score-seal-every") }, ...fine.map((each) => el("li", {}, icon("i-check", 16), checkWords(each))))),
      told?.seal && el("p", { class: "small" }, t("dice-seal", { seal: sealText(told.seal) })),
      told?.strength && el("p", { class: "small muted" }, t("score-seal-yourself")),
    ]);
  }
  return button;
}
