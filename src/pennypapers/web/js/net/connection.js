// A line to a table, by a websocket or to this device: sends `hello`, reconnects by itself, and pairs answers with requests.

import { Refusal } from "./api.js";
import { socketAddress } from "./address.js";
import { isOfDevice } from "./reach.js";

/** @typedef {import("./messages").AnyMessage} AnyMessage */
/** @typedef {import("./messages").Refused} Refused */
/** @typedef {{type: string, [field: string]: unknown}} Wish a request as in docs/protocol.md, without its id */

/**
 * @typedef {object} Hears
 * @property {(message: AnyMessage) => void} message everything the server says but the answers to requests
 * @property {(online: boolean) => void} line called when the connection is lost, and when it is back
 * @property {(refused: Refusal) => void} closed the server refused for good: no such table, no such seat
 * @property {() => string} [greet] a connection opens; the anchor of the hash chain whose secret this device has, empty if it has none
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const FOR_GOOD = /^(code|token)\b/;

export class Connection {
  /** @type {import("../device/device.js").Line | WebSocket | null} */
  #socket = null;
  #isOpen = false;
  /** As far as `hears` knows. */
  #isOnline = true;
  #isOver = false;
  #wait = FIRST_WAIT;
  /** @type {number | undefined} */
  #after;
  #nextId = 1;
  /** @type {Map<number, {request: Wish, done: (answer: any) => void, refuse: (refusal: Refusal) => void}>} */
  #asked = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} code
   * @param {string | null} token of a seat or of the host; without one, the client is a spectator
   * @param {Hears} hears
   */
  constructor(code, token, hears) {
    this.code = code;
    this.token = token;
    this.hears = hears;
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    void this.#open();
  }

  /**
   * Ask something of the table. Requests made while offline are sent after reconnecting; a repeated `ink` counts once.
   * @param {Wish} request
   * @returns {Promise<any>} the answer, or a Refusal
   */
  ask(request) {
    const id = this.#nextId++;
    return new Promise((done, refuse) => {
      this.#asked.set(id, { request, done, refuse });
      if (this.#isOpen) this.#send({ ...request, id });
    });
  }

  /** Send something that has no answer, if there is a line: what must not be lost is asked for again. @param {Wish} request */
  tell(request) {
    if (this.#isOpen) this.#send(request);
  }

  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  async #open() {
    const socket = isOfDevice(this.code) ? (await import("../device/device.js")).lineHere(this.code) : new WebSocket(socketAddress(`/api/tables/${this.code}/socket`));
    if (this.#isOver) return socket.close();
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = this.#isOnline = true;
      const anchor = this.hears.greet?.();
      const hello = { type: "hello", ...(this.token && { token: this.token }), ...(this.#after !== undefined && { after: this.#after }), ...(anchor !== undefined && { anchor }) };
      this.#send(hello);
      for (const [id, { request }] of this.#asked) this.#send({ ...request, id });
      this.hears.line(true);
    };
    socket.onmessage = (/** @type {{data: string}} */ event) => {
      for (const message of [JSON.parse(event.data)].flat()) this.#hear(message); // one message, or several as a list
    };
    socket.onclose = () => {
      if (this.#isOnline && !this.#isOver) this.hears.line(false); // also if there was none to begin with
      this.#isOpen = this.#isOnline = false;
      if (this.#isOver) return;
      this.#timer = setTimeout(() => void this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Reconnect at once when the device wakes up or is online again. */
  #again = () => {
    if (this.#isOver || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    void this.#open();
  };

  /** @param {object} message */
  #send(message) {
    this.#socket?.send(JSON.stringify(message));
  }

  /** @param {AnyMessage & {re?: number | null, number?: number}} message */
  #hear(message) {
    if (message.type !== "refused") this.#wait = FIRST_WAIT; // a server that refuses is asked less and less often
    if (typeof message.number === "number") this.#after = message.number;
    const id = message.re ?? undefined;
    const asked = id === undefined ? undefined : this.#asked.get(id);
    if (id !== undefined && asked) {
      this.#asked.delete(id);
      if (message.type === "refused") asked.refuse(new Refusal(message));
      else asked.done(message);
    } else if (message.type === "refused" && FOR_GOOD.test(message.code)) {
      this.close();
      this.hears.closed(new Refusal(message));
    } else if (id === undefined) {
      this.hears.message(message);
    }
  }
}
