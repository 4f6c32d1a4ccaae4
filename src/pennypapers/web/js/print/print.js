// The print screen: options, a preview and the PDF. The server makes both from the same address.

import { Refusal } from "../net/api.js";
import { choice } from "../ui/choice.js";
import { dress, el, put } from "../ui/dom.js";
import { language, t } from "../app/language.js";
import { LANGUAGES } from "../app/languages.js";
import { ownLayout } from "../lobby/own-layout.js";
import { isOnBothSides, isPad, previewPages, printAddress, printedPages } from "./print-options.js";
import { refusalKind, refusalLine, refusalText } from "../app/refusal.js";
import { sheetThumb } from "../sheet/sheet-thumb.js";
import { adventures, factsOf } from "../model/facts.js";
import { scene } from "../app/scene.js";
import { icon, lettering } from "../ui/symbols.js";
import { at } from "../net/address.js";
import { IS_ALONE } from "../net/reach.js";

/** @typedef {import("./print-options.js").Wish} Wish */

const WHATS = /** @type {const} */ (["sheets", "blank", "rules", "dice"]);
const PAPERS = /** @type {const} */ (["a4", "letter"]);
const ON_A_PAGE = /** @type {const} */ (["1", "2", "4"]);
const COPIES = /** @type {const} */ (["1", "2", "4", "8", "12", "20", "40"]);
const PAUSE = 250;

/** @type {import("../app/main.js").Screen} */
export default function printing(place) {
  document.title = t("print-title");
  if (IS_ALONE) {
    void import("./prepared.js").then(({ prepared }) => prepared(place));
    return undefined;
  }
  const asked = new URLSearchParams(location.search).get("adventure");
  /** @type {Wish} */
  const wish = {
    what: "sheets", adventure: factsOf(asked).key, side: "front", own: "",
    paper: "a4", perPage: 1, copies: 1, language: language(),
  };
  const own = ownLayout();
  const sides = el("div");
  const numbers = el("div", { class: "numbers" });
  const pages = el("div", { class: "print-pages" });
  const wrong = el("p", { class: "wrong", role: "alert" });
  const hint = el("p", { class: "small muted" });
  const take = el("a", { class: "btn primary big", download: "" }, icon("i-print"), t("print-download"));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  let asking = new AbortController();

  /** Show only the choices that apply to what is printed. */
  function dressUp() {
    document.documentElement.dataset.adv = wish.adventure;
    own.element.hidden = wish.what !== "sheets";
    put(sides, wish.what === "sheets" && choice({
      name: "side", legend: t("host-side"), value: wish.side, class: "pictures",
      options: [...factsOf(wish.adventure).sides, "both"].map((side) => ({
        value: side,
        face: side === "both"
          ? [el("span", { class: "both" }, icon("i-swap", 40), el("b", {}, t("print-side-both")))]
          : [sheetThumb(wish.adventure, side), el("b", {}, t(`side-${side}`))],
      })),
      chosen: changing((side) => (wish.side = side)),
    }));
    put(numbers, ...(isPad(wish) ? [
      slips("per-page", t("print-per-page"), ON_A_PAGE, String(wish.perPage), (value) => {
        wish.perPage = Number(value);
        wish.copies = Math.max(wish.copies, wish.perPage); // avoid a page with three empty places
        const slip = numbers.querySelector(`[name=copies][value="${wish.copies}"]`);
        if (slip instanceof HTMLInputElement) slip.checked = true;
      }),
      slips("copies", t("print-copies"), COPIES, String(wish.copies), (value) => (wish.copies = Number(value))),
    ] : []));
    look();
  }

  /** @template {string} V @param {(value: V) => void} note @returns {(value: V) => void} */
  function changing(note) {
    return (value) => {
      note(value);
      look();
    };
  }

  /** @param {string} name @param {string} legend @param {readonly string[]} values @param {string} value @param {(value: string) => void} note */
  function slips(name, legend, values, value, note) {
    return choice({ name, legend, value, options: values.map((each) => ({ value: each, face: [each] })), chosen: changing(note) });
  }

  /** Update the preview after a pause. */
  function look() {
    wish.own = own.text();
    dress(take, { href: printAddress(wish, "pdf") });
    put(hint, t(isOnBothSides(wish) ? "print-hint-duplex" : "print-hint"));
    dress(pages, { "aria-busy": "true" });
    clearTimeout(waiting);
    waiting = setTimeout(() => void show(), PAUSE);
  }

  async function show() {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const drawn = await Promise.all(previewPages(wish).map((page) => picture(page, signal)));
      release();
      put(pages, ...drawn);
      put(wrong);
      own.refuse(null);
    } catch (error) {
      if (signal.aborted) return;
      refuse(/** @type {Refusal} */ (error));
    }
    dress(pages, { "aria-busy": null });
  }

  /** @param {number} page @param {AbortSignal} signal */
  async function picture(page, signal) {
    const answer = await fetch(at(printAddress(wish, "svg", page)), { signal });
    if (!answer.ok) throw new Refusal(await answer.json());
    const source = URL.createObjectURL(await answer.blob());
    return el("img", { src: source, alt: t("print-page", { page, pages: printedPages(wish) }) });
  }

  /** @param {Refusal} refused */
  function refuse(refused) {
    release();
    put(pages);
    if (wish.own && ["layout", "text"].includes(refusalKind(refused))) own.refuse(refusalText(refused), refusalLine(refused));
    else put(wrong, refusalText(refused));
  }

  function release() {
    for (const image of pages.querySelectorAll("img")) URL.revokeObjectURL(image.src);
  }

  own.element.addEventListener("input", look);
  own.element.addEventListener("change", () => setTimeout(look, PAUSE)); // a file is read meanwhile
  own.element.addEventListener("toggle", look);
  put(place, el("div", { class: "way host print" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("print-title"), { height: 18 })),
    ),
    el("main", { class: "host-main" },
      el("section", { class: "card what" },
        el("p", {}, t("print-lead")),
        choice({
          name: "what", legend: t("print-what"), value: wish.what,
          options: WHATS.map((what) => ({ value: what, face: [t(`print-what-${what}`)] })),
          chosen: (what) => {
            wish.what = what;
            dressUp();
          },
        }),
        choice({
          name: "adventure", legend: t("host-adventure"), value: wish.adventure, class: "pictures",
          options: adventures().map(({ key }) => ({ value: key, face: [scene(key), el("b", {}, t(`short-${key}`))] })),
          chosen: (key) => {
            wish.adventure = key;
            dressUp();
          },
        }),
        sides,
        own.element,
        numbers,
        choice({
          name: "paper", legend: t("print-paper"), value: wish.paper,
          options: PAPERS.map((paper) => ({ value: paper, face: [t(`print-paper-${paper}`)] })),
          chosen: changing((paper) => (wish.paper = paper)),
        }),
        choice({
          name: "language", legend: t("print-language"), value: wish.language,
          options: Object.entries(LANGUAGES).map(([value, name]) => ({ value, face: [el("span", { lang: value }, name)] })),
          chosen: changing((value) => (wish.language = value)),
        }),
      ),
      el("section", { class: "card preview", "aria-label": t("print-preview") }, wrong, pages, hint, take),
    ),
  ));
  put(pages, el("p", { class: "small muted" }, t("print-drawing")));
  dressUp();
  return () => {
    clearTimeout(waiting);
    asking.abort();
    release();
  };
}
