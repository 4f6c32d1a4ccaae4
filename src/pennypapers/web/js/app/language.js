// Loads the messages of a language and formats them.

import { Catalogue, format } from "./fluent.js";
import { LANGUAGES } from "./languages.js";
import { settings } from "./settings.js";
import { at } from "../net/address.js";

/** @typedef {import("./fluent.js").Argument} Argument */

/** @typedef {keyof typeof LANGUAGES} Language */

let messages = new Catalogue("");
/** The files of single screens that are in it. @type {Set<string>} */
const parts = new Set();
/** @type {Language} */
let current = "en";
let isWhole = false;

/** @returns {Language} */
export function language() {
  return current;
}

/** The language chosen in the settings, or else the first of the browser's languages that we have. @returns {Language} */
export function wantedLanguage() {
  const wished = [settings.get("language"), ...navigator.languages].map((each) => each?.slice(0, 2));
  return /** @type {Language} */ (wished.find((each) => each && each in LANGUAGES) ?? "en");
}

/** Load a language: all its messages, or only those of home. @param {Language} next @param {{onlyHome?: boolean}} [which] */
export async function speak(next, { onlyHome = false } = {}) {
  const answer = await fetch(at(`/web/messages/${next}${onlyHome ? "-home" : ""}.ftl`));
  messages = new Catalogue(answer.ok ? await answer.text() : "");
  isWhole = !onlyHome;
  parts.clear();
  current = next;
  document.documentElement.lang = next;
}

/** Load the messages of a screen that has a file of its own. @param {string} part */
export async function alsoSpeak(part) {
  if (parts.has(part)) return;
  const answer = await fetch(at(`/web/messages/${current}/${part}.ftl`));
  if (!answer.ok || parts.has(part)) return;
  parts.add(part);
  messages.add(await answer.text());
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
  return new Intl.ListFormat(current === "en" ? "en-GB" : current, { type }).format(words); // American English would put a comma before "and"
}

/** Load the other messages, if only those of home are here. */
export async function speakOfAll() {
  if (!isWhole) await speak(current);
}

/** Whether there is such a message. @param {string} id */
export function says(id) {
  return messages.has(id);
}
