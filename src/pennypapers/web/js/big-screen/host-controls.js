// What the host may do from the big screen. If this browser has the host's seat, the controls use its token; if it
// opened the table and has no seat, the screen itself is the host.

import { el, put } from "../ui/dom.js";
import { askOnce } from "../net/ask-once.js";
import { botChoice } from "../lobby/bot-choice.js";
import { openDialog } from "../ui/dialog.js";
import { PaperPanel, hasRecord, openPaperSeat, paperSheets } from "../table/paper-seats.js";
import { refusalText } from "../app/refusal.js";
import { icon } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { toast } from "../ui/toast.js";
import { soundSwitch } from "../comfort/sound-switch.js";
import { TypedDice } from "../table/typed-dice.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/connection.js").Wish} Wish */

export class HostControls {
  /** @type {string} */
  #shown = "";
  #kept;
  #ask;
  /** @type {Table | null} */
  #table = null;
  /** @type {HTMLElement[] | null} */
  #botChoice = null;
  #paper = new PaperPanel(async (request) => this.#table && this.#send(this.#table, request));

  /**
   * @param {import("../app/memory.js").KeptSeat | undefined} kept what this browser holds at the table
   * @param {(request: Wish) => Promise<any>} ask on the screen's own connection
   */
  constructor(kept, ask) {
    this.#kept = kept;
    this.#ask = ask;
    this.element = el("div", { class: "controls", role: "group", "aria-label": t("screen-controls") });
  }

  /** @param {Table} table */
  update(table) {
    const key = [table.phase, this.#mayHost(table), table.paused, table.locked, table.seats.length, table.roll?.turn, table.waiting.length === table.seats.length, JSON.stringify(table.ended?.standings)].join();
    this.#paper.show(table, this.#mayHost(table));
    this.#table = table;
    if (key === this.#shown) return;
    this.#shown = key;
    put(this.element, table.phase === "playing" && this.#paper.element, table.phase === "over" && paperSheets(table, (request) => this.#send(table, request), this.#mayHost(table)),
      ...(this.#mayHost(table) ? this.#buttons(table) : []), table.phase === "lobby" && fullScreen(),
      table.phase !== "over" && soundSwitch("btn quiet"),
      table.phase === "over" && hasRecord(table) && el("a", { class: "btn", href: `/replay/${table.code}` }, icon("i-replay"), t("join-see-replay")),
      el("a", { class: "btn quiet to-home", href: "/" }, icon("i-back"), t("back")));
  }

  /** @param {Table} table */
  #mayHost(table) {
    const host = table.host === null ? undefined : table.seats[table.host];
    return table.isHost || (this.#kept !== undefined && !this.#kept.screen && host !== undefined && host.name === this.#kept.name);
  }

  /** @param {Table} table @returns {HTMLElement[]} */
  #buttons(table) {
    const count = table.seats.length;
    switch (table.phase) {
      case "lobby":
        return [
          this.#button(table, "i-dice", t(count ? "lobby-start" : "lobby-start-nobody", { count }), { type: "start" }, { primary: true, disabled: !count }),
          ...this.#bots(),
          el("button", { type: "button", class: "btn", onclick: () => openPaperSeat((request) => this.#send(table, request)) }, icon("i-pencil"), t("paper-add")),
          this.#button(table, table.locked ? "i-unlock" : "i-lock", t(table.locked ? "lobby-unlock" : "lobby-lock"), { type: "lock", on: !table.locked }),
        ];
      case "playing":
        return [
          ...(table.house.get("dice") === "by_hand" && table.waiting.length === (table.roll ? count : 0) ? [this.#typing(table)] : []),
          this.#button(table, table.paused ? "i-play" : "i-pause", t(table.paused ? "screen-go-on" : "screen-pause"), { type: "pause", on: !table.paused }),
          this.#button(table, "i-bot", t("screen-skip"), { type: "skip" }),
        ];
      case "over":
        return [this.#button(table, "i-dice", t("screen-again"), { type: "play_again" }, { primary: true })];
    }
  }

  /** Made once, so that the strength stays chosen while bots come. */
  #bots() {
    this.#botChoice ??= botChoice((bot) => this.#table && void this.#do(this.#table, { type: "add_bot", bot }));
    return this.#botChoice;
  }

  /** @param {Table} table @param {string} picture @param {string} says @param {Wish} request @param {{primary?: boolean, disabled?: boolean}} [how] */
  #button(table, picture, says, request, { primary = false, disabled = false } = {}) {
    return el("button", { type: "button", class: primary ? "btn primary" : "btn", disabled, onclick: () => void this.#do(table, request) }, icon(picture), says);
  }

  /** Real dice lie beside the screen: what do they show? @param {Table} table */
  #typing(table) {
    const turn = table.roll?.turn ?? (table.news?.turn ?? 0) + 1;
    const says = t(table.roll ? "play-correct-dice" : "screen-type-dice");
    return el("button", {
      type: "button", class: table.roll ? "btn" : "btn primary",
      onclick: () => {
        const typed = new TypedDice(table.adventure, (roll) => void this.#do(table, { type: "type_roll", turn, roll }).then(() => dialog.close()), table.roll?.roll);
        const dialog = openDialog(says, [typed.element]);
      },
    }, icon("i-dice"), says);
  }

  /** @param {Table} table @param {Wish} request */
  #send(table, request) {
    return table.isHost || !this.#kept ? this.#ask(request) : askOnce(table.code, this.#kept.token, request);
  }

  /** @param {Table} table @param {Wish} request */
  async #do(table, request) {
    try {
      await this.#send(table, request);
    } catch (refused) {
      toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }
}

/** The whole screen for the table, where the browser can give it. */
function fullScreen() {
  if (!document.fullscreenEnabled) return null;
  return el("button", { type: "button", class: "btn quiet", onclick: () => void document.documentElement.requestFullscreen().catch(() => undefined) }, t("screen-full"));
}
