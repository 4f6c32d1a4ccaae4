// The browser's own frame takes the colour of the desk, whatever the adventure and the light.

/** From now on. */
export function colourFrame() {
  const root = document.documentElement;
  const meta = document.querySelector("meta[name=theme-color]");
  const colour = () => meta?.setAttribute("content", getComputedStyle(root).getPropertyValue("--desk").trim());
  // Once the page is drawn: asked any sooner, the browser would have to reckon all styles for this answer alone.
  const soon = () => requestAnimationFrame(() => setTimeout(colour));
  new MutationObserver(soon).observe(root, { attributeFilter: ["data-adv", "data-theme"] });
  soon();
}
