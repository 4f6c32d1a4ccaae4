// The picture of an adventure, fetched once each. It is inserted into the page, so that it can use the page's
// symbols and colours.

import { factsOf } from "../model/facts.js";
import { svg } from "../ui/dom.js";
import { at } from "../net/address.js";

/** @type {Map<string, Promise<SVGSVGElement | null>>} */
const fetched = new Map();

/**
 * An element for the picture, hidden from screen readers; it is filled when the picture has loaded.
 * @param {string} adventure
 */
export function scene(adventure) {
  const place = svg("svg", { class: `scene ${adventure}`, viewBox: "0 0 320 200", "aria-hidden": "true", focusable: "false" });
  void drawing(adventure).then((drawn) => {
    if (!drawn) return;
    place.setAttribute("preserveAspectRatio", drawn.getAttribute("preserveAspectRatio") ?? "xMidYMid slice");
    place.append(...Array.from(drawn.children, (child) => document.importNode(child, true)));
  });
  return place;
}

/** The drawing itself. @param {string} adventure @returns {Promise<SVGSVGElement | null>} */
export function drawing(adventure) {
  if (!factsOf(adventure).has_scene) return Promise.resolve(null);
  const known = fetched.get(adventure);
  if (known) return known;
  const coming = fetchDrawing(adventure);
  fetched.set(adventure, coming);
  return coming;
}

/** Fetch a picture; null if that fails, as the page works without it. @param {string} adventure @returns {Promise<SVGSVGElement | null>} */
async function fetchDrawing(adventure) {
  try {
    const answer = await fetch(at(`/web/scenes/${adventure}.svg`));
    if (!answer.ok) return null;
    const root = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    return root instanceof SVGSVGElement ? root : null;
  } catch {
    return null;
  }
}
