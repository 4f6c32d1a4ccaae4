// A lesson: a real table of one with real rules, whose dice show what the lesson wants, and a coach who says what to
// try. The screen of the game is the one that everybody plays on.

import { Refusal, openTable, takeSeat } from "../net/api.js";
import { Coach } from "./coach.js";
import { Connection } from "../net/connection.js";
import { Course } from "./course.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { go } from "../app/main.js";
import play from "../play/play.js";
import { refusalText } from "../app/refusal.js";
import { moves } from "../app/settings.js";
import { LESSONS } from "./scripts/lessons.js";
import { fold } from "../model/table/table.js";
import { clearToast, toast } from "../ui/toast.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").AnyMessage} AnyMessage */
/** @typedef {import("../net/connection.js").Wish} Wish */

/** The pause between inking and the next roll, in milliseconds. */
const BREATH = 900;

/** @type {import("../app/main.js").Screen} */
export default async function lesson(place, { adventure = "" }) {
  const load = LESSONS[adventure];
  if (!load) return go("/learn", { replace: true });
  document.documentElement.dataset.adv = adventure;
  document.title = t("learn-title");
  try {
    const script = (await load()).default;
    const { code, token: host } = await openTable({ adventure, layout: script.layout, options: "dice=by_hand", seats_wanted: 1 });
    const { token } = await takeSeat(code, { name: t("you"), listed: false }, host);
    return place.isConnected ? begun(place, { code, token, script }) : undefined;
  } catch (refused) {
    if (!place.isConnected) return undefined;
    toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    go("/learn", { replace: true });
    return undefined;
  }
}

/**
 * @param {HTMLElement} place
 * @param {{code: string, token: string, script: import("./course.js").Lesson}} table
 */
function begun(place, { code, token, script }) {
  const course = new Course(script);
  const coach = new Coach(script.adventure, { next: () => step() });
  const game = el("div", { class: "lesson-game" });
  put(place, el("div", { class: "lesson" }, coach.bar, coach.element, game));
  /** @type {Table | null} */
  let table = null;
  /** @type {import("../table/seat.js").Phase | null} */
  let phase = null;
  let hasEnded = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const connection = new Connection(code, token, {
    message: hear,
    line: (online) => phase?.line?.(online),
    closed: (refused) => {
      toast(refusalText(refused));
      go("/learn", { replace: true });
    },
  });
  const session = { code, token, ask, leave: () => go("/learn") };

  /** @param {AnyMessage} message */
  function hear(message) {
    const next = fold(table, message, performance.now());
    if (hasEnded || !next) return;
    table = next;
    if (message.type === "welcome" && next.phase === "lobby") void connection.ask({ type: "start" }).catch(() => undefined);
    if (next.phase === "lobby" || message.type === "end") return say();
    if (!phase) {
      phase = play(game, session, shown(next));
      roll();
    }
    phase.update(shown(next), message);
    if (message.type === "turn") step();
    say();
  }

  /** Forward a request of the game's screen; one that leaves the lesson is refused with a hint. @param {Wish} request */
  async function ask(request) {
    const marks = String(request.marks ?? "");
    if (request.type === "ink" && !course.isWanted(marks)) throw notNow();
    const answer = await connection.ask(request);
    if (request.type === "ask") {
      if (!course.leadsOn(marks)) throw notNow();
      if (marks) clearToast();
      course.pencil(marks);
      say();
      return course.narrowed(answer);
    }
    hear(answer);
    return answer;
  }

  function step() {
    /** @type {HTMLElement | null} */ (game.querySelector(".explanation:not([hidden]) .ib"))?.click(); // the part was explained, so the step is done
    course.next();
    roll();
    say();
  }

  /** Type what the dice of this step show. */
  function roll() {
    const { roll: faces } = course.step;
    if (!faces) return;
    const { turn } = course;
    clearTimeout(timer);
    timer = setTimeout(() => void connection.ask({ type: "type_roll", turn, roll: faces }).catch(() => undefined), moves() && turn > 1 ? BREATH : 0);
  }

  function say() {
    if (table) coach.show(course, table);
  }

  return () => {
    hasEnded = true;
    clearTimeout(timer);
    phase?.end();
    connection.close();
  };
}

/** Hide from the screen that dice are typed: the lesson does it. @param {Table} table @returns {Table} */
function shown(table) {
  return { ...table, house: new Map(), phase: "playing" };
}

function notNow() {
  return new Refusal({ code: "lesson", says: t("learn-not-that") });
}
