// A short notice above the footer that needs no answer; at most one at a time.

import { el } from "./dom.js";
import { announce } from "./announce.js";

const SECONDS = 5;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text @param {{stays?: boolean}} [how] `stays` until the next one, or until it is cleared */
export function toast(text, { stays = false } = {}) {
  clearTimeout(timer);
  const place = document.getElementById("toasts");
  place?.replaceChildren(el("p", { class: "toast" }, text));
  if (place) raise(place);
  announce(text);
  if (!stays) timer = setTimeout(clearToast, SECONDS * 1000);
}

export function clearToast() {
  const place = document.getElementById("toasts");
  place?.replaceChildren();
  place?.hidePopover?.();
}

/** Show it above an open dialog too. @param {HTMLElement} place */
function raise(place) {
  if (!place.showPopover) return;
  place.hidePopover();
  place.showPopover();
}
