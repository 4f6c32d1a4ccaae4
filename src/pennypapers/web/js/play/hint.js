// A hint: the turns that a bot thinks best, in words, each with the stars it expects. A tap pencils one.

import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { toast } from "../ui/toast.js";
import { turnWords } from "../sheet/turn-summary.js";

/**
 * @param {import("../table/seat.js").Session} session
 * @param {string} adventure
 * @param {(marks: string, turn: number) => void} pencil
 */
export async function openHint(session, adventure, pencil) {
  try {
    const { ideas, turn, bot } = /** @type {import("../net/messages").Hinted} */ (await session.ask({ type: "hint" }));
    const { close } = openDialog(t("play-hint"), [
      el("p", { class: "small muted" }, t("play-hint-by", { bot: t(`score-rank-${bot}`) })),
      el("ol", { class: "menu" }, ...ideas.map(({ marks, stars }) => el("li", {}, el("button", {
        type: "button", class: "lk",
        onclick: () => {
          close();
          pencil(marks, turn);
        },
      }, el("span", {}, turnWords(adventure, marks), " ", el("small", { class: "muted" }, t("play-hint-stars", { count: stars }))))))),
    ], { class: "from-below" });
  } catch (refused) {
    toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
  }
}
