// The end of a game: alone, the sheet counted out and the rank it earns; at a table, the podium and everybody's sheet.

import { STARS, announce } from "../ui/announce.js";
import { lookAt, recordOf } from "../net/api.js";
import { challengeAt } from "../net/challenges.js";
import { AfterGame } from "../coach/after-game.js";
import { coachWay } from "../coach/coach-way.js";
import { textAt } from "../replay/game-source.js";
import { closeDialogs } from "../ui/dialog.js";
import { diceSeal } from "./fairness-seal.js";
import { challengeButton } from "./challenge-friend.js";
import { el, put } from "../ui/dom.js";
import { listed, t } from "../app/language.js";
import { go } from "../app/main.js";
import { keepSeat, seatAt } from "../app/memory.js";
import { hasRecord, paperSheets, uncounted } from "../table/paper-seats.js";
import { factsOf } from "../model/facts.js";
import { isOfDevice } from "../net/reach.js";
import { podium } from "./podium.js";
import { ranked } from "../model/stars/standings.js";
import { earnedWords, rankScale } from "./rank-scale.js";
import { refusalText } from "../app/refusal.js";
import { countedSheet, resultRow } from "./result-row.js";
import { playAlone } from "../table/solo.js";
import { icon, lettering } from "../ui/symbols.js";
import { isSolo } from "../model/table/table.js";
import { toast } from "../ui/toast.js";
import { installOffer } from "../comfort/install.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {import("../table/seat.js").Session} Session */
/** @typedef {import("../net/messages").EndView} Ended */

