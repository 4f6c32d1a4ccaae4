// Asks before everything is deleted, and says what that means for tables shared with others.

import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { forgetOwnSeats } from "../app/memory.js";
import { refusalText } from "../app/refusal.js";
import { settings } from "../app/settings.js";
import { forgetMe } from "../net/games.js";
import { loseKey } from "../net/identity.js";
import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";

export function askToDelete() {
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", {
    type: "button",
    class: "btn danger-act",
    onclick: async () => {
      button.disabled = true;
      try {
        await forgetMe();
      } catch (refused) {
        button.disabled = false;
        put(wrong, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
        return;
      }
      loseKey();
      forgetOwnSeats();
      settings.set("name", "");
      dialog.close();
      toast(t("games-deleted"));
      go("/", { replace: true });
    },
  }, icon("i-close", 20), t("games-delete-do"));
  const dialog = openDialog(t("games-delete"), [
    el("p", {}, t("games-delete-says")),
    el("p", {}, t("games-delete-shared")),
    el("p", {}, t("games-delete-devices")),
    wrong,
    el("div", { class: "acts two" }, el("button", { type: "button", class: "btn", onclick: () => dialog.close() }, t("games-delete-not")), button),
  ]);
}
