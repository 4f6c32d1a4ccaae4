// What a challenge is called, by its title, its day, or a question; and who has played a run of it.

import { dayName } from "../app/dates.js";
import { t } from "../app/language.js";

/** @param {{title: string, day: string | null}} look */
export function titleOf({ title, day }) {
  if (title) return title;
  return day ? t("daily-of", { day: dayName(day) }) : t("same-untitled");
}

/** @param {{name: string, bot: string | null}} run */
export function playerName({ name, bot }) {
  return bot ? t(`score-rank-${bot}`) : name;
}
