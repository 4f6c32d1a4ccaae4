// What a roll offers to a room, in one sentence. It names the faces; what may go where is said on everybody's own sheet.

import { t } from "../app/language.js";

/** @typedef {import("../model/table/table.js").Table} Table */

/** @param {Table} table */
export function offerWords({ adventure, roll, house, host, seats }) {
  if (!roll) {
    if (house.get("dice") !== "by_hand") return t("screen-dice-coming");
    const name = host === null ? undefined : seats[host]?.name;
    return name ? t("screen-host-types", { name }) : t("screen-screen-types");
  }
  if (roll.is_danger) return t(roll.holds ? `screen-danger-${adventure}` : `screen-danger-alone-${adventure}`);
  const [purple, green] = roll.roll.split(" ");
  const faces = `${purple === "P" ? "penny" : ""}${green === "D" ? "helper" : ""}` || "numbers";
  return t(`screen-roll-${adventure}-${faces}`);
}
