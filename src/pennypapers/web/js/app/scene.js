// The picture of an adventure, fetched once each. It is drawn into the page, so that it knows our symbols and the night.

import { factsOf } from "../model/facts.js";
import { svg } from "../ui/dom.js";

/** @type {Map<string, Promise<SVGSVGElement | null>>} */
const fetched = new Map();

/**
 * The picture; it says nothing by itself and appears when it has come.
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

/** A page without its picture still works. @param {string} adventure @returns {Promise<SVGSVGElement | null>} */
async function fetchDrawing(adventure) {
  try {
    const answer = await fetch(`/web/scenes/${adventure}.svg`);
    if (!answer.ok) return null;
    const root = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    return root instanceof SVGSVGElement ? root : null;
  } catch {
    return null;
  }
}
