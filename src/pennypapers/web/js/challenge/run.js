// A run through a challenge: a solo table of its own, whose seat this browser keeps like any other.

import { beginRun } from "../net/challenges.js";
import { go } from "../app/main.js";
import { keepSeat, seatAt } from "../app/memory.js";
import { t } from "../app/language.js";
import { settings } from "../app/settings.js";
import { titleOf } from "./title.js";

/** What is played: of a challenge or a daily. @typedef {{code: string, adventure: string, title: string, day: string | null}} Played */

/**
 * Begin a run, or go on with the one that is not over, and go to its table.
 * @param {Played} look
 * @param {{name?: string, again?: boolean, ticket?: string, ghost?: number | null}} wish `again` for another run after the first, which is practice; `ghost` is the run whose stars are shown beside
 * @param {HTMLElement} from an element of the screen that wishes it
 */
export async function playRun(look, { name = "", again = false, ticket, ghost }, from) {
  const known = name || settings.get("name") || t("you");
  const { table, token, attempt } = await beginRun(look.code, { name: known, again, ...(ticket && { ticket }) });
  const beside = ghost ?? seatAt(table)?.challenge?.ghost;
  keepSeat({ code: table, token, adventure: look.adventure, solo: true, name: known, challenge: { code: look.code, title: look.title || (look.day ? titleOf(look) : ""), attempt, ...(beside && { ghost: beside }) } });
  if (from.isConnected) go(`/t/${table}`);
}
