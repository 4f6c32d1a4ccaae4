// The addresses of the page and the screen at each. The server reads this list too: what is not in it is not served.

/** @typedef {import("./main.js").ScreenModule} ScreenModule */

/** The first screen, which needs few of the messages. */
export const HOME = "/";

/** @type {[address: string, load: () => Promise<ScreenModule>][]} */
export const ROUTES = [
  ["/", () => import("./home.js")],
  ["/solo/{adventure}", () => import("../table/solo.js")],
  ["/host", () => import("../lobby/host.js")],
  ["/one-phone", () => import("../one-phone/new-game.js")],
  ["/join", () => import("../lobby/join.js")],
  ["/t/{code}", () => import("../table/seat.js")],
  ["/t/{code}/screen", () => import("../big-screen/big-screen.js")],
  ["/challenge", () => import("../challenge/new-challenge.js")],
  ["/c/{code}", () => import("../challenge/challenge.js")],
  ["/evening", () => import("../evening/new-evening.js")],
  ["/e/{code}", () => import("../evening/evening.js")],
  ["/daily", () => import("../daily/daily.js")],
  ["/puzzles", () => import("../puzzles/puzzles.js")],
  ["/puzzles/rush", () => import("../puzzles/rush.js")],
  ["/puzzles/missed", () => import("../puzzles/missed.js")],
  ["/puzzles/{puzzle}", () => import("../puzzles/puzzle.js")],
  ["/games", () => import("../games/games.js")],
  ["/move", () => import("../games/move.js")],
  ["/owner", () => import("../owner/owner.js")],
  ["/replay", () => import("../replay/replay.js")],
  ["/replay/{code}", () => import("../replay/replay.js")],
  ["/coach", () => import("../coach/coach.js")],
  ["/coach/{code}", () => import("../coach/coach.js")],
  ["/learn", () => import("../lessons/learn.js")],
  ["/learn/{adventure}", () => import("../lessons/lesson.js")],
  ["/print", () => import("../print/print.js")],
  ["/rules", () => import("../rules/rules.js")],
  ["/count", () => import("../count/count.js")],
];

/** @type {Record<string, string>} what may stand in place of a parameter */
const PARAMETERS = { adventure: "[a-z]+", code: "[A-Za-z]{4,5}", puzzle: "[a-z]+-[0-9]+" };

/**
 * The screen of an address, with the parameters that stand in it; a slash at the end does not matter.
 * @param {string} path
 * @returns {{load: () => Promise<ScreenModule>, address: string, parameters: Record<string, string>} | null}
 */
export function routeOf(path) {
  const whole = path.replace(/(.)\/$/, "$1");
  for (const [address, load] of ROUTES) {
    const pattern = address.replace(/{(\w+)}/g, (_, /** @type {string} */ name) => `(?<${name}>${PARAMETERS[name]})`);
    const found = new RegExp(`^${pattern}$`).exec(whole);
    if (found) return { load, address, parameters: { ...found.groups } };
  }
  return null;
}
