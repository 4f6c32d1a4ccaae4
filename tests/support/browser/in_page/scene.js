// What the looks share: what was found, what is shown, what lies on what, and scrolling there and back.

const TARGETS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=checkbox], label:has(input)";
const SOFT_HYPHEN = "\u00ad";
const EDGE = 1.5; // px that roundings may take
const FIELD = 40; // px that a finger needs each way to find a field
const ARROW = 14; // px of a box with choices that its arrow takes
const OVERLAP = 3; // px each way that two texts may share: letters seldom fill their boxes
const LONG_WORD = 24; // letters of a word that may be broken anywhere: no name has as many
const LONG_WORD_OF_A_TITLE = 26; // the same of a heading, which has a line of its own
const LARGE = innerWidth >= 2200 && innerHeight >= 1200 ? 2 : innerWidth >= 1700 && innerHeight >= 900 ? 1 : 0; // kinds of screens
const SMALLEST_TEXT = [0, 14, 17][LARGE]; // px; a large screen is looked at from further away
const SMALLEST_TITLE = innerWidth < 1000 ? 11 : [16, 20, 24][LARGE]; // px that a drawn title is high

const findings = [];
const styles = new Map();
const styleOf = (element) => {
  if (!styles.has(element)) styles.set(element, getComputedStyle(element));
  return styles.get(element);
};
const tell = (what, element, more = "") => findings.push([`${what}: ${nameOf(element)}`, more]);

function nameOf(element) {
  const words = (element.getAttribute("aria-label") || element.textContent || element.getAttribute("placeholder") || "").replace(/\s+/g, " ").trim().slice(0, 60);
  const space = element.getAttribute("data-space");
  const kind = element.getAttribute("class") ? `.${element.getAttribute("class").trim().split(/\s+/).slice(0, 3).join(".")}` : "";
  return `${element.localName}${kind}${space ? `[${space}]` : ""} "${words}"`;
}

const round = ({ left, top, right, bottom }) => `${[left, top, right, bottom].map(Math.round).join(" ")} in ${innerWidth}×${innerHeight}`;

// A dialog makes everything else unreachable, so only it is looked at.
const dialogs = [...document.querySelectorAll("dialog:modal")];
const root = dialogs.at(-1) ?? document.body;

function isShown(element) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  if (element.closest(".sr, .symbols, [inert], noscript")) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2;
}

/** What a text lies on: a bar that stays, a bubble, a notice, or the page itself. */
const layers = new Map();
function layerOf(element) {
  if (!layers.has(element)) {
    const { position } = styleOf(element);
    const isLayer = position === "fixed" || position === "sticky" || element.matches(".bubble, [popover]") || !element.parentElement;
    layers.set(element, isLayer ? element : layerOf(element.parentElement));
  }
  return layers.get(element);
}

const canScroll = (way) => way === "auto" || way === "scroll";
const ancestors = (element) => {
  const found = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
};

/** Scroll an element to where it can be read, as a finger could; returns what puts everything back. */
function scrollTo(element) {
  const before = ancestors(element).map((at) => [at, at.scrollLeft, at.scrollTop]);
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  for (const [at, left, top] of before) {
    if (at === document.scrollingElement || at === document.body) continue;
    const { overflowX, overflowY } = styleOf(at); // what only a script could scroll stays where it is
    if (!canScroll(overflowX)) at.scrollLeft = left;
    if (!canScroll(overflowY)) at.scrollTop = top;
  }
  return () => before.forEach(([at, left, top]) => {
    if (at.scrollLeft !== left || at.scrollTop !== top) at.scrollTo({ left, top, behavior: "instant" });
  });
}
