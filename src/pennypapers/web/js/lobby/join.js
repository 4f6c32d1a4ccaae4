// The screen to join a table: by its code or link, then with a name.

import { el, put } from "../ui/dom.js";
import { lookAt, takeSeat } from "../net/api.js";
import { challengeAt } from "../net/challenges.js";
import { newChain } from "../dice/kept-dice.js";
import { announce } from "../ui/announce.js";
import { codeBoxes } from "./code-boxes.js";
import { go } from "../app/main.js";
import { keepSeat, seatAt } from "../app/memory.js";
import { nameField } from "./name-field.js";
import { refusalKind, refusalText } from "../app/refusal.js";
import { scene } from "../app/scene.js";
import { icon, lettering } from "../ui/symbols.js";
import { t } from "../app/language.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../net/api.js").TableLook} TableLook */
/** @typedef {import("../app/refusal.js").Refused} Refused */

/** How often the table is looked at again, in milliseconds. */
const AGAIN = 4000;
/** How many letters the code of a challenge has; a table's may have as many. */
const CHALLENGE = 5;

/** @type {import("../app/main.js").Screen} */
export default async function join(place) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  document.title = t("join-title");
  const code = (new URLSearchParams(location.search).get("code") ?? "").toUpperCase();
  const kept = code ? seatAt(code) : undefined;
  if (kept && !kept.screen) {
    go(`/t/${code}`, { replace: true });
    return undefined;
  }
  const inside = el("main", { class: "entry" });
  put(place, el("div", { class: "way" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("join-title"), { height: 18 })),
    ),
    inside,
  ));
  if (!code) {
    askCode(inside);
    return undefined;
  }
  put(inside, el("p", { class: "card" }, t("join-looking", { code })));
  try {
    let look = await lookAt(code);
    if (!place.isConnected) return undefined;
    show(inside, look);
    timer = setInterval(() => void follow(inside, look).then((next) => (look = next)), AGAIN);
  } catch (refused) {
    const gone = refusalKind(/** @type {Refused} */ (refused)) === "code";
    if (gone && code.length === CHALLENGE && (await challengeAt(code).catch(() => null))) {
      if (place.isConnected) go(`/c/${code}`, { replace: true });
      return undefined;
    }
    if (!place.isConnected) return undefined;
    askCode(inside, code, gone ? t("join-no-table", { code }) : refusalText(/** @type {Refused} */ (refused)));
  }
  return () => clearInterval(timer);
}

/** Look at the table again, and show what it offers if its game has begun or ended meanwhile. @param {HTMLElement} inside @param {TableLook} before */
async function follow(inside, before) {
  const look = document.hidden ? before : await lookAt(before.code).catch(() => before);
  if (look.phase === before.phase || !inside.isConnected) return look;
  show(inside, look);
  if (look.phase === "over") toast(t("join-has-ended"));
  return look;
}

/** @param {HTMLElement} inside @param {string} [code] @param {string} [wrong] */
function askCode(inside, code = "", wrong = "") {
  const boxes = codeBoxes((whole) => go(`/join?code=${whole}`, { replace: true }), code);
  put(inside, el("section", { class: "card big-code" }, el("label", { for: boxes.input.id }, t("join-type-code")), boxes.element));
  if (wrong) boxes.refuse(wrong);
  else boxes.input.focus();
}

/** What this table offers to somebody who comes now. @param {HTMLElement} inside @param {TableLook} look */
function show(inside, look) {
  document.documentElement.dataset.adv = look.adventure;
  const names = look.seats.map((seat) => seat.name);
  put(inside,
    el("section", { class: "card table-look" },
      scene(look.adventure),
      el("div", {},
        el("h2", {}, lettering(t(`short-${look.adventure}`), { height: 18 })),
        el("p", { class: "small muted" }, t("join-table", { code: look.code })),
        el("p", { class: "who" }, t("join-who", { count: names.length, names: few(names) })),
      ),
    ),
    ...offers(look),
    el("p", { class: "ways-out" },
      el("a", { class: "lk", href: `/t/${look.code}/screen` }, t("join-just-watch")),
      el("a", { class: "lk", href: "/join" }, t("join-another")),
    ),
  );
}

