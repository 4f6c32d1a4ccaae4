"""A hint on the page: three turns in words with their stars; a tap pencils one."""

from __future__ import annotations

import pytest
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.visitor import DESKTOP, SMALL_PHONE, Device, Visitor


@pytest.mark.parametrize("device", [SMALL_PHONE, DESKTOP], ids=lambda device: str(device.width))
def test_a_hint_is_shown_and_pencilled_with_a_tap(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/solo/temple", device)
    page.get_by_role("button", name="Hint").click()
    ideas = page.get_by_role("dialog", name="Hint").get_by_role("button").filter(has_text="stars expected")
    ideas.first.wait_for()
    assert 1 <= ideas.count() <= 3
    assert_accessible(page)
    assert_fits(page)
    ideas.first.click()
    page.locator(".ink:not([aria-disabled])").click()
    page.get_by_text("Turn 2").wait_for()
