// `/move#CODE`: this device becomes one of the player whose code it is. The code stands behind the #, which no browser
// sends along; nothing happens before a button is pressed.

import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { settings } from "../app/settings.js";
import { moveHere } from "../net/games.js";
import { whoAmI } from "../net/identity.js";
import { dress, el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { at } from "../net/address.js";

const LETTERS = 8;

/** @type {import("../app/main.js").Screen} */
export default async function move(place) {
  document.title = t("move-title");
  const wrong = el("p", { class: "wrong", id: "move-wrong", role: "alert" });
  const input = el("input", {
    id: "move-code", class: "field move-field", type: "text", inputmode: "text", maxlength: LETTERS + 3, autocomplete: "off", autocapitalize: "characters", autocorrect: "off", spellcheck: "false", enterkeyhint: "go",
  });
  input.value = shown(location.hash);
  if (location.hash) history.replaceState(null, "", at("/move"));
  input.addEventListener("input", () => refuse(""));
  const button = el("button", { type: "submit", class: "btn primary big" }, icon("i-check", 20), t("move-do"));
  const before = el("p", { class: "small" });

  /** @param {string} says */
  function refuse(says) {
    put(wrong, says);
    dress(input, { "aria-invalid": says ? "true" : null, "aria-describedby": says ? wrong.id : null });
    if (says) input.focus();
  }

  const form = el("form", {
    class: "card sit",
    novalidate: true,
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      const code = lettersIn(input.value);
      if (code.length !== LETTERS) return refuse(t("move-letters"));
      button.disabled = true;
      try {
        const me = await moveHere(code);
        if (me.name) settings.set("name", me.name);
        toast(t("move-done"));
        if (place.isConnected) go("/games", { replace: true });
      } catch (refused) {
        button.disabled = false;
        refuse(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
      return undefined;
    },
  },
  el("p", {}, t("move-says")),
  el("label", { for: input.id }, t("move-code")),
  input,
  wrong,
  before,
  el("p", { class: "small muted" }, t("move-own")),
  button);

  put(place, el("div", { class: "way" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/games", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("move-title"), { height: 18 })),
    ),
    el("main", { class: "entry" }, form),
  ));
  const me = await whoAmI().catch(() => null);
  if (me && me.games > 0) put(before, t("move-joins", { count: me.games }));
}

/** @param {string} text */
function lettersIn(text) {
  return text.toUpperCase().replace(/[^A-Z]/g, "").slice(0, LETTERS);
}

/** In two groups, as it stands on the card. @param {string} text */
function shown(text) {
  const letters = lettersIn(text);
  return letters.length > 4 ? `${letters.slice(0, 4)} ${letters.slice(4)}` : letters;
}
