import assert from "node:assert/strict";
import { test } from "node:test";

import { botNews, seatNews } from "../../../../src/pennypapers/web/js/model/table/seat-news.js";

/** @typedef {import("../../../../src/pennypapers/web/js/model/table/seat-news.js").Table} Table */
/** @typedef {import("../../../../src/pennypapers/web/js/net/messages").SeatView} SeatView */

/** @param {string} name @returns {SeatView} */
const person = (name) => ({ name, is_bot: false, is_here: true });
/** @param {string} name @returns {SeatView} */
const bot = (name) => ({ name, is_bot: true, is_here: true });
/** @param {SeatView[]} seats @returns {Table} */
const playing = (...seats) => ({ phase: "playing", you: 0, seats, host: 0, deadline: null });
const how = { now: 5000, what: (/** @type {string} */ marks) => `<${marks}>` };
/** @param {boolean[]} byBot */
const turns = (...byBot) => ({ turns: byBot.map((each, seat) => ({ seat, marks: `m${seat}`, by_bot: each })) });

test("a player who leaves a game and one who takes over a bot's seat are reported", () => {
  const before = playing(person("Ana"), person("Ben"), bot("Cleo"));
  assert.deepEqual(seatNews(before, playing(person("Ana"), bot("Ben"), person("Cleo"))), [
    ["seat-left-to-bot", { name: "Ben" }], ["seat-taken-over", { name: "Cleo" }],
  ]);
  assert.deepEqual(seatNews(before, before), []);
});

test("in a lobby only people who leave are reported, not bots", () => {
  const before = { ...playing(person("Ana"), person("Ben"), bot("Bot")), phase: /** @type {const} */ ("lobby") };
  assert.deepEqual(seatNews(before, { ...before, seats: [person("Ana")] }), [["seat-has-left", { name: "Ben" }]]);
});

test("whoever is the host now is told, by name or as you, also when seats of a lobby move up", () => {
  const before = { ...playing(person("Ana"), person("Ben"), person("Cleo")), host: 1 };
  assert.deepEqual(seatNews(before, { ...before, host: 2 }), [["seat-hosts-now", { name: "Cleo" }]]);
  assert.deepEqual(seatNews(before, { ...before, host: 0 }), [["seat-you-host-now", {}]]);
  assert.deepEqual(seatNews(before, { ...playing(person("Ana"), bot("Ben"), person("Cleo")), host: 2 }), [
    ["seat-left-to-bot", { name: "Ben" }], ["seat-hosts-now", { name: "Cleo" }],
  ]);
  const lobby = { ...before, phase: /** @type {const} */ ("lobby"), you: 1 };
  assert.deepEqual(seatNews(lobby, { ...lobby, you: 0, host: 0, seats: [person("Ben"), person("Cleo")] }), [["seat-has-left", { name: "Ana" }]]);
});

test("nobody is told of a host that nobody sees", () => {
  const before = { ...playing(person("Ana"), person("Ben")), host: null };
  assert.deepEqual(seatNews(before, { ...before, host: 0 }), []);
});

test("a bot that played for a player is reported, to that player with its marks", () => {
  const table = playing(person("Ana"), person("Ben"), bot("Cleo"));
  assert.equal(botNews(table, turns(false, false, true), how), null);
  assert.deepEqual(botNews(table, turns(true, false, true), how), ["play-bot-wrote-yours", { what: "<m0>" }]);
  assert.deepEqual(botNews({ ...table, deadline: 5000 }, turns(true, true, true), how), ["play-time-wrote-yours", { what: "<m0>" }]);
  assert.deepEqual(botNews({ ...table, deadline: 5000 }, turns(false, true, true), how), ["play-time-wrote", { count: 0, names: "Ben" }]);
  assert.deepEqual(botNews({ ...table, deadline: 60_000 }, turns(false, true, true), how), ["play-bot-wrote", { count: 0, names: "Ben" }]);
});

test("many are counted", () => {
  const table = playing(...["A", "B", "C", "D", "E"].map(person));
  assert.deepEqual(botNews(table, turns(false, true, true, true, true), how), ["play-bot-wrote", { count: 4, names: "B, C, D, E" }]);
});
