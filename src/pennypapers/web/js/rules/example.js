// One drawn example of a rule: a corner of a real sheet with its caption. It is drawn when it is scrolled near.

import { die } from "../play/dice/dice.js";
import { el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { apply, EMPTY, place, readLayout, readMarks } from "../model/notation.js";
import { shownAs } from "../model/facts.js";
import { layouts } from "../net/api.js";
import { UNIT } from "../sheet/geometry.js";
import { SheetPicture, printedArt } from "../sheet/sheet.js";

/** @typedef {import("./examples.js").RuleExample} RuleExample */

const MARGIN = 7;

/** @type {Promise<Awaited<ReturnType<typeof layouts>>> | undefined} */
let known;

/** @param {RuleExample} example */
export function ruleExample(example) {
  const caption = t(`example-${example.key}`);
  const frame = el("div", { class: "frame", role: "img", "aria-label": caption });
  const dice = example.roll?.split(" ").map((face, at) => die(example.adventure, at, face)) ?? [];
  const figure = el("figure", { class: "rule-example", "data-adv": example.adventure },
    frame,
    el("figcaption", {}, dice.length > 0 && el("span", { class: "faces", "aria-hidden": "true" }, ...dice), caption),
  );
  const [from, to] = example.corners.map(place);
  if (from && to) frame.style.setProperty("aspect-ratio", `${to[0] - from[0] + 1} / ${to[1] - from[1] + 1}`);
  whenNear(figure, () => void drawn(example).then((picture) => put(frame, picture), () => undefined));
  return figure;
}

/** @param {RuleExample} example */
async function drawn(example) {
  const { adventure, marks, pencil = "", may, reasons = [], corners } = example;
  known ??= layouts();
  const text = (await known).find((each) => each.adventure === adventure && each.name === "front")?.text ?? "";
  const art = await printedArt({ adventure, side: "front" });
  const picture = new SheetPicture({ art, adventure, layout: readLayout(text), label: "", interactive: false });
  const treasures = reasons.filter(({ kind }) => shownAs(adventure, kind) === "treasure");
  picture.ink(apply(EMPTY, readMarks(marks), Object.fromEntries(treasures.map(({ space, spaces }) => [space, spaces]))));
  picture.pencil(readMarks(pencil));
  picture.legal(may?.spaces ?? []);
  const element = picture.element;
  element.setAttribute("aria-hidden", "true");
  element.setAttribute("viewBox", crop(corners));
  if (reasons.length === 1) picture.explain(reasons[0] ?? null); // several would dim each other
  return element;
}

/** @param {readonly [string, string]} corners */
function crop([from, to]) {
  const [left, top] = place(from);
  const [right, bottom] = place(to);
  const size = [(right - left + 1) * UNIT, (bottom - top + 1) * UNIT].map((each) => each + 2 * MARGIN);
  return [left * UNIT - MARGIN, top * UNIT - MARGIN, ...size].join(" ");
}

/** @param {Element} element @param {() => void} act */
function whenNear(element, act) {
  const watcher = new IntersectionObserver((seen) => {
    if (!seen.some((each) => each.isIntersecting)) return;
    watcher.disconnect();
    act();
  }, { rootMargin: "400px" });
  watcher.observe(element);
}
