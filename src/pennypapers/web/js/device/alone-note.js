// The first screen of a device that has kept the game: without a connection it says so, and with one the kept game is
// updated.

import { speakOfAll, t } from "../app/language.js";
import { el } from "../ui/dom.js";
import { renewKit } from "./kit.js";
import { lookForServer } from "./standing.js";

/** @param {HTMLElement} home @returns {Promise<void>} */
export async function noteIfAlone(home) {
  if (await lookForServer()) return renewKit();
  await speakOfAll();
  home.querySelector("header")?.after(el("p", { class: "card notice alone-note", role: "status" }, t("kit-alone")));
}
