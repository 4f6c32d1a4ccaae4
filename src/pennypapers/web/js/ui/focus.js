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
  const focused = document.activeElement;
  const isByKeyboard = focused !== null && home.contains(focused) && focused.matches(":focus-visible");
  return () => {
    if (isByKeyboard && !focused.checkVisibility()) lost();
  };
}
