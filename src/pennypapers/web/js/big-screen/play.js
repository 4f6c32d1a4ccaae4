// The big screen during the game: the dice and what they offer, who is still thinking, every sheet, and the
// highlights of the turn before.

import { dress, el, put, svg } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { Clock } from "../play/clock.js";
import { DiceLine } from "./dice-line.js";
import { Dice, rollWords } from "../play/dice/dice.js";
import { faceAt } from "../table/face.js";
import { HeatMap } from "./heat-map.js";
import { miniKey } from "../sheet/mini-sheet-key.js";
import { CROWD, FULL_SHEETS } from "./mosaic-shape.js";
import { Mosaic } from "./mosaic.js";
import { highlightWords } from "./highlight-summary.js";
import { icon, lettering, numeral, use } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { offerWords } from "./roll-summary.js";
import { placeName } from "../net/address.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/** More names than this are only counted. */
const NAMED = 24;
const TOLD = 4;
const LATE = 3;

/** @type {import("./big-screen.js").ScreenView} */
export default function screenPlay(place, first, controls) {
  let table = first;
  /** @type {readonly number[]} */
  let before = first.stars;
  let named = "";
  let naming = 0;
  const dice = new Dice(first.adventure);
  const clock = new Clock(() => undefined);
  const mosaic = new Mosaic(first);
  const key = miniKey(first.adventure);
  const heat = new HeatMap(first);
  const holds = new DiceLine();
  const turn = el("span", { class: "pill" });
  const offer = el("p", { class: "roll" });
  const done = el("p", { class: "n" });
  const bar = el("progress", { class: "inked-bar", "aria-label": t("screen-progress-label") });
  const wait = el("ul", { class: "wait", "aria-label": t("screen-thinking") });
  const last = el("b", { hidden: true }, t("screen-last-turn"));
  const progress = el("section", { class: "panel prog" }, done, bar, wait);
  const news = el("ul", { class: "told" }, el("li", {}, icon("i-seal"), el("span", {}, t("screen-sealed"))));
  const whole = el("main", { class: "big-screen during" },
    el("section", { class: "left" },
      el("header", { class: "top" }, el("h1", {}, lettering(t(`short-${first.adventure}`), { height: 40 })), el("span", { class: "marks" }, clock.element, turn)),
      el("section", { class: "panel thrown" }, dice.element, offer, holds.element),
      progress,
      el("section", { class: "panel foot2" }, heat.element, comeAboard(first.code)),
    ),
    el("section", { class: "sheets" }, mosaic.element, key),
    el("section", { class: "panel news", "aria-label": t("screen-last-turn") }, last, news, controls),
  );
  put(place, whole);
  const watch = new ResizeObserver(() => {
    named = "";
    nameSoon();
  });
  watch.observe(whole);

  function show() {
    const { roll, seats, waiting, paused } = table;
    put(turn, roll ? t("screen-turn", { turn: roll.turn }) : t("screen-between"));
    put(offer, paused ? t("screen-paused") : offerWords(table));
    whole.classList.toggle("is-danger", roll?.is_danger === true);
    whole.classList.toggle("is-crowd", seats.length > CROWD);
    clock.set(paused ? null : table.deadline);
    const inked = seats.length - waiting.length;
    if (done.dataset.said !== `${inked}/${seats.length}`) {
      done.dataset.said = `${inked}/${seats.length}`;
      put(done, numeral(inked, { height: 48, hidden: true }), el("span", {}, el("span", { class: "sr" }, inked), t("screen-inked-of", { done: inked, count: seats.length })));
    }
    dress(bar, { max: seats.length, value: inked });
    nameSoon();
    mosaic.update(table);
    key.hidden = seats.length <= FULL_SHEETS;
    heat.update(table);
    holds.update(table);
  }

  /** In the next frame, to avoid an extra layout: the number of names that fit is measured. */
  function nameSoon() {
    cancelAnimationFrame(naming);
    naming = requestAnimationFrame(names);
  }

  /** Who is still thinking: as many names as there is room for, and how many more. */
  function names() {
    const thinking = table.roll ? table.waiting : [];
    const key = JSON.stringify([thinking, table.roll?.turn, thinking.map((seat) => table.seats[seat]?.is_here), table.late]);
    if (key === named) return;
    named = key;
    fill(thinking, Math.min(thinking.length, NAMED));
    if (progress.scrollHeight <= progress.clientHeight + 1) return;
    // The last names that fit make room for the number of the others.
    const bottom = progress.getBoundingClientRect().bottom;
    const cut = [...wait.children].findIndex((name) => name.getBoundingClientRect().bottom > bottom);
    let fit = cut < 0 ? thinking.length : cut; // all names are whole, and only the edge below them is cut
    do fill(thinking, --fit);
    while (fit > 0 && progress.scrollHeight > progress.clientHeight + 1);
  }

  /** @param {readonly number[]} thinking @param {number} room */
  function fill(thinking, room) {
    put(wait,
      ...thinking.slice(0, room).map((seat) => {
        const { name = "", is_here: isHere = true } = table.seats[seat] ?? {};
        return el("li", { class: isHere ? "" : "away" }, faceAt(table, name), name);
      }),
      room < thinking.length && el("li", {}, t("screen-and-more", { count: thinking.length - room })),
      ...table.late.slice(0, LATE).map(({ name: late, turns }) => el("li", { class: "away" }, t("screen-late", { name: late, turns }))),
    );
  }

  function tell() {
    const words = highlightWords(table, before);
    const told = [...words.filter(({ kind }) => kind !== "race").slice(0, TOLD - 1), ...words.filter(({ kind }) => kind === "race")];
    before = table.stars;
    last.hidden = false;
    put(news, ...told.map(({ icon: name, title, text }) => el("li", {}, picture(name), el("span", {}, el("small", {}, title), text))));
    announce(told.map(({ title, text }) => `${title}: ${text}.`).join(" "));
  }

  dice.show(first.roll?.roll ?? null);
  show();
  return {
    update: (next, message) => {
      table = next;
      if (message.type === "turn") tell();
      if (message.type === "roll" && next.roll) {
        announce(rollWords(next.adventure, next.roll.roll));
        void dice.roll(next.roll.roll).then(() => dice.state([], table.roll?.is_danger === true));
      } else if (message.type === "welcome") {
        dice.show(next.roll?.roll ?? null);
      }
      if (!next.roll && next.house.get("dice") === "by_hand") dice.show(null);
      if (!dice.isRolling) dice.state([], next.roll?.is_danger === true);
      show();
    },
    end: () => {
      cancelAnimationFrame(naming);
      watch.disconnect();
      clock.end();
      mosaic.end();
    },
  };
}

/** @param {string} name */
function picture(name) {
  if (name.startsWith("i-")) return icon(name);
  return svg("svg", { class: `ico ${name}`, viewBox: "0 0 48 48", "aria-hidden": "true" }, use(name));
}

/** @param {string} code */
function comeAboard(code) {
  return el("div", { class: "jn" },
    el("img", { class: "qr", src: `/api/tables/${code}/qr.svg`, alt: t("lobby-qr", { code }) }),
    el("div", {}, el("b", {}, t("screen-come-aboard")), lettering(code, { height: 44 }), el("span", { class: "muted" }, placeName())),
  );
}
