// Restart the server, and sign out.

import { t } from "../app/language.js";
import { refusalText } from "../app/refusal.js";
import { restart, signOut } from "../net/owner.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { toast } from "../ui/toast.js";
import { askFirst } from "./ask-first.js";

export class ServerCard {
  #restart = el("button", { type: "button", class: "btn", onclick: () => this.#ask() }, icon("i-replay", 20), t("owner-restart-do"));
  #says = el("p", { class: "small" });
  /** When the oldest process had begun, in seconds since 1970, as a restart was asked for; 0 unless one is awaited. */
  #since = 0;
  #began = 0;

  /** @param {(says: string) => void} leave */
  constructor(leave) {
    this.element = el("section", { class: "card" },
      el("h2", {}, t("owner-restart")),
      this.#says,
      el("div", { class: "owner-acts" },
        this.#restart,
        el("button", { type: "button", class: "btn quiet", onclick: () => void signOut().then(() => leave(t("owner-signed-out")), told) }, icon("i-lock", 20), t("owner-sign-out")),
      ),
    );
  }

  /** @param {import("../net/owner.js").Look} look */
  update({ may_restart: mayRestart, processes }) {
    this.#restart.hidden = !mayRestart;
    put(this.#says, t(mayRestart ? "owner-restart-says" : "owner-restart-cannot"));
    this.#began = Math.min(...processes.map((each) => each.began));
    if (this.#since && this.#began > this.#since) {
      this.#since = 0;
      toast(t("owner-restarted"));
    }
  }

  #ask() {
    askFirst({
      title: t("owner-restart-sure"), says: t("owner-restart-says"), yes: t("owner-restart-do"), no: t("owner-restart-not"),
      act: async () => {
        await restart();
        this.#since = this.#began;
        toast(t("owner-restarting"), { stays: true });
      },
    });
  }
}

/** @param {unknown} refused */
const told = (refused) => toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
