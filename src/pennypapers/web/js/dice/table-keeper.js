// Connects the keeper of this device's dice to a table: what it keeps goes to the browser's storage, what it gives to the
// server, and what is wrong to the player.

import { keepDice, keptDice } from "./kept-dice.js";
import { DiceKeeper } from "./dice-keeper.js";
import { t } from "../app/language.js";
import { recordOf } from "../net/api.js";
import { toast } from "../ui/toast.js";

/** @param {string} code @param {(request: import("../net/connection.js").Wish) => void} tell @param {string} [key] under which it is kept, where several seats share the device */
export function keeperOf(code, tell, key = code) {
  return new DiceKeeper(code, keptDice(key), {
    keep: (kept) => keepDice(key, kept),
    record: () => recordOf(code),
    root: () => keptDice(key)?.root,
    tell,
    leftOut: (turn) => toast(t("play-dice-left-out", { turn })),
    fault: () => toast(t("play-dice-fault"), { stays: true }),
  });
}