/** @param {TableLook} look @returns {HTMLElement[]} */
function offers(look) {
  if (look.phase === "over") {
    announce(t("join-over"));
    return [notice(t("join-over"), el("a", { class: "btn primary big", href: `/replay/${look.code}` }, icon("i-replay"), t("join-see-replay")))];
  }
  if (look.locked) {
    announce(t("join-locked"));
    return [notice(t("join-locked"), el("a", { class: "btn primary big", href: `/t/${look.code}/screen` }, icon("i-eye"), t("join-just-watch")))];
  }
  if (look.phase === "lobby") return [named(look, { id: "name", says: t("join-sit-down") })];
  const bots = look.seats.flatMap((seat, at) => (seat.is_bot ? [{ ...seat, at }] : []));
  return [
    notice(t("join-running", { turn: look.turns + 1 })),
    named(look, { id: "late", says: t("join-catch-up"), hint: t("join-catch-up-hint"), catchUp: true }),
    ...(bots.length ? [takingOver(look, bots)] : []),
  ];
}

/** @param {string} says @param {HTMLElement} [way] */
function notice(says, way) {
  return el("section", { class: "card notice" }, el("p", {}, el("b", {}, says)), way);
}

/**
 * The form for a name, and the button to join.
 * @param {TableLook} look
 * @param {{id: string, says: string, hint?: string, catchUp?: boolean}} how
 */
function named(look, { id, says, hint, catchUp = false }) {
  const field = nameField({ id });
  const button = el("button", { class: "btn primary big", type: "submit" }, icon("i-pencil"), says);
  const form = el("form", {
    class: "card sit",
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = field.read();
      if (name === null) return;
      button.disabled = true;
      try {
        await sit(look, { name, ...(catchUp && { catch_up: true }) }, name);
      } catch (refused) {
        button.disabled = false;
        if (catchUp && refusalKind(/** @type {Refused} */ (refused)) !== "name") {
          form.remove();
          toast(refusalText(/** @type {Refused} */ (refused)));
        } else {
          field.refuse(refusalText(/** @type {Refused} */ (refused)));
        }
      }
    },
  }, hint && el("p", { class: "small" }, hint), field.element, button);
  return form;
}

/** @param {TableLook} look @param {{name: string, at: number}[]} bots */
function takingOver(look, bots) {
  const wrong = el("p", { class: "wrong", role: "alert" });
  return el("section", { class: "card sit" },
    el("h2", {}, t("join-take-over")),
    el("p", { class: "small" }, t("join-take-over-hint")),
    el("ul", { class: "bots" }, ...bots.map(({ name, at }) => el("li", {}, el("button", {
      type: "button", class: "btn",
      onclick: () => sit(look, { take_over: at }, name).catch((refused) => put(wrong, refusalText(refused))),
    }, icon("i-bot"), t("join-take-this", { name }))))),
    wrong,
  );
}

/**
 * Take a seat; if this browser opened the table and has no seat yet, the seat becomes the host's.
 * @param {TableLook} look
 * @param {{name?: string, take_over?: number, catch_up?: boolean}} wish
 * @param {string} name
 */
async function sit(look, wish, name) {
  const { token } = await takeSeat(look.code, { ...wish, anchor: newChain(look.code) }, seatAt(look.code)?.token);
  keepSeat({ code: look.code, token, adventure: look.adventure, solo: false, name });
  go(`/t/${look.code}`, { replace: true });
}

/** @param {string[]} names */
function few(names) {
  return names.length > 8 ? `${names.slice(0, 8).join(", ")} …` : names.join(", ");
}
