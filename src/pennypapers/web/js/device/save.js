// Saves a file that this device answers: a link to it would ask the server.

import { below } from "../net/address.js";
import { el } from "../ui/dom.js";
import { answerHere } from "./device.js";

/** @param {HTMLAnchorElement} link */
export async function save(link) {
  const answer = await answerHere(below(link.pathname) ?? "");
  const url = URL.createObjectURL(await answer.blob());
  el("a", { href: url, download: link.download }).click();
  URL.revokeObjectURL(url);
}
