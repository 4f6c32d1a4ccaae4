// A game round one device: the names of who plays, an adventure, and off it goes. Folded below are bots, hints, the side of
// the sheet and the house rules.

import { el, put } from "../ui/dom.js";
import { addBot, openTable, takeSeat } from "../net/api.js";
import { newChain } from "../dice/kept-dice.js";
import { choice } from "../ui/choice.js";
import { HostBots } from "../lobby/host-bots.js";
import { ownLayout } from "../lobby/own-layout.js";
import { SetUpForm } from "../lobby/set-up-form.js";
import { go } from "../app/main.js";
import { keepSeat } from "../app/memory.js";
import { refusalKind, refusalLine, refusalText } from "../app/refusal.js";
import { settings } from "../app/settings.js";
import { factsOf } from "../model/facts.js";
import { seatKeys, wrongNames } from "../model/table/sharing.js";
import { askOnce } from "../net/ask-once.js";
import { icon, lettering } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { PeopleForm } from "./people-form.js";

/** @typedef {import("../app/memory.js").Sharer} Sharer */

/** @type {import("../app/main.js").Screen} */
export default function newGame(place) {
  document.title = t("one-phone-title");
  const { key: adventure } = factsOf(new URLSearchParams(location.search).get("adventure"));
  let hasHints = true;
  const people = new PeopleForm();
  const bots = new HostBots();
  const own = ownLayout();
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", { class: "btn primary big", type: "submit" }, icon("i-play"), t("one-phone-start"));
  const dressUp = (/** @type {string} */ chosen) => (document.documentElement.dataset.adv = chosen);
  const form = new SetUpForm({ adventure, side: "front", clock: 0, rules: new Map(), links: "each" }, { changed: dressUp, hasClock: false });
  dressUp(adventure);

  /** @param {Event} event */
  async function start(event) {
    event.preventDefault();
    put(wrong);
    people.refuse(null);
    own.refuse(null);
    const mistake = wrongNames(people.typed);
    if (mistake) return people.refuse(mistake.at, t(`one-phone-${mistake.why}`));
    button.disabled = true;
    let at = 0; // the field of whose seat is asked for
    try {
      const { names } = people;
      settings.set("people", names);
      const { adventure: chosen = "", ...wish } = form.wish;
      const { code, token } = await openTable({ adventure: chosen, ...wish, ...(own.text() && { layout: own.text() }) });
      /** @type {Sharer[]} */
      const sharers = [];
      for (const name of names) {
        at = people.typed.findIndex((each) => each.trim() === name);
        const host = sharers[0]?.token;
        const taken = await takeSeat(code, { name, anchor: newChain(/** @type {string} */ (seatKeys(code)[sharers.length])), ...(host && { listed: false }) }, host ? undefined : token);
        sharers.push({ name, token: taken.token });
      }
      const first = sharers[0]?.token ?? token;
      for (const bot of bots.wanted) await addBot(code, bot, first);
      if (hasHints) await askOnce(code, first, { type: "allow_hints", on: true });
      keepSeat({ code, token: first, adventure: chosen, solo: false, people: sharers });
      if (place.isConnected) go(`/t/${code}`, { replace: true });
    } catch (refused) {
      button.disabled = false;
      refuse(/** @type {import("../net/api.js").Refusal} */ (refused), at);
    }
    return undefined;
  }

  /** @param {import("../net/api.js").Refusal} refused @param {number} at whose seat was asked for */
  function refuse(refused, at) {
    if (refusalKind(refused) === "name") people.refuse(at, refusalText(refused));
    else if (own.text() && ["layout", "text"].includes(refusalKind(refused))) {
      fold.open = true;
      own.refuse(refusalText(refused), refusalLine(refused));
    } else put(wrong, refusalText(refused));
  }

  const fold = el("details", { class: "card fold" },
    el("summary", {}, icon("i-settings"), el("span", {}, el("b", {}, t("host-house-rules")), el("small", {}, t("one-phone-fold-hint"))), icon("i-next", 20)),
    el("div", { class: "folded" },
      bots.element,
      choice({
        name: "hints", legend: t("same-hints"), value: "yes",
        options: [{ value: "yes", face: [t("same-hints-yes")] }, { value: "no", face: [t("same-hints-no")] }],
        chosen: (value) => (hasHints = value === "yes"),
      }),
      form.sides, own.element, form.how,
    ),
  );
  put(place, el("form", { class: "way host one-phone", onsubmit: start, novalidate: true },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("one-phone-title"), { height: 18 })),
    ),
    el("main", { class: "host-main" },
      people.element,
      el("section", { class: "card what" }, form.which),
      fold,
      wrong,
      el("div", { class: "dock" }, button),
    ),
  ));
}
