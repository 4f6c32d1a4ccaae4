// Checks the dice of a game on this device; records of version 1, whose dice came from one seed, are checked by the server.

import { recordOf, verify, verifyRecord } from "../net/api.js";
import { hasChains } from "./chain-record.js";
import { keptDice } from "./kept-dice.js";
import { checkRecord, lostChains } from "./record-check.js";
import { factsOf } from "../model/facts.js";
import { readLayout } from "../model/notation.js";

/** @typedef {import("../net/api.js").DiceCheck & {isKept?: boolean, seal?: string, strength?: import("./strength.js").Strength}} TableCheck a check without a strength was made by the server, of an older game */

/** @param {string} code @param {string} layoutText @returns {Promise<TableCheck>} */
export async function checkTable(code, layoutText) {
  const text = await recordOf(code);
  if (hasChains(text)) return checkHere(text, layoutText, code);
  return lostChains(keptDice(code)) ?? verify(code);
}

/** @param {import("../net/api.js").RecordText} record @param {string} layoutText @returns {Promise<TableCheck>} */
export async function checkFile(record, layoutText) {
  const code = /^x-table: (\w+)$/m.exec(record.text)?.[1] ?? "";
  if (hasChains(record.text)) return checkHere(record.text, layoutText, code);
  return lostChains(keptDice(code)) ?? verifyRecord(record);
}

/** @param {string} text @param {string} layoutText @param {string} code */
function checkHere(text, layoutText, code) {
  const { kinds, adventure } = readLayout(layoutText);
  const danger = factsOf(adventure).kinds.filter(({ holds }) => holds.includes("!")).map(({ token }) => token);
  return checkRecord(text.replaceAll("\r\n", "\n"), { text: layoutText, kinds, danger }, keptDice(code));
}
