// Opens a challenge that is chosen as a file. It is played on this device, whether there is a server or not.

import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { openChallengeFile } from "../net/api.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** @typedef {import("../app/refusal.js").Refused} Refused */

const SUFFIX = ".challenge";

/** Whether a text is a challenge, as its first line says; else it may be a record. @param {string} text */
export const isChallenge = (text) => /^\s*challenge:/.test(text);

/** Open a challenge and go to it. @param {string} text @param {HTMLElement} from the place of the screen that wishes it */
export async function openChallenge(text, from) {
  const { code } = await openChallengeFile(text);
  if (from.isConnected) go(`/c/${code}`);
}

/** @param {unknown} refused */
export function openingWords(refused) {
  const said = /** @type {Refused} */ (refused);
  return said.code === "offline" ? t("same-file-no-kit") : refusalText(said);
}

/** A card with which a file is chosen. */
export function openFileCard() {
  const wrong = el("p", { class: "wrong", role: "alert" });
  const file = el("input", { type: "file", class: "sr", id: "challenge-file", accept: `${SUFFIX},.txt,text/plain`, onchange: () => void read() });
  const card = el("section", { class: "card open-challenge" },
    el("p", {}, el("b", {}, t("same-file-open")), el("br"), el("small", { class: "muted" }, t("same-file-open-says", { suffix: SUFFIX }))),
    file,
    el("label", { for: file.id, class: "btn" }, icon("i-open", 20), t("same-file-choose")),
    wrong,
  );

  async function read() {
    const [chosen] = Array.from(file.files ?? []);
    file.value = "";
    if (!chosen) return;
    put(wrong);
    try {
      await openChallenge(await chosen.text(), card);
    } catch (refused) {
      put(wrong, openingWords(refused));
    }
  }

  return card;
}
