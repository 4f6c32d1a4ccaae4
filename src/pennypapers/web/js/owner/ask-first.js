// A question before something that cannot be taken back.

import { refusalText } from "../app/refusal.js";
import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";

/** @param {{title: string, says: string, yes: string, no: string, act: () => Promise<void>}} question */
export function askFirst({ title, says, yes, no, act }) {
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", {
    type: "button",
    class: "btn danger",
    onclick: async () => {
      button.disabled = true;
      try {
        await act();
        dialog.close();
      } catch (refused) {
        button.disabled = false;
        put(wrong, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, yes);
  const dialog = openDialog(title, [
    el("p", {}, says),
    wrong,
    el("div", { class: "owner-acts" }, el("button", { type: "button", class: "btn", onclick: () => dialog.close() }, no), button),
  ]);
}
