// Addresses that get no answer and names that get no seat.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { block, unblock } from "../net/owner.js";
import { LONGEST_NAME } from "../net/sizes.js";
import { choice } from "../ui/choice.js";
import { el, put } from "../ui/dom.js";
import { keepFocus } from "../ui/focus.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../net/owner.js").Block} Block */
/** @typedef {import("../net/owner.js").Look} Look */

const KINDS = /** @type {const} */ (["name", "address"]);

export class BlockedCard {
  #changed;
  /** @type {Block["kind"]} */
  #kind = "name";
  #shown = "";
  #list = el("ul", { class: "owner-blocked" });
  #what = el("input", { id: "owner-what", class: "field", type: "text", maxlength: LONGEST_NAME, autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "done" });
  #wrong = el("p", { class: "wrong", role: "alert" });

  /** @param {(look: Look) => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.element = el("section", { class: "card" },
      el("h2", {}, t("owner-blocked")),
      el("p", { class: "small" }, t("owner-blocked-says")),
      this.#list,
      el("form", { class: "owner-form", novalidate: true, onsubmit: (/** @type {Event} */ event) => this.#block(event) },
        choice({
          name: "owner-block-kind", legend: t("owner-block-kind"), value: /** @type {Block["kind"]} */ (this.#kind), class: "slips",
          options: KINDS.map((value) => ({ value, face: [t(`owner-${value}`)] })),
          chosen: (value) => (this.#kind = value),
        }),
        el("div", { class: "named" }, el("label", { for: "owner-what" }, t("owner-block-what")), this.#what),
        this.#wrong,
        el("button", { type: "submit", class: "btn" }, icon("i-lock", 20), t("owner-block-do")),
      ),
    );
  }

  /** @param {Look} look */
  update({ blocks }) {
    const now = JSON.stringify(blocks);
    if (now === this.#shown) return;
    this.#shown = now;
    keepFocus(this.element, () => put(this.#list, ...(blocks.length > 0 ? blocks.map((each) => this.#row(each)) : [el("li", { class: "muted" }, t("owner-blocked-none"))])));
  }

  /** @param {Block} blocked */
  #row({ kind, what }) {
    const free = async () => {
      try {
        this.#changed(await unblock({ kind, what }));
        toast(t("owner-is-free", { what }));
      } catch (refused) {
        toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
      }
    };
    return el("li", {},
      el("span", { class: "nm" }, el("b", {}, what), " ", el("small", {}, t(`owner-${kind}`))),
      el("button", { type: "button", class: "ib", "aria-label": t("owner-unblock", { what }), onclick: free }, icon("i-close", 20)),
    );
  }

  /** @param {Event} event */
  async #block(event) {
    event.preventDefault();
    put(this.#wrong);
    const what = this.#what.value.trim();
    if (!what) return this.#what.focus();
    try {
      this.#changed(await block({ kind: this.#kind, what }));
      this.#what.value = "";
      toast(t("owner-is-blocked", { what }));
    } catch (refused) {
      put(this.#wrong, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
    return undefined;
  }
}
