// One rule: its id, its title, what it says and an example. Used by the rules page and, in a dialog, by a game.

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { says, t } from "../app/language.js";
import { ruleExample } from "./example.js";
import { RULE_EXAMPLES } from "./examples.js";

/** @typedef {{id: string, title: string, text: string, adventure?: string | null}} Clause as the server gives it, in English */

/** What a clause is called and says in the language of now. @param {Clause} clause @returns {Clause} */
export function worded(clause) {
  const { id } = clause;
  return says(`clause-${id}`) ? { ...clause, title: t(`clause-${id}-title`), text: t(`clause-${id}`) } : clause;
}

/** Its text, line by line, and its examples. @param {Clause} clause in the current language */
export function clauseBody({ id, text }) {
  const examples = RULE_EXAMPLES[id] ?? [];
  return el("div", { class: "clause-body" },
    el("div", { class: "clause-text" }, ...text.split("\n").filter(Boolean).map((line) => el("p", {}, line))),
    examples.length > 0 && el("div", { class: `rule-examples${examples.length > 1 ? " several" : ""}` }, ...examples.map(ruleExample)),
  );
}

/** One rule on a slip over the screen, so that nobody need leave a game to read it. @param {string} id */
export function openRule(id) {
  const clause = worded({ id, title: id, text: "" });
  openDialog(`${id} · ${clause.title}`, [
    clauseBody(clause),
    el("p", {}, el("a", { class: "lk", href: `/rules#${id}` }, t("rules-all"))),
  ], { class: "from-below rule-slip" });
}
