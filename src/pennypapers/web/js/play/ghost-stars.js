// The stars of somebody else's run beside mine, after the same turn: a friend's or a bot's, as was chosen before.

import { ghostAt } from "../net/challenges.js";
import { playerName } from "../challenge/title.js";
import { announce } from "../ui/announce.js";
import { t } from "../app/language.js";
import { plain } from "../model/stars/reason.js";
import { star } from "../sheet/stars.js";
import { el, put } from "../ui/dom.js";
import { face } from "../table/face.js";

/** The topic of what the ghost has. */
const GHOST = "ghost";

/** Show the ghost's stars after so many turns. @param {HTMLElement} place @param {import("../model/table/table.js").Run} run @param {number} turns */
export async function showGhost(place, { code, ghost: number = 0 }, turns) {
  place.dataset.turns = String(turns);
  const ghost = await ghostAt(code, number).catch(() => null);
  if (!ghost || place.dataset.turns !== String(turns)) return;
  const stars = ghost.stars[Math.min(turns, ghost.stars.length) - 1] ?? 0;
  const name = playerName(ghost);
  const says = t("ghost-has", { name, stars: t("stars", { count: stars }) });
  put(place, el("span", { "aria-hidden": "true" }, face([name], name, Boolean(ghost.bot))), star(16), el("b", { "aria-hidden": "true" }, plain(stars)), el("span", { class: "sr" }, says));
  place.title = says;
  place.hidden = false;
  if (turns > 0) announce(says, GHOST);
}
