// A dialog. The browser's own element keeps the focus inside and restores it; Escape, the close button and a tap
// beside it close it.

import { el, put } from "./dom.js";
import { icon } from "./symbols.js";
import { t } from "../app/language.js";

/**
 * @param {string} title
 * @param {readonly import("./dom.js").Child[]} children
 * @param {{class?: string, onclose?: () => void}} [how]
 * @returns {{element: HTMLDialogElement, close: () => void, fill: (...children: import("./dom.js").Child[]) => void}}
 */
export function openDialog(title, children, { class: name = "", onclose } = {}) {
  const id = `dialog-${Math.random().toString(36).slice(2)}`;
  const body = el("div", { class: "dialog-body" }, ...children);
  const element = el("dialog", { class: `dialog paper ${name}`.trim(), "aria-labelledby": id },
    el("div", { class: "dialog-head" },
      el("h2", { id }, title),
      el("button", { type: "button", class: "ib", "aria-label": t("close"), onclick: () => element.close() }, icon("i-close")),
    ),
    body,
  );
  element.addEventListener("click", (event) => {
    if (event.target === element && isBeside(element, event)) element.close();
  });
  element.addEventListener("close", () => {
    element.remove();
    onclose?.();
  });
  document.body.append(element);
  element.showModal();
  return { element, close: () => element.close(), fill: (...more) => put(body, ...more) };
}

/** Close all dialogs, as when the screen changes. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

/** @param {Element} element @param {MouseEvent} event */
function isBeside(element, { clientX, clientY }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
