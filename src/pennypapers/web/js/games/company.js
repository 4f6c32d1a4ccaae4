// Who sat at a table: a few names, and how many more.

import { t } from "../app/language.js";

const SHOWN = 3;

/** @param {readonly string[]} names of the others */
export function companyOf(names) {
  const shown = names.slice(0, SHOWN).join(", ");
  return names.length > SHOWN ? t("names-and-more", { names: shown, count: names.length - SHOWN }) : shown;
}
