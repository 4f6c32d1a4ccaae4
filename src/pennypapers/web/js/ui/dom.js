// Creates elements. Strings become text nodes; only drawings of our own server are parsed as markup.

import { at } from "../net/address.js";

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * What an element may carry: attributes (an address from the root on, see `net/address.js`), `class`, `on…` listeners, `data-…`; null, undefined and false leave one out.
 * @typedef {Record<string, unknown>} Attributes
 */

const SVG = "http://www.w3.org/2000/svg";
/** The attributes that hold an address, which is written from the root on. */
const ADDRESSES = new Set(["href", "src"]);

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(name, attributes, ...children) {
  const element = document.createElement(name);
  dress(element, attributes);
  fill(element, children);
  return element;
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  dress(element, attributes);
  fill(element, children);
  return element;
}

/**
 * A drawing of ours as it came from the server. It is parsed as HTML, which takes half the time of XML.
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function readDrawing(text) {
  const drawing = new DOMParser().parseFromString(text, "text/html").querySelector("svg");
  if (!drawing) throw new Error("the text holds no svg element");
  return document.adoptNode(drawing);
}

/**
 * Replace the children of an element.
 * @param {Element} element
 * @param {...Child} children
 */
export function put(element, ...children) {
  element.replaceChildren();
  fill(element, children);
}

/**
 * Set attributes; null, undefined and false remove one. A listener is added, never replaced.
 * @param {Element} element
 * @param {Attributes} [attributes]
 */
export function dress(element, attributes = {}) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) {
      if (value) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name.startsWith("--")) {
      /** @type {HTMLElement | SVGElement} */ (element).style.setProperty(name, String(value));
    } else if (value === null || value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? "" : ADDRESSES.has(name) ? at(String(value)) : String(value));
    }
  }
}

/**
 * @param {Element} element
 * @param {Child[]} children
 */
function fill(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}
