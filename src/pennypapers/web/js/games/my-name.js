// The name of a player, and the way to change it.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { settings } from "../app/settings.js";
import { nameField } from "../lobby/name-field.js";
import { rename } from "../net/games.js";
import { whoAmI } from "../net/identity.js";
import { face } from "../table/face.js";
import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** @typedef {import("../net/games.js").Me} Me */

/**
 * Who I am, by the name I last sat down with until I choose another, so that the server has one to give my other devices.
 * @returns {Promise<Me>}
 */
export async function namedMe() {
  const me = await whoAmI();
  const name = settings.get("name");
  return me.is_known && !me.name && name ? rename(name) : me;
}

/** @param {Me} me */
export function myName(me) {
  const section = el("section", { class: "card my-name" });
  const show = (/** @type {string} */ name) => put(section,
    name && face([name], name),
    el("h2", {}, name || t("games-no-name")),
    el("button", { type: "button", class: "ib", "aria-label": t("games-rename"), onclick: () => ask(show) }, icon("i-pencil")),
  );
  show(me.name);
  return section;
}

/** @param {(name: string) => void} changed */
function ask(changed) {
  const field = nameField({ id: "my-name" });
  const form = el("form", {
    class: "sit",
    novalidate: true,
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      const before = settings.get("name");
      const name = field.read();
      if (name === null) return;
      try {
        const me = await rename(name);
        settings.set("name", me.name);
        dialog.close();
        changed(me.name);
      } catch (refused) {
        settings.set("name", before);
        field.refuse(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, field.element, el("p", { class: "small muted" }, t("games-rename-says")), el("button", { type: "submit", class: "btn primary big" }, icon("i-check", 20), t("games-rename-do")));
  const dialog = openDialog(t("games-rename"), [form]);
}
