// A challenge that this device keeps as a file: what was played of it here, the next try, and the file to be sent.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { star } from "../sheet/stars.js";
import { el } from "../ui/dom.js";
import { icon, lettering, numeral } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { card } from "./invitation.js";
import { playRun } from "./run.js";

/** @typedef {import("../net/challenges.js").ChallengeLook} ChallengeLook */
/** @typedef {import("../net/challenges.js").MyRun} MyRun */

/** What is shown once the first try is over. @param {ChallengeLook} look @returns {HTMLElement[]} */
export function fileRuns(look) {
  const [first, ...others] = look.mine.filter(({ is_over: isOver }) => isOver);
  return [card(look, { isShort: true }), ...(first ? [best(look, first)] : []), ...(others.length > 0 ? [practice(look, others)] : []), again(look), fileCard(look)];
}

/** @param {ChallengeLook} look @param {MyRun} run */
function best(look, run) {
  return el("section", { class: "card my-run", "aria-label": t("same-yours") },
    el("div", { class: "top" },
      el("span", { class: "sum" }, star(52), numeral(run.stars ?? 0, { height: 52, hidden: true }), el("span", { class: "sr" }, t("stars", { count: run.stars ?? 0 }))),
      run.rank ? el("h2", {}, lettering(t(`score-rank-${run.rank}`), { height: 26 })) : false,
    ),
    el("p", { class: "says" }, t("same-file-yours")),
    waysOf(look, run),
  );
}

/** @param {ChallengeLook} look @param {MyRun[]} runs */
function practice(look, runs) {
  return el("section", { class: "card file-practice" }, el("h2", {}, t("same-my-practice")),
    ...runs.map((run) => el("div", {}, el("p", {}, el("b", {}, t("stars", { count: run.stars ?? 0 }))), waysOf(look, run))));
}

/** @param {ChallengeLook} look @param {MyRun} run */
function waysOf({ code, adventure }, { run }) {
  return el("div", { class: "acts ways" },
    el("a", { class: "btn", href: `/replay?challenge=${code}&run=${run}` }, icon("i-replay", 20), t("score-replay")),
    el("a", { class: "lk", href: `/api/challenges/${code}/runs/${run}/record`, download: `${adventure}-${code}-${run}.game` }, t("score-record")));
}

/** @param {ChallengeLook} look */
function again(look) {
  const isBegun = look.mine.some(({ is_over: isOver }) => !isOver);
  const button = el("button", {
    type: "button", class: "btn whole",
    onclick: async () => {
      button.disabled = true;
      try {
        await playRun(look, { again: true }, button);
      } catch (refused) {
        button.disabled = false;
        toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    },
  }, icon(isBegun ? "i-pencil" : "i-dice", 20), t(isBegun ? "same-go-on-practice" : "same-again"));
  return el("nav", { class: "acts two", "aria-label": t("score-next") }, button);
}

/** The challenge as a file, and what such a file promises. @param {ChallengeLook} look */
export function fileCard({ code, adventure, day }) {
  return el("section", { class: "card challenge-file", "aria-label": t("same-file-save") },
    el("p", { class: "small" }, t("same-file-says")),
    el("a", { class: "btn", href: `/api/challenges/${code}/file`, download: `${day ? `${day}-` : ""}${adventure}${day ? "" : `-${code}`}.challenge` }, icon("i-save", 20), t("same-file-save")),
  );
}
