// Opening a table: an adventure, a side, the house rules, and whether one plays along or only shows the big screen.

import { dress, el, put } from "./dom.js";
import { ADVENTURES, SIDES } from "./adventures.js";
import { openTable, takeSeat } from "./api.js";
import { choice } from "./choice.js";
import { CLOCKS, clockName, optionsText, ruleName, rulesOf, valueName } from "./house-rules.js";
import { go } from "./main.js";
import { keepSeat } from "./memory.js";
import { nameField } from "./name-field.js";
import { ownLayout } from "./own-layout.js";
import { refusalText } from "./refusal.js";
import { scene } from "./scene.js";
import { sheetThumb } from "./sheet-thumb.js";
import { icon, lettering } from "./symbols.js";
import { t } from "./language.js";

/** @typedef {import("./api.js").Refusal} Refusal */

/** @type {import("./main.js").Screen} */
export default function host(place) {
  document.title = t("host-title");
  let adventure = /** @type {string} */ (ADVENTURES.find(({ key }) => key === new URLSearchParams(location.search).get("adventure"))?.key ?? "temple");
  let side = "front";
  let clock = 0;
  let plays = true;
  /** @type {Map<string, string>} */
  const rules = new Map();
  /** @type {{wish: string, code: string, token: string} | null} a table that is open already while its host's name is mended */
  let opened = null;

  const sides = el("div");
  const ruleBox = el("div", { class: "house" });
  const field = nameField({ id: "host-name" });
  const own = ownLayout();
  const paper = el("a", { class: "lk" }, icon("i-print", 20), t("print-title"));
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", { class: "btn primary big start", type: "submit" }, icon("i-people"), t("host-open"));

  function dressUp() {
    document.documentElement.dataset.adv = adventure;
    dress(paper, { href: `/print?adventure=${adventure}` });
    put(sides, choice({
      name: "side", legend: t("host-side"), value: side, class: "pictures sides",
      options: SIDES.map((each) => ({ value: each, face: [sheetThumb(adventure, each), el("b", {}, t(`side-${each}`))] })),
      chosen: (value) => (side = value),
    }));
    put(ruleBox, ...rulesOf(adventure).map((rule) => choice({
      name: rule.key, legend: ruleName(rule, adventure), hint: t(`host-hint-${rule.key.replaceAll("_", "-")}`),
      value: rules.get(rule.key) ?? rule.values[0],
      options: rule.values.map((value) => ({ value, face: [valueName(rule, value)] })),
      chosen: (value) => rules.set(rule.key, value),
    })));
  }

  /** @param {Event} event */
  async function open(event) {
    event.preventDefault();
    put(wrong);
    own.refuse(null);
    const name = plays ? field.read() : "";
    if (name === null) return;
    button.disabled = true;
    const wish = { adventure, layout: own.text() || side, options: optionsText(adventure, rules), ...(clock > 0 && { clock }) };
    try {
      const { code, token } = await table(wish);
      if (plays) await sit(code, token, name);
      else keepSeat({ code, token, adventure, solo: false, screen: true });
      go(plays ? `/t/${code}` : `/t/${code}/screen`, { replace: true });
    } catch (refused) {
      button.disabled = false;
      refuse(/** @type {Refusal} */ (refused));
    }
  }

  /** @param {import("./api.js").NewTable} wish */
  async function table(wish) {
    const key = JSON.stringify(wish);
    if (opened?.wish !== key) opened = { wish: key, ...(await openTable(wish)) };
    return opened;
  }

  /** @param {string} code @param {string} token @param {string} name */
  async function sit(code, token, name) {
    const taken = await takeSeat(code, { name }, token);
    keepSeat({ code, token: taken.token, adventure, solo: false, name });
  }

  /** @param {Refusal} refused */
  function refuse(refused) {
    if (refused.code === "name") field.refuse(refusalText(refused));
    else if (own.text() && refused.code === "layout") own.refuse(refused.message);
    else put(wrong, refusalText(refused));
  }

  dressUp();
  const named = el("div", { class: "seat-name" }, field.element);
  put(place, el("form", { class: "way host", onsubmit: open, novalidate: true },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("host-title"), { height: 18 })),
    ),
    el("main", { class: "host-main" },
      el("section", { class: "card what" },
        choice({
          name: "adventure", legend: t("host-adventure"), value: adventure, class: "pictures",
          options: ADVENTURES.map(({ key, minutes }) => ({
            value: key, face: [scene(key), el("b", {}, t(`short-${key}`)), el("small", {}, t("host-minutes", { minutes }))],
          })),
          chosen: (value) => {
            adventure = value;
            dressUp();
          },
        }),
        sides,
        own.element,
        paper,
      ),
      el("section", { class: "card how" },
        choice({
          name: "clock", legend: t("host-clock"), hint: t("host-clock-hint"), value: "0",
          options: CLOCKS.map((seconds) => ({ value: String(seconds), face: [clockName(seconds)] })),
          chosen: (value) => (clock = Number(value)),
        }),
        ruleBox,
      ),
      el("section", { class: "card you" },
        choice({
          name: "plays", legend: t("host-you"), value: "yes",
          options: [{ value: "yes", face: [icon("i-pencil", 20), t("host-you-play")] }, { value: "no", face: [icon("i-qr", 20), t("host-you-show")] }],
          chosen: (value) => {
            plays = value === "yes";
            named.hidden = !plays;
          },
        }),
        named,
      ),
      wrong,
      button,
    ),
  ));
}
