// The facts of the adventures, fetched once when the page starts: the page reads them instead of naming an
// adventure. No DOM.

import { at } from "../net/address.js";

/** @typedef {import("../net/messages").AdventureFacts} AdventureFacts */
/** @typedef {import("../net/messages").SpaceKind} SpaceKind */

/** @type {readonly AdventureFacts[]} */
let all = [];
/** @type {Map<string, AdventureFacts>} */
let byKey = new Map();
/** @type {Map<string, Map<string, SpaceKind>>} by adventure and printed token */
let kinds = new Map();
/** @type {Map<string, string>} the names of all symbols by token */
let symbols = new Map();

/** Fetch the facts. The document preloads them together with the messages. */
export async function loadFacts() {
  const answer = await fetch(at("/web/adventures.json"));
  if (!answer.ok) throw new Error(`/web/adventures.json: ${answer.status}`);
  keepFacts(await answer.json());
}

/** @param {readonly AdventureFacts[]} facts */
export function keepFacts(facts) {
  all = facts;
  byKey = new Map(facts.map((each) => [each.key, each]));
  kinds = new Map(facts.map((each) => [each.key, new Map(each.kinds.map((kind) => [kind.token, kind]))]));
  symbols = new Map(facts.flatMap((each) => each.symbols.map(({ token, name }) => [token, name])));
}

/** All adventures, in the order in which they are offered. */
export function adventures() {
  return all;
}

/** The facts of an adventure; of the first one if there is none with that key. @param {string | null} key @returns {AdventureFacts} */
export function factsOf(key) {
  const found = byKey.get(key ?? "") ?? all[0];
  if (!found) throw new Error("the facts of the adventures have not been loaded");
  return found;
}

/** What a printed token stands for. @param {string} adventure @param {string} token @returns {SpaceKind} */
export function spaceKind(adventure, token) {
  const facts = factsOf(adventure);
  return kinds.get(facts.key)?.get(token) ?? /** @type {SpaceKind} */ (facts.kinds[0]);
}

/** How the spaces of a kind of reason are shown on a sheet. @param {string} adventure @param {string} kind @returns {import("../net/messages").ShownAs} */
export function shownAs(adventure, kind) {
  return reasonFacts(adventure, kind)?.shown_as ?? "spaces";
}

/** The facts of a kind of reason; undefined if the adventure has no such kind. @param {string} adventure @param {string} kind */
export function reasonFacts(adventure, kind) {
  return factsOf(adventure).reasons.find((each) => each.kind === kind);
}

/** The place of a drawn symbol in the order of the facts; the danger and everything else come after. @param {string} token */
export function symbolOrder(token) {
  const at = [...symbols.keys()].indexOf(token);
  return at < 0 ? symbols.size : at;
}

/** The name of a symbol that players draw, such as `boat` for `B`; nothing for numbers and dangers. @param {string} token */
export function symbolName(token) {
  return symbols.get(token);
}
