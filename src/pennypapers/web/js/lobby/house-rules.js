// The house rules a table may choose (O1–O4), as the facts of its adventure name them, and how they are said.

import { factsOf } from "../model/facts.js";
import { t } from "../app/language.js";

/** @typedef {import("../net/messages").HouseRuleFacts} HouseRule */

/** Seconds a turn may take; nought is no clock. */
export const CLOCKS = [0, 30, 60, 120, 300];

/** @param {string} adventure */
export function rulesOf(adventure) {
  return factsOf(adventure).house_rules;
}

/** The value that holds unless another is chosen. @param {HouseRule} rule */
export function usualValue(rule) {
  return rule.values[0] ?? "";
}

/**
 * The chosen values as the server reads them; usual ones need not be said.
 * @param {string} adventure
 * @param {ReadonlyMap<string, string>} chosen
 */
export function optionsText(adventure, chosen) {
  return rulesOf(adventure)
    .filter((rule) => (chosen.get(rule.key) ?? usualValue(rule)) !== usualValue(rule))
    .map(({ key }) => `${key}=${chosen.get(key)}`)
    .join(" ");
}

/** Whether a rule says where the dice come from (O4). @param {HouseRule} rule */
export function isAboutDice(rule) {
  return rule.key === "dice";
}

/** Whether somebody rolls dice on the table and types them (O4). @param {ReadonlyMap<string, string>} rules */
export function hasRealDice(rules) {
  return rules.get("dice") === "by_hand";
}

/** What a rule is about. @param {HouseRule} rule @param {string} adventure */
export function ruleName(rule, adventure) {
  return t(`host-rule-${hyphened(rule.key)}`, { adventure });
}

/** What a value means, in a word or two. @param {HouseRule} rule @param {string} value */
export function valueName(rule, value) {
  return t(`host-rule-${hyphened(rule.key)}-${hyphened(value)}`);
}

/** @param {number} seconds */
export function clockName(seconds) {
  if (!seconds) return t("host-clock-none");
  return seconds % 60 ? t("host-clock-seconds", { seconds }) : t("host-clock-minutes", { minutes: seconds / 60 });
}

/**
 * How a table is set up, as facts to read.
 * @param {{adventure: string, house: ReadonlyMap<string, string>, clock: number | null, eachRoll: boolean}} table
 * @returns {{name: string, value: string}[]}
 */
export function setUp({ adventure, house, clock, eachRoll }) {
  return [
    { name: t("host-clock"), value: clockName(clock ?? 0) },
    ...rulesOf(adventure).map((rule) => ({
      name: ruleName(rule, adventure), value: valueName(rule, house.get(rule.key) ?? usualValue(rule)),
    })),
    ...(hasRealDice(house) ? [] : [{ name: t("host-links"), value: t(eachRoll ? "host-links-each" : "host-links-first") }]),
  ];
}

/** @param {string} key */
function hyphened(key) {
  return key.replaceAll("_", "-");
}
