// `/replay/CODE?turn=12` shows a table's game again; `/replay` a record from a file, `/replay?game=…` and
// `/replay?challenge=CODE&run=2` a game of one's own list.

import { recordOf, stepsOf, stepsOfRecord } from "../net/api.js";
import { hasCoach } from "../net/analyses.js";
import { printedArt } from "../sheet/art.js";
import { dress, el, put } from "../ui/dom.js";
import { focusHeading } from "../ui/focus.js";
import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { ReplayView } from "./view.js";
import { OWN, ownGame, readKept, textAt, writeKept } from "./game-source.js";
import { replayOpen } from "./open-record.js";
import { bestSeat, lastTurn, momentAt, nearest, unfold } from "../model/table/timeline.js";
import { icon, lettering } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { at, here, link } from "../net/address.js";

/** @typedef {import("../net/api.js").RecordText} RecordText */
/** @typedef {import("../model/table/timeline.js").Game} Game */
/** @typedef {import("../app/refusal.js").Refused} Refused */

const SETTLED = 250;
/** Loads the check of the dice, which is not needed to show the game. */
const checking = () => import("../dice/check-table.js");

/** @type {import("../app/main.js").Screen} */
export default async function replay(place, { code = "" }) {
  document.title = t("replay-title");
  /** @type {ReplayView | null} */
  let view = null;
  const own = ownGame();
  if (code) await showTable();
  else if (own) await showOwn(own);
  else await showKept();

  async function showTable() {
    try {
      const game = unfold(await stepsOf(code));
      show(game, { art: () => printedArt({ code }), check: async () => (await checking()).checkTable(code, game.layoutText), acts: acts(game, code, () => view) });
    } catch (refused) {
      put(place, lost(refusalText(/** @type {Refused} */ (refused))));
    }
  }

  /** @param {import("./game-source.js").OwnGame} own */
  async function showOwn({ steps, record }) {
    try {
      const game = unfold(await steps());
      const check = async () => (await checking()).checkFile({ text: await textAt(record) }, game.layoutText);
      show(game, { art: () => printedArt({ layout: game.layoutText }), check, acts: [...acts(game, "", () => view), downloadButton(() => textAt(record), game.adventure)] });
    } catch (refused) {
      put(place, lost(refusalText(/** @type {Refused} */ (refused))));
    }
  }

  async function showKept() {
    const kept = readKept();
    const open = () => {
      const isOpen = place.childElementCount > 0;
      put(place, replayOpen(showRecord, (refused) => refusalText(/** @type {Refused} */ (refused))));
      if (isOpen) focusHeading(place);
    };
    if (kept) await showRecord(kept).catch(open);
    else open();
  }

  /** @param {RecordText} record */
  async function showRecord(record) {
    const game = unfold(await stepsOfRecord(record));
    writeKept(record);
    const another = el("button", { type: "button", class: "btn", onclick: () => {
      writeKept(null);
      view?.end();
      view = null;
      void showKept();
    } }, icon("i-up", 20), t("replay-another"));
    show(game, { art: () => printedArt({ layout: game.layoutText }), check: async () => (await checking()).checkFile(record, game.layoutText), acts: [another, ...acts(game, "", () => view)] });
  }

  /** @param {Game} game @param {import("./view.js").Source} source */
  function show(game, source) {
    if (!place.isConnected) return;
    document.documentElement.dataset.adv = game.adventure;
    document.title = t("replay-of", { adventure: t(`name-${game.adventure}`) });
    const wished = new URLSearchParams(location.search);
    const seat = wished.has("seat") ? nearest(Number(wished.get("seat")) - 1, game.players.length - 1) : bestSeat(game);
    const coached = coachLink(game);
    view = new ReplayView(game, { ...source, acts: [...source.acts, coached] }, { turn: Number(wished.get("turn")), seat }, remember(game));
    const isOpen = place.childElementCount > 0;
    put(place, view.element);
    if (isOpen) focusHeading(place);
  }

  return () => view?.end();
}

