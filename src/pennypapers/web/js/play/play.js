// The screen of a game: gets every message, runs the animations of dice and sheets in order, and shows the table.

import { STARS, announce, call } from "../ui/announce.js";
import { closeDialogs } from "../ui/dialog.js";
import { rollWords } from "./dice/dice.js";
import { PENCIL } from "./draft-speech.js";
import { t } from "../app/language.js";
import { readMarks } from "../model/notation.js";
import { PlayView } from "./play-view.js";
import { nameOf } from "../table/players.js";
import { highlightWords } from "../big-screen/highlight-summary.js";
import { held, isSolo } from "../model/table/table.js";
import { toast } from "../ui/toast.js";
import { turnWords } from "../sheet/turn-summary.js";
import { lookAt } from "../net/api.js";
import { feel } from "../comfort/senses.js";
import { sentence } from "../model/turn/prompt.js";
import { botNews } from "../model/table/seat-news.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").AnyMessage} AnyMessage */

/** @type {import("../table/seat.js").PhaseScreen} */
export default function play(place, session, first) {
  const view = new PlayView(session, first);
  place.append(view.element);
  document.title = t(`short-${first.adventure}`);
  let table = first;
  /** The queue of animations. @type {Promise<void>} */
  let scene = Promise.resolve();
  let scenes = 0;
  /** @type {string | null} */
  let shownRoll = null;
  /** The last turn whose inking was announced. */
  let toldInk = 0;

  /** @param {() => void | Promise<void>} act */
  function then(act) {
    scenes++;
    view.isBusy = true;
    scene = scene.then(act).catch((error) => console.error(error)).then(() => {
      if (--scenes > 0) return;
      view.isBusy = false;
      view.show(table);
    });
  }

  /** @param {boolean} isFresh whether it has just been rolled */
  function rolled(isFresh) {
    const { roll } = table;
    if (!roll) return view.rest();
    view.begin();
    const key = `${roll.turn} ${roll.roll}`;
    if (key === shownRoll) return;
    shownRoll = key;
    then(async () => {
      if (isFresh) feel(roll.is_danger ? "danger" : "roll");
      await (isFresh ? view.diceBar.dice.roll(roll.roll) : view.diceBar.dice.show(roll.roll));
      tellRoll();
    });
    const seat = held(table);
    if (seat !== null) then(() => (seat === view.seat ? undefined : view.turnTo(seat)));
  }

  function tellRoll() {
    const { roll, adventure } = table;
    if (!roll) return;
    announce(rollWords(adventure, roll.roll));
    const { lead, more } = sentence(table, view.turnSession.draft, false);
    if (roll.is_danger && table.you !== null) call([`${t(`play-danger-title-${adventure}`)}.`, t(...lead), more ? t(...more) : ""].join(" "));
    if (roll.by !== undefined && roll.by !== null && roll.by !== table.you) announce(t("play-typed-by", { name: nameOf(table, roll.by) }));
  }

  /** Announce what this seat has inked, once: the turn may close before the answer to `ink` arrives. @param {number} turn @param {string} marks */
  function tellInk(turn, marks) {
    if (turn <= toldInk) return;
    toldInk = turn;
    feel("ink");
    announce(`${t("play-said-inked")} ${turnWords(table.adventure, marks)}.`, PENCIL);
  }

  /** A turn has closed: show what others drew on the own sheet before the next roll. @param {import("../net/messages").TurnNews} news @param {Table} before */
  function closed(news, before) {
    view.rest();
    call("");
    const [highlight] = isSolo(table) ? [] : highlightWords(table, before.stars);
    view.tell(highlight ? t("play-news", { title: highlight.title, text: highlight.text }) : "");
    const { you } = table;
    if (you === null) return;
    const own = news.turns.find((each) => each.seat === you);
    const played = botNews(before, news, { now: performance.now(), what: (marks) => turnWords(table.adventure, marks) });
    const byBot = played ? t(...played) : "";
    if (own && !own.by_bot) tellInk(news.turn, own.marks);
    if (byBot) toast(byBot);
    announce(`${t("stars", { count: table.stars[you] ?? 0 })}.`, STARS);
    const drawn = news.turns.find((each) => each.owner === you && each.seat !== you);
    if (!drawn) return;
    then(() => view.turnTo(you));
    then(async () => {
      const [mark] = readMarks(drawn.marks);
      if (mark?.type !== "write") return;
      const text = t(`play-drew-${table.adventure}`, { name: nameOf(table, drawn.seat), space: mark.space });
      toast([byBot, text].filter(Boolean).join(" "));
      await view.reveal(mark.space);
    });
  }

  /** @param {Table} before */
  function progressed(before) {
    const isNews = table.inked !== null && !isSolo(table) && table.waiting.length !== before.waiting.length && table.waiting.length > 0;
    if (isNews) announce(t("play-progress", { done: table.seats.length - table.waiting.length, count: table.seats.length }));
  }

  /** The number of the turn that comes next, which only the host of real dice must know. */
  async function countTurns() {
    const { turns } = await lookAt(session.code).catch(() => ({ turns: 0 }));
    view.nextTurn = Math.max(view.nextTurn, turns + 1);
  }

  /** The stars of the ghost after as many turns as are closed here, if one was chosen. */
  async function followGhost() {
    const { challenge, roll } = table;
    if (!challenge?.ghost) return;
    const { showGhost } = await import("./ghost-stars.js");
    await showGhost(view.bar.ghost, challenge, (roll?.turn ?? view.nextTurn) - 1);
  }

  return {
    update: (next, message) => {
      const before = table;
      table = next;
      view.table = next;
      switch (message.type) {
        case "welcome":
          if (!next.roll && !next.challenge) void countTurns();
          rolled(!session.passOn && next.roll?.turn === 1 && next.inked === null && !next.draft && shownRoll === null); // who shares a device has seen the dice roll
          void followGhost();
          break;
        case "roll":
          rolled(true);
          break;
        case "turn":
          view.nextTurn = message.turn + 1;
          closed(message, before);
          void followGhost();
          break;
        case "inked":
          tellInk(message.turn, message.marks);
          break;
        case "seats":
          if (before.paused !== next.paused) announce(t(next.paused ? "play-paused" : "play-goes-on"));
          break;
        case "progress":
          progressed(before);
          break;
        default:
      }
      view.show(next);
    },
    end: () => {
      call("");
      closeDialogs();
      view.end();
    },
  };
}
