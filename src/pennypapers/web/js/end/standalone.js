// Makes an SVG standalone: copies the symbols it uses into it and resolves its colours, so that it can be turned
// into a PNG.

import { svg } from "../ui/dom.js";

/** @typedef {Record<string, string>} Colours values of custom properties, by their names */

/**
 * The text of a drawing. Symbols are taken from the page; `data-colours` on an element, as JSON, goes before the
 * others.
 * @param {SVGSVGElement} drawing
 * @param {Colours} colours
 */
export function standalone(drawing, colours) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  for (let uses = copy.querySelectorAll("use"); uses.length; uses = copy.querySelectorAll("use")) uses.forEach(stand);
  plain(copy, colours);
  return new XMLSerializer().serializeToString(copy);
}

/** Replace a `use` element by the symbol it refers to. @param {SVGUseElement} use */
function stand(use) {
  const symbol = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  const box = svg("svg", { viewBox: symbol?.getAttribute("viewBox") ?? "0 0 24 24", overflow: "visible" });
  for (const { name, value } of use.attributes) if (name !== "href") box.setAttribute(name, value);
  // Not every browser supports a transform on a nested svg, so it is set on a group.
  const moved = svg("g", { transform: use.getAttribute("transform") });
  box.removeAttribute("transform");
  box.append(...Array.from(symbol?.childNodes ?? [], (child) => child.cloneNode(true)));
  moved.append(box);
  use.replaceWith(moved);
}

/** @param {Element} element @param {Colours} colours */
function plain(element, colours) {
  const own = element.getAttribute("data-colours");
  const now = own ? { ...colours, ...JSON.parse(own) } : colours;
  element.removeAttribute("data-colours");
  for (const { name, value } of element.attributes) {
    if (value.includes("var(")) element.setAttribute(name, value.replaceAll(/var\((--[\w-]+)(?:,([^)]*))?\)/g, (_, id, otherwise) => now[id] ?? otherwise ?? "none"));
  }
  for (const child of element.children) plain(child, now);
}
