// The page as a whole.

function lookAtPage() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1) {
    const wide = [...root.querySelectorAll("*")].filter((each) => isShown(each) && each.getBoundingClientRect().right > innerWidth + 1).at(-1);
    findings.push(["sideways scrolling", `${scrollWidth} px in a window of ${innerWidth} px${wide ? `, as far as ${nameOf(wide)}` : ""}`]);
  }
  if (fits && scrollHeight > innerHeight + 1) findings.push(["does not fit", `${scrollHeight} px high in a window of ${innerHeight} px`]);
  for (const each of root.querySelectorAll("*")) {
    if (each.scrollWidth > each.clientWidth + 1 && canScroll(styleOf(each).overflowX) && isShown(each) && each.clientWidth > 0 && !each.matches("textarea, input")) {
      tell("sideways scrolling", each, `${each.scrollWidth} px in ${each.clientWidth} px`);
    }
  }
}

/** Dashed lines round what a lesson points at, of which a part is outside the window. */
function lookAtPointed() {
  for (const each of root.querySelectorAll("[data-point] *")) {
    const { outlineStyle, outlineWidth, outlineOffset } = styleOf(each);
    if (outlineStyle !== "dashed" || !isShown(each)) continue;
    const box = each.getBoundingClientRect();
    const far = (parseFloat(outlineWidth) + parseFloat(outlineOffset)) * each.currentCSSZoom - EDGE;
    if (box.left < far || box.top < far || box.right > innerWidth - far || box.bottom > innerHeight - far) tell("outline is cut", each, round(box));
  }
}
