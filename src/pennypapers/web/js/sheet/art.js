// Drawings from the server: the printed part of a layout, and the outlines of discoveries. Each is fetched once and
// then cloned.

import { readDrawing, svg } from "../ui/dom.js";
import { reach } from "../net/reach.js";

/** @typedef {import("../model/notation.js").Space} Space */

/** How long a screen waits for a drawing before it is shown without it, in milliseconds. */
const PATIENCE = 120;

/** @type {Map<string, Promise<SVGSVGElement>>} */
const fetched = new Map();

/**
 * The printed part of a layout; every call gives a copy of its own.
 * @param {{code: string} | {adventure: string, side: string} | {layout: string}} source a table, a built-in layout, or a layout's text
 * @returns {Promise<SVGSVGElement>}
 */
export async function printedArt(source) {
  if ("layout" in source) return copy(await drawing("/api/art", source));
  const address = "code" in source ? tableArt(source.code) : `/api/art/${source.adventure}/${source.side}.svg`;
  return copy(await drawing(address));
}

/**
 * Fetch what is printed on a table's sheets before there is a place for it.
 * @param {{code: string}} table
 * @returns {Promise<void>} resolves when it is loaded or after the longest wait
 */
export async function expectArt({ code }) {
  const coming = drawing(tableArt(code)).catch(() => undefined);
  await Promise.race([coming, new Promise((done) => setTimeout(done, PATIENCE))]);
}

/**
 * The drawn line round a discovery.
 * @param {string} kind
 * @param {readonly Space[]} spaces
 * @returns {Promise<SVGGElement>}
 */
export async function outlineArt(kind, spaces) {
  const drawn = await drawing(`/api/art/outline/${kind}.svg?spaces=${[...spaces].sort().join(",")}`);
  return copy(/** @type {SVGGElement} */ (drawn.querySelector(".disc")));
}

/** @param {string} code */
function tableArt(code) {
  return `/api/tables/${code}/art.svg`;
}

/** Width over height of a drawing. @param {SVGSVGElement} drawn */
export function shapeOf(drawn) {
  const { width, height } = drawn.viewBox.baseVal;
  return width && height ? width / height : 1;
}

/** @param {string} address @param {{layout: string}} [sent] @returns {Promise<SVGSVGElement>} */
function drawing(address, sent) {
  const key = address + (sent?.layout ?? "");
  const known = fetched.get(key);
  if (known) return known;
  const coming = fetchDrawing(address, sent);
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key));
  return coming;
}

/** @param {string} address @param {{layout: string}} [sent] */
async function fetchDrawing(address, sent) {
  const answer = await reach(address, sent && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(sent) });
  if (!answer.ok) throw new Error(`no drawing: ${address}`);
  const drawn = readDrawing(await answer.text());
  const shared = drawn.querySelector(":scope > defs");
  if (shared) keep(shared);
  return drawn;
}

/** Move the shared definitions of a drawing into the page, each once; equal ids have equal content. @param {Element} shared */
function keep(shared) {
  let home = document.getElementById("shared-art");
  if (!home) {
    home = /** @type {HTMLElement} */ (/** @type {unknown} */ (svg("defs", { id: "shared-art" })));
    document.body.append(svg("svg", { class: "defs", "aria-hidden": "true" }, home));
  }
  for (const each of [...shared.children]) if (!document.getElementById(each.id)) home.append(each);
  shared.remove();
}

/** @template {Element} E @param {E} element @returns {E} */
function copy(element) {
  return /** @type {E} */ (element.cloneNode(true));
}
