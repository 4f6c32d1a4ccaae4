// What takes long and what is refused, of all processes together.

import { language, t } from "../app/language.js";
import { el, put } from "../ui/dom.js";
import { refusals, together } from "./figures.js";

/** @typedef {import("../net/owner.js").Part} Part */

/** The last bound up to which the server counts, in milliseconds. */
const LAST = 2500;

export class HealthCard {
  #changes = el("p", { class: "small" });
  #parts = el("div");
  #refused = el("div");
  element = el("section", { class: "card" }, el("h2", {}, t("owner-slow")), this.#changes, this.#parts, el("h2", {}, t("owner-refused")), this.#refused);

  /** @param {import("../net/owner.js").Look} look */
  update({ processes }) {
    const half = slowest(processes.map((each) => each.half));
    const busy = processes.filter((each) => each.half);
    const isLate = busy.some((each) => !each.most);
    const most = isLate ? LAST : slowest(processes.map((each) => each.most));
    put(this.#changes, half > 0 ? t(isLate ? "owner-slow-late" : "owner-slow-changes", { half: number(half), most: number(most) }) : "");
    const parts = together(processes);
    put(this.#parts, parts.length > 0 ? partsTable(parts) : el("p", { class: "small muted" }, t("owner-slow-none")));
    const refused = refusals(processes);
    put(this.#refused, refused.length > 0 ? refusedTable(refused) : el("p", { class: "small muted" }, t("owner-refused-none")));
  }
}

/** @param {readonly (number | null | undefined)[]} values */
const slowest = (values) => Math.max(0, ...values.map((each) => each ?? 0));

/** @param {readonly Part[]} parts */
function partsTable(parts) {
  const heads = ["part", "count", "mean", "longest"].map((each) => el("th", { scope: "col" }, t(`owner-slow-${each}`)));
  const rows = parts.map(({ name, count, mean, longest }) => el("tr", {}, el("th", { scope: "row" }, breakable(name)), ...[count, mean, longest].map((each) => el("td", {}, number(each)))));
  return el("table", { class: "owner-table" }, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows));
}

/** @param {readonly [string, number][]} refused */
function refusedTable(refused) {
  return el("table", { class: "owner-table" }, el("tbody", {}, ...refused.map(([code, count]) => el("tr", {}, el("th", { scope: "row" }, el("code", {}, code)), el("td", {}, number(count))))));
}

/** A path that may go on in the next line after each slash. @param {string} name */
const breakable = (name) => el("code", {}, ...name.split(/(?<=\/)/).flatMap((part) => [part, el("wbr")]));

/** @param {number} figure */
const number = (figure) => new Intl.NumberFormat(language(), { maximumFractionDigits: figure < 100 ? 1 : 0 }).format(figure);
