// The names of those who share a device, one field each, with the faces that they will have. Those who played last are
// there already.

import { dress, el, put } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { settings } from "../app/settings.js";
import { t } from "../app/language.js";
import { FEWEST, MOST } from "../model/table/sharing.js";
import { LONGEST_NAME } from "../net/sizes.js";
import { face } from "../table/face.js";
import { icon } from "../ui/symbols.js";

/** @typedef {{element: HTMLLIElement, input: HTMLInputElement, face: HTMLElement, remove: HTMLButtonElement}} Row */

export class PeopleForm {
  #list = el("ol", { class: "sharer-names" });
  /** @type {Row[]} */
  #rows = [];
  #wrong = el("p", { id: "sharers-wrong", class: "wrong", role: "alert" });
  #more = el("button", { type: "button", class: "btn", onclick: () => this.#add("", { focus: true }) }, icon("i-people"), t("one-phone-add"));
  element = el("section", { class: "card people-form" },
    el("h2", {}, t("one-phone-who")), el("p", { class: "small muted" }, t("one-phone-who-hint")), this.#list, this.#wrong, this.#more);

  constructor() {
    const kept = (settings.get("people") ?? []).slice(0, MOST);
    const names = kept.length >= FEWEST ? kept : [settings.get("name"), ""];
    for (const name of names) this.#add(name);
  }

  /** What stands in the fields, blank ones included. */
  get typed() {
    return this.#rows.map(({ input }) => input.value);
  }

  /** The names, without the blank fields. */
  get names() {
    return this.typed.map((name) => name.trim().replace(/\s+/g, " ")).filter(Boolean);
  }

  /** @param {number | null} at the field that is to be changed @param {string} [says] why */
  refuse(at, says = "") {
    put(this.#wrong, says);
    this.#rows.forEach(({ input }, place) => dress(input, { "aria-invalid": place === at ? "true" : null, "aria-describedby": place === at ? this.#wrong.id : null }));
    if (at !== null) this.#rows[at]?.input.focus();
  }

  /** @param {string} name @param {{focus?: boolean}} [how] */
  #add(name, { focus = false } = {}) {
    if (this.#rows.length >= MOST) return;
    const input = el("input", { class: "field", type: "text", maxlength: LONGEST_NAME, autocomplete: "off", autocapitalize: "words", spellcheck: "false", enterkeyhint: "next" });
    input.value = name;
    const row = {
      element: el("li"), input, face: el("span", { class: "face-place" }),
      remove: el("button", { type: "button", class: "ib", onclick: () => this.#remove(row) }, icon("i-close", 20)),
    };
    row.element.append(row.face, input, row.remove);
    input.addEventListener("input", () => {
      this.refuse(null);
      this.#show();
    });
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      const next = this.#rows[this.#rows.indexOf(row) + 1];
      if (!next) return; // the last one starts the game
      event.preventDefault();
      next.input.focus();
    });
    this.#rows.push(row);
    this.#list.append(row.element);
    this.#show();
    if (focus) input.focus();
  }

  /** @param {Row} row */
  #remove(row) {
    const at = this.#rows.indexOf(row);
    this.#rows.splice(at, 1);
    row.element.remove();
    this.refuse(null);
    this.#show();
    announce(t("one-phone-removed", { number: at + 1 }));
    (this.#rows[Math.min(at, this.#rows.length - 1)])?.input.focus();
  }

  #show() {
    const names = this.typed.map((name, at) => name.trim() || `${at + 1}`);
    this.#rows.forEach((row, at) => {
      dress(row.input, { "aria-label": t("one-phone-player", { number: at + 1 }), placeholder: t("one-phone-player", { number: at + 1 }) });
      dress(row.remove, { "aria-label": t("one-phone-remove", { number: at + 1 }) });
      row.remove.hidden = this.#rows.length <= FEWEST;
      put(row.face, row.input.value.trim() ? face(names, names[at] ?? "") : icon("i-people", 24));
    });
    this.#more.hidden = this.#rows.length >= MOST;
  }
}
