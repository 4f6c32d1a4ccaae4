// The dailies of a site without a server: challenge files that were made with it, and what was played of them here.

import { hasPlayed } from "../app/memory.js";
import { monthOf } from "../model/calendar.js";
import { siteMonth } from "./site-month.js";
import { openChallengeFile, request } from "../net/api.js";
import { at } from "../net/address.js";

/** @typedef {import("./site-month.js").SiteDaily} SiteDaily */
/** @typedef {import("./site-month.js").Known} Known */

/** @param {string | null} month this one if null @returns {Promise<import("../net/dailies.js").Month>} */
export async function dailiesOfSite(month) {
  const today = dayOf(new Date());
  /** @type {SiteDaily[]} */
  const all = await fetch(at("/dailies/dailies.json"), { cache: "no-cache" }).then((answer) => (answer.ok ? answer.json() : []), () => kept());
  keep(all);
  /** @type {Known[]} */
  const known = all.length > 0 && hasPlayed() ? await request("/api/challenges") : []; // who has played nothing need not wait for the game
  return siteMonth(all, known, { today, month: month ?? monthOf(today) });
}

/** Open a daily; its code on this device. @param {{day: string, file?: string}} daily */
export async function openDaily({ day, file = "" }) {
  const answer = await fetch(at(`/dailies/${file}`));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const { code } = await openChallengeFile(await answer.text(), day);
  return code;
}

/** The day where this device is. @param {Date} now */
function dayOf(now) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

const KEY = "pennypapers.site-dailies";

/** The list as it was last seen, for a day without a line. @returns {SiteDaily[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {SiteDaily[]} all */
function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    return;
  }
}
