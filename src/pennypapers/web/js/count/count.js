// The screen that counts paper sheets: choose the sheets, then type them in an editor. The texts are stored in this
// browser until others are begun.

import { countSheets, layouts } from "../net/api.js";
import { choice } from "../ui/choice.js";
import { SheetEditor } from "./sheet-editor.js";
import { el, put } from "../ui/dom.js";
import { focusHeading, hasKeyboardFocus } from "../ui/focus.js";
import { t } from "../app/language.js";
import { readLayout } from "../model/notation.js";
import { ownLayout } from "../lobby/own-layout.js";
import { blankPaper, keepPapers, keptPapers, readPaper, writePaper } from "./typed-sheets.js";
import { refusalLine, refusalText } from "../app/refusal.js";
import { adventures, factsOf } from "../model/facts.js";
import { scene } from "../app/scene.js";
import { printedArt } from "../sheet/sheet.js";
import { sheetThumb } from "../sheet/sheet-thumb.js";
import { icon, lettering } from "../ui/symbols.js";

/** @typedef {import("./typed-sheets.js").Kept} Kept */
/** @typedef {import("../app/refusal.js").Refused} Refused */

/** @type {import("../app/main.js").Screen} */
export default async function count(place) {
  document.title = t("count-title");
  /** @type {SheetEditor | null} */
  let editor = null;

  /** @param {Kept} kept */
  async function open(kept) {
    const { adventure, side } = kept;
    const text = kept.layout || (await layouts()).find((each) => each.adventure === adventure && each.name === side)?.text || "";
    const art = await printedArt(kept.layout ? { layout: text } : { adventure, side });
    if (!place.isConnected) return;
    const layout = readLayout(text);
    const reference = kept.layout ? `${layout.name}.layout` : side;
    const papers = kept.texts.map(readPaper);
    document.documentElement.dataset.adv = adventure;
    editor = new SheetEditor({
      art, layout, reference, papers, at: kept.at,
      count: (sheets) => countSheets({ sheets, ...(kept.layout && { layout: kept.layout }) }),
      keep: (texts, at) => keepPapers({ ...kept, texts, at }),
    });
    const [isOpen, isByKeyboard] = [place.childElementCount > 0, hasKeyboardFocus(place)];
    put(place, el("div", { class: "way count-screen" },
      el("header", { class: "bar" },
        el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
        el("h1", { class: "mid" }, lettering(t("count-title"), { height: 18 })),
        el("button", { type: "button", class: "btn small-btn", onclick: anew }, icon("i-swap", 20), el("span", {}, t("count-other"))),
      ),
      editor.element,
    ));
    if (isByKeyboard) editor.enter();
    else if (isOpen) focusHeading(place);
  }

  function anew() {
    editor?.end();
    editor = null;
    keepPapers(null);
    put(place, chooser((wish) => open(wish)));
    focusHeading(place);
  }

  const kept = keptPapers();
  if (!kept) put(place, chooser((wish) => open(wish)));
  else await open(kept).catch(() => put(place, chooser((wish) => open(wish))));
  return () => editor?.end();
}

/** @param {(wish: Kept) => Promise<void>} open */
function chooser(open) {
  let adventure = factsOf(new URLSearchParams(location.search).get("adventure")).key;
  let side = "front";
  const sides = el("div");
  const own = ownLayout();
  const wrong = el("p", { class: "wrong", role: "alert" });

  function dressUp() {
    document.documentElement.dataset.adv = adventure;
    put(sides, choice({
      name: "side", legend: t("host-side"), value: side, class: "pictures sides",
      options: factsOf(adventure).sides.map((each) => ({ value: each, face: [sheetThumb(adventure, each), el("b", {}, t(`side-${each}`))] })),
      chosen: (value) => (side = value),
    }));
  }

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    put(wrong);
    own.refuse(null);
    const text = own.text();
    try {
      if (text) await whether(text);
      const named = text ? readLayout(text).adventure : adventure;
      const blank = text ? readLayout(text) : { adventure, name: side, rows: 1, columns: 0, kinds: new Map() };
      const reference = text ? `${blank.name}.layout` : side;
      await open({ adventure: named, side, layout: text, texts: [writePaper(blank, reference, blankPaper())], at: 0 });
    } catch (refused) {
      const says = refusalText(/** @type {Refused} */ (refused));
      if (text) own.refuse(/** @type {Error} */ (refused).message ?? says, refusalLine(/** @type {Refused} */ (refused)));
      else put(wrong, says);
    }
  }

  /** The server says what is wrong with a layout. @param {string} text */
  async function whether(text) {
    const layout = readLayout(text);
    await countSheets({ sheets: [writePaper(layout, `${layout.name || "own"}.layout`, blankPaper())], layout: text });
  }

  dressUp();
  return el("form", { class: "way host count-choice", onsubmit: begin, novalidate: true },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("count-title"), { height: 18 })),
    ),
    el("main", { class: "host-main" },
      el("p", { class: "says" }, t("count-says")),
      el("section", { class: "card what" },
        choice({
          name: "adventure", legend: t("host-adventure"), value: adventure, class: "pictures",
          options: adventures().map(({ key }) => ({ value: key, face: [scene(key), el("b", {}, t(`short-${key}`))] })),
          chosen: (value) => {
            adventure = value;
            dressUp();
          },
        }),
        sides,
        own.element,
      ),
      wrong,
      el("div", { class: "dock" }, el("button", { class: "btn primary big start", type: "submit" }, icon("i-pencil"), t("count-begin"))),
    ),
  );
}
