// The connection to a table: a lost one is reported, closing it oneself is not.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

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

test("a server that refuses after opening is asked less and less often", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { connection } = opened();
  const refuse = () => {
    const socket = /** @type {any} */ (Socket.all.at(-1));
    socket.onopen();
    socket.onmessage({ data: '{"type":"refused","code":"slowly","says":"wait"}' });
    socket.close();
  };
  for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
    refuse();
    const before = Socket.all.length;
    mock.timers.tick(wait - 1);
    assert.equal(Socket.all.length, before, `not before ${wait} ms`);
    mock.timers.tick(1);
    assert.equal(Socket.all.length, before + 1);
  }
  const socket = /** @type {any} */ (Socket.all.at(-1));
  socket.onopen();
  socket.onmessage({ data: '{"type":"welcome","number":1}' });
  socket.close();
  const before = Socket.all.length;
  mock.timers.tick(400);
  assert.equal(Socket.all.length, before + 1, "once it was let in, a lost line is opened again soon");
  connection.close();
  mock.timers.reset();
});
