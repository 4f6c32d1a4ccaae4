// Answers on a device that has the game: its own, and those of the server while it can be reached.

import { at } from "../net/address.js";
import { answerHere } from "./device.js";

/** A finished game, which the server or this device may know. */
const GAME = /^\/api\/games\/[0-9a-f]{32}\//;
/** What a device says of what it does not know at all. */
const NOT_HERE = 501;
/** What a proxy says while its server is away. */
const AWAY = [502, 503, 504];

/**
 * @param {string} address below the root
 * @param {RequestInit} init
 * @param {boolean} isOurs only this device shall answer
 * @returns {Promise<Response>}
 */
export async function answered(address, init, isOurs) {
  /** @type {Response | undefined} */
  let answer;
  if (!isOurs) {
    answer = await fetch(at(address), init).catch((error) => {
      if (init.signal?.aborted) throw error;
      return undefined;
    });
    if (answer && !isAway(answer) && !(answer.status === 404 && GAME.test(address))) return answer;
  }
  const here = await answerHere(address, init);
  if (here.status === NOT_HERE) throw new Error("this device does not answer that");
  return here.status === 404 && answer ? answer : here;
}

/** @param {Response} answer */
function isAway({ status, headers }) {
  return AWAY.includes(status) && !headers.get("content-type")?.startsWith("application/json");
}
