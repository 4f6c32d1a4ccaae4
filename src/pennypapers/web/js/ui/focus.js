// Where the focus goes when what had it is replaced.

/**
 * Move a focus that was lost with the last screen to the heading of the new one, so that a screen reader says where one
 * is and Tab begins there. A screen that has focused something itself keeps that.
 * @param {Element} place
 */
export function focusHeading(place) {
  const heading = place.querySelector("h1");
  if (!heading || (document.activeElement && document.activeElement !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Remember what has the focus by keyboard inside an element. The returned function calls `lost` if it is gone by then:
 * without that, the next key would begin at the top of the page.
 * @param {Element} home
 * @param {() => void} lost
 */
export function watchFocus(home, lost) {
  const focused = hasKeyboardFocus(home) ? document.activeElement : null;
  return () => {
    if (focused && !focused.checkVisibility()) lost();
  };
}

const STOPS = "button, a[href], input, select, textarea, summary, [tabindex='0']";

/** What can have the focus in an element. @param {Element} home @returns {HTMLElement[]} */
function stopsIn(home) {
  return /** @type {HTMLElement[]} */ ([...home.querySelectorAll(STOPS)]).filter((each) => !each.matches(":disabled") && each.checkVisibility());
}

/**
 * Draw the inside of an element anew. If what had the focus there is gone, what stands in its place now gets it.
 * @param {Element} home
 * @param {() => void} draw
 * @param {() => void} [lost] is called if nothing there can have it any more
 */
export function keepFocus(home, draw, lost) {
  const place = stopsIn(home).findIndex((each) => each === document.activeElement);
  draw();
  if (place < 0) return;
  const now = stopsIn(home);
  if (now.some((each) => each === document.activeElement)) return;
  const next = now[Math.min(place, now.length - 1)];
  if (next) next.focus();
  else lost?.();
}

/** Whether an element, or something in it, has the focus by keyboard. @param {Element} home */
export function hasKeyboardFocus(home) {
  const focused = document.activeElement;
  return focused !== null && home.contains(focused) && focused.matches(":focus-visible");
}
