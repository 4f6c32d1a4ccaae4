"""The home screen: language, theme, accessibility and layout shifts."""

from __future__ import annotations

import pytest
from support.browser.inspection import (
    assert_accessible,
    assert_accessible_in_both_themes,
    assert_fits,
    assert_no_layout_shift,
)
from support.browser.moment import expect
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, TABLET, Device, Visitor

LANGUAGES = ["en", "fr", "nl", "de", "es"]
DEVICES = [SMALL_PHONE, PHONE, TABLET, DESKTOP]


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_in_the_language_of_the_browser(visitor: Visitor, language: str) -> None:
    page = visitor.open("/", language=f"{language}-{language.upper()}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_count(1)
    assert f"/web/messages/{language}-home.ftl" in " ".join(visitor.asked)


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: str(device.width))
def test_home_is_accessible_and_fits(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/", device)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert_accessible_in_both_themes(page)
    assert_fits(page)


def test_home_is_dark_if_the_device_prefers_dark(visitor: Visitor) -> None:
    page = visitor.open("/", dark=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert_accessible(page)
    assert_fits(page)


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: str(device.width))
def test_no_layout_shift_while_home_loads(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/", device, still=False)
    page.wait_for_load_state("networkidle")
    assert_no_layout_shift(page)
