// The seal of a table: one hash over everything that is fixed before the first roll.

import { hashText } from "./sha256.js";

/**
 * @typedef {object} Sealed
 * @property {string} code
 * @property {string} layout its text
 * @property {string} options
 * @property {boolean} eachRoll
 * @property {string} server
 * @property {string} key
 * @property {readonly {name: string, anchor: string | null}[]} seats the players on screens
 * @property {readonly string[]} paper the players on paper
 */

/** @param {Sealed} sealed */
export function sealOf({ code, layout, options, eachRoll, server, key, seats, paper }) {
  const [head = "", grid = ""] = layout.split(/^grid:\n/m);
  const header = (/** @type {string} */ name) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1] ?? "";
  const rows = grid.trim().split("\n").map((row) => row.trim().split(/\s+/).join(" "));
  return hashText([
    "pennypapers dice 2",
    `table ${code}`,
    `adventure ${header("adventure")}`,
    `layout ${[header("name"), ...rows].join(" | ")}`,
    `options ${options}`,
    `links ${eachRoll ? "each" : "first"}`,
    `server ${server} ${key}`,
    ...seats.map(({ name, anchor }) => `seat ${anchor ?? "-"} ${name}`),
    ...paper.map((name) => `paper ${name}`),
    "",
  ].join("\n"));
}
