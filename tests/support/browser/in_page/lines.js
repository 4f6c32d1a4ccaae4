// Every line of text: where it is, how much of it is seen, and whether it is said elsewhere.

/** Every line of text that is shown, and drawn letters and numbers, each with its box. */
function lines() {
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown = new Map();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, option, textarea, title, desc")) continue;
    if (!shown.has(element)) shown.set(element, isShown(element));
    if (!shown.get(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) found.push({ node, element, box, text: node.data.replace(/\s+/g, " ").trim() });
  }
  for (const drawn of root.querySelectorAll("svg.lettering, svg.fnum")) {
    if (isShown(drawn)) found.push({ node: drawn, element: drawn, box: drawn.getBoundingClientRect(), text: drawn.getAttribute("aria-label") ?? "" });
  }
  return found;
}

/** The visible part of a line: cut by every box round it that hides what flows over. */
function shownPart({ element, box }) {
  let { left, top, right, bottom } = box;
  const isCut = { x: false, y: false };
  const slack = parseFloat(styleOf(element).fontSize) * 0.25; // of a line's height, which letters do not reach
  for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY, position } = styleOf(at);
    const edge = at.getBoundingClientRect();
    if (overflowX !== "visible") {
      const spare = styleOf(at).textOverflow === "ellipsis" ? 0.1 : EDGE; // three dots come for the smallest part of a pixel
      if (!canScroll(overflowX) && (left < edge.left - EDGE || right > edge.right + spare)) isCut.x = true;
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
    }
    if (overflowY !== "visible") {
      if (!canScroll(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack)) isCut.y = true;
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    if (position === "fixed") break;
  }
  return { left, top, right, bottom, isCut };
}

/** How many letters of a line that is cut at its right can be read; the last one makes room for three dots. */
function readable({ node, element, text }) {
  if (node.nodeType !== Node.TEXT_NODE) return "";
  const edges = [element, ...ancestors(element)].filter((at) => styleOf(at).overflowX !== "visible").map((at) => at.getBoundingClientRect().right);
  const right = Math.min(...edges) - parseFloat(styleOf(element).fontSize) * 0.8;
  const range = document.createRange();
  let letters = 0;
  for (let at = 0; at < node.data.length; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    if (range.getBoundingClientRect().right > right) break;
    letters++;
  }
  return text.slice(0, letters);
}

function isSaidElsewhere(line, all, cut) {
  const carries = [line.element, ...ancestors(line.element).slice(0, 2)];
  if (carries.some((each) => each.getAttribute("title")?.includes(line.text) || each.getAttribute("aria-label")?.includes(line.text))) return true;
  return all.some((other) => other.element !== line.element && other.text.includes(line.text) && !cut.has(other));
}
