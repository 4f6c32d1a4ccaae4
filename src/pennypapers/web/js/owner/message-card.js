// A message to all tables: two of ours, which everybody reads in their language, or the owner's own words.

import { t } from "../app/language.js";
import { noticeText } from "../app/notice-text.js";
import { refusalText } from "../app/refusal.js";
import { say, unsay } from "../net/owner.js";
import { LONGEST_NOTICE } from "../net/sizes.js";
import { choice } from "../ui/choice.js";
import { el, put } from "../ui/dom.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../net/owner.js").Notice["kind"]} Kind */

const KINDS = /** @type {const} */ (["back", "closing", "words"]);
const MOST_MINUTES = 1440;

export class MessageCard {
  #changed;
  /** @type {Kind} */
  #kind = "back";
  #text = el("p", { class: "notice-text" });
  #takeBack = el("button", { type: "button", class: "btn", onclick: () => void this.#do(unsay, "owner-unsaid") }, t("owner-unsay"));
  #now = el("div", { class: "owner-shown", hidden: true }, el("b", {}, t("owner-shown")), this.#text, this.#takeBack);
  #minutes = el("input", { id: "owner-minutes", class: "field", type: "number", min: 1, max: MOST_MINUTES, value: 5, inputmode: "numeric", required: true });
  #words = el("textarea", { id: "owner-words", class: "field", rows: 2, maxlength: LONGEST_NOTICE });
  #inMinutes = el("div", { class: "named" }, el("label", { for: "owner-minutes" }, t("owner-minutes")), this.#minutes, el("small", { class: "muted" }, t("owner-message-languages")));
  #inWords = el("div", { class: "named", hidden: true }, el("label", { for: "owner-words" }, t("owner-words")), this.#words);
  #wrong = el("p", { class: "wrong", role: "alert" });

  /** @param {(look: import("../net/owner.js").Look) => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.element = el("section", { class: "card" },
      el("h2", {}, t("owner-message")),
      el("p", { class: "small" }, t("owner-message-says")),
      this.#now,
      el("form", { class: "owner-form", novalidate: true, onsubmit: (/** @type {Event} */ event) => this.#say(event) },
        choice({
          name: "owner-kind", legend: t("owner-message"), value: /** @type {Kind} */ (this.#kind), class: "slips no-legend",
          options: KINDS.map((value) => ({ value, face: [t(`owner-message-${value}`)] })),
          chosen: (value) => this.#choose(value),
        }),
        this.#inMinutes,
        this.#inWords,
        this.#wrong,
        el("button", { type: "submit", class: "btn primary" }, t("owner-say")),
      ),
    );
  }

  /** @param {import("../net/owner.js").Look} look */
  update({ notice, now }) {
    this.#now.hidden = !notice;
    if (!notice) return;
    const minutes = Math.max(Math.ceil(((notice.until ?? now) - now) / 60), 1);
    put(this.#text, noticeText({ ...notice, words: notice.words ?? "", minutes }));
  }

  /** @param {Kind} kind */
  #choose(kind) {
    this.#kind = kind;
    this.#inMinutes.hidden = kind === "words";
    this.#inWords.hidden = kind !== "words";
    put(this.#wrong);
  }

  /** @param {Event} event */
  #say(event) {
    event.preventDefault();
    const kind = this.#kind;
    const minutes = Math.min(Math.max(Math.round(Number(this.#minutes.value)) || 1, 1), MOST_MINUTES);
    void this.#do(() => say(kind === "words" ? { kind, words: this.#words.value } : { kind, minutes }), "owner-said");
  }

  /** @param {() => Promise<import("../net/owner.js").Look>} act @param {string} done */
  async #do(act, done) {
    put(this.#wrong);
    try {
      this.#changed(await act());
      toast(t(done));
    } catch (refused) {
      put(this.#wrong, refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    }
  }
}
