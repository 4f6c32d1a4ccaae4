// The field for a player's name; it remembers the name and shows what is wrong with it.

import { dress, el, put } from "../ui/dom.js";
import { settings } from "../app/settings.js";
import { t } from "../app/language.js";
import { LONGEST_NAME } from "../net/sizes.js";

/**
 * @param {{id?: string}} [how]
 * @returns {{element: HTMLElement, read: () => string | null, refuse: (says: string) => void}} `read` gives null, and says so, where there is no name
 */
export function nameField({ id = "name" } = {}) {
  const hint = el("small", { id: `${id}-hint`, class: "muted" }, t("join-name-hint"));
  const wrong = el("p", { id: `${id}-wrong`, class: "wrong", role: "alert" });
  const input = el("input", {
    id, class: "field", type: "text", maxlength: LONGEST_NAME, autocomplete: "nickname", autocapitalize: "words", spellcheck: "false", enterkeyhint: "done",
    "aria-describedby": hint.id,
  });
  input.value = settings.get("name");
  input.addEventListener("input", () => refuse(""));

  /** @param {string} says */
  function refuse(says) {
    put(wrong, says);
    dress(input, { "aria-invalid": says ? "true" : null, "aria-describedby": says ? wrong.id : hint.id });
    if (says) input.focus();
  }

  function read() {
    const name = input.value.trim();
    if (!name) {
      refuse(t("join-name-missing"));
      return null;
    }
    settings.set("name", name);
    return name;
  }

  const element = el("div", { class: "named" }, el("label", { for: id }, t("join-your-name")), input, hint, wrong);
  return { element, read, refuse };
}
