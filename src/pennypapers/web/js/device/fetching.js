// What is shown while the kit is fetched for a game that begins on this device.

import { speakOfAll, t } from "../app/language.js";
import { el } from "../ui/dom.js";

/** @returns {Promise<{progress: (share: number) => void, end: () => void}>} */
export async function showFetching() {
  await speakOfAll();
  const bar = el("progress", { max: 1, value: 0, "aria-label": t("kit-fetching") });
  const card = el("div", { class: "card fetching", role: "status" }, el("b", {}, t("kit-fetching")), bar);
  document.body.append(card);
  return { progress: (share) => (bar.value = share), end: () => card.remove() };
}
