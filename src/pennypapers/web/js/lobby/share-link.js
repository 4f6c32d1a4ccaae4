// A link, handed to the device's own sharing where there is one, else copied.

import { t } from "../app/language.js";
import { toast } from "../ui/toast.js";
import { link } from "../net/address.js";

/** The link to a table. @param {string} code @param {string} adventure */
export async function shareLink(code, adventure) {
  await shareAddress(link(`/t/${code}`), t("lobby-share-text", { adventure: t(`name-${adventure}`), code }));
}

/** @param {string} url @param {string} text what is said with it */
export async function shareAddress(url, text) {
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
