// A challenge that is played with tickets: the way in with one, and a field for its letters without. A ticket stands behind
// the # of a link, which no browser sends along.

import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { LONGEST_NAME } from "../net/sizes.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { playRun } from "./run.js";

/** @typedef {import("../net/challenges.js").ChallengeLook} ChallengeLook */
/** @typedef {import("../net/challenges.js").HeldTicket} HeldTicket */

/** The letters of a ticket; nothing where there are none. @param {string} text */
export const ticketIn = (text) => text.replace(/[^a-z]/gi, "").toUpperCase();

/** Whoever holds a ticket has its name. @param {ChallengeLook} look @param {string} ticket @param {HeldTicket} held */
export function ticketWayIn(look, ticket, { name, run }) {
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", { class: "btn primary big", type: "submit" }, icon(run ? "i-pencil" : "i-play"), t(run ? "same-go-on" : "same-play"));
  const form = el("form", {
    class: "card sit ticket",
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      put(wrong);
      button.disabled = true;
      try {
        await playRun(look, { name, ticket }, form);
      } catch (refused) {
        button.disabled = false;
        put(wrong, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, el("h2", {}, t("tickets-hello", { name })), el("p", {}, t(run ? "same-begun" : "tickets-yours")), wrong, button);
  return form;
}

/** Without a ticket, or with a wrong one. @param {ChallengeLook} look @param {string} [says] what is wrong with it */
export function ticketNeeded({ code }, says = "") {
  const wrong = el("p", { class: "wrong", id: "ticket-wrong", role: "alert" }, says);
  const input = el("input", { id: "ticket-letters", class: "field", type: "text", maxlength: LONGEST_NAME, autocomplete: "off", autocapitalize: "characters", autocorrect: "off", spellcheck: "false", enterkeyhint: "go", "aria-describedby": wrong.id });
  return el("form", {
    class: "card sit ticket named",
    novalidate: true,
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const letters = ticketIn(input.value);
      if (letters) go(`/c/${code}#${letters}`, { replace: true });
      else input.focus();
    },
  },
  el("h2", {}, t("tickets-needed")),
  el("label", { for: input.id }, t("tickets-type")),
  input,
  wrong,
  el("button", { class: "btn primary big", type: "submit" }, icon("i-unlock"), t("tickets-open")));
}
