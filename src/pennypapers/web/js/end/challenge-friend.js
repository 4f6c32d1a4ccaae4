// From the end of a game: its dice as a challenge, for whoever was not there.

import { makeChallenge } from "../net/api.js";
import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";

/** @param {string} table its code */
export function challengeButton(table) {
  const button = el("button", {
    type: "button", class: "btn whole needs-server",
    onclick: async () => {
      button.disabled = true;
      try {
        const { code } = await makeChallenge({ table });
        if (button.isConnected) go(`/c/${code}`);
      } catch (refused) {
        button.disabled = false;
        toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, icon("i-dice", 20), t("same-from-table"));
  return button;
}
