// What the owner of the server says to all tables, in the language of who reads it.

import { t } from "./language.js";

/** @typedef {{kind?: string, minutes?: number, words?: string}} Notice as in the message `notice` */

/** @param {Notice} notice @returns {string} empty if nothing is said any more */
export function noticeText({ kind = "", minutes = 0, words = "" }) {
  if (kind === "words") return words;
  return kind === "back" || kind === "closing" ? t(`notice-${kind}`, { minutes }) : "";
}
