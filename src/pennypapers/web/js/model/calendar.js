// The dailies of a month as a calendar: weeks from Monday to Sunday, what there is of each day, and what of it is played.

/** @typedef {import("../net/dailies.js").Daily} Daily */

/**
 * A day of the month. `column` is 1 on Mondays and 7 on Sundays.
 * @typedef {object} Day
 * @property {string} day as 2026-11-18
 * @property {number} number
 * @property {number} column
 * @property {Daily[]} dailies
 * @property {number} played how many of them I have finished
 * @property {boolean} isToday
 */

const DAYS_OF_WEEK = 7;

/** The moment at which a day begins in UTC, to be formatted in UTC. @param {string} day as 2026-11-18, or a month as 2026-11 */
export function dateOf(day) {
  return new Date(`${day.length === "2026-11".length ? `${day}-01` : day}T00:00:00Z`);
}

/** The month of a day. @param {string} day */
export function monthOf(day) {
  return day.slice(0, "2026-11".length);
}

/** All days of a month, in order. @param {string} month @param {Daily[]} dailies @param {string} today @returns {Day[]} */
export function daysOf(month, dailies, today) {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(-2))];
  const last = new Date(dateOf(month));
  last.setUTCFullYear(year, number, 0);
  return Array.from({ length: last.getUTCDate() }, (_, at) => {
    const day = `${month}-${String(at + 1).padStart(2, "0")}`;
    const here = dailiesOfDay(dailies, day);
    return { day, number: at + 1, column: columnOf(day), dailies: here, played: here.filter(isPlayed).length, isToday: day === today };
  });
}

/** @param {Daily[]} dailies @param {string} day */
export function dailiesOfDay(dailies, day) {
  return dailies.filter((each) => each.day === day);
}

/** What can be done with a daily. @param {Daily} daily @returns {"play" | "go-on" | "results"} */
export function nextStep({ mine }) {
  if (!mine) return "play";
  return mine.is_over ? "results" : "go-on";
}

/** @param {Daily} daily */
function isPlayed({ mine }) {
  return mine?.is_over ?? false;
}

/** @param {string} day */
function columnOf(day) {
  return ((dateOf(day).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1;
}
