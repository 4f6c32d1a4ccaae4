"""Keys on a page, and where the focus is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from support.browser.moment import see

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST_STOPS = 80
FOCUS = "() => document.activeElement.dataset.space ?? document.activeElement.className"
NAME = """() => {
  const at = document.activeElement;
  const label = at.labels?.[0]?.textContent;
  const drawn = at.querySelector('svg.lettering')?.getAttribute('aria-label');
  if (at === document.body) return '';
  return (at.getAttribute('aria-label') || label || drawn || at.textContent || at.title).trim();
}"""
SEEN = """() => {
  const at = document.activeElement;
  if (at.matches('.sheet [data-space]')) return Boolean(at.closest('svg').querySelector('.cursor .ring'));
  if (!at.matches(':focus-visible')) return false;
  const label = at.labels?.[0];
  return [at, at.nextElementSibling, label].some((each) => {
    if (!each || (each !== at && each !== label && !each.matches('.face'))) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    const { top, bottom, width, height } = each.getBoundingClientRect();
    const isInView = top > -2 && bottom < innerHeight + 2 && width > 8 && height > 8;
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isInView;
  });
}"""


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def focus(page: Page) -> str:
    """The space that has the focus, or the class of what else has it."""
    return str(page.evaluate(FOCUS))


def focused_name(page: Page) -> str:
    """How a screen reader calls what has the focus; nothing if the focus is lost."""
    return str(page.evaluate(NAME))


def keeps_focus(page: Page) -> None:
    """Assert that something that can be seen has the focus, once the page was drawn again."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert focused_name(page), "the focus is lost"
    assert page.evaluate(SEEN), f"the focus cannot be seen on {focused_name(page)!r}"


def focus_is_on(page: Page, name: str) -> None:
    """Wait until the focus is on something whose name begins so."""
    see(page, f"() => ({NAME})().startsWith({json.dumps(name)})", wanted=True)


def tab_to(page: Page, name: str, *, back: bool = False) -> None:
    """Press Tab until the focus is on something whose name begins so. Every stop on the way must show its focus."""
    passed: list[str] = []
    for _ in range(MOST_STOPS):
        press(page, "Shift+Tab" if back else "Tab")
        at = focused_name(page)
        passed.append(at)
        if at:
            assert page.evaluate(SEEN), f"the focus cannot be seen on {at!r}, after {passed}"
        if at.startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name!r}, only to {passed}")
