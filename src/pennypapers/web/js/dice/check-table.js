// Checks the dice of a game on this device; records of version 1, whose dice came from one seed, are checked by the server.

import { recordOf, verify, verifyRecord } from "../net/api.js";
import { hasChains, isOfOpenChallenge } from "./chain-record.js";
import { keptDice } from "./kept-dice.js";
import { checkRecord, lostChains } from "./record-check.js";
import { factsOf } from "../model/facts.js";
import { seatKeys } from "../model/table/sharing.js";
import { readLayout } from "../model/notation.js";

/** @typedef {import("../net/api.js").DiceCheck & {isKept?: boolean, seal?: string, strength?: import("./strength.js").Strength}} TableCheck a check without a strength was made by the server, of an older game */

/** What the server would say of them, as of a text with lines. @type {import("../app/refusal.js").Refused} */
const STILL_OPEN = { code: "challenge.open" };

/** @param {string} code @param {string} layoutText @returns {Promise<TableCheck>} */
export async function checkTable(code, layoutText) {
  const text = await recordOf(code);
  if (hasChains(text)) return checkHere(text, layoutText, code);
  if (isOfOpenChallenge(text)) throw STILL_OPEN;
  return lostHere(code) ?? verify(code);
}

/** @param {import("../net/api.js").RecordText} record @param {string} layoutText @returns {Promise<TableCheck>} */
export async function checkFile(record, layoutText) {
  const code = /^x-table: (\w+)$/m.exec(record.text)?.[1] ?? "";
  if (hasChains(record.text)) return checkHere(record.text, layoutText, code);
  if (isOfOpenChallenge(record.text)) throw STILL_OPEN;
  return lostHere(code) ?? verifyRecord(record);
}

/** What was kept for every seat that this device has at a table. @param {string} code */
function keptHere(code) {
  return seatKeys(code).flatMap((key) => keptDice(key) ?? []);
}

/** What is wrong about a record without chains at a table where a seat of this device has seen some; null if nothing is. @param {string} code */
function lostHere(code) {
  return keptHere(code).map(lostChains).find((lost) => lost !== null) ?? null;
}

/** Held against what this device kept; where several people share it, for each of their seats. @param {string} text @param {string} layoutText @param {string} code */
function checkHere(text, layoutText, code) {
  const { kinds, adventure } = readLayout(layoutText);
  const danger = factsOf(adventure).kinds.filter(({ holds }) => holds.includes("!")).map(({ token }) => token);
  const printed = { text: layoutText, kinds, danger };
  const [first, ...others] = keptHere(code);
  const checked = [first, ...others].map((kept) => checkRecord(text.replaceAll("\r\n", "\n"), printed, kept));
  return /** @type {import("./record-check.js").Checked} */ (checked.find(({ good }) => !good) ?? checked[0]);
}
