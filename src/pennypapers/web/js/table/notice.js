// What the owner of the server says to all tables. At a seat it is read and put away, a big screen shows it until it is
// taken back.

import { t } from "../app/language.js";
import { noticeText } from "../app/notice-text.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { clearToast, toast } from "../ui/toast.js";

/** @typedef {import("../app/notice-text.js").Notice} Notice */

export class NoticeAtSeat {
  /** @type {(() => void) | null} */
  #close = null;
  #read = "";

  /** Show it once, also if it comes again with fewer minutes after a reconnection. @param {Notice} notice */
  show(notice) {
    const which = `${notice.kind ?? ""} ${notice.words ?? ""}`;
    if (which === this.#read) return;
    this.#read = which;
    this.end();
    const text = noticeText(notice);
    if (!text) return;
    const dialog = openDialog(t("notice-from"), [
      el("p", { class: "notice-text" }, text),
      el("button", { type: "button", class: "btn primary big", autofocus: true, onclick: () => dialog.close() }, t("close")),
    ], { onclose: () => (this.#close = null) });
    this.#close = dialog.close;
  }

  end() {
    this.#close?.();
  }
}

/** @param {Notice} notice */
export function showOnBigScreen(notice) {
  const text = noticeText(notice);
  if (text) toast(text, { stays: true });
  else clearToast();
}
