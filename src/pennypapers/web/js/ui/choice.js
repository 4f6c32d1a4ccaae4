// One of a few, chosen with radio buttons that look like slips of paper.

import { el } from "./dom.js";

/**
 * @template {string} V
 * @param {{name: string, legend: string, hint?: string, value: V, options: {value: V, face: import("./dom.js").Child[]}[], chosen: (value: V) => void, class?: string}} how
 */
export function choice({ name, legend, hint, value, options, chosen, class: look = "slips" }) {
  return el("fieldset", { class: `choice ${look}` },
    el("legend", {}, legend),
    hint && el("p", { class: "small muted" }, hint),
    el("div", { class: "options" }, ...options.map((option) => el("label", {},
      el("input", {
        type: "radio", name, value: option.value, checked: option.value === value, onchange: () => chosen(option.value),
      }),
      el("span", { class: "face" }, ...option.face),
    ))),
  );
}
