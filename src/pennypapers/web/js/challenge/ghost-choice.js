// Whose stars shall run beside mine: nobody's, those of a bot, or those of the friend who sent the link.

import { ghostAt, ghostsOf } from "../net/challenges.js";
import { t } from "../app/language.js";
import { el, put } from "../ui/dom.js";
import { playerName } from "./title.js";

/** @typedef {import("../net/challenges.js").GhostName} GhostName */

/** The number of a friend's run in the address of a challenge. */
export const BESIDE = "beside";

/** @param {string} code of a challenge */
export function ghostChoice(code) {
  const list = /** @type {HTMLSelectElement} */ (el("select", { id: "ghost", class: "btn" }));
  const element = el("div", { class: "ghost-choice", hidden: true }, el("label", { for: "ghost" }, t("ghost-whose")), list);

  /** @param {GhostName[]} ghosts */
  function show(ghosts) {
    element.hidden = ghosts.length === 0;
    put(list, el("option", { value: "" }, t("ghost-nobodys")), ...ghosts.map((ghost) => el("option", { value: String(ghost.run) }, playerName(ghost))));
  }

  void ghosts(code).then(show);
  return { element, read: () => Number(list.value) || null };
}

/** @param {string} code @returns {Promise<GhostName[]>} */
async function ghosts(code) {
  const friend = Number(new URLSearchParams(location.search).get(BESIDE));
  const [friends, bots] = await Promise.all([
    friend > 0 ? ghostAt(code, friend).then((ghost) => [ghost], () => []) : [],
    ghostsOf(code).catch(() => []),
  ]);
  return [...friends.filter(({ bot }) => !bot), ...bots];
}
