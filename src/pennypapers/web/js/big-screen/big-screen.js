// The big screen of a table: a spectator's view for everybody in the room.

import { el, put } from "../ui/dom.js";
import { stayAwake } from "../comfort/awake.js";
import { feel } from "../comfort/senses.js";
import { Connection } from "../net/connection.js";
import { botNews, seatNews } from "../model/table/seat-news.js";
import { fold } from "../model/table/table.js";
import { forgetSeat, keepSeat, seatAt } from "../app/memory.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { HostControls } from "./host-controls.js";
import { clearToast, toast } from "../ui/toast.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").AnyMessage} AnyMessage */

/**
 * What the big screen shows in one phase.
 * @callback ScreenView
 * @param {HTMLElement} place
 * @param {Table} table
 * @param {HTMLElement} controls what the host may do from here
 * @returns {{update: (table: Table, message: AnyMessage) => void, end: () => void}}
 */

/** @type {Record<Table["phase"], () => Promise<{default: ScreenView}>>} */
const VIEWS = {
  lobby: () => import("./lobby.js"),
  playing: () => import("./play.js"),
  over: () => import("./end.js"),
};

/** @type {import("../app/main.js").Screen} */
export default function screen(place, { code = "" }) {
  const kept = seatAt(code);
  /** @type {Table | null} */
  let table = null;
  /** @type {ReturnType<ScreenView> | null} */
  let view = null;
  let shown = "";
  let hasEnded = false;
  let isLost = false;
  /** @type {Promise<void>} */
  let queue = Promise.resolve();
  document.documentElement.dataset.screen = "";
  put(place, el("p", { class: "card looking" }, t("join-looking", { code: code.toUpperCase() })));

  const connection = new Connection(code, kept?.screen ? kept.token : null, {
    message: (message) => {
      queue = queue.then(() => hear(message));
    },
    line: (online) => {
      if (!online) toast(t("screen-line-lost"), { stays: true });
      else if (isLost) toast(t("screen-line-back"));
      isLost = !online;
    },
    closed: (refused) => {
      if (kept?.screen && refused.code === "token") {
        forgetSeat(code);
        go(`/t/${code}/screen`, { replace: true });
        return;
      }
      toast(refusalText(refused));
      go(`/join?code=${code}`, { replace: true });
    },
  });
  const host = new HostControls(kept, (request) => connection.ask(request));
  const awake = stayAwake();

  /** @param {AnyMessage} message */
  async function hear(message) {
    if (message.type === "notice") {
      const { showOnBigScreen } = await import("../table/notice.js");
      if (!hasEnded) showOnBigScreen(message);
    }
    const next = fold(table, message, performance.now());
    if (hasEnded || !next) return;
    tell(message, next);
    table = next;
    document.documentElement.dataset.adv = table.adventure;
    if (kept?.screen && message.type !== "progress") keepSeat({ ...kept, ...(table.roll && { turn: table.roll.turn }), over: table.phase === "over" });
    if (message.type === "rematch") return follow(message.code);
    if (table.phase !== shown) {
      shown = table.phase;
      const make = (await VIEWS[table.phase]()).default;
      if (hasEnded) return;
      view?.end();
      document.title = `${t(`short-${table.adventure}`)} · ${table.code}`;
      host.update(table);
      view = make(place, table, host.element);
    }
    host.update(table);
    view?.update(table, message);
  }

  /** Say who left, whose seat was taken over and for whom a bot has played, and let rolls and the end be heard. @param {AnyMessage} message @param {Table} next */
  function tell(message, next) {
    if (!table) return;
    if (message.type === "roll") feel(next.roll?.is_danger ? "danger" : "roll");
    if (next.phase === "over" && table.phase === "playing") feel("end");
    const played = message.type === "turn" ? botNews(table, message, { now: performance.now(), what: () => "" }) : null;
    const happened = [...(message.type === "seats" ? seatNews(table, next) : []), ...(played ? [played] : [])];
    if (happened.length > 0) toast(happened.map((saying) => t(...saying)).join(" "));
  }

  /** Follow the players to their next table. @param {string} next */
  function follow(next) {
    if (kept?.screen) keepSeat({ ...kept, code: next, over: false });
    go(`/t/${next}/screen`, { replace: true });
  }

  return () => {
    hasEnded = true;
    view?.end();
    connection.close();
    awake();
    clearToast();
    delete document.documentElement.dataset.screen;
  };
}
