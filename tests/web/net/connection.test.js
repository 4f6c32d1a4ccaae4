// The connection to a table: a lost one is reported, closing it oneself is not.

import assert from "node:assert/strict";
import { test } from "node:test";

class Socket {
  /** @type {Socket[]} */
  static all = [];
  static CLOSED = 3;
  readyState = 1;
  onopen = () => undefined;
  onclose = () => undefined;
  onmessage = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send() {}
  close() {
    this.readyState = Socket.CLOSED;
    this.onclose();
  }
}

Object.assign(globalThis, {
  WebSocket: Socket, location: { protocol: "http:", host: "x" }, addEventListener: () => undefined, removeEventListener: () => undefined,
  document: { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false },
});
const { Connection } = await import("../../../src/pennypapers/web/js/net/connection.js");

/** A line that has just opened, and what is told of it. */
function opened() {
  /** @type {boolean[]} */
  const told = [];
  const connection = new Connection("ABCD", null, { message: () => undefined, line: (online) => void told.push(online), closed: () => undefined });
  const socket = /** @type {Socket} */ (Socket.all.at(-1));
  socket.onopen();
  return { connection, socket, told };
}

test("a lost connection is reported", () => {
  const { connection, socket, told } = opened();
  socket.close();
  assert.deepEqual(told, [true, false]);
  connection.close();
});

test("closing the connection oneself is not reported", () => {
  const { connection, told } = opened();
  connection.close();
  assert.deepEqual(told, [true]);
});

test("a frame holds one message, or several as a list", () => {
  /** @type {string[]} */
  const heard = [];
  const connection = new Connection("ABCD", null, { message: (message) => void heard.push(message.type), line: () => undefined, closed: () => undefined });
  const socket = /** @type {any} */ (Socket.all.at(-1));
  socket.onmessage({ data: '{"type":"progress"}' });
  socket.onmessage({ data: '[{"type":"turn"},{"type":"roll"}]' });
  assert.deepEqual(heard, ["progress", "turn", "roll"]);
  connection.close();
});
