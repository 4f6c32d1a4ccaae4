// Copies a text. Where the page came without a certificate, as at a server at home, browsers have only the older way.

import { el } from "./dom.js";

/** Whether it could be copied. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** @param {string} text */
function copyFromField(text) {
  const focused = document.activeElement;
  const field = el("textarea", { class: "sr", readonly: true, "aria-hidden": "true" });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
