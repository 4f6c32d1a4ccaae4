// Days and months in the words of the current language. A day is one of the server, so its time zone is none of ours.

import { dateOf } from "../model/calendar.js";
import { language } from "./language.js";

/** As "Wednesday, 18 November 2026". @param {string} day */
export const wholeDay = (day) => formatted(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** As "18 November 2026". @param {string} day */
export const dayName = (day) => formatted(day, { day: "numeric", month: "long", year: "numeric" });

/** As "November 2026". @param {string} month */
export const monthName = (month) => formatted(month, { month: "long", year: "numeric" });

/** The days of a week from Monday on, as short as can be. */
export function weekdays() {
  return Array.from({ length: 7 }, (_, at) => formatted(`2024-01-0${at + 1}`, { weekday: "narrow" }));
}

/** @param {string} day @param {Intl.DateTimeFormatOptions} how */
function formatted(day, how) {
  return new Intl.DateTimeFormat(LOCALES[language()] ?? language(), { ...how, timeZone: "UTC" }).format(dateOf(day));
}

/** @type {Record<string, string>} where a language alone would write days as few who read it do */
const LOCALES = { en: "en-GB" };
