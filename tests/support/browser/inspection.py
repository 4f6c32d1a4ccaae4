"""Assertions about a page: accessibility, sizes of targets, no layout shifts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_WORDS = [
    *("cat.forms", "cat.language", "cat.name-role-value", "cat.sensory-and-visual-cues", "cat.text-alternatives"),
    *("cat.keyboard", "cat.semantics", "cat.parsing"),
]
"""Tags of the axe-core rules that a translation may break: names and labels, the language, the size of targets; a
region that longer words make scroll must take the focus, and two landmarks or ids must not get the same name."""

RUN_AXE = """async ([tags, colours]) => {
  const rules = { "color-contrast": { enabled: colours } };
  const { violations } = await axe.run(document, { runOnly: tags, rules, resultTypes: ["violations"] });
  const isStillSmall = async (node) => {
    const target = document.querySelector(node.target[0]);
    const scrollers = [];
    for (let at = target.parentElement; at; at = at.parentElement) scrollers.push([at, at.scrollLeft, at.scrollTop]);
    target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const isForced = scrollers.some(([at, left, top]) => {
      const { overflowX, overflowY } = getComputedStyle(at);
      const isShut = (way) => way === "hidden" || way === "clip";
      return (at.scrollLeft !== left && isShut(overflowX)) || (at.scrollTop !== top && isShut(overflowY));
    });
    const isSmall = isForced || (await axe.run(target, { runOnly: ["target-size"] })).violations.length > 0;
    for (const [at, left, top] of scrollers) at.scrollTo({ left, top, behavior: "instant" });
    return isSmall;
  };
  for (const each of violations.filter(({ id }) => id === "target-size")) {
    const small = [];
    for (const node of each.nodes) if (await isStillSmall(node)) small.push(node);
    each.nodes = small;
  }
  const broken = violations.filter(({ nodes }) => nodes.length > 0);
  return broken.map((each) => `${each.id}: ${each.help}\\n` + each.nodes.map(
    (node) => `    ${node.html.slice(0, 160)}\\n    ${node.failureSummary.replaceAll("\\n", "\\n    ")}`).join("\\n"));
}"""
"""Runs axe-core. It measures targets where they are now; one that is too small because something covers it is scrolled
to the middle and measured again, unless only a script could scroll there. Scroll positions are restored."""

SHIFTS = """() => new Promise((done) => {
  const seen = [];
  new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done(seen.filter((each) => !each.hadRecentInput).map(
    (each) => [each.value, each.sources.map(({ node, previousRect: from, currentRect: to }) =>
      `${node?.outerHTML?.slice(0, 80) ?? node?.nodeName} from ${from.x},${from.y} to ${to.x},${to.y}`).join("; ")]))));
})"""

SMALL_TARGETS = """() => {
  const TARGETS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider], label:has(input)";
  const small = [];
  for (const target of document.querySelectorAll(TARGETS)) {
    const isLabelled = target.matches("input") && target.closest("label") !== null;
    const isWithinWords = target.matches("a") && getComputedStyle(target).display === "inline";
    const isSeen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isLabelled || isWithinWords || !isSeen || target.matches("[data-space]")) continue;
    target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue; // only for screen readers
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isHit = (dx, dy) => {
      const there = document.elementFromPoint(x + dx, y + dy);
      return there !== null && (target.contains(there) || there.contains(target) && there.matches("label"));
    };
    const widths = [...Array(61).keys()].map((step) => step - 30);
    const wide = widths.filter((dx) => isHit(dx, 0)).length;
    const high = widths.filter((dy) => isHit(0, dy)).length;
    if (wide < 44 || high < 44) small.push(`${target.outerHTML.slice(0, 120)}: ${wide} x ${high}`);
  }
  return small;
}"""
"""Targets that cannot be hit over 44 px each way round their middle. Spaces of a sheet are exempt, as a loupe enlarges
them, and so are links within a sentence."""


@cache
def _axe() -> str:
    assert AXE.is_file(), "axe-core is missing; run: make web"
    return AXE.read_text(encoding="utf-8")


def assert_accessible(page: Page) -> None:
    """Assert that the page as it is now breaks no rule of axe-core."""
    _assert_no_rule_is_broken(page, TAGS, colours=True)


def assert_translation_is_accessible(page: Page) -> None:
    """Assert only the rules that a translation may break; the same screen is checked whole in English."""
    _assert_no_rule_is_broken(page, OF_WORDS, colours=False)


def assert_accessible_in_both_themes(page: Page) -> None:
    """Assert all rules of axe-core in the light theme, and contrast in the dark theme, which differs in colours only.

    The page is left in the light theme.
    """
    assert_accessible(page)
    _switch(page, "dark")
    assert_contrast(page)
    _switch(page, "light")


def assert_contrast(page: Page) -> None:
    """Assert that all texts stand out from what is behind them."""
    _assert_no_rule_is_broken(page, ["color-contrast"], colours=True)


def _switch(page: Page, theme: Literal["dark", "light"]) -> None:
    page.emulate_media(color_scheme=theme)
    page.locator(f"html[data-theme={theme}]").wait_for(state="attached")


def _assert_no_rule_is_broken(page: Page, rules: list[str], *, colours: bool) -> None:
    """`rules` are names or tags of axe-core rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    violations = page.evaluate(RUN_AXE, [rules, colours])
    assert not violations, "\n".join([page.url, *violations])


def assert_no_layout_shift(page: Page, most: float = 0.01) -> None:
    """Assert that nothing has moved without a tap since the page was loaded; `most` is the allowed sum of shifts."""
    shifts = page.evaluate(SHIFTS)
    assert sum(value for value, _ in shifts) <= most, shifts


def assert_targets_are_large(page: Page) -> None:
    """Assert that everything that can be tapped is at least 44 px wide and high."""
    small = page.evaluate(SMALL_TARGETS)
    assert not small, "\n".join([page.url, *small])


def assert_fits(page: Page) -> None:
    """Assert that the page is not wider than its window."""
    wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{wide[0]} px wide in a window of {wide[1]} px"
