// What a refusal says to whoever reads it: the catalogue's sentence for its code, or the server's own.

import { says, t } from "./language.js";

/** @typedef {{code: string, clause?: string | null, facts?: Record<string, string>, says?: string, message?: string}} Refused */

/** @param {Refused} refused */
export function refusalText(refused) {
  const id = `refused-${refused.code.replaceAll(".", "-").replaceAll("_", "-")}`;
  return says(id) ? t(id, refused.facts ?? {}) : (refused.says ?? refused.message ?? refused.code);
}