/** @type {import("../table/seat.js").PhaseScreen} */
export default function end(place, session, first) {
  let table = first;
  let wantsRematch = false;
  const again = el("nav", { class: "acts", "aria-label": t("score-next") });
  const seal = !table.challenge && hasRecord(table) && diceSeal(table);
  document.title = `${t("score-title")} · ${t(`short-${table.adventure}`)}`;
  const corner = table.you !== null && (hasRecord(table) || table.challenge) ? new AfterGame(finishedGame(table)) : null;
  let stop = isSolo(table) ? alone() : together();

  function alone() {
    const ended = /** @type {Ended} */ (table.ended);
    const [standing] = ended.standings;
    const stars = standing?.stars ?? 0;
    const rank = ended.rank ?? "tourist";
    const sheet = el("main", { class: "paper expl" });
    const steps = el("section", { class: "steps-place", "aria-label": t("score-where-from") });
    put(place, el("div", { class: "end solo" },
      bar((turns) => runWords(t("score-solo", { turns }))),
      rankScale({ stars, rank, thresholds: ended.thresholds ?? null, isRare: factsOf(table.adventure).top_rank_is_rare }),
      paperSheets(table, (request) => session.ask(request)),
      sheet, steps, again, corner?.element,
    ));
    announce(earnedWords({ stars, rank }), STARS);
    let isOver = false;
    /** @type {(() => void) | undefined} */
    let endReveal;
    void countedSheet(table, session, table.you ?? 0).then(({ picture, reveal }) => {
      if (isOver) return;
      put(sheet, picture.element, reveal.words);
      put(steps, reveal.element);
      reveal.start();
      endReveal = () => reveal.end();
    });
    return () => {
      isOver = true;
      endReveal?.();
    };
  }

  function together() {
    const isBeside = table.you === null && matchMedia("(min-width: 960px)").matches;
    put(place, el("div", { class: "end tab" },
      bar((turns) => t("score-together", { turns, count: table.seats.length })),
      el("main", {}, paperSheets(table, (request) => session.ask(request)), podium(table), el("section", { class: "card" }, el("h2", { class: "sr" }, t("score-everybody")),
        el("ol", { class: "rest" }, ...ranked(table.ended?.standings ?? []).map((standing, at) => resultRow(table, session, standing, isBeside && at === 0))))),
      again, corner?.element ?? (isOfDevice(table.code) && hasRecord(table) && coachWay(table.code)),
    ));
    const ended = /** @type {Ended} */ (table.ended);
    const missing = uncounted(table);
    if (missing.length > 0) announce(t("paper-missing", { names: listed(missing) }));
    else announce(t(ended.winners.length > 1 ? "score-winners" : "score-winner", { names: listed(ended.winners) }));
    return () => undefined;
  }

  /** @param {(turns: number) => string} told what stands under the title, once it is known how many turns there were */
  function bar(told) {
    const under = el("span", { class: "xs muted" }, "\u00a0");
    if (table.challenge && !table.news) put(under, runWords("")); // nobody may look at a run, so its turns are not known
    const turns = table.news ? Promise.resolve({ turns: table.news.turn }) : table.challenge ? null : lookAt(table.code);
    turns?.then((seen) => put(under, told(seen.turns))).catch(() => undefined);
    return el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("score-home") }, icon("i-back")),
      el("div", { class: "mid" }, el("h1", {}, lettering(t(`short-${table.adventure}`), { height: 18 })), under),
      el("button", { type: "button", class: "ib", "aria-label": t("score-print"), onclick: () => print() }, icon("i-print")),
    );
  }

  /** What a run is called, and whether it counts. @param {string} told */
  function runWords(told) {
    const { challenge } = table;
    return challenge ? [challenge.title || t("same-title"), challenge.attempt > 1 && t("same-practice"), told].filter(Boolean).join(" · ") : told;
  }

  function showAgain() {
    if (table.challenge) return showResults(table.challenge);
    const replay = hasRecord(table) && el("a", { class: "btn", href: `/replay/${table.code}` }, icon("i-replay", 20), t("score-replay"));
    const sharing = el("button", { type: "button", class: "btn", onclick: () => void share(table) }, icon("i-share", 20), t("score-share"));
    const dare = hasRecord(table) && !isTyped(table) && challengeButton(table.code);
    const record = hasRecord(table) && el("a", { class: "lk", href: `/api/tables/${table.code}/record`, download: `${table.code}.game` }, t("score-record"));
    put(again, replay, sharing, ...(isSolo(table) ? soloAgain() : [rematch()]), dare, el("div", { class: "more-acts" }, isSolo(table) && otherSide(), record), installOffer(), seal);
    return undefined;
  }

  /** The end of a run leads to its challenge. @param {import("../model/table/table.js").Run} run */
  function showResults({ code, attempt }) {
    const sharing = el("button", { type: "button", class: "btn", onclick: () => void share(table) }, icon("i-share", 20), t("score-share"));
    const results = el("a", { class: "btn primary", href: `/c/${code}` }, icon(isOfDevice(code) ? "i-dice" : "i-people", 20), t(isOfDevice(code) ? "same-about" : "same-see-results"));
    again.classList.add("two");
    const record = isOfDevice(code) && el("a", { class: "lk", href: `/api/tables/${table.code}/record`, download: `${table.code}.game` }, t("score-record"));
    put(again, sharing, results, record && el("div", { class: "more-acts" }, record), isOfDevice(code) && diceSeal(table), attempt > 1 && el("p", { class: "small wait-again whole" }, t("same-practice-says")));
  }

  function soloAgain() {
    return [el("button", { type: "button", class: "btn primary", onclick: () => void playOn(table.layout.name) }, icon("i-dice", 20), t("score-again"))];
  }

  function otherSide() {
    const other = { front: "back", back: "front" }[table.layout.name];
    return other ? el("button", { type: "button", class: "lk", onclick: () => void playOn(other) }, t(`score-again-${other}`)) : false;
  }

  /** @param {string} side */
  async function playOn(side) {
    const layout = ["front", "back"].includes(side) ? side : table.layoutText;
    const options = [...table.house].map(([name, value]) => `${name}=${value}`).join(" ");
    try {
      await playAlone({ adventure: table.adventure, layout, ...(options && { options }) }, place);
    } catch (refused) {
      toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }

  function rematch() {
    if (table.rematch) return el("button", { type: "button", class: "btn primary", onclick: follow }, icon("i-dice", 20), t("score-follow"));
    if (!table.isHost) return el("p", { class: "small wait-again" }, t("score-host-again"));
    return el("button", {
      type: "button", class: "btn primary",
      onclick: () => {
        wantsRematch = true;
        void session.ask({ type: "play_again" }).catch((refused) => toast(refusalText(refused)));
      },
    }, icon("i-dice", 20), t("score-again"));
  }

  function follow() {
    if (!table.rematch) return;
    if (!seatAt(table.rematch) && session.token) {
      keepSeat({ code: table.rematch, token: session.token, adventure: table.adventure, solo: false });
    }
    go(`/t/${table.rematch}`);
  }

  showAgain();
  return {
    update: (next, message) => {
      const isNew = next.rematch !== table.rematch || next.isHost !== table.isHost;
      table = next;
      if (isNew) showAgain();
      if (message.type === "entered") {
        stop();
        stop = isSolo(table) ? alone() : together();
      }
      if (message.type !== "rematch") return;
      if (wantsRematch) follow();
      else toast(t("score-rematch"));
    },
    end: () => {
      closeDialogs();
      corner?.end();
      stop();
    },
  };
}

/** This game as the coach wants to have it. @param {Table} table @returns {import("../coach/after-game.js").Finished} */
function finishedGame(table) {
  const { code, challenge, adventure } = table;
  const mine = table.you ?? 0;
  const stars = table.ended?.standings.find(({ seat }) => seat === mine)?.stars ?? 0;
  const player = table.seats[mine]?.name ?? "";
  if (!challenge) return { record: async () => ({ text: await recordOf(code) }), address: () => Promise.resolve(`/coach/${code}`), adventure, player, stars, isSolo: isSolo(table) };
  const run = challengeAt(challenge.code).then(({ mine }) => mine.find((each) => each.table === code)?.run ?? 0);
  return {
    record: async () => ({ text: await textAt(`/api/challenges/${challenge.code}/runs/${await run}/record`) }),
    address: async () => `/coach?challenge=${challenge.code}&run=${await run}`,
    adventure, player, stars, isSolo: true,
  };
}

/** Whether somebody typed real dice. @param {Table} table */
function isTyped({ house }) {
  return house.get("dice") === "by_hand";
}

/** @param {Table} table */
async function share(table) {
  const done = await import("./share-card.js").then(({ shareCard }) => shareCard(table)).catch(() => "failed");
  if (done === "downloaded") toast(t("score-downloaded"));
  if (done === "failed") toast(t("score-no-picture"));
}
