// One seat of those that share this device: its connection, its links of the dice, and the table as this seat sees it.

import { keeperOf } from "../dice/table-keeper.js";
import { seatKeys } from "../model/table/sharing.js";
import { fold } from "../model/table/table.js";
import { Connection } from "../net/connection.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/messages").AnyMessage} AnyMessage */
/** @typedef {import("../net/connection.js").Wish} Wish */

/**
 * @typedef {object} Hears
 * @property {(message: AnyMessage, before: Table | null) => void} heard after the table was updated
 * @property {(online: boolean) => void} line
 * @property {(refused: import("../net/api.js").Refusal) => void} closed the server refused for good
 */

export class SeatHere {
  /** @type {Table | null} */
  table = null;
  /** What was pencilled last for the roll on the table. @type {string | null} */
  pencilled = null;
  #connection;
  #hears;

  /**
   * @param {string} code
   * @param {number} place among those who share the device
   * @param {import("../app/memory.js").Sharer} sharer
   * @param {Hears} hears
   */
  constructor(code, place, { name, token }, hears) {
    this.name = name;
    this.token = token;
    this.#hears = hears;
    const keeper = keeperOf(code, (request) => this.#connection.tell(request), seatKeys(code)[place]);
    this.#connection = new Connection(code, token, {
      greet: () => keeper.greet(),
      message: (message) => {
        keeper.hear(message); // at once: everybody waits for the links of the next roll
        this.#hear(message);
      },
      line: hears.line,
      closed: hears.closed,
    });
  }

  /** @param {Wish} request @returns {Promise<any>} the answer, or a Refusal */
  async ask(request) {
    if (request.type === "ask" && typeof request["marks"] === "string") this.pencilled = request["marks"];
    const answer = await this.#connection.ask(request);
    this.#hear(answer);
    return answer;
  }

  close() {
    this.#connection.close();
  }

  /** @param {AnyMessage} message */
  #hear(message) {
    const before = this.table;
    if (message.type === "roll" || message.type === "turn") this.pencilled = null;
    this.table = fold(before, message, performance.now());
    if (this.table) this.#hears.heard(message, before);
  }
}
