// The names of those who may play a challenge, one in each line: everybody on the list gets a ticket.

import { t } from "../app/language.js";
import { MOST_TICKETS } from "../net/sizes.js";
import { dress, el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** @returns {{element: HTMLElement, names: () => string[] | null, refuse: (says: string | null, line?: number) => void}} `names` gives null where nobody is on the list */
export function ticketsField() {
  const wrong = el("p", { class: "wrong", id: "tickets-wrong", role: "alert" });
  const count = el("p", { id: "tickets-count", class: "small muted", "aria-live": "polite" });
  const area = el("textarea", { id: "tickets", class: "field", rows: 6, spellcheck: "false", autocapitalize: "words", autocomplete: "off", "aria-describedby": count.id });
  const element = el("details", { class: "card fold tickets-wanted" },
    el("summary", {}, icon("i-people"), el("span", {}, el("b", {}, t("tickets-for-class")), el("small", {}, t("tickets-for-class-hint"))), icon("i-next", 20)),
    el("div", { class: "folded named" }, el("p", {}, t("tickets-says")), el("label", { for: area.id }, t("tickets-names")), area, count, wrong),
  );
  const typed = () => area.value.split("\n").map((line) => line.trim()).filter(Boolean);
  const tell = () => put(count, t("tickets-count", { count: typed().length, most: MOST_TICKETS }));
  area.addEventListener("input", () => {
    refuse(null);
    tell();
  });
  tell();

  /** The names, which then stand in the field as they are sent: without empty lines. */
  function names() {
    const found = typed();
    area.value = found.join("\n");
    return found.length > 0 ? found : null;
  }

  /** @param {string | null} says @param {number} [line] that of a name; nought for none */
  function refuse(says, line = 0) {
    put(wrong, says);
    dress(area, { "aria-invalid": says ? "true" : null, "aria-describedby": says ? `${wrong.id} ${count.id}` : count.id });
    if (!says) return;
    element.open = true;
    area.focus();
    const lines = area.value.split("\n");
    const begin = lines.slice(0, Math.max(0, line - 1)).join("\n").length + (line > 1 ? 1 : 0);
    if (line) area.setSelectionRange(begin, begin + (lines[line - 1] ?? "").length);
  }

  return { element, names, refuse };
}
