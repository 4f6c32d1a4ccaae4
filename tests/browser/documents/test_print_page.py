"""Printing from the page: options, the preview, the download of the PDF."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.moment import expect
from support.browser.visitor import DESKTOP, SMALL_PHONE, Device, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page


def drawn(page: Page, count: int, address: str) -> None:
    """Wait until the preview shows `count` pages, and the address of the PDF contains this."""
    page.wait_for_function(
        """([count, part]) => {
          const link = document.querySelector("a[download]")?.href ?? "";
          const images = [...document.querySelectorAll(".print-pages:not([aria-busy]) img")];
          const isDrawn = images.every((image) => image.complete && image.naturalWidth > 0);
          return link.includes(part) && images.length === count && isDrawn;
        }""",
        arg=[count, address],
    )


def choose(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).check(force=True)


@pytest.mark.parametrize("device", [SMALL_PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_pad_is_chosen_previewed_and_downloaded(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/", device=device)
    page.get_by_role("link", name="Print", exact=True).click()
    drawn(page, 1, "adventure=temple")
    choose(page, "Skull Island")
    choose(page, "both, back to back")
    page.get_by_role("group", name="Sheets on a page").get_by_role("radio", name="4").check(force=True)
    sheets = page.get_by_role("group", name="How many sheets?")
    expect(sheets.get_by_role("radio", name="4", exact=True)).to_be_checked()
    drawn(page, 2, "duplex=true")
    assert_accessible(page)
    assert_fits(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the PDF").click()
    assert len(pypdfium2.PdfDocument(download.value.path())) == 2


def test_rules_and_dice_have_no_choice_of_sheets_on_a_page(visitor: Visitor) -> None:
    page = visitor.open("/print?adventure=valley")
    drawn(page, 1, "adventure=valley")
    for name, what in (("Rules", "rules"), ("Paper dice", "dice"), ("Blank layout", "blank")):
        choose(page, name)
        drawn(page, 1, f"what={what}")
        expect(page.get_by_text("Sheets on a page")).to_have_count(1 if what == "blank" else 0)


def test_an_unreadable_layout_of_the_players_own_is_reported(visitor: Visitor) -> None:
    page = visitor.open("/print")
    page.get_by_text("A layout of your own").click()
    page.get_by_label("The layout, as text").fill("adventure: temple\nname: odd\ngrid:\n  o q o")
    page.get_by_role("alert").filter(has_text=re.compile("q")).wait_for()
    page.get_by_label("The layout, as text").fill("adventure: temple\nname: odd\ngrid:\n  o D o")
    drawn(page, 1, "name%3A+odd")
    visitor.forgive("400")
