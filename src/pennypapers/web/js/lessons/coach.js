// The coach of a lesson: shows one or two sentences at a time, the progress, and what to look at.

import { announce } from "../ui/announce.js";
import { dress, el, put, svg } from "../ui/dom.js";
import { t } from "../app/language.js";
import { factsOf } from "../model/facts.js";
import { ruleExample } from "../rules/example.js";
import { RULE_EXAMPLES } from "../rules/examples.js";
import { icon, lettering, use } from "../ui/symbols.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {import("../model/table/table.js").Table} Table */

export class Coach {
  #adventure;
  #words = el("p", { class: "coach-words" });
  #examples = el("div", { class: "coach-examples" });
  #next;
  #far = el("progress", { class: "coach-far" });
  #count = el("span", { class: "xs muted" });
  #ways;
  #said = "";

  /** @param {string} adventure @param {{next: () => void}} acts */
  constructor(adventure, { next }) {
    this.#adventure = adventure;
    this.#next = el("button", { type: "button", class: "btn primary", onclick: next }, t("learn-next"), icon("i-next", 20));
    this.#ways = el("div", { class: "coach-ways", hidden: true },
      el("a", { class: "btn primary", href: `/solo/${adventure}` }, icon("i-play", 20), t(`learn-play-${adventure}`)),
      el("a", { class: "btn", href: "/learn" }, t("learn-another")),
      el("a", { class: "btn", href: `/rules#part-${factsOf(adventure).letter}` }, t("learn-rules")),
    );
    this.bar = el("header", { class: "bar lesson-bar" },
      el("a", { class: "ib", href: "/learn", "aria-label": t("learn-leave") }, icon("i-close")),
      el("h1", { class: "mid" }, lettering(t(`short-${adventure}`), { height: 18 }), this.#count),
    );
    this.element = el("section", { class: "coach paper", "aria-label": t("learn-coach") },
      svg("svg", { class: "die purple coach-face", viewBox: "0 0 48 48", "aria-hidden": "true" },
        use("die-purple", { width: 48, height: 48 }), use("face-penny", { x: 7.5, y: 7.5, width: 33, height: 33 })),
      el("div", { class: "coach-says" }, this.#words, this.#examples, this.#ways),
      this.#next,
      this.#far,
    );
  }

  /** @param {Course} course @param {Table} table */
  show(course, table) {
    const { step, saying } = course;
    const words = saying === null ? this.#inkIt(course, table) : t(saying, { count: table.stars[0] ?? 0 });
    const isReading = !step.roll;
    dress(this.#far, { max: course.length, value: course.at + 1, "aria-label": t("learn-step", { step: course.at + 1, count: course.length }) });
    put(this.#count, t("learn-step", { step: course.at + 1, count: course.length }));
    this.#next.hidden = !isReading || course.isLast;
    this.#ways.hidden = !course.isLast;
    this.#point(course, table);
    if (words === this.#said) return;
    this.#said = words;
    put(this.#words, words);
    put(this.#examples, ...(RULE_EXAMPLES[step.examples ?? ""] ?? []).map(ruleExample));
    announce(words);
    if (isReading && !this.#next.hidden) this.#next.focus({ preventScroll: true });
  }

  /** @param {Course} course @param {Table} table */
  #inkIt(course, table) {
    if (table.roll?.is_danger) return t(`learn-leave-${this.#adventure}`);
    return course.turn === 1 ? t("learn-ink-first") : t("learn-ink");
  }

  /** @param {Course} course @param {Table} table */
  #point({ step, saying }, table) {
    const lesson = this.element.parentElement;
    if (!lesson) return;
    lesson.dataset.point = saying === null ? "ink" : step.point ?? "";
    lesson.classList.toggle("is-reading", !step.roll);
    const at = step.part ? table.partKeys.indexOf(step.part) : -1;
    for (const [i, slip] of lesson.querySelectorAll(".parts > li").entries()) slip.classList.toggle("is-pointed", i === at);
  }
}
