// The button with a globe, which opens the list of languages, each named in its own language.

import { dress, el } from "../ui/dom.js";
import { language, speak, t } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { show } from "./main.js";
import { settings } from "./settings.js";
import { icon } from "../ui/symbols.js";

/** @typedef {import("./language.js").Language} Language */

export function languageSwitch() {
  const list = el("ul", { class: "languages card", id: "languages", hidden: true });
  for (const [key, name] of /** @type {[Language, string][]} */ (Object.entries(LANGUAGES))) {
    list.append(el("li", {}, el("button", {
      type: "button", class: "btn quiet", lang: key, "aria-pressed": String(key === language()), onclick: () => void choose(key),
    }, el("span", {}, name), key === language() && icon("i-check", 20))));
  }
  const button = el("button", {
    type: "button", class: "ib", "aria-expanded": "false", "aria-controls": list.id,
    "aria-label": t("home-language", { name: LANGUAGES[language()] }),
    onclick: () => open(list.hidden !== false),
  }, icon("i-language"));

  const whole = el("div", { class: "language-switch" }, button, list);

  /** @param {boolean} yes */
  function open(yes) {
    list.hidden = !yes;
    dress(button, { "aria-expanded": String(yes) });
    if (yes) {
      list.querySelector("button")?.focus();
      document.addEventListener("pointerdown", elsewhere);
    } else {
      document.removeEventListener("pointerdown", elsewhere);
    }
  }

  /** @param {Event} event */
  function elsewhere(event) {
    if (!(event.target instanceof Node && whole.contains(event.target))) open(false);
  }

  whole.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    open(false);
    button.focus();
  });
  return whole;
}

/** @param {Language} key */
async function choose(key) {
  settings.set("language", key);
  await speak(key);
  await show();
  /** @type {HTMLElement | null} */ (document.querySelector(".language-switch button"))?.focus();
}
