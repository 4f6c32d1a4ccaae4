// Who is at a table and from where; close it, or block a name or an address.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { block, closeTable, ownersTable } from "../net/owner.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { askFirst } from "./ask-first.js";

/** @typedef {import("../net/owner.js").Block} Block */
/** @typedef {{changed: (look: import("../net/owner.js").Look) => void, look: () => void}} How */

/** @param {string} code @param {How} how */
export async function openTable(code, how) {
  /** @type {import("../net/owner.js").TableDetail} */
  let table;
  try {
    table = await ownersTable(code);
  } catch (refused) {
    toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    how.look();
    return;
  }
  const dialog = openDialog(t("owner-table", { code }), [
    el("ul", { class: "owner-seats", "aria-label": t("owner-table-seats") },
      ...table.seats.map(({ name, is_bot: isBot, addresses }) => el("li", {},
        el("b", {}, name),
        isBot && el("small", {}, t("owner-a-bot")),
        !isBot && addresses.length === 0 && el("small", {}, t("owner-away")),
        !isBot && el("div", { class: "owner-acts" }, blockButton({ kind: "name", what: name }, how), ...addresses.map((what) => blockButton({ kind: "address", what }, how))),
      )),
      table.watching.length > 0 && el("li", {},
        el("b", {}, t("owner-watching")),
        el("div", { class: "owner-acts" }, ...table.watching.map((what) => blockButton({ kind: "address", what }, how))),
      ),
    ),
    el("button", { type: "button", class: "btn danger", onclick: () => askToClose() }, icon("i-close", 20), t("owner-close")),
  ]);

  function askToClose() {
    dialog.close();
    askFirst({
      title: t("owner-close-sure", { code }), says: t("owner-close-says"), yes: t("owner-close-do"), no: t("owner-close-not"),
      act: async () => {
        await closeTable(code);
        toast(t("owner-closed-table", { code }));
        how.look();
      },
    });
  }
}

/** @param {Block} wish @param {How} how */
function blockButton(wish, how) {
  const button = el("button", {
    type: "button",
    class: "btn small",
    onclick: async () => {
      try {
        how.changed(await block(wish));
        button.disabled = true;
        toast(t("owner-is-blocked", { what: wish.what }));
      } catch (refused) {
        toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, icon("i-lock", 18), t("owner-block", { what: wish.what }));
  return button;
}
