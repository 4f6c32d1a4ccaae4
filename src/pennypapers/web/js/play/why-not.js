// Shows a refusal beside what was tapped: its sentence, a button that shows the legal spaces, and a link to the
// rule.

import { Bubble } from "../ui/bubble.js";
import { openRule } from "../rules/clause.js";
import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { readMark } from "../model/notation.js";
import { refusalText } from "../app/refusal.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../app/refusal.js").Refused} Refused */
/** @typedef {import("../sheet/sheet.js").SheetPicture} SheetPicture */

/** How long the legal spaces are shown, in milliseconds. */
const SHOWN = 1800;

export class WhyNot {
  #bubble;
  /** @type {SheetPicture | null} */
  #picture = null;

  /** @param {HTMLElement} home what the bubble is part of @param {HTMLElement} room what it lies over */
  constructor(home, room) {
    this.#bubble = new Bubble(home, room, () => this.#picture?.refuse(null));
  }

  get isOpen() {
    return this.#bubble.isOpen;
  }

  close() {
    this.#bubble.close();
  }

  /** A mark was refused. @param {Refused} refused @param {readonly string[]} marks @param {SheetPicture | null} picture @param {readonly string[]} legal */
  mark(refused, marks, picture, legal) {
    const space = spaceOf(marks.at(-1));
    if (!refused.clause || !picture || !space) {
      toast(sentenceCase(refusalText(refused)));
      return;
    }
    this.#picture = picture;
    picture.refuse(space);
    this.#bubble.show({
      at: picture.rect(space), spare: legal.map((each) => picture.rect(each)), words: ownersName(), clause: refused.clause, text: sentenceCase(refusalText(refused)),
      ways: [legal.length > 0 && this.#showWay(picture, legal), readRule(refused.clause)].filter((way) => way !== false),
    });
    picture.refuse(space);
  }

  /** A chip or a button was refused. @param {Refused} refused @param {Element} at @param {SheetPicture | null} picture @param {readonly string[]} legal */
  thing(refused, at, picture, legal) {
    this.#bubble.show({
      at: at.getBoundingClientRect(), spare: picture ? legal.map((each) => picture.rect(each)) : [], clause: refused.clause ?? null, text: sentenceCase(refusalText(refused)),
      ways: refused.clause ? [readRule(refused.clause)] : [],
    });
  }

  /** A text without a clause. @param {string} text @param {DOMRect} at */
  words(text, at) {
    this.#bubble.show({ at, text });
  }

  /** @param {SheetPicture} picture @param {readonly string[]} legal */
  #showWay(picture, legal) {
    return el("button", {
      type: "button", class: "lk",
      onclick: () => {
        this.close();
        picture.hint(legal, "is-next");
        setTimeout(() => picture.hint([], "is-next"), SHOWN);
        if (legal[0]) picture.focus(legal[0]);
      },
    }, t("play-show-where"));
  }
}

/** A link that opens the rule in a dialog. @param {string} clause */
function readRule(clause) {
  return el("button", { type: "button", class: "lk", onclick: () => openRule(clause) }, t("play-read-rule", { clause }));
}

/** @param {string | undefined} text */
function spaceOf(text) {
  const mark = text === undefined ? null : readMark(text);
  if (!mark || mark.type === "pass") return null;
  return mark.type === "discovery" ? mark.spaces.at(-1) ?? null : mark.space;
}

/** The server's own sentences begin small, as they follow a clause in a line; spaces such as c4 always do. @param {string} text */
function sentenceCase(text) {
  const whole = /^[a-z]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** The tab that says whose sheet it is, if it is another player's. */
function ownersName() {
  return [...document.querySelectorAll(".play .tabname:not([hidden])")].map((tab) => tab.getBoundingClientRect());
}
