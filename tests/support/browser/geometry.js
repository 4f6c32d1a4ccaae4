// Looks for what nobody could read or tap in the page as it is now. One expression: a function that returns findings,
// each as what is wrong and where.
// `needed`: selectors of what must be in view without scrolling; `fits`: whether nothing may have to be scrolled at all.
({ needed, fits }) => {
  const TARGETS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=checkbox], label:has(input)";
  const SOFT_HYPHEN = "\u00ad";
  const EDGE = 1.5; // px that roundings may take
  const FIELD = 40; // px that a finger needs each way to find a field
  const OVERLAP = 3; // px each way that two texts may share: letters seldom fill their boxes
  const LONG_WORD = 24; // letters of a word that may be broken anywhere: no name has as many
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

  // -- scrolling ---------------------------------------------------------------------------------------------

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

  // -- targets -----------------------------------------------------------------------------------------------

  /** Points of a box that a finger may hit: its middle, and near the middle of every side. */
  function points({ left, top, right, bottom }) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [dx, dy] = [(right - left) * 0.34, (bottom - top) * 0.34];
    return [[x, y], [x - dx, y], [x + dx, y], [x, y - dy], [x, y + dy]];
  }

  /** Whether it is a bubble over a sheet: that closes with the next tap, wherever it is, so it may hide spaces, but nothing else. */
  const isPassing = (element, below) => Boolean(element?.closest(".bubble") && below.closest(".sheet"));

  const isIn = (element, there) => element.contains(there) || Boolean(there?.closest("label")?.contains(element)) || Boolean(element.closest("label")?.contains(there));

  /** Why a target cannot be tapped where it is now; an empty text if it can be. */
  function whyNot(element, isSpace = false) {
    const boxes = styleOf(element).display === "inline" ? [...element.getClientRects()] : [element.getBoundingClientRect()];
    for (const box of boxes) {
      if (box.width < 3 || box.height < 3) continue;
      if (box.left < -EDGE || box.right > innerWidth + EDGE || box.top < -EDGE || box.bottom > innerHeight + EDGE) {
        if (isSpace || box.height <= innerHeight) return `outside, ${round(box)}`;
      }
      for (const [x, y] of isSpace ? [points(box)[0]] : points(box)) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `outside, ${round(box)}`;
        const there = document.elementFromPoint(x, y);
        const isHit = isSpace ? Boolean(there?.closest(".sheet") && there.closest(".sheet") === element.closest(".sheet")) : isIn(element, there);
        if (!isHit && !isPassing(there, element)) return `covered by ${there ? nameOf(there) : "nothing"}, ${round(box)}`;
      }
    }
    return "";
  }

  function lookAtTargets() {
    for (const target of root.querySelectorAll(TARGETS)) {
      if (!isShown(target) || (target.matches("input") && target.closest("label") && !target.matches("[type=text]"))) continue;
      const now = whyNot(target);
      if (!now) continue;
      const back = scrollTo(target);
      const then = whyNot(target);
      back();
      if (then) tell("cannot be tapped", target, then);
    }
  }

  /** Fields that nobody could type into or choose from: too low for a finger, or too narrow for what they hold. */
  function lookAtFields() {
    for (const field of root.querySelectorAll("input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), select, textarea")) {
      if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || field.closest(".sr, [inert]")) continue;
      const { width, height } = field.getBoundingClientRect();
      if (width < FIELD || height < FIELD) tell("field is too small", field, `${Math.round(width)} × ${Math.round(height)} px`);
      else if (field.matches("input, select") && field.scrollWidth > field.clientWidth + 1) tell("field is too narrow", field, `${field.scrollWidth} px in ${field.clientWidth} px`);
      else if (field.matches("input:placeholder-shown") && widthOf(field.placeholder, field) > roomIn(field)) tell("field is too narrow", field, "for what it asks for");
    }
  }

  function widthOf(text, field) {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = styleOf(field).font;
    return pen.measureText(text).width;
  }

  function roomIn(field) {
    const { paddingLeft, paddingRight } = styleOf(field);
    return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + EDGE;
  }

  /** Spaces of a sheet under something else of the page; what stays while the page is scrolled may cross them. */
  function lookAtSheets() {
    for (const space of root.querySelectorAll(".sheet .spaces [data-space]")) {
      const [[x, y]] = points(space.getBoundingClientRect());
      const sheet = space.closest(".sheet");
      const { left, top, right, bottom } = sheet.getBoundingClientRect(); // an example shows a part of a sheet
      if (x < Math.max(left, 0) || y < Math.max(top, 0) || x >= Math.min(right, innerWidth) || y >= Math.min(bottom, innerHeight) || !isShown(space)) continue;
      const there = document.elementFromPoint(x, y);
      if (!there || there.contains(sheet) || there.closest(".sheet") === sheet || isPassing(there, space) || layerOf(there) !== layerOf(space)) continue;
      tell("space is covered", space, `by ${nameOf(there)}`);
    }
  }

  /** News takes no taps, but what a move needs should be seen beside it. */
  function lookAtNews() {
    for (const news of document.querySelectorAll(".toast")) {
      const box = news.getBoundingClientRect();
      if (box.left < -EDGE || box.top < -EDGE || box.right > innerWidth + EDGE || box.bottom > innerHeight + EDGE) tell("text is outside", news, round(box));
      for (const each of needed.flatMap((selector) => [...root.querySelectorAll(selector)]).filter(isShown)) {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        if (Math.min(right, box.right) - Math.max(left, box.left) > OVERLAP && Math.min(bottom, box.bottom) - Math.max(top, box.top) > OVERLAP) tell("hidden by news", each, `${round(box)}`);
      }
    }
  }

  function lookAtNeeded() {
    for (const selector of needed) {
      for (const each of root.querySelectorAll(selector)) {
        if (!isShown(each)) continue;
        const why = whyNot(each, each.matches("[data-space]"));
        if (why) tell("needed but not in view", each, why);
      }
    }
  }

  // -- texts -------------------------------------------------------------------------------------------------

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

  function lookAtTexts() {
    const all = lines();
    const cut = new Map();
    for (const line of all) {
      line.part = shownPart(line);
      const isOutside = line.box.left < -EDGE || line.box.right > Math.max(innerWidth, document.documentElement.scrollWidth) + EDGE;
      if (line.part.isCut.x || line.part.isCut.y || isOutside) cut.set(line, readable(line));
    }
    const told = new Set();
    for (const [line, beginning] of cut) {
      if (told.has(line.node)) continue;
      told.add(line.node);
      const twin = [...cut].find(([other, start]) => other.text !== line.text && start === beginning && other.element.className === line.element.className);
      if (twin) tell("looks like another", line.element, `"${beginning}…" is also "${twin[0].text}"`);
      else if (!isSaidElsewhere(line, all, cut)) tell("text is cut", line.element, `line ${round(line.box)}`);
    }
    lookForOverlaps(all.filter((line) => !cut.has(line) || line.part.right - line.part.left > 2));
    const isWhole = document.documentElement.scrollHeight <= innerHeight + 1; // otherwise that is told already
    if (fits && isWhole) for (const line of all) if (line.box.bottom > innerHeight + EDGE || line.box.right > innerWidth + EDGE) tell("text is outside", line.element, round(line.box));
    for (const line of all) if (line.part.bottom > Math.max(line.part.top, 0) && line.part.top + scrollY < 0) tell("text touches the edge", line.element, round(line.box));
    lookForBursting(all.filter((line) => !cut.has(line)));
    lookForLeavingFrames(all.filter((line) => !cut.has(line)));
    lookForCovered(all);
    lookForUnderSheets(all);
    lookForBrokenWords(all);
    lookForSmall(all);
  }

  /** Words of which a part stands on the next line, without a hyphen. */
  function lookForBrokenWords(all) {
    for (const node of new Set(all.map((line) => line.node))) {
      if (node.nodeType !== Node.TEXT_NODE || styleOf(node.parentElement).overflowWrap === "normal") continue;
      const range = document.createRange();
      const topOf = (at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().top;
      };
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const begin = node.data[index - 1] === SOFT_HYPHEN ? index + 1 : index; // its hyphen stands on the line before
        if (word.length <= LONG_WORD && topOf(index + word.length - 1) > topOf(begin) + 4) tell("word is broken", node.parentElement, word);
      }
    }
  }

  /** Texts and titles that are small for their screen. */
  function lookForSmall(all) {
    for (const { element } of all) {
      if (element.closest("svg")) {
        const high = element.matches("h1 .lettering") ? element.getScreenCTM().d * 24 : SMALLEST_TITLE;
        if (high < SMALLEST_TITLE - 0.5) tell("title is small", element, `${high.toFixed(1)} px high`);
      } else {
        if (element.closest(".arch")) continue; // a hundred sheets leave no more room for each name
        const size = parseFloat(styleOf(element).fontSize) * element.currentCSSZoom;
        if (size < SMALLEST_TEXT - 0.1) tell("text is small", element, `${size.toFixed(1)} px`);
      }
    }
  }

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

  function lookForOverlaps(all) {
    const sorted = all.map((line) => ({ ...line, layer: layerOf(line.element) })).sort((one, two) => one.part.top - two.part.top);
    const told = new Set();
    for (const [at, one] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next++) {
        const two = sorted[next];
        if (two.part.top > one.part.bottom - OVERLAP) break;
        if (one.node === two.node || one.layer !== two.layer) continue;
        const wide = Math.min(one.part.right, two.part.right) - Math.max(one.part.left, two.part.left);
        const high = Math.min(one.part.bottom, two.part.bottom) - Math.max(one.part.top, two.part.top);
        const slack = Math.min(one.box.height, two.box.height) * 0.3;
        if (wide <= OVERLAP || high <= Math.max(OVERLAP, slack)) continue;
        const key = `${nameOf(one.element)} ${nameOf(two.element)}`;
        if (!told.has(key)) tell("texts overlap", one.element, `with ${nameOf(two.element)}`);
        told.add(key);
      }
    }
  }

  /** Texts under something that stays while the page is scrolled, and cannot be scrolled out from there. */
  function lookForCovered(all) {
    const told = new Set();
    for (const line of all) {
      if (told.has(line.element) || line.element.closest(".toast")) continue;
      const middle = () => {
        const box = line.element.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const there = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
        return there && !isPassing(there, line.element) && layerOf(there) !== layerOf(line.element) && !line.element.contains(there) ? there : null;
      };
      if (!middle()) continue;
      told.add(line.element);
      const back = scrollTo(line.element);
      const over = middle();
      back();
      if (over) tell("text is covered", line.element, `by ${nameOf(over)}`);
    }
  }

  /** Texts whose feet are under a sheet, as those of a tab that is too low for its lines. */
  function lookForUnderSheets(all) {
    const told = new Set();
    for (const { element, box, part } of all) {
      const y = box.bottom - box.height * 0.15;
      if (told.has(element) || y < part.top || y > part.bottom) continue; // scrolled away
      const over = [0.15, 0.5, 0.85].map((share) => document.elementFromPoint(box.left + box.width * share, y)?.closest(".sheet")).find((sheet) => sheet && !sheet.contains(element));
      if (!over || layerOf(over) !== layerOf(element)) continue;
      told.add(element);
      tell("text is under a sheet", element, round(box));
    }
  }

  // -- the whole page ----------------------------------------------------------------------------------------

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

  lookAtPage();
  lookAtPointed();
  lookAtNeeded();
  lookAtNews();
  lookAtTargets();
  lookAtFields();
  lookAtSheets();
  lookAtTexts();
  return findings;
}
