// Texts that are cut, broken, small, covered, or lie over each other.

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

/** Words of which a part stands on another line, without a hyphen, whatever in the style broke them. */
function lookForBrokenWords(all) {
  const tops = new Map(); // of texts with several lines
  for (const { node, box } of all) if (node.nodeType === Node.TEXT_NODE) tops.set(node, (tops.get(node) ?? new Set()).add(Math.round(box.top / 4)));
  const range = document.createRange();
  for (const [node, { size }] of tops) {
    if (size < 2) continue;
    const topOf = (at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const begin = node.data[index - 1] === SOFT_HYPHEN ? index + 1 : index; // its hyphen stands on the line before
      const most = node.parentElement.closest("h1, h2, h3") ? LONG_WORD_OF_A_TITLE : LONG_WORD;
      if (word.length <= most && topOf(index + word.length - 1) > topOf(begin) + 4) tell("word is broken", node.parentElement, word);
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
