// The screen of a seat from the lobby to the end: one connection, the state of the table, and the screen of its
// phase.

import { expectArt } from "../sheet/art.js";
import { Connection } from "../net/connection.js";
import { keeperOf } from "../dice/table-keeper.js";
import { fold, isSolo } from "../model/table/table.js";
import { seatNews } from "../model/table/seat-news.js";
import { keepSeat, forgetSeat, seatAt } from "../app/memory.js";
import { isOfDevice, mayAnswer } from "../net/reach.js";
import { el, put } from "../ui/dom.js";
import { go, hasMoved, readyToSay } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { focusHeading } from "../ui/focus.js";
import { stayAwake } from "../comfort/awake.js";
import { feel } from "../comfort/senses.js";
import { clearToast, toast } from "../ui/toast.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").AnyMessage} AnyMessage */

/**
 * What the screen of a phase is given.
 * @typedef {object} Session
 * @property {string} code
 * @property {string | null} token
 * @property {(request: import("../net/connection.js").Wish) => Promise<any>} ask
 * @property {() => void} leave give the seat up and go home
 * @property {() => void} [passOn] give the device to somebody else, where several people share it
 */

/**
 * The screen of a phase: gets every message after the state was updated.
 * @typedef {object} Phase
 * @property {(table: Table, message: AnyMessage) => void} update
 * @property {(online: boolean) => void} [line]
 * @property {() => void} end
 */

/** @typedef {(place: HTMLElement, session: Session, table: Table) => Phase} PhaseScreen */

/** @type {Record<Table["phase"], () => Promise<{default: PhaseScreen}>>} */
const SCREENS = {
  lobby: () => import("../lobby/lobby.js"),
  playing: () => import("../play/play.js"),
  over: () => import("../end/end.js"),
};

/** The connection is opened while messages and symbols load. */
export const asksFirst = true;

