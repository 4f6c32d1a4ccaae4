// What can be tapped or typed into, and what a move needs.

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
    else if (field.matches("select") && Math.max(...[...field.options].map(({ text }) => widthOf(text, field))) > roomIn(field) - ARROW) tell("field is too narrow", field, "for one of its choices");
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
