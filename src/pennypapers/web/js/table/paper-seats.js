// Seats on paper: who takes whose sheet in a danger turn, by name; that all of them are done; their sheets at the
// end.

import { openDialog } from "../ui/dialog.js";
import { el, put } from "../ui/dom.js";
import { listed, t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { LONGEST_NAME } from "../net/sizes.js";

/** @typedef {import("../model/table/table.js").Table} Table */
/** @typedef {(request: import("../net/connection.js").Wish) => Promise<unknown>} Ask */

/** The numbers of the seats on paper. @param {Table} table */
function paperSeats(table) {
  return table.seats.flatMap((seat, at) => (seat.paper ? [at] : []));
}

/** Whether the game has a record: not if fewer than two of several seats play on screens. @param {Table} table */
export function hasRecord(table) {
  const papers = paperSeats(table).length;
  return papers === 0 || table.seats.length - papers > 1;
}

/** The names of those whose paper is still to be entered: until then nobody has won. @param {Table} table */
export function uncounted(table) {
  const isBlank = (/** @type {number} */ seat) => (table.sheets[seat]?.writing.size ?? 0) === 0;
  return paperSeats(table).filter(isBlank).map((seat) => table.seats[seat]?.name ?? "");
}

export class PaperPanel {
  #ask;
  #shown = "";
  #turn = 0;

  /** @param {Ask} ask */
  constructor(ask) {
    this.#ask = ask;
    /** The button for the footer of a screen without room for the panel. */
    this.button = el("button", { type: "button", class: "btn paper-foot", "aria-label": t("paper-title"), "aria-haspopup": "dialog", hidden: true, onclick: () => this.#open() }, icon("i-pencil"), icon("i-check", 18));
    this.element = el("section", { class: "card paper-panel", "aria-label": t("paper-title"), hidden: true });
  }

  /** @param {Table} table @param {boolean} [mayHost] */
  show(table, mayHost = table.isHost) {
    const papers = paperSeats(table);
    const key = JSON.stringify([papers, table.roll, table.waiting, mayHost]);
    if (key === this.#shown) return;
    this.#shown = key;
    const { roll } = table;
    this.element.hidden = papers.length === 0 || !roll;
    this.button.hidden = true;
    if (!roll) return;
    const isWaiting = papers.some((seat) => table.waiting.includes(seat));
    const lines = roll.holds ? papers.map((seat) => taking(table, roll.holds ?? [], seat)) : [];
    const acts = isWaiting && mayHost;
    this.#turn = roll.turn;
    this.button.hidden = !acts;
    const isAlone = table.you !== null && roll.holds?.[table.you] === table.you && table.seats.length > 1;
    put(this.element,
      el("h2", {}, icon("i-pencil", 20), t("paper-title")),
      acts && this.#acts(() => undefined),
      isAlone && el("p", { class: "small" }, t("paper-hand-over")),
      lines.length > 0 && el("ul", { class: "takes", tabindex: 0 }, ...lines.map((line) => el("li", {}, line))),
      !isWaiting && el("p", { class: "small muted" }, t("paper-is-done")),
    );
  }

  #open() {
    const { close } = openDialog(t("paper-title"), [this.#acts(() => close())]);
  }

  /** @param {() => void} tapped */
  #acts(tapped) {
    const done = (/** @type {boolean} */ full) => {
      tapped();
      void this.#done(full);
    };
    return el("div", { class: "paper-acts" },
      el("button", { type: "button", class: "btn primary", onclick: () => done(false) }, icon("i-check", 20), t("paper-done")),
      el("button", { type: "button", class: "btn", onclick: () => done(true) }, t("paper-full")),
    );
  }

  /** @param {boolean} full */
  async #done(full) {
    try {
      await this.#ask({ type: "paper_done", turn: this.#turn, full });
    } catch (refused) {
      toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }
}

/** @param {Table} table @param {readonly number[]} holds @param {number} seat */
function taking(table, holds, seat) {
  const [name = "", owner = ""] = [table.seats[seat]?.name, table.seats[holds[seat] ?? seat]?.name];
  return name === owner ? t("paper-alone", { name }) : t("paper-takes", { name, owner });
}

/** Add a seat for somebody who plays on paper. @param {Ask} ask */
export function openPaperSeat(ask) {
  const field = el("input", { class: "field", type: "text", id: "paper-name", maxlength: LONGEST_NAME, autocomplete: "off", autocapitalize: "words", autofocus: true });
  const wrong = el("p", { class: "wrong", role: "alert" });
  const form = el("form", {
    class: "named",
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        await ask({ type: "add_paper", name: field.value });
        close();
      } catch (refused) {
        put(wrong, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
        field.focus();
      }
    },
  }, el("p", {}, t("paper-says")), el("label", { for: field.id }, t("paper-name")), field, wrong, el("button", { class: "btn primary" }, icon("i-pencil", 20), t("paper-add")));
  const { close } = openDialog(t("paper-add"), [form]);
  field.focus();
}

/** After the end: a button for each sheet that is to be typed in, for the host. @param {Table} table @param {Ask} ask @param {boolean} [mayHost] */
export function paperSheets(table, ask, mayHost = table.isHost) {
  const papers = paperSeats(table);
  if (papers.length === 0) return null;
  const missing = uncounted(table);
  return el("section", { class: "card paper-sheets" },
    el("h2", {}, icon("i-pencil", 20), t("paper-enter")),
    el("p", { class: "small muted" }, t(mayHost ? "paper-enter-how" : "paper-enter-wait")),
    missing.length > 0 && el("p", {}, el("b", {}, t("paper-missing", { names: listed(missing) }))),
    mayHost && el("div", { class: "paper-acts" }, ...papers.map((seat) => {
      const name = table.seats[seat]?.name ?? "";
      return el("button", { type: "button", class: "btn", onclick: () => void openSheet(table, seat, ask) }, !missing.includes(name) && icon("i-check", 20), name);
    })),
  );
}

/** Load the sheet editor only when it is needed, as few tables have paper seats. @param {Table} table @param {number} seat @param {Ask} ask */
async function openSheet(table, seat, ask) {
  const { openPaperSheet } = await import("./paper-seat-entry.js");
  await openPaperSheet(table, seat, ask);
}
