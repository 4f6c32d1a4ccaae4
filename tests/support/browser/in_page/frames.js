// Texts and buttons that leave the button or the box they stand in.

/** Texts that are larger than the button they stand on. */
function lookForBursting(all) {
  for (const { element, box } of all) {
    const button = element.closest("button, .btn, .pill, .face");
    if (!button || styleOf(button).display === "inline" || styleOf(element).clipPath === "inset(50%)") continue; // that is for screen readers only
    const edge = button.getBoundingClientRect();
    const slack = parseFloat(styleOf(element).fontSize) * 0.15; // of a line's height, which letters do not reach
    const isIn = box.left > edge.left - EDGE && box.right < edge.right + EDGE && box.top > edge.top - slack && box.bottom < edge.bottom + slack;
    if (!isIn) tell("text bursts its button", button, `line ${round(box)}, button ${round(edge)}`);
  }
}

const isFrame = (element) => {
  const { backgroundColor, backgroundImage, borderLeftColor, borderLeftWidth, borderRightColor, borderRightWidth, display } = styleOf(element);
  if (display === "inline" || display === "contents") return false;
  const isSeen = (colour) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const isBordered = (parseFloat(borderLeftWidth) > 0 && isSeen(borderLeftColor)) || (parseFloat(borderRightWidth) > 0 && isSeen(borderRightColor));
  return isBordered || backgroundImage !== "none" || isSeen(backgroundColor);
};

/** The nearest box with a ground or a border that an element stands in, or none if it is laid over one. */
function frameOf(element) {
  for (let at = element; at.parentElement; at = at.parentElement) {
    if (at !== element && isFrame(at)) return at;
    if (["absolute", "fixed"].includes(styleOf(at).position)) return null;
  }
  return null;
}

/** Buttons and texts that leave the box they stand in at its sides, or touch its border. */
function lookForLeavingFrames(all) {
  const told = new Set();
  const look = (element, box, least) => {
    const frame = told.has(element) ? null : frameOf(element);
    if (!frame || frame === document.body || frame.closest("svg")) return;
    const { borderLeftWidth, borderRightWidth } = styleOf(frame);
    const edge = frame.getBoundingClientRect();
    const [left, right] = [edge.left + parseFloat(borderLeftWidth) + least, edge.right - parseFloat(borderRightWidth) - least];
    if (box.left > left - EDGE && box.right < right + EDGE) return;
    told.add(element);
    tell("leaves its frame", element, `${round(box)}, frame ${round(edge)}`);
  };
  for (const target of root.querySelectorAll("button, .btn, input, select, textarea")) if (isShown(target)) look(target, target.getBoundingClientRect(), 0);
  for (const { node, element, box } of all) if (node !== element && !isFrame(element)) look(element, box, 2);
}
