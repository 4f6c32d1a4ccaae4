// The field for the code of a table or a challenge, shown as one box for each letter.

import { dress, el, put } from "../ui/dom.js";
import { lettering } from "../ui/symbols.js";
import { t } from "../app/language.js";

const LEAST = 4;
const MOST = 5;
const FIRST_OF_FIVE = /^[P-Z]/; // as hosting/codes.py makes them
const LINK = /(?:\/[tc]\/|[?&]code=)([a-z]{4,5})/i;

/**
 * @typedef {object} CodeBoxes
 * @property {HTMLElement} element
 * @property {HTMLInputElement} input
 * @property {(says: string) => void} refuse show an error and let the code be typed again
 */

/**
 * @param {(code: string) => void} found called once with each whole code, at its last letter
 * @param {string} [begin] letters to begin with
 * @returns {CodeBoxes}
 */
export function codeBoxes(found, begin = "") {
  const boxes = Array.from({ length: MOST }, () => el("i", { "aria-hidden": "true" }));
  const input = el("input", {
    type: "text", inputmode: "text", autocomplete: "off", autocapitalize: "characters", autocorrect: "off", spellcheck: "false",
    id: "code", enterkeyhint: "go", "aria-label": t("home-code-label"), pattern: "[A-Za-z]{4,5}", class: "code-input",
  });
  const wrong = el("p", { class: "wrong", id: "code-wrong", role: "alert" });
  let last = "";

  function read() {
    const letters = codeIn(input.value);
    const length = lengthOf(letters);
    input.value = letters;
    boxes.forEach((box, at) => {
      const letter = letters[at];
      put(box, letter && lettering(letter, { height: 26, hidden: true }));
      box.hidden = at >= length;
      box.classList.toggle("next", at === Math.min(letters.length, length - 1));
    });
    if (letters !== last) refuse("");
    last = letters;
    return letters;
  }

  /** @param {string} says */
  function refuse(says) {
    wrong.textContent = says;
    dress(input, { "aria-invalid": says ? "true" : null, "aria-describedby": says ? wrong.id : null });
    if (!says) return;
    input.focus();
    input.select();
  }

  input.addEventListener("input", () => {
    const [before, isLink] = [last, LINK.test(input.value)];
    const letters = read();
    if ((isLink || letters.length === lengthOf(letters)) && letters !== before) found(letters);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && last.length >= LEAST) found(last);
  });
  input.value = begin;
  read();
  const element = el("div", { class: "code-boxes" }, el("div", { class: "boxes" }, ...boxes, input), wrong);
  return { element, input, refuse };
}

/** The letters of a code in whatever was typed or pasted: a code, or a link to its table or challenge. @param {string} text */
export function codeIn(text) {
  const link = LINK.exec(text);
  const letters = (link?.[1] ?? text).toUpperCase().replace(/[^A-Z]/g, "");
  return link ? letters : letters.slice(0, lengthOf(letters));
}

/** How many letters the code will have that begins like this. @param {string} letters */
function lengthOf(letters) {
  return FIRST_OF_FIVE.test(letters) ? MOST : LEAST;
}
