// The link to a table, handed to the device's own sharing where there is one, else copied.

import { t } from "../app/language.js";
import { toast } from "../ui/toast.js";

/** @param {string} code @param {string} adventure */
export async function shareLink(code, adventure) {
  const url = `${location.origin}/t/${code}`;
  const text = t("lobby-share-text", { adventure: t(`name-${adventure}`), code });
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: "Pennypapers", text, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast(t("lobby-shared"));
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") toast(url, { stays: true });
  }
}
