// Who is at the table and who is still thinking: face, name, crown, bot, lost line, then a tick or a pencil. In a
// danger turn, who holds whose sheet.

import { el, put } from "../ui/dom.js";
import { faceAt } from "./face.js";
import { icon } from "../ui/symbols.js";
import { plain } from "../model/stars/reason.js";
import { star } from "../sheet/stars.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/**
 * @typedef {object} Rights what the host may do with a seat
 * @property {(seat: number) => void} remove
 * @property {(seat: number) => void} makeHost
 */

/** Update the list. @param {HTMLElement} list @param {Table} table @param {(seat: number) => void} look @param {Rights | null} rights */
export function showPlayers(list, table, look, rights = null) {
  const signature = JSON.stringify([table.seats, table.waiting, table.host, table.roll?.holds, table.late, table.stars, rights !== null]);
  if (list.dataset.said === signature) return;
  list.dataset.said = signature;
  put(list, ...table.seats.map((_, seat) => player(table, seat, look, rights)), ...table.late.map(({ name }) => latecomer(table, name)));
}

/** `3 of 5 have inked`: how many, and of how many. @param {Table} table */
export function inkedCount(table) {
  return { done: table.seats.length - table.waiting.length, count: table.seats.length };
}

/** @param {Table} table @param {number} seat */
export function nameOf(table, seat) {
  return seat === table.you ? t("you") : table.seats[seat]?.name ?? "";
}

/** What a button says that shows a sheet large. @param {Table} table @param {number} seat */
export function lookAt(table, seat) {
  return seat === table.you ? t("play-look-at-own") : t("play-look-at", { name: table.seats[seat]?.name ?? "" });
}

/**
 * Name, signs, stars and state of a player; `key` changes when they do.
 * @param {Table} table
 * @param {number} seat
 */
export function personState(table, seat) {
  const { name, is_bot: isBot, is_here: isHere, paper: isPaper = false } = /** @type {import("../net/messages").SeatView} */ (table.seats[seat]);
  const isThinking = table.waiting.includes(seat);
  const owner = table.roll?.holds?.[seat];
  const holds = owner === undefined ? nameOf(table, seat) : t("play-holds", { name: nameOf(table, seat), owner: nameOf(table, owner) });
  const state = !table.roll ? "" : isThinking ? (isBot || isHere ? t("play-is-thinking") : t("play-is-away")) : t(table.roll.is_danger ? "play-has-drawn" : "play-has-inked");
  const children = [
    faceAt(table, name),
    el("span", { class: "nm" }, holds),
    seat === table.host && sign("i-crown", t("play-is-host")),
    isBot && sign("i-bot", t("play-is-bot")),
    isPaper && sign("i-pencil", t("paper-sits")),
    !isHere && !isBot && sign("i-offline", t("play-lost-line")),
    !isPaper && el("span", { class: "sc" }, star(18), plain(table.stars[seat] ?? 0), el("span", { class: "sr" }, t("play-stars"))),
    el("span", { class: "st" }, state && icon(isThinking ? "i-pencil" : "i-check", 18), state),
  ];
  return { key: JSON.stringify([table.seats[seat], holds, state, seat === table.host]), children };
}

/** @param {Table} table @param {number} seat @param {(seat: number) => void} look @param {Rights | null} rights */
function player(table, seat, look, rights) {
  const { is_bot: isBot, is_here: isHere, paper: isPaper = false } = /** @type {import("../net/messages").SeatView} */ (table.seats[seat]);
  const mayRule = rights !== null && seat !== table.you;
  const { children } = personState(table, seat);
  const state = children.pop();
  return el("li", { class: isHere ? "" : "away" },
    ...children,
    !isPaper && el("button", { type: "button", class: "ib look", "aria-label": lookAt(table, seat), onclick: () => look(seat) }, icon("i-eye", 22)),
    el("div", { class: "second" },
      state,
      mayRule && !isBot && !isPaper && el("button", { type: "button", class: "btn", onclick: () => rights.makeHost(seat) }, t("play-make-host")),
      mayRule && el("button", { type: "button", class: "btn", onclick: () => rights.remove(seat) }, t("play-remove")),
    ),
  );
}

/** The row of a latecomer who is catching up. @param {Table} table @param {string} name */
function latecomer(table, name) {
  return el("li", { class: "away" },
    faceAt(table, name),
    el("span", { class: "nm" }, name),
    el("span", { class: "st" }, icon("i-clock", 18), t("play-is-late")));
}

/** @param {string} name @param {string} says */
function sign(name, says) {
  return el("span", { class: "sign", title: says }, icon(name, 18), el("span", { class: "sr" }, says));
}
