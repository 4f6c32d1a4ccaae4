"""The rules page, as a browser shows it."""

from __future__ import annotations

import pytest
from inspection import assert_accessible, assert_fits
from visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor

from pennypapers.rules.rulebook import clauses

SHOWN = ".rules article:not([hidden])"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP], ids=lambda device: str(device.width))
def test_everybody_can_use_the_rules(visitor: Visitor, device: Device, dark: bool) -> None:
    page = visitor.open("/rules", device, dark=dark)
    page.locator("#V9").wait_for()
    assert_accessible(page)
    assert_fits(page)


def test_every_clause_is_there_in_words_of_the_catalogue(visitor: Visitor) -> None:
    page = visitor.open("/rules")
    page.locator("#T1").wait_for()
    assert [card.get_attribute("id") for card in page.locator(SHOWN).all()] == list(clauses())
    assert page.locator("#T3 .clause-text").inner_text().startswith("When the green die shows the Lockpick")


def test_an_address_leads_to_its_clause(visitor: Visitor) -> None:
    page = visitor.open("/rules#I9")
    page.locator("#I9.is-lit").wait_for()
    page.locator("#I9 .frame svg.sheet").wait_for()
    assert page.evaluate("() => document.activeElement.id") == "I9"
    top = page.locator("#I9").bounding_box()
    assert top is not None
    assert 0 <= top["y"] < 300


def test_typing_finds_rules(visitor: Visitor) -> None:
    page = visitor.open("/rules")
    page.locator("#T1").wait_for()
    page.get_by_role("searchbox").fill("t3")
    assert [card.get_attribute("id") for card in page.locator(SHOWN).all()] == ["T3"]
    assert "1 rule" in page.locator(".rules-find").inner_text()
    page.get_by_role("searchbox").fill("lockpick penny")
    assert "T4" in [card.get_attribute("id") for card in page.locator(SHOWN).all()]
    page.get_by_role("searchbox").fill("zzz")
    assert page.locator(SHOWN).count() == 0
    assert "zzz" in page.locator(".rules-find").inner_text()
    page.get_by_role("searchbox").fill("")
    assert page.locator(SHOWN).count() == len(clauses())


def test_back_leads_to_where_one_came_from(visitor: Visitor) -> None:
    page = visitor.open("/learn")
    page.get_by_role("link", name="All rules").click()
    page.locator("#T1").wait_for()
    page.get_by_role("link", name="Rule T9: link to it").click()
    assert page.url.endswith("/rules#T9")
    page.get_by_role("button", name="Back").click()
    page.wait_for_url("**/learn")
