"""The rules screen: every clause, links to a clause, the search, and the way back."""

from __future__ import annotations

import re

import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits
from support.browser.moment import expect, see
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor

from pennypapers.rules.rulebook import clauses

SHOWN = ".rules article:not([hidden])"
IDS = f"() => [...document.querySelectorAll('{SHOWN}')].map((card) => card.id)"
IS_ON_TOP = """() => {
  const { y } = document.getElementById('I9').getBoundingClientRect();
  return 0 <= y && y < 300;
}"""


@pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP], ids=lambda device: str(device.width))
def test_the_rules_are_accessible_and_fit(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/rules", device)
    page.locator("#V9").wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)


def test_every_clause_is_shown_with_its_text_from_the_catalogue(visitor: Visitor) -> None:
    page = visitor.open("/rules")
    page.locator("#T1").wait_for()
    see(page, IDS, list(clauses()))
    expect(page.locator("#T3 .clause-text")).to_have_text(re.compile("^When the green die shows the Lockpick"))


def test_a_link_to_a_clause_scrolls_to_it_and_focuses_it(visitor: Visitor) -> None:
    page = visitor.open("/rules#I9")
    page.locator("#I9.is-lit").wait_for()
    page.locator("#I9 .frame svg.sheet").wait_for()
    expect(page.locator("#I9")).to_be_focused()
    see(page, IS_ON_TOP, wanted=True)


def test_the_search_box_filters_clauses(visitor: Visitor) -> None:
    page = visitor.open("/rules")
    page.locator("#T1").wait_for()
    page.get_by_role("searchbox").fill("t3")
    see(page, IDS, ["T3"])
    expect(page.locator(".rules-find")).to_contain_text("1 rule")
    page.get_by_role("searchbox").fill("lockpick penny")
    expect(page.locator("#T4")).to_be_visible()
    page.get_by_role("searchbox").fill("zzz")
    see(page, IDS, [])
    expect(page.locator(".rules-find")).to_contain_text("zzz")
    page.get_by_role("searchbox").fill("")
    see(page, IDS, list(clauses()))


def test_back_returns_to_the_screen_before_the_rules(visitor: Visitor) -> None:
    page = visitor.open("/learn")
    page.get_by_role("link", name="All rules").click()
    page.locator("#T1").wait_for()
    page.get_by_role("link", name="Rule T9: link to it").click()
    page.wait_for_url("**/rules#T9")
    page.get_by_role("button", name="Back").click()
    page.wait_for_url("**/learn")
