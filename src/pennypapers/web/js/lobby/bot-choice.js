// Which bot takes the next seat: a list of those that the server has, named after the ranks.

import { bots } from "../net/api.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";

const USUAL = "pathfinder";

/** A button that adds a bot, beside the choice of its strength. @param {(bot: string) => void} add */
export function botChoice(add) {
  const list = /** @type {HTMLSelectElement} */ (el("select", { class: "btn", "aria-label": t("lobby-bot-strength") }));
  const show = (/** @type {readonly string[]} */ names) => put(list, ...names.map((name) => el("option", { value: name, selected: name === USUAL }, t(`score-rank-${name}`))));
  show([USUAL]);
  void bots().then(show).catch(() => undefined);
  return [el("button", { type: "button", class: "btn", onclick: () => add(list.value) }, icon("i-bot", 22), t("lobby-add-bot")), list];
}
