// A challenge before one's own run is over: what is played, who has played it, and the way to the table.

import { clockName, rulesOf, ruleName, usualValue, valueName } from "../lobby/house-rules.js";
import { nameField } from "../lobby/name-field.js";
import { language, t } from "../app/language.js";
import { refusalKind, refusalText } from "../app/refusal.js";
import { factsOf } from "../model/facts.js";
import { isOfDevice } from "../net/reach.js";
import { layoutThumb } from "../sheet/sheet-thumb.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { ghostChoice } from "./ghost-choice.js";
import { playRun } from "./run.js";
import { shareCard } from "./share.js";
import { titleOf } from "./title.js";

/** @typedef {import("../net/challenges.js").ChallengeLook} ChallengeLook */

/** @param {ChallengeLook} look @returns {HTMLElement[]} */
export function invitation(look) {
  const isBegun = look.mine.some((run) => !run.is_over);
  const isFile = isOfDevice(look.code);
  return [card(look, { isShort: isFile }), wayIn(look, isBegun), ...(look.tickets || isFile ? [] : [shareCard(look)])];
}

/** What is played, with its sheet drawn small. @param {ChallengeLook} look @param {{isShort?: boolean}} [how] */
export function card(look, { isShort = false } = {}) {
  const isSide = factsOf(look.adventure).sides.includes(look.layout_name);
  const what = `${t(`short-${look.adventure}`)} · ${isSide ? t(`side-${look.layout_name}`) : look.day ? t("daily-new-layout") : t("same-own-layout", { name: look.layout_name })}`;
  return el("section", { class: "card about" },
    layoutThumb(look.adventure, look.layout),
    el("div", { class: "words" },
      el("h2", {}, titleOf(look)),
      el("p", { class: "small muted what" }, what),
    ),
    !isShort && el("p", { class: "says" }, t("same-says")),
    el("ul", { class: "facts-of" }, ...facts(look).map(([symbol, words]) => el("li", {}, icon(symbol, 20), el("span", {}, words)))),
  );
}

/** @param {ChallengeLook} look @returns {[symbol: string, words: string][]} */
function facts(look) {
  const chosen = new Map(look.options.split(/\s+/).filter(Boolean).map((each) => /** @type {[string, string]} */ (each.split("=", 2))));
  const rules = rulesOf(look.adventure).filter((rule) => (chosen.get(rule.key) ?? usualValue(rule)) !== usualValue(rule));
  return [
    ...(isOfDevice(look.code) ? [] : [/** @type {[string, string]} */ (["i-people", look.is_closed && look.finished === 0 ? t("same-played-nobody") : t("same-played", { count: look.finished })])]),
    ...(look.tickets ? [/** @type {[string, string]} */ (["i-qr", t("tickets-only")])] : []),
    ...closing(look),
    ...(look.known_rolls > 0 ? [/** @type {[string, string]} */ (["i-eye", t("same-known")])] : []),
    ...(look.clock ? [/** @type {[string, string]} */ (["i-clock", `${t("host-clock")}: ${clockName(look.clock)}`])] : []),
    ...(look.hints ? [] : [/** @type {[string, string]} */ (["i-hint", t("same-without-hints")])]),
    ...rules.map((rule) => /** @type {[string, string]} */ (["i-settings", `${ruleName(rule, look.adventure)}: ${valueName(rule, chosen.get(rule.key) ?? "")}`])),
  ];
}

/** @param {ChallengeLook} look @returns {[symbol: string, words: string][]} */
function closing({ closes, is_closed: isClosed }) {
  if (closes === null) return [];
  const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(closes * 1000));
  return [[isClosed ? "i-lock" : "i-unlock", t(isClosed ? "same-closed-since" : "same-open-until", { when })]];
}

/** The name, and the button to begin or to go on. @param {ChallengeLook} look @param {boolean} isBegun */
function wayIn(look, isBegun) {
  const field = nameField({ id: "run-name" });
  const ghost = isOfDevice(look.code) ? null : ghostChoice(look.code);
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", { class: "btn primary big", type: "submit" }, icon(isBegun ? "i-pencil" : "i-play"), t(isBegun ? "same-go-on" : "same-play"));
  const form = el("form", {
    class: "card sit",
    novalidate: true,
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      put(wrong);
      const name = isBegun ? "" : field.read();
      if (name === null) return;
      button.disabled = true;
      try {
        await playRun(look, { name, ghost: ghost?.read() }, form);
      } catch (refused) {
        button.disabled = false;
        const said = /** @type {import("../app/refusal.js").Refused} */ (refused);
        if (refusalKind(said) === "name") field.refuse(refusalText(said));
        else put(wrong, refusalText(said));
      }
    },
  }, isBegun ? el("p", {}, el("b", {}, t("same-begun"))) : field.element, wrong, button, !isBegun && ghost?.element);
  return form;
}
