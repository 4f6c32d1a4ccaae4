// The text of a refusal: the message for its code in the current language, or else the server's English sentence.

import { symbolName } from "../model/facts.js";
import { listed, says, t } from "./language.js";

/**
 * @typedef {object} Refused
 * @property {string} code
 * @property {string | null} [clause]
 * @property {Record<string, string>} [facts]
 * @property {number | null} [line] of a text that was sent
 * @property {string} [says]
 * @property {string} [message]
 */

/** Facts that are English words. `fact-<family>-<word>` says them in every language. */
const FAMILIES = new Map([
  ["danger", "danger"], // mummy, danger, snake
  ["building", "building"], // hut, statue, mine
  ["kind", "space"], // plain, door; land, sea, mountain; open, lake
  ["mark", "mark"], // a number stays one; a symbol's token is read first
  ["die", "die"], // purple, green, red
]);

/** Facts that list values separated by blanks, of which any will do: joined by "or". */
const ANY = new Set(["before", "choices"]);
/** Facts that list several values, joined by "and", by the separator between the values in the fact. */
const ALL = new Map([["names", ", "], ["numbers", " "], ["sides", " "]]);

/** @param {Refused} refused */
export function refusalText(refused) {
  const id = `refused-${refused.code.replaceAll(".", "-").replaceAll("_", "-")}`;
  if (!says(id)) return refused.says ?? refused.message ?? refused.code;
  const { line: _, ...facts } = refused.facts ?? {};
  const line = refusalLine(refused);
  const why = t(id, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factText(name, fact)])));
  return line ? t("refused-in-line", { line, why }) : why;
}

/** The line of a sent text that is refused; 0 for none. @param {Refused} refused */
export const refusalLine = ({ facts, line }) => Number(facts?.line ?? line ?? 0);

/** The part of a code before the dot: `name` of `name.taken`. @param {{code: string}} refused */
export const refusalKind = (refused) => refused.code.replace(/\..*/, "");

/** @param {string} name @param {string} fact @returns {string} */
function factText(name, fact) {
  if (ANY.has(name)) return listed(fact.split(" ").map(treasure), "disjunction");
  const between = ALL.get(name);
  if (between) return listed(fact.split(between));
  if (name === "tokens") return fact.split(" ").map(tokenText).join(", ");
  const id = `fact-${FAMILIES.get(name)}-${fact === "!" ? "danger" : symbolName(fact) ?? fact}`;
  return says(id) ? t(id) : fact;
}

/** `D=door` in words. @param {string} text */
function tokenText(text) {
  const [token = "", kind = ""] = text.split("=");
  return `${token} (${factText("kind", kind)})`;
}

/** `e5*7` in words; any other text is returned unchanged. @param {string} text */
function treasure(text) {
  const [space = "", value] = text.split("*");
  return value ? t("fact-treasure", { space, value }) : text;
}
