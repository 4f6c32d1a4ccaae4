"""Counting paper sheets on the page: marks are tapped, typed or pasted, checked, counted, and kept over a reload."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits
from support.browser.moment import expect, stopped_clock
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MARK_LISTS = """() => {
  for (const list of document.querySelector('.count-lists').children) list.classList.add('is-of-before');
}"""
ROW = "adventure: temple\nname: row\ngrid:\n  o o o D\n  o o o o\n"


def begin(visitor: Visitor, adventure: str = "Temple of Apikhabou", device: Device = PHONE, layout: str = "") -> Page:
    page = visitor.open("/count", device)
    if layout:
        page.get_by_text("Draw your own", exact=False).first.click()
        page.locator("#layout").fill(layout)
    else:
        page.get_by_role("radio", name=adventure).check(force=True)
    page.get_by_role("button", name="Begin to count").click()
    page.locator(".sheet-editor [data-space]").first.wait_for()
    return page


def space(page: Page, name: str) -> Locator:
    return page.locator(f'.sheet-editor [data-space="{name}"][role=gridcell]')


def type_in(page: Page, name: str, keys: str) -> None:
    space(page, name).focus()
    page.keyboard.type(keys)


def open_pane(page: Page, pane: str) -> None:
    """Show the keys, the discoveries (`finds`) or the stars (`side`), where there is room for one of them only."""
    switch = page.locator(f".dock-head [data-pane={pane}]")
    if switch.is_visible():
        switch.click()


def total(page: Page, stars: int) -> None:
    page.locator(".count-results .total").get_by_text(f"{stars} star").wait_for(state="attached")


def test_tapped_numbers_fill_one_space_after_another(visitor: Visitor) -> None:
    page = begin(visitor)
    space(page, "c1").click()
    for _ in range(3):
        page.get_by_role("button", name="4", exact=True).click()
    open_pane(page, "side")
    page.get_by_role("button", name="Groups").wait_for()
    total(page, 3)
    page.get_by_role("button", name="Groups").click()
    expect(page.get_by_role("button", name="Groups")).to_have_attribute("aria-pressed", "true")
    page.locator(".sheet-editor .is-hi, .sheet-editor .is-counted").nth(2).wait_for(state="attached")


def test_typed_marks_are_checked_for_illegal_and_overlooked_ones(visitor: Visitor) -> None:
    page = begin(visitor, device=DESKTOP)
    type_in(page, "c1", "9")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("!")
    page.keyboard.press("ArrowDown")  # a door
    page.keyboard.type("!")
    wrong = page.locator(".not-allowed")
    wrong.get_by_text("d2").wait_for()
    page.locator(".overlooked").get_by_text("The mummy in d1 has a 9 beside it").wait_for()
    total(page, 2)
    wrong.get_by_role("button", name="T6", exact=True).click()
    page.get_by_role("dialog").get_by_text("T6", exact=False).first.wait_for()
    page.keyboard.press("Escape")
    space(page, "d2").focus()
    page.keyboard.press("Delete")
    wrong.wait_for(state="detached")
    page.get_by_role("button", name="Note it").click()
    page.get_by_text("Nothing overlooked").wait_for()


def test_a_players_own_count_is_compared_part_by_part(visitor: Visitor) -> None:
    page = begin(visitor)
    for name in ("c1", "d1", "e1"):
        type_in(page, name, "4")
        page.keyboard.press("Enter")
    total(page, 3)
    open_pane(page, "side")
    page.get_by_text("Check your own count").click()
    page.get_by_label("Groups", exact=True).fill("0")
    page.locator(".overlooked").get_by_text("Groups: you counted 0, it is 3.").wait_for()
    page.locator(".overlooked").get_by_text("You have not counted: Group of 4s").wait_for()


def test_ticked_reasons_are_compared_and_kept_over_a_reload(visitor: Visitor) -> None:
    page = begin(visitor)
    for name, number in (("c1", "4"), ("d1", "4"), ("e1", "4"), ("c4", "9"), ("d4", "!")):
        type_in(page, name, number)
        page.keyboard.press("Enter")
    open_pane(page, "side")
    page.get_by_text("Check your own count").click()
    page.get_by_role("checkbox", name="Mummy in d4, vanquished").wait_for(state="attached")
    with stopped_clock(page):  # so that one request counts both
        page.get_by_role("checkbox", name="Group of 9s").check(force=True)
        page.get_by_role("checkbox", name="Mummy in d4, vanquished").check(force=True)
        page.evaluate(MARK_LISTS)
    overlooked = page.locator(".overlooked")
    page.locator(".count-lists > .is-of-before").first.wait_for(state="detached")
    expect(page.locator(".count-lists > *").first).to_be_attached()
    expect(page.locator(".count-lists")).not_to_contain_text("not counted")  # the player has not finished ticking
    page.get_by_role("button", name="What did I overlook?").click()
    overlooked.get_by_text("You have not counted: Group of 4s in c1 d1 e1").wait_for()
    overlooked.get_by_text("You counted this, but it brings no stars: Group of 9s").wait_for()
    overlooked.get_by_role("button", name="T10", exact=True).first.wait_for()
    expect(page.locator("#count-text")).to_have_value(re.compile("x-ticks: group:9 vanquished:d4"))
    page.get_by_role("checkbox", name="Group of 9s").uncheck(force=True)
    page.get_by_role("checkbox", name="Group of 4s").check(force=True)
    overlooked.get_by_text("Group of").first.wait_for(state="detached")
    page.reload()
    page.locator(".sheet-editor").wait_for()
    open_pane(page, "side")
    expect(page.get_by_role("checkbox", name="Group of 4s")).to_be_checked()  # kept over the reload
    type_in(page, "c1", "5")
    for name in ("d1", "e1"):
        type_in(page, name, "5")
        page.keyboard.press("Enter")
    page.get_by_role("checkbox", name="Group of 4s").wait_for(state="detached")
    # The group is gone, and its tick too.
    expect(page.locator("#count-text")).not_to_have_value(re.compile("group:4"))


def test_two_sheets_are_ranked_and_kept_over_a_reload(visitor: Visitor) -> None:
    page = begin(visitor)
    open_pane(page, "side")
    page.get_by_label("Whose sheet").fill("Ana")
    with stopped_clock(page):
        type_in(page, "c1", "15")
    page.get_by_role("button", name="Add a sheet").click()
    page.get_by_label("Whose sheet").fill("Ben")
    type_in(page, "c1", "7")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("8")
    page.keyboard.press("ArrowLeft")
    page.locator(".places .nm").get_by_text("Ben").wait_for()
    total(page, 2)
    page.reload()
    page.locator(".sheet-editor").wait_for()
    open_pane(page, "side")
    page.locator(".places").get_by_role("button", name="Ana").click()
    expect(page.get_by_label("Whose sheet")).to_have_value("Ana")
    expect(space(page, "c1")).to_have_attribute("aria-label", re.compile(r"\b15\b"))


def test_treasures_of_the_island_are_noted_and_checked(visitor: Visitor) -> None:
    page = begin(visitor, "Skull Island")
    text = page.locator("#count-text").input_value()
    open_pane(page, "side")
    page.get_by_text("As text").click()
    lines = text.splitlines()
    at = lines.index("grid:") + 1
    rows = [line.split() for line in lines[at:]]
    land = [(c, r) for r, row in enumerate(rows) for c, token in enumerate(row) if token == "."]
    middle = next(
        (c, r) for c, r in land if all(near in land for near in ((c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1)))
    )
    c, r = middle
    for x, y in ((c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1)):
        rows[y][x] = "7"
    page.locator("#count-text").fill("\n".join([*lines[:at], *(" ".join(row) for row in rows)]))
    page.get_by_role("button", name="Use this text").click()
    page.locator(".overlooked").get_by_text("Treasure of 7").wait_for()
    total(page, 0)
    page.get_by_role("button", name="Note it").click()
    total(page, 7)
    space(page, f"{'abcdefghijklm'[c]}{r + 1}").click()
    open_pane(page, "keys")
    page.get_by_role("button", name="Circle a treasure").click()
    page.get_by_role("button", name="3", exact=True).click()
    open_pane(page, "side")
    page.locator(".not-allowed").get_by_text("treasure", exact=False).first.wait_for()


def test_discoveries_of_the_valley_are_added_and_removed(visitor: Visitor) -> None:
    page = begin(visitor, "Valley of Wiraqocha", DESKTOP)
    cells = page.locator(".sheet-editor [data-space]").evaluate_all("(all) => all.map((cell) => cell.dataset.space)")
    row = next(cells[at : at + 3] for at in range(len(cells)) if len({name[1:] for name in cells[at : at + 3]}) == 1)
    for name in row:
        type_in(page, name, "8")
        page.keyboard.press("Enter")
    page.locator(".advice").get_by_text("Mountain").wait_for()
    page.get_by_role("group", name="What stands there").get_by_role("button", name="Mountain").click()
    for name in row:
        space(page, name).click()
    page.get_by_role("button", name="Done · ").click()
    total(page, 7)
    page.get_by_role("button", name="Remove: Mountain").click()
    total(page, 0)


def test_an_unreadable_text_or_one_of_another_layout_is_refused(visitor: Visitor) -> None:
    page = begin(visitor)
    open_pane(page, "side")
    page.get_by_text("As text").click()
    field = page.locator("#count-text")
    field.fill(field.input_value().replace(". .", ". zz", 1))
    page.get_by_role("button", name="Use this text").click()
    page.get_by_text("is not a mark").wait_for()
    field.fill("adventure: island\nlayout: front\ngrid:\n  .\n")
    page.get_by_role("button", name="Use this text").click()
    page.get_by_text("This is a sheet of another adventure or side.").wait_for()


@pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP])
def test_counting_is_accessible_and_fits(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/count", device)
    page.locator(".sheet-thumb svg").nth(1).wait_for()
    assert_fits(page)
    assert_accessible_in_both_themes(page)
    page.get_by_role("radio", name="Valley of Wiraqocha").check(force=True)
    page.get_by_role("button", name="Begin to count").click()
    first = page.locator(".sheet-editor [data-space]").first
    first.focus()
    page.keyboard.type("8h")
    page.keyboard.press("ArrowDown")
    page.keyboard.type("!")
    assert_accessible_in_both_themes(page)
    open_pane(page, "side")
    page.get_by_role("button", name="Add a sheet").click()
    page.locator(".places").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    assert_fits(page)
    assert_accessible_in_both_themes(page)
