// Loads the messages of a language and formats them.

import { Catalogue, format } from "./fluent.js";
import { LANGUAGES } from "./languages.js";
import { settings } from "./settings.js";
import { at } from "../net/address.js";

/** @typedef {import("./fluent.js").Argument} Argument */

/** @typedef {keyof typeof LANGUAGES} Language */

let messages = new Catalogue("");
/** @type {Language} */
let current = "en";

/** @returns {Language} */
export function language() {
  return current;
}

/** The language chosen in the settings, or else the first of the browser's languages that we have. @returns {Language} */
export function wantedLanguage() {
  const wished = [settings.get("language"), ...navigator.languages].map((each) => each?.slice(0, 2));
  return /** @type {Language} */ (wished.find((each) => each && each in LANGUAGES) ?? "en");
}

/** @param {Language} next */
export async function speak(next) {
  const answer = await fetch(at(`/web/messages/${next}.ftl`));
  messages = new Catalogue(answer.ok ? await answer.text() : "");
  current = next;
  document.documentElement.lang = next;
}

/**
 * The text of a message with its variables filled in; the id itself if there is no such message.
 * @param {string} id
 * @param {Record<string, Argument>} [given]
 */
export function t(id, given = {}) {
  const pattern = messages.get(id);
  return pattern ? format(pattern, current, given) : id;
}

/** Names or words as a part of a sentence: "a, b and c". @param {readonly string[]} words @param {Intl.ListFormatType} [type] */
export function listed(words, type = "conjunction") {
  return new Intl.ListFormat(current, { type }).format(words);
}

/** Whether there is such a message. @param {string} id */
export function says(id) {
  return messages.has(id);
}
