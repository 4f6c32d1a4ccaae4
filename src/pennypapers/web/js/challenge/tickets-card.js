// The tickets of a challenge, for who has made it: who has played, the link of each, and a page of them to print.

import { language, t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { ticketsOf } from "../net/challenges.js";
import { choice } from "../ui/choice.js";
import { copy } from "../ui/copy.js";
import { dress, el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";

const PAPERS = /** @type {const} */ (["a4", "letter"]);

/** @param {string} code */
export function ticketsCard(code) {
  const progress = el("p", { class: "says" });
  const list = el("ol", { class: "ticket-list" });
  const print = el("a", { class: "btn primary big", href: address(code, "a4"), target: "_blank" }, icon("i-print"), t("tickets-print"));
  const paper = choice({
    name: "tickets-paper", legend: t("print-paper"), value: "a4",
    options: PAPERS.map((each) => ({ value: each, face: [t(`print-paper-${each}`)] })),
    chosen: (chosen) => dress(print, { href: address(code, chosen) }),
  });
  void ticketsOf(code).then((tickets) => {
    put(progress, t("tickets-progress", { over: tickets.filter((each) => each.is_over).length, count: tickets.length }));
    put(list, ...tickets.map(row));
  }, (refused) => put(progress, refusalText(refused)));
  return el("section", { class: "card tickets", "aria-label": t("tickets-title") }, el("h2", {}, t("tickets-title")), progress, list, paper, print, el("p", { class: "small muted" }, t("tickets-keep")));
}

/** @param {import("../net/challenges.js").Ticket} ticket */
function row({ name, link, is_begun: isBegun, is_over: isOver }) {
  const state = isOver ? "over" : isBegun ? "begun" : "free";
  const take = async () => toast((await copy(link)) ? t("lobby-shared") : link);
  return el("li", { class: state },
    el("span", { class: "nm" }, name),
    el("span", { class: "small muted" }, icon({ over: "i-check", begun: "i-pencil", free: "i-clock" }[state], 16), t(`tickets-state-${state}`)),
    el("button", { type: "button", class: "ib", "aria-label": t("tickets-copy", { name }), onclick: take }, icon("i-share", 20)),
  );
}

/** @param {string} code @param {string} paper */
const address = (code, paper) => `/api/challenges/${code}/tickets.pdf?${new URLSearchParams({ paper, language: language() })}`;
