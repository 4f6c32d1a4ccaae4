// What is said about the dice of a table: how far they can be trusted, and its seal.

import { keptDice } from "./kept-dice.js";
import { strengthOf } from "./strength.js";
import { listed, t } from "../app/language.js";

/** How many digits of a seal are shown: too many for anybody to find another game with the same. */
const SHOWN = 16;

/** @typedef {import("./strength.js").Table & Pick<import("../model/table/table.js").Table, "code" | "you">} Table */

/** What holds, in whole sentences, and who has no part in it. @param {Table} table */
export function diceWords(table) {
  const strength = strengthOf(table);
  const without = table.seats.filter((seat) => !seat.is_bot && !seat.paper && !seat.links).map(({ name }) => name);
  const isPart = strength === "each" || strength === "first";
  const isElsewhere = strength !== "typed" && secretIsElsewhere(table);
  return [
    t(`dice-holds-${strength}`),
    ...(isPart && without.length > 0 ? [t("dice-without", { names: listed(without) })] : []),
    ...(isElsewhere ? [t("dice-elsewhere")] : []),
  ].join(" ");
}

/** Whether this player's seat has a secret that this device does not know, as on a second device. @param {Table} table */
function secretIsElsewhere({ code, seats, you }) {
  return you !== null && seats[you]?.links === true && !keptDice(code)?.root;
}

/** The beginning of a seal, in groups that can be read aloud. @param {string} seal */
export function sealText(seal) {
  return seal.slice(0, SHOWN).match(/.{4}/g)?.join(" ") ?? "";
}
