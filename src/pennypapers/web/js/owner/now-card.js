// Who plays now, how many turns a second, which version, and how old the last backup is.

import { language, t } from "../app/language.js";
import { el, put } from "../ui/dom.js";
import { Pace } from "./figures.js";

/** Days after which a backup is old. */
const OLD = 2;
const DAY = 86_400;

export class NowCard {
  #pace = new Pace();
  #figures = el("dl", { class: "owner-figures" });
  #about = el("p", { class: "small" });
  #kept = el("p", { class: "small" });
  #backup = el("div", { class: "small owner-backup" });
  element = el("section", { class: "card" }, el("h2", {}, t("owner-now")), this.#figures, this.#kept, this.#about, this.#backup);

  /** @param {import("../net/owner.js").Look} look */
  update({ now, version, processes, tables, last_backup: lastBackup }) {
    const sum = (/** @type {"games" | "seats"} */ what) => processes.reduce((total, each) => total + each[what], 0);
    const [games, seats] = [sum("games"), sum("seats")];
    const pace = this.#pace.add(now, processes);
    put(this.#figures, ...[
      [games, t("owner-games", { count: games })],
      [seats, t("owner-players", { count: seats })],
      [pace === null ? t("owner-no-pace") : number(pace), t("owner-pace")],
    ].map(([figure, name]) => el("div", {}, el("dt", {}, name), el("dd", {}, figure))));
    const began = Math.min(...processes.map((each) => each.began));
    put(this.#kept, t("owner-kept", { count: tables }), " · ", t("owner-processes", { count: processes.length }));
    put(this.#about, t("owner-about", { version, when: moment(began) }));
    const isOld = !lastBackup || now - lastBackup > OLD * DAY;
    this.#backup.classList.toggle("is-old", isOld);
    put(this.#backup,
      el("p", {}, lastBackup ? t("owner-backup", { when: moment(lastBackup) }) : t("owner-backup-none")),
      isOld && el("code", { class: "command" }, "pennypapers backup tables.backup"),
    );
  }
}

/** @param {number} figure */
const number = (figure) => new Intl.NumberFormat(language(), { maximumFractionDigits: figure < 10 ? 1 : 0 }).format(figure);

/** @param {number} seconds */
function moment(seconds) {
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));
}
