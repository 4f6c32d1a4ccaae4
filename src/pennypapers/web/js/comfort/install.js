// Keeping the game among the apps of a device. The browser says whether it can; it is offered after a finished game,
// never before and never again once somebody has said no.

import { read, write } from "../app/settings.js";
import { t } from "../app/language.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** @typedef {Event & {prompt: () => Promise<{outcome: string}>}} InstallPrompt */

const KEY = "pennypapers.install";

/** @type {InstallPrompt | null} */
let kept = null;

/** Keep the browser's offer, instead of its own banner in the middle of a game. */
export function listenForInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    kept = /** @type {InstallPrompt} */ (event);
  });
  addEventListener("appinstalled", () => {
    kept = null;
    void import("../device/kit.js").then(({ keepForInstalled }) => keepForInstalled());
  });
}

/** A line that offers to install the game; null if the browser cannot or the player did not want it. */
export function installOffer() {
  if (!kept || read(KEY)["refused"]) return null;
  const line = el("p", { class: "install-offer" },
    el("button", { type: "button", class: "btn", onclick: () => void install() }, t("score-install")),
    el("button", { type: "button", class: "ib", "aria-label": t("score-install-never"), onclick: refuse }, icon("i-close", 20)),
  );
  return line;

  async function install() {
    const prompt = kept;
    kept = null; // a browser lets an offer be used once
    line.remove();
    await prompt?.prompt();
  }

  function refuse() {
    write(KEY, { refused: true });
    line.remove();
  }
}
