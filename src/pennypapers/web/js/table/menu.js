// The menu of a game: settings, rules, record, leaving, and the host's actions.

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { openKeys } from "../play/keyboard.js";
import { openSheet } from "./look-at-sheet.js";
import { showPlayers } from "./players.js";
import openSettings from "../app/settings-panel.js";
import { icon } from "../ui/symbols.js";
import { diceWords, sealText } from "../dice/dice-words.js";
import { isOfDevice } from "../net/reach.js";
import { isSolo } from "../model/table/table.js";
import { t } from "../app/language.js";
import { soundSwitch } from "../comfort/sound-switch.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../net/connection.js").Wish} Wish */

/**
 * @typedef {object} Acts
 * @property {(request: Wish) => void} ask
 * @property {() => void} leave
 * @property {(() => void) | null} type a mark; null where nothing is to be written
 * @property {(() => void) | null} correct the dice that were typed
 * @property {() => void} [passOn] give the device to somebody else, where several share it
 */

/** @param {Table} table @param {Acts} acts */
export function openMenu(table, acts) {
  const hasMoreTime = table.you !== null && Boolean(table.seats[table.you]?.extended);
  const { challenge } = table;
  const isOwn = isSolo(table) || acts.passOn; // nobody elsewhere goes on with it
  const { close } = openDialog(t("play-menu"), [
    challenge && el("p", { class: "of-challenge" }, el("b", {}, challenge.title || t("same-title")), " ", t(challenge.attempt > 1 ? "same-run-practice" : isOfDevice(challenge.code) ? "same-file-counts" : "same-run-counts")),
    table.isHost && !isSolo(table) && hostPart(table, acts, () => close()),
    el("ul", { class: "menu" },
      acts.passOn && item("i-people", t("one-phone-pass-on"), () => then(acts.passOn)),
      acts.correct && item("i-dice", t("play-correct-dice"), () => then(acts.correct)),
      acts.type && item("i-pencil", t("play-typed-mark"), () => then(acts.type)),
      table.clock !== null && table.you !== null && item("i-clock", t(hasMoreTime ? "play-usual-time" : "play-more-time"), () => then(() => acts.ask({ type: "extend", on: !hasMoreTime }))),
      el("li", {}, soundSwitch("lk")),
      item("i-settings", t("play-settings"), () => then(openSettings)),
      item("i-seal", t("score-seal-title"), () => then(() => openDice(table))),
      link("i-help", t("play-rules"), "/rules"),
      link("i-play", t("play-lesson"), `/learn/${table.adventure}`),
      challenge && link("i-dice", t("same-about"), `/c/${challenge.code}`),
      !challenge && link("i-eye", t("play-big-screen"), `/t/${table.code}/screen`, { target: "_blank", rel: "noopener" }),
      !challenge && link("i-share", t("play-record"), `/api/tables/${table.code}/record`, { download: `${table.code}.game` }),
      link("i-back", t(isOwn ? "play-home-solo" : "play-home"), "/"),
      !challenge && el("li", {}, leaving(isOwn, () => then(acts.leave))),
    ),
  ], { class: "from-below" });

  /** @param {(() => void) | null | undefined} act */
  function then(act) {
    close();
    act?.();
  }
}

/** The list of players, for a screen that has no room for it, kept fresh while it is open. @param {() => Table} table @param {Acts} acts */
export function openPlayers(table, acts) {
  const list = el("ul", { class: "plist" });
  const rights = {
    remove: (/** @type {number} */ seat) => acts.ask({ type: "remove", seat, name: table().seats[seat]?.name ?? "" }),
    makeHost: (/** @type {number} */ seat) => acts.ask({ type: "pass_host", seat }),
  };
  const show = () => showPlayers(list, table(), (seat) => void openSheet(table(), seat), table().isHost && !isSolo(table()) ? rights : null);
  show();
  openDialog(t("play-at-the-table"), [list], { class: "from-below", onclose: () => clearInterval(timer) });
  const timer = setInterval(show, 500);
}

/** What everybody may rely on about the dice of this game. @param {Table} table */
function openDice(table) {
  openDialog(t("score-seal-title"), [
    el("p", {}, table.challenge ? t(isOfDevice(table.challenge.code) ? "same-file-dice" : "same-dice-hold") : diceWords(table)),
    table.seal && el("p", {}, el("b", {}, t("dice-seal", { seal: sealText(table.seal) }))),
    table.seal && el("p", { class: "small muted" }, t("dice-seal-note")),
  ], { class: "from-below" });
}

/** Help: what the screen is, in the shortest words, and where there is more. @param {string} adventure */
export function openHelp(adventure) {
  openDialog(t("play-help"), [
    el("p", { class: "help-line" }, t(`play-help-${adventure}`)),
    el("p", { class: "help-line" }, t("play-help-pencil")),
    el("ul", { class: "menu" },
      link("i-play", t("play-lesson"), `/learn/${adventure}`),
      link("i-help", t("play-rules"), "/rules"),
      item("i-pencil", t("play-keys"), openKeys),
    ),
  ], { class: "from-below" });
}

/** @param {Table} table @param {Acts} acts @param {() => void} close */
function hostPart(table, acts, close) {
  /** @param {string} symbol @param {string} label @param {Wish} request */
  const button = (symbol, label, request) => el("button", {
    type: "button", class: "btn",
    onclick: () => {
      close();
      acts.ask(request);
    },
  }, icon(symbol, 20), label);
  return el("section", { class: "host-part" },
    el("h3", {}, t("play-you-host")),
    el("div", { class: "row2" },
      table.paused ? button("i-play", t("play-resume"), { type: "pause", on: false }) : button("i-pause", t("play-pause"), { type: "pause", on: true }),
      table.roll && table.waiting.length > 0 && button("i-next", t("play-skip"), { type: "skip" }),
      button(table.locked ? "i-unlock" : "i-lock", t(table.locked ? "play-unlock" : "play-lock"), { type: "lock", on: !table.locked }),
    ),
  );
}

/** Leaving a seat must be confirmed. @param {unknown} isOwn whether the game ends with it @param {() => void} leave */
function leaving(isOwn, leave) {
  const label = el("span", {}, t(isOwn ? "play-give-up" : "play-leave"));
  let isSure = false;
  return el("button", {
    type: "button", class: "lk leaving",
    onclick: () => {
      if (isSure) return leave();
      isSure = true;
      label.textContent = t(isOwn ? "play-give-up-sure" : "play-leave-sure");
    },
  }, icon("i-close", 22), label);
}

/** @param {string} symbol @param {string} label @param {() => void} act */
function item(symbol, label, act) {
  return el("li", {}, el("button", { type: "button", class: "lk", onclick: act }, icon(symbol, 22), label));
}

/** @param {string} symbol @param {string} label @param {string} href @param {Record<string, string>} [more] */
function link(symbol, label, href, more = {}) {
  return el("li", {}, el("a", { class: "lk", href, ...more }, icon(symbol, 22), label));
}
