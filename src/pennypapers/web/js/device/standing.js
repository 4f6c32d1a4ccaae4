// Whether the server can be reached just now, for a device that can do without. An attribute of the document tells style
// sheets: what needs a server is hidden meanwhile.

import { at } from "../net/address.js";
import { IS_ALONE } from "../net/reach.js";

/** How long the server is waited for, in milliseconds. */
const PATIENCE = 4000;

/** Look for the server. @returns {Promise<boolean>} whether it is there */
export async function lookForServer() {
  if (IS_ALONE) return false;
  const isThere = await fetch(at("/healthz"), { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(({ ok }) => ok, () => false);
  document.documentElement.toggleAttribute("data-alone", !isThere);
  return isThere;
}
