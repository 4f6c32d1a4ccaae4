// A result as a text to paste into a chat: what was played, stars, place and a link, and nothing of the dice or sheets.

import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";
import { outcomeOf } from "../model/stars/field.js";
import { copy } from "../ui/copy.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { link } from "../net/address.js";

/** @typedef {import("../net/challenges.js").ChallengeLook} ChallengeLook */
/** @typedef {import("../net/challenges.js").RunPlace} RunPlace */

/** @param {ChallengeLook} look @param {RunPlace} mine @param {number} total */
export function chatText({ code, title, adventure, day }, mine, total) {
  const outcome = outcomeOf(mine, total);
  const placed = { place: mine.place, total, percent: Math.round(mine.percentile) };
  return [
    ["Pennypapers", t(`short-${adventure}`), title].filter(Boolean).join(" · "),
    day && dayName(day),
    [`★ ${t("stars", { count: mine.stars })}`, outcome !== "first" && t(`chat-${outcome}`, placed)].filter(Boolean).join(" · "),
    link(`/c/${code}`),
  ].filter(Boolean).join("\n");
}

/** @param {ChallengeLook} look @param {RunPlace} mine @param {number} total */
export function copyForChat(look, mine, total) {
  const act = async () => {
    const text = chatText(look, mine, total);
    if (await copy(text)) toast(t("chat-copied"));
    else toast(text, { stays: true });
  };
  return el("button", { type: "button", class: "btn for-chat", onclick: act }, icon("i-pencil", 20), t("chat-copy"));
}
