// Opening a table: a name and an adventure are enough. Folded below are the side, the clock and the house rules, whether
// one plays along or only shows the big screen, and bots.

import { dress, el, put } from "../ui/dom.js";
import { addBot, openTable, takeSeat } from "../net/api.js";
import { newChain } from "../dice/kept-dice.js";
import { choice } from "../ui/choice.js";
import { HostBots } from "./host-bots.js";
import { go } from "../app/main.js";
import { keepSeat } from "../app/memory.js";
import { nameField } from "./name-field.js";
import { ownLayout } from "./own-layout.js";
import { refusalKind, refusalLine, refusalText } from "../app/refusal.js";
import { SetUpForm } from "./set-up-form.js";
import { factsOf } from "../model/facts.js";
import { icon, lettering } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../net/api.js").Refusal} Refusal */

/** @type {import("../app/main.js").Screen} */
export default function host(place) {
  document.title = t("host-title");
  let adventure = factsOf(new URLSearchParams(location.search).get("adventure")).key;
  let plays = true;
  /** @type {{wish: string, code: string, token: string} | null} the open table, while its host still corrects their name */
  let opened = null;

  const field = nameField({ id: "host-name" });
  const own = ownLayout();
  const bots = new HostBots();
  const paper = el("a", { class: "lk" }, icon("i-print", 20), t("print-title"));
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", { class: "btn primary big", type: "submit" }, icon("i-people"), t("host-open"));

  const form = new SetUpForm({ adventure, side: "front", clock: 0, rules: new Map(), links: "each" }, { changed: dressUp });
  dressUp(adventure);

  /** @param {string} chosen */
  function dressUp(chosen) {
    adventure = chosen;
    document.documentElement.dataset.adv = chosen;
    dress(paper, { href: `/print?adventure=${chosen}` });
  }

  /** @param {Event} event */
  async function open(event) {
    event.preventDefault();
    put(wrong);
    own.refuse(null);
    const name = plays ? field.read() : "";
    if (name === null) return;
    button.disabled = true;
    const wish = { ...form.wish, ...(own.text() && { layout: own.text() }) };
    try {
      const { code, token } = await table(wish);
      const host = plays ? await sit(code, token, name) : token;
      if (!plays) keepSeat({ code, token, adventure, solo: false, screen: true });
      await seatBots(code, host);
      if (place.isConnected) go(plays ? `/t/${code}` : `/t/${code}/screen`, { replace: true });
    } catch (refused) {
      button.disabled = false;
      refuse(/** @type {Refusal} */ (refused));
    }
  }

  /** @param {import("../net/api.js").NewTable} wish */
  async function table(wish) {
    const key = JSON.stringify(wish);
    if (opened?.wish !== key) opened = { wish: key, ...(await openTable(wish)) };
    return opened;
  }

  /** @param {string} code @param {string} token @param {string} name */
  async function sit(code, token, name) {
    const taken = await takeSeat(code, { name, anchor: newChain(code) }, token);
    keepSeat({ code, token: taken.token, adventure, solo: false, name });
    return taken.token;
  }

  /** Add the chosen bots. If that fails, say so: the table is open and the lobby can add them. @param {string} code @param {string} token */
  async function seatBots(code, token) {
    try {
      for (const bot of bots.wanted) await addBot(code, bot, token);
    } catch (refused) {
      toast(refusalText(/** @type {Refusal} */ (refused)));
    }
  }

  /** @param {Refusal} refused */
  function refuse(refused) {
    if (refusalKind(refused) === "name") field.refuse(refusalText(refused));
    else if (own.text() && ["layout", "text"].includes(refusalKind(refused))) {
      fold.open = true;
      own.refuse(refusalText(refused), refusalLine(refused));
    } else put(wrong, refusalText(refused));
  }

  const named = el("section", { class: "card seat-name" }, field.element);
  const fold = el("details", { class: "card fold" },
    el("summary", {}, icon("i-settings"), el("span", {}, el("b", {}, t("host-house-rules")), el("small", {}, t("host-house-rules-hint"))), icon("i-next", 20)),
    el("div", { class: "folded" },
      choice({
        name: "plays", legend: t("host-you"), value: "yes",
        options: [{ value: "yes", face: [icon("i-pencil", 20), t("host-you-play")] }, { value: "no", face: [icon("i-qr", 20), t("host-you-show")] }],
        chosen: (value) => {
          plays = value === "yes";
          named.hidden = !plays;
        },
      }),
      bots.element, form.how, form.sides, own.element, paper,
    ),
  );
  put(place, el("form", { class: "way host", onsubmit: open, novalidate: true },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("host-title"), { height: 18 })),
    ),
    el("main", { class: "host-main" },
      named,
      el("section", { class: "card what" }, form.which),
      fold,
      el("a", { class: "lk one-phone-way", href: "/one-phone" }, icon("i-swap", 20), t("host-one-phone")),
      wrong,
      el("div", { class: "dock" }, button),
    ),
  ));
}
