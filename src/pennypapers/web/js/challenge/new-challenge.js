// `/challenge`: make a challenge, or open one that came as a file. An adventure and a side are enough; a title, a clock,
// house rules and a closing time may be added. Without a server it is made on this device, to be sent as a file.

import { makeChallenge } from "../net/api.js";
import { LONGEST_TITLE } from "../net/sizes.js";
import { ownLayout } from "../lobby/own-layout.js";
import { SetUpForm } from "../lobby/set-up-form.js";
import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalKind, refusalLine, refusalText } from "../app/refusal.js";
import { factsOf } from "../model/facts.js";
import { IS_ALONE, mayAnswer } from "../net/reach.js";
import { choice } from "../ui/choice.js";
import { el, put } from "../ui/dom.js";
import { icon, lettering } from "../ui/symbols.js";
import { openFileCard } from "./open-file.js";
import { ticketsField } from "./tickets-field.js";

/** After how many days a challenge closes; nought is never. */
const DAYS = [0, 1, 3, 7];

/** @type {import("../app/main.js").Screen} */
export default async function newChallenge(place) {
  document.title = t("same-new");
  const isHere = IS_ALONE || (mayAnswer() && !(await import("../device/standing.js").then(({ lookForServer }) => lookForServer())));
  if (!place.isConnected) return;
  const { key: adventure } = factsOf(new URLSearchParams(location.search).get("adventure"));
  let days = 0;
  let hasHints = true;
  const title = el("input", { id: "challenge-title", class: "field", type: "text", maxlength: LONGEST_TITLE, autocomplete: "off", enterkeyhint: "done", "aria-describedby": "challenge-title-hint" });
  const own = ownLayout();
  const tickets = ticketsField();
  const wrong = el("p", { class: "wrong", role: "alert" });
  const button = el("button", { class: "btn primary big", type: "submit" }, icon("i-dice"), t("same-make"));
  const dressUp = (/** @type {string} */ chosen) => (document.documentElement.dataset.adv = chosen);
  const form = new SetUpForm({ adventure, side: "front", clock: 0, rules: new Map(), links: "first" }, { changed: dressUp, hasFixedDice: true, hasClock: !isHere });
  dressUp(adventure);

  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    put(wrong);
    own.refuse(null);
    tickets.refuse(null);
    const names = tickets.names();
    button.disabled = true;
    const { links: _, ...chosen } = form.wish;
    const wish = { ...chosen, ...(own.text() && { layout: own.text() }), title: title.value.trim() };
    const more = { hints: hasHints, closes_in_hours: days ? days * 24 : null, ...(names && { tickets: names }) };
    try {
      const { code } = await makeChallenge({ ...wish, ...(!isHere && more) }, isHere);
      if (place.isConnected) go(`/c/${code}`, { replace: true });
    } catch (refused) {
      button.disabled = false;
      refuse(/** @type {import("../net/api.js").Refusal} */ (refused));
    }
  }

  /** @param {import("../net/api.js").Refusal} refused */
  function refuse(refused) {
    if (own.text() && ["layout", "text"].includes(refusalKind(refused))) own.refuse(refusalText(refused), refusalLine(refused));
    else if (refusalKind(refused) === "name" || refused.code.startsWith("challenge.ticket")) tickets.refuse(refusalText(refused), refusalLine(refused));
    else put(wrong, refusalText(refused));
  }

  const fold = el("details", { class: "card fold" },
    el("summary", {}, icon("i-settings"), el("span", {}, el("b", {}, t("host-house-rules")), !isHere && el("small", {}, t("same-more-hint"))), icon("i-next", 20)),
    el("div", { class: "folded" },
      !isHere && choice({
        name: "closing", legend: t("same-closing"), hint: t("same-closing-hint"), value: "0",
        options: DAYS.map((each) => ({ value: String(each), face: [each ? t("same-closing-days", { count: each }) : t("same-closing-never")] })),
        chosen: (value) => (days = Number(value)),
      }),
      !isHere && choice({
        name: "hints", legend: t("same-hints"), value: "yes",
        options: [{ value: "yes", face: [t("same-hints-yes")] }, { value: "no", face: [t("same-hints-no")] }],
        chosen: (value) => (hasHints = value === "yes"),
      }),
      form.how,
    ),
  );
  put(place, el("form", { class: "way host new-challenge", onsubmit: make, novalidate: true },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("same-title"), { height: 18 })),
    ),
    el("main", { class: "host-main" },
      el("p", { class: "new-says" }, t(isHere ? "same-file-new-says" : "same-new-says")),
      el("section", { class: "card what" }, form.which),
      el("section", { class: "card sides-and-own" }, form.sides, own.element),
      el("section", { class: "card named seat-name" },
        el("label", { for: title.id }, t("same-name")), title, el("small", { id: "challenge-title-hint", class: "muted" }, t("same-name-hint"))),
      fold,
      !isHere && tickets.element,
      !isHere && el("a", { class: "card fold to-evening", href: "/evening" },
        icon("i-people"), el("span", {}, el("b", {}, t("evening-several")), el("small", {}, t("evening-several-hint"))), icon("i-next", 20)),
      openFileCard(),
      wrong,
      el("div", { class: "dock" }, button),
    ),
  ));
}
