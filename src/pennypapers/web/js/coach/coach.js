// `/coach/CODE` looks at a table's finished game with the coach; `/coach` at a record that was opened, `/coach?game=…` and
// `/coach?challenge=CODE&run=2` at a game of one's own list.

import { t } from "../app/language.js";
import { seatAt } from "../app/memory.js";
import { refusalText } from "../app/refusal.js";
import { bestSeat, nearest, unfold } from "../model/table/timeline.js";
import { hasCoach } from "../net/analyses.js";
import { here } from "../net/address.js";
import { recordOf, stepsOf, stepsOfRecord } from "../net/api.js";
import { ownGame, readKept, textAt } from "../replay/game-source.js";
import { printedArt } from "../sheet/art.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { CoachView } from "./coach-view.js";

/** @typedef {import("../net/api.js").RecordText} RecordText */
/** @typedef {{steps: () => Promise<import("../net/messages").Timeline>, record: () => Promise<RecordText>, name?: string}} Source */

/** @type {import("../app/main.js").Screen} */
export default async function coach(place, { code = "" }) {
  document.title = t("coach-title");
  const source = sourceOf(code);
  if (!source) return put(place, notice(t("coach-nothing")));
  /** @type {CoachView | null} */
  let view = null;
  /** @type {(() => void) | undefined} */
  let end;
  try {
    const [isThere, steps] = await Promise.all([hasCoach(), source.steps()]);
    if (!place.isConnected) return undefined;
    const game = unfold(steps);
    document.documentElement.dataset.adv = game.adventure;
    if (!isThere || !game.ended) return put(place, notice(t(isThere ? "refused-analysis-unfinished" : "refused-analysis-missing")));
    const asked = new URLSearchParams(location.search);
    const wished = asked.get("seat");
    const named = game.players.indexOf(source.name ?? "");
    const seat = wished ? nearest(Number(wished) - 1, game.players.length - 1) : named >= 0 ? named : bestSeat(game);
    if (asked.has("try")) {
      const turn = nearest(Number(asked.get("turn")), game.moments.length - 1);
      const record = await source.record();
      const address = new URLSearchParams(asked);
      address.delete("try");
      if (!place.isConnected) return undefined;
      const { tryAgain } = await import("./try-turn.js");
      end = tryAgain(place, steps, { record, player: game.players[seat] ?? "", turn }, `${here()}?${address}`);
      return () => end?.();
    }
    const back = here().replace("/coach", "/replay") + location.search;
    view = new CoachView(game, { art: () => printedArt({ layout: game.layoutText }), record: source.record, back, seat, turn: asked.has("turn") ? Number(asked.get("turn")) : null });
    put(place, view.element);
  } catch (refused) {
    if (place.isConnected) put(place, notice(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused))));
  }
  return () => view?.end();
}

/** @param {string} code @returns {Source | null} */
function sourceOf(code) {
  if (code) {
    const name = seatAt(code)?.name;
    return { steps: () => stepsOf(code), record: async () => ({ text: await recordOf(code) }), ...(name && { name }) };
  }
  const own = ownGame();
  if (own) return { steps: own.steps, record: async () => ({ text: await textAt(own.record) }) };
  const kept = readKept();
  return kept && { steps: () => stepsOfRecord(kept), record: () => Promise.resolve(kept) };
}

/** @param {string} says */
function notice(says) {
  return el("div", { class: "way" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("coach-title"), { height: 20 })),
    ),
    el("main", { class: "card" }, el("p", { role: "alert" }, says), el("a", { class: "lk", href: "/replay" }, t("replay-from-file"))),
  );
}