/** Update the address after a pause: browsers limit how often it may change. @param {Game} game */
function remember(game) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const path = here();
  return (/** @type {number} */ turn, /** @type {number} */ seat) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (here() === path) history.replaceState(null, "", at(addressOf(game, turn, seat)));
    }, SETTLED);
  };
}

/** @param {Game} game @param {number} turn @param {number} seat */
function addressOf(game, turn, seat) {
  const asked = new URLSearchParams(location.search);
  const wished = new URLSearchParams();
  for (const name of OWN) if (asked.has(name)) wished.set(name, asked.get(name) ?? "");
  if (turn) wished.set("turn", String(turn));
  if (seat !== bestSeat(game)) wished.set("seat", String(seat + 1));
  return here() + (wished.size ? `?${wished}` : "");
}

/**
 * @param {Game} game
 * @param {string} code none for a file
 * @param {() => ReplayView | null} view
 */
function acts(game, code, view) {
  const card = game.ended && el("button", { type: "button", class: "btn", onclick: () => void share().catch(() => toast(t("replay-share-failed"))) }, icon("i-share", 20), t("replay-share-card"));
  const share = async () => {
    const { shareCard } = await import("../end/share-card.js");
    await shareCard(asTable(game, view()?.stage.seat ?? 0));
  };
  if (!code) return [card];
  return [
    el("button", { type: "button", class: "btn", onclick: () => void shareTurn(game, view()) }, icon("i-share", 20), t("replay-share-link")),
    card,
    downloadButton(() => recordOf(code), code.toUpperCase()),
  ];
}

/** The way to the coach, once it is known that there is one. @param {Game} game */
function coachLink(game) {
  if (!game.ended) return false;
  const link = el("a", { class: "btn", href: "/coach", hidden: true }, icon("i-eye", 20), t("coach-look"));
  link.addEventListener("click", () => dress(link, { href: coachAddress() }));
  void hasCoach().then((isThere) => {
    dress(link, { href: coachAddress() });
    link.hidden = !isThere;
  });
  return link;
}

/** The coach's screen for the game of this address. */
function coachAddress() {
  const asked = new URLSearchParams(location.search);
  const wished = new URLSearchParams([...OWN, "seat"].flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? ""]] : [])));
  return here().replace("/replay", "/coach") + (wished.size ? `?${wished}` : "");
}

/** @param {() => Promise<string>} record @param {string} name of the file */
function downloadButton(record, name) {
  return el("button", { type: "button", class: "btn", onclick: () => void download(record, name) }, icon("i-save", 20), t("replay-download"));
}

/** @param {Game} game @param {ReplayView | null} view */
async function shareTurn(game, view) {
  const url = link(addressOf(game, view?.turn ?? 0, view?.stage.seat ?? 0));
  const text = t("replay-share-text", { adventure: t(`name-${game.adventure}`) });
  try {
    if (typeof navigator.share === "function") await navigator.share({ title: "Pennypapers", text, url });
    else await navigator.clipboard.writeText(url).then(() => toast(t("replay-shared")));
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") toast(url, { stays: true });
  }
}

/** @param {() => Promise<string>} record @param {string} name */
async function download(record, name) {
  const url = URL.createObjectURL(new Blob([await record()], { type: "text/plain" }));
  el("a", { href: url, download: `${name}.game` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The end of a game as the share card wants to see it. @param {Game} game @param {number} you @returns {import("../end/share-card.js").Finished} */
function asTable(game, you) {
  const { sheets, stars } = momentAt(game, lastTurn(game));
  const code = new URLSearchParams(location.search).get("challenge");
  return { adventure: game.adventure, layout: game.layout, sheets, stars, ended: game.ended, you, challenge: code ? { code, attempt: 1, title: "" } : null };
}

/** @param {string} says */
function lost(says) {
  return el("div", { class: "way" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("replay-title"), { height: 20 })),
    ),
    el("main", { class: "card" }, el("p", { role: "alert" }, says), el("a", { class: "lk", href: "/replay" }, t("replay-from-file"))),
  );
}
