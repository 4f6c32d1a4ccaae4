// A hint: the turns that a bot thinks best, in words, each with the stars it expects. A tap pencils one.

import { openDialog } from "./dialog.js";
import { el } from "./dom.js";
import { t } from "./language.js";
import { refusalText } from "./refusal.js";
import { toast } from "./toast.js";
import { turnWords } from "./turn-words.js";

/**
 * @param {import("./seat.js").Session} session
 * @param {string} adventure
 * @param {(marks: string, turn: number) => void} pencil
 */
export async function openHint(session, adventure, pencil) {
  try {
    const { ideas, turn, bot } = /** @type {import("./messages").Hinted} */ (await session.ask({ type: "hint" }));
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
    toast(refusalText(/** @type {import("./refusal.js").Refused} */ (refused)));
  }
}
