// One turn of a finished game, to be played again: the screen of a game, whose server is asked about a record. Inking
// changes nothing; the coach then says what that turn would have been worth beside the best one it found.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { EMPTY } from "../model/notation.js";
import { onlySeat } from "../model/table/one-seat.js";
import { sheetAlone } from "../model/table/sheet-alone.js";
import { momentAt, unfold } from "../model/table/timeline.js";
import { positionAt, tryTurn } from "../net/analyses.js";
import { PlayView } from "../play/play-view.js";
import { turnWords } from "../sheet/turn-summary.js";
import { announce } from "../ui/announce.js";
import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { go } from "../app/main.js";

/** @typedef {import("../net/analyses.js").PastTurn} PastTurn */

/**
 * @param {HTMLElement} place
 * @param {import("../net/messages").Timeline} steps of the game
 * @param {PastTurn} past
 * @param {string} back the address of the coach at this turn
 */
export function tryAgain(place, steps, past, back) {
  const table = asTable(steps, past);
  const session = { code: "", token: null, ask, leave: () => go(back) };
  const view = new PlayView(session, table);
  view.bar.element.replaceWith(el("header", { class: "bar" },
    el("a", { class: "ib", href: back, "aria-label": t("coach-back-to-turn") }, icon("i-back")),
    el("div", { class: "mid" }, el("h1", {}, lettering(t("coach-again"), { height: 18 })), el("span", { class: "xs muted" }, t("coach-turn", { turn: past.turn }))),
  ));
  view.element.classList.add("trying");
  put(place, view.element);
  announce(t("coach-try-says"));
  if (table.roll) void view.diceBar.dice.show(table.roll.roll);
  view.begin();
  view.show(table);

  /** Answer what the screen of a game asks of its server. @param {import("../net/connection.js").Wish} request @returns {Promise<any>} */
  async function ask(request) {
    const marks = String(request.marks ?? "");
    switch (request.type) {
      case "ask":
        return (await positionAt(past, { marks, ...(request.spaces ? { spaces: String(request.spaces) } : {}) })).options;
      case "explain":
        return (await positionAt(past, { marks })).explained;
      case "ink":
        await answer(marks);
        return null;
      default:
        return null;
    }
  }

  /** @param {string} marks */
  async function answer(marks) {
    const says = el("div", { class: "coach-told", "aria-live": "polite" }, el("p", { class: "coach-waits" }, icon("i-eye", 22), t("coach-try-waits")));
    const dialog = openDialog(t("coach-again"), [says, el("div", { class: "acts" },
      el("button", { type: "button", class: "btn primary", onclick: () => dialog.close() }, icon("i-replay", 20), t("coach-try-more")),
      el("a", { class: "btn", href: back }, icon("i-eye", 20), t("coach-back-to-turn")))], { onclose: again });
    try {
      const tried = await tryTurn(past, marks);
      put(says, ...triedWords(table.adventure, tried).map((each, at) => el("p", {}, at === 0 ? el("b", {}, each) : each)));
    } catch (refused) {
      put(says, el("p", {}, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused))));
    }
  }

  /** Take the turn back, to try another. */
  function again() {
    view.rest();
    view.begin();
    view.show(table);
  }

  return () => view.end();
}

/** What the coach says of a turn that was tried. @param {string} adventure @param {import("../net/analyses.js").TriedTurn} tried */
export function triedWords(adventure, { marks, value, best_marks: bestMarks, best, error, is_best: isBest }) {
  const mine = t("coach-tried", { what: turnWords(adventure, marks), count: Math.round(value) });
  if (isBest) return [t("coach-tried-best"), mine];
  return [mine, t("coach-tried-other", { what: turnWords(adventure, bestMarks), count: Math.round(best) }), t("coach-tried-error", { count: Math.max(1, Math.ceil(2 * error)) })];
}

/** The table as it was when the turn had been rolled, with this player alone. @param {import("../net/messages").Timeline} steps @param {PastTurn} past */
function asTable(steps, { player, turn }) {
  const seat = Math.max(steps.players.indexOf(player), 0);
  const game = onlySeat(unfold(steps), seat);
  const { sheets: [sheet = EMPTY], stars: [stars = 0] } = momentAt(game, turn - 1);
  return sheetAlone({
    name: player, adventure: steps.adventure, layout: game.layout, layoutText: steps.layout, partKeys: steps.part_keys,
    sheet, stars, parts: steps.steps[turn - 2]?.parts[seat] ?? steps.part_keys.map(() => 0), roll: momentAt(game, turn).roll,
  });
}
