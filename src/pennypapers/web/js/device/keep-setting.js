// The part of the settings in which the game is kept on this device: asked for, fetched, kept, removed.

import { speakOfAll, t } from "../app/language.js";
import { el, put } from "../ui/dom.js";
import { KitFailure, dropKit, keepKit, keptKit, offeredKit } from "./kit.js";

/** @typedef {import("./kit.js").Kit} Kit */

/** Megabytes, as people count them. @param {Kit} kit */
const size = ({ bytes }) => Math.ceil(bytes / 1e6);

/** Fill a part of the settings; it stays empty where there is nothing to keep. @param {HTMLElement} place */
export async function showKeeping(place) {
  const [kept] = await Promise.all([keptKit(), speakOfAll()]);
  if (kept) return showKept(place, kept);
  const offered = await offeredKit();
  return offered ? showOffer(place, offered) : put(place);
}

/** @param {HTMLElement} place @param {Kit} kit @param {string} [trouble] */
function showOffer(place, kit, trouble) {
  put(place,
    words(t("kit-title"), trouble ?? t("kit-more"), trouble ? { role: "alert" } : {}),
    el("button", { type: "button", class: "btn", onclick: () => void fetchIt(place, kit) }, t("kit-keep", { size: size(kit) })),
  );
}

/** @param {HTMLElement} place @param {Kit} kit */
function showKept(place, kit) {
  put(place,
    words(t("kit-kept", { size: size(kit) }), t("kit-kept-more")),
    el("button", {
      type: "button", class: "btn",
      onclick: async () => {
        await dropKit();
        await showKeeping(place);
        focusIn(place);
      },
    }, t("kit-remove")),
  );
}

/** @param {HTMLElement} place @param {Kit} kit */
async function fetchIt(place, kit) {
  const stopped = new AbortController();
  const bar = el("progress", { max: 1, value: 0, "aria-label": t("kit-title") });
  put(place,
    words(t("kit-fetching"), bar),
    el("button", { type: "button", class: "btn", onclick: () => stopped.abort() }, t("kit-stop")),
  );
  focusIn(place);
  try {
    showKept(place, await keepKit({ progress: (share) => (bar.value = share), signal: stopped.signal }));
  } catch (error) {
    showOffer(place, kit, stopped.signal.aborted ? undefined : t(`kit-${error instanceof KitFailure ? error.why : "lost"}`));
  }
  focusIn(place);
}

/** @param {string} name @param {string | HTMLElement} more @param {Record<string, string>} [how] */
const words = (name, more, how = {}) => el("span", how, el("b", {}, name), el("small", {}, more));

/** The button that was tapped is gone: the one in its place takes the focus. @param {HTMLElement} place */
function focusIn(place) {
  if (place.isConnected) place.querySelector("button")?.focus();
}