/** @type {import("../app/main.js").Screen} */
export default function seat(place, { code = "" }) {
  const kept = seatAt(code);
  if (!kept) {
    go(`/join?code=${code.toUpperCase()}`, { replace: true });
    return undefined;
  }
  if (kept.screen) {
    go(`/t/${code}/screen`, { replace: true });
    return undefined;
  }
  if (kept.people) return import("../one-phone/shared-table.js").then(({ sharedTable }) => sharedTable(place, kept));
  const { token, challenge } = kept;
  if (kept.turn) void expectArt({ code }); // the layout is final once a game has begun
  /** @type {Table | null} */
  let table = null;
  /** @type {Phase | null} */
  let phase = null;
  let shown = "";
  let hasEnded = false;
  let isLost = false;
  /** @type {Promise<void>} messages are handled in order, also while a screen loads */
  let queue = readyToSay();

  const awake = stayAwake();
  /** @type {import("./notice.js").NoticeAtSeat | null} */
  let notice = null;
  const keeper = keeperOf(code, (request) => connection.tell(request));
  const connection = new Connection(code, token, {
    greet: () => keeper.greet(),
    message: (message) => {
      keeper.hear(message); // at once: everybody waits for the links of the next roll
      if (message.type === "welcome" && message.phase === "playing") void expectArt({ code });
      queue = queue.then(() => hear(message));
    },
    line: async (online) => {
      await readyToSay();
      if (!online) sayLost();
      else if (isLost) toast(t("line-back"));
      isLost = !online;
      phase?.line?.(online);
    },
    closed: async (refused) => {
      await readyToSay();
      forgetSeat(code);
      go("/", { replace: true });
      toast(refusalText(refused)); // leaving takes away what was said before
    },
  });

  /** Without a line nothing is dealt; a device that keeps the game can play another one meanwhile. A game is not taken
   * along: finished in two places it would be listed twice. */
  function sayLost() {
    const says = t(kept?.solo && mayAnswer() && !isOfDevice(code) ? "line-lost-solo" : "line-lost");
    if (phase || hasEnded) toast(says, { stays: true });
    else put(place, el("main", { class: "way" }, el("h1", {}, t("offline-title")), el("p", { class: "card notice", role: "status" }, says), el("a", { class: "btn", href: "/" }, t("play-home-solo"))));
  }

  /** @type {Session} */
  const session = {
    code,
    token,
    ask: async (request) => {
      const answer = await connection.ask(request).catch((refused) => {
        if (challenge && refused.code === "challenge.closed") toResults(challenge.code);
        throw refused;
      });
      queue = queue.then(() => hear(answer));
      return answer;
    },
    leave: () => {
      void connection.ask({ type: "leave" }).catch(() => undefined).then(() => connection.close());
      forgetSeat(code);
      go("/");
    },
  };

  /** The challenge has closed in the middle of this run. @param {string} of its code */
  function toResults(of) {
    forgetSeat(code);
    if (!hasEnded) go(`/c/${of}`, { replace: true });
  }

  /** @param {AnyMessage} message */
  async function hear(message) {
    if (message.type === "notice") {
      notice ??= new (await import("./notice.js")).NoticeAtSeat();
      if (!hasEnded) notice.show(message);
    }
    const folded = fold(table, message, performance.now());
    if (hasEnded || !folded) return;
    const next = folded.challenge ? { ...folded, challenge: { ...folded.challenge, title: challenge?.title ?? "", ...(challenge?.ghost && { ghost: challenge.ghost }) } } : folded;
    if (table && table.you !== null && next.you === null && message.type === "seats") return goneFrom(next.phase);
    const happened = table && message.type === "seats" ? seatNews(table, next).map((saying) => t(...saying)) : [];
    if (happened.length > 0) toast(happened.join(" "));
    if (table?.behind && !next.behind) toast(t(next.you === null ? "late-over" : "late-joined"));
    table = next;
    document.documentElement.dataset.adv = table.adventure;
    remember(table);
    if (message.type === "rematch") {
      keepSeat({ ...kept, code: message.code, token, adventure: table.adventure, solo: isSolo(table), over: false });
    }
    if (table.phase !== shown) {
      if (table.phase === "over" && shown === "playing") feel("end");
      const isFirst = shown === "";
      shown = table.phase;
      const { default: screen } = await SCREENS[table.phase]();
      if (table.phase === "playing") await expectArt({ code }); // wait for the drawing: laying out the game twice takes longer
      if (hasEnded) return;
      phase?.end();
      place.replaceChildren();
      phase = screen(place, session, table);
      if (!isFirst || hasMoved()) focusHeading(place);
    }
    if (table.behind) catchUp(table, message);
    else phase?.update(table, message);
  }

  /** The seat was removed or given to a bot. @param {Table["phase"]} during */
  function goneFrom(during) {
    forgetSeat(code);
    go(during === "lobby" ? "/" : `/join?code=${code.toUpperCase()}`, { replace: true });
    toast(t(during === "lobby" ? "seat-removed" : "seat-to-bot"));
  }

  /** For a latecomer, turn a `catch_up` message into messages about their own rolls. @param {Table} now @param {AnyMessage} message */
  function catchUp(now, message) {
    if (message.type !== "welcome" && message.type !== "catch_up" && !("re" in message)) return;
    const { turns, of, roll } = /** @type {NonNullable<Table["behind"]>} */ (now.behind).catchUp;
    phase?.update(now, message.type === "catch_up" && now.roll ? { type: "roll", number: 0, roll: now.roll } : message);
    if (message.type === "welcome" || message.type === "catch_up") toast(roll ? t("late-turn", { turn: turns + 1, of }) : t("late-waits"), { stays: !roll });
  }

  /** @param {Table} now */
  function remember(now) {
    const you = now.you === null ? undefined : now.seats[now.you];
    keepSeat({
      code, token, adventure: now.adventure, solo: isSolo(now), over: now.phase === "over",
      ...(you && { name: you.name }), ...(now.roll && { turn: now.roll.turn }), ...(now.challenge && { challenge: now.challenge }),
    });
  }

  return () => {
    hasEnded = true;
    phase?.end();
    notice?.end();
    connection.close();
    awake();
    clearToast();
  };
}
