// Requests of a seat apart from its turn: more time, typed dice, and the host's actions.

import { openDialog } from "../ui/dialog.js";
import { t } from "../app/language.js";
import { openMenu, openPlayers } from "./menu.js";
import { refusalText } from "../app/refusal.js";
import { toast } from "../ui/toast.js";
import { TypedDice } from "./typed-dice.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/** The screen that shows the table. @typedef {{table: Table, nextTurn: number, writes: boolean, type: () => void}} Shown */

export class TableActions {
  #session;
  #shown;

  /** @param {import("./seat.js").Session} session @param {Shown} shown */
  constructor(session, shown) {
    this.#session = session;
    this.#shown = shown;
  }

  /** Send a request; a refusal is shown as a toast. @param {import("../net/connection.js").Wish} request */
  async request(request) {
    try {
      await this.#session.ask(request);
    } catch (refused) {
      toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }

  /** Send the typed dice. @param {string} roll */
  typeRoll(roll) {
    void this.request({ type: "type_roll", turn: this.#shown.nextTurn, roll });
  }

  openMenu() {
    openMenu(this.#shown.table, this.#acts);
  }

  openPlayers() {
    openPlayers(() => this.#shown.table, this.#acts);
  }

  /** @returns {import("./menu.js").Acts} */
  get #acts() {
    const { table, writes } = this.#shown;
    const mayCorrect = table.isHost && table.roll && table.house.get("dice") === "by_hand" && table.waiting.length === table.seats.length;
    return {
      ask: (request) => void this.request(request),
      leave: () => this.#session.leave(),
      type: writes ? () => this.#shown.type() : null,
      passOn: this.#session.passOn,
      correct: mayCorrect ? () => this.#correct() : null,
    };
  }

  #correct() {
    const { adventure, roll } = this.#shown.table;
    const { close } = openDialog(t("play-correct-dice"), [new TypedDice(adventure, (typed) => {
      close();
      this.typeRoll(typed);
    }, roll?.roll).element]);
  }
}
