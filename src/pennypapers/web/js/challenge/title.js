// What a challenge is called: by its title, by its day, or by a question.

import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";

/** @param {{title: string, day: string | null}} look */
export function titleOf({ title, day }) {
  if (title) return title;
  return day ? t("daily-of", { day: dayName(day) }) : t("same-untitled");
}
