// Keeps the meta element `theme-color` equal to the background of the page in the current adventure and theme.

/** Start following changes. */
export function colourFrame() {
  const root = document.documentElement;
  const meta = document.querySelector("meta[name=theme-color]");
  const colour = () => meta?.setAttribute("content", getComputedStyle(root).getPropertyValue("--desk").trim());
  // Wait for a frame: reading a style sooner would make the browser compute all styles once more.
  const soon = () => requestAnimationFrame(() => setTimeout(colour));
  new MutationObserver(soon).observe(root, { attributeFilter: ["data-adv", "data-theme"] });
  soon();
}
