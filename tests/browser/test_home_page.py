"""The first screen, as a browser shows it."""

from __future__ import annotations

import pytest
from support.browser.inspection import (
    assert_accessible,
    assert_accessible_in_any_light,
    assert_fits,
    assert_nothing_jumped,
)
from support.browser.moment import expect
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, TABLET, Device, Visitor

LANGUAGES = ["en", "fr", "nl", "de", "es"]
DEVICES = [SMALL_PHONE, PHONE, TABLET, DESKTOP]


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_speaks_the_language_of_the_browser(visitor: Visitor, language: str) -> None:
    page = visitor.open("/", language=f"{language}-{language.upper()}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_count(1)
    assert f"/web/messages/{language}.ftl" in " ".join(visitor.asked)


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: str(device.width))
def test_everybody_can_use_home(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/", device)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert_accessible_in_any_light(page)
    assert_fits(page)


def test_home_is_dark_where_the_device_is(visitor: Visitor) -> None:
    page = visitor.open("/", dark=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert_accessible(page)
    assert_fits(page)


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: str(device.width))
def test_nothing_jumps_while_home_loads(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/", device, still=False)
    page.wait_for_load_state("networkidle")
    assert_nothing_jumped(page)
