"""Paper sheets counted on the page: tapped, typed, pasted, kept; several players; everybody can use it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible_in_any_light, assert_fits
from support.browser.moment import expect, no_time
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


def total(page: Page, stars: int) -> None:
    page.locator(".count-results .total").get_by_text(f"{stars} star").wait_for(state="attached")


def test_numbers_are_tapped_and_go_on_to_the_next_space(visitor: Visitor) -> None:
    page = begin(visitor)
    space(page, "c1").click()
    for _ in range(3):
        page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("button", name="Groups").wait_for()
    total(page, 3)
    page.get_by_role("button", name="Groups").click()
    expect(page.get_by_role("button", name="Groups")).to_have_attribute("aria-pressed", "true")
    page.locator(".sheet-editor .is-hi, .sheet-editor .is-counted").nth(2).wait_for(state="attached")


def test_the_keyboard_writes_and_what_is_wrong_or_overlooked_is_told(visitor: Visitor) -> None:
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


def test_a_count_of_ones_own_is_compared_and_names_what_is_missing(visitor: Visitor) -> None:
    page = begin(visitor)
    for name in ("c1", "d1", "e1"):
        type_in(page, name, "4")
        page.keyboard.press("Enter")
    total(page, 3)
    page.get_by_text("Check your own count").click()
    page.get_by_label("Groups", exact=True).fill("0")
    page.locator(".overlooked").get_by_text("Groups: you counted 0, it is 3.").wait_for()
    page.locator(".overlooked").get_by_text("You have not counted: Group of 4s").wait_for()


def test_what_was_counted_is_ticked_and_what_was_overlooked_or_brings_nothing_is_told(visitor: Visitor) -> None:
    page = begin(visitor)
    for name, number in (("c1", "4"), ("d1", "4"), ("e1", "4"), ("c4", "9"), ("d4", "!")):
        type_in(page, name, number)
        page.keyboard.press("Enter")
    page.get_by_text("Check your own count").click()
    page.get_by_role("checkbox", name="Mummy in d4, beaten").wait_for(state="attached")
    with no_time(page):  # so that both are counted at once
        page.get_by_role("checkbox", name="Group of 9s").check(force=True)
        page.get_by_role("checkbox", name="Mummy in d4, beaten").check(force=True)
        page.evaluate(MARK_LISTS)
    overlooked = page.locator(".overlooked")
    page.locator(".count-lists > .is-of-before").first.wait_for(state="detached")
    expect(page.locator(".count-lists > *").first).to_be_attached()
    expect(page.locator(".count-lists")).not_to_contain_text("not counted")  # before they have ticked all
    page.get_by_role("button", name="What did I overlook?").click()
    overlooked.get_by_text("You have not counted: Group of 4s in c1 d1 e1").wait_for()
    overlooked.get_by_text("You counted this, but it brings no stars: Group of 9s").wait_for()
    overlooked.get_by_role("button", name="T10", exact=True).first.wait_for()
    expect(page.locator("#count-text")).to_have_value(re.compile("x-ticks: group:9 vanquished:d4"))
    page.get_by_role("checkbox", name="Group of 9s").uncheck(force=True)
    page.get_by_role("checkbox", name="Group of 4s").check(force=True)
    overlooked.get_by_text("Group of").first.wait_for(state="detached")
    page.reload()
    expect(page.get_by_role("checkbox", name="Group of 4s")).to_be_checked()  # a reload loses nothing
    type_in(page, "c1", "5")
    for name in ("d1", "e1"):
        type_in(page, name, "5")
        page.keyboard.press("Enter")
    page.get_by_role("checkbox", name="Group of 4s").wait_for(state="detached")
    # What stands there no more is not ticked.
    expect(page.locator("#count-text")).not_to_have_value(re.compile("group:4"))


def test_two_players_have_places_and_a_reload_loses_nothing(visitor: Visitor) -> None:
    page = begin(visitor)
    page.get_by_label("Whose sheet").fill("Ana")
    with no_time(page):
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
    page.locator(".places").get_by_role("button", name="Ana").click()
    expect(page.get_by_label("Whose sheet")).to_have_value("Ana")
    expect(space(page, "c1")).to_have_attribute("aria-label", re.compile(r"\b15\b"))


def test_the_island_has_treasures_to_circle(visitor: Visitor) -> None:
    page = begin(visitor, "Skull Island")
    text = page.locator("#count-text").input_value()
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
    page.get_by_role("button", name="Circle a treasure").click()
    page.get_by_role("button", name="3", exact=True).click()
    page.locator(".not-allowed").get_by_text("treasure", exact=False).first.wait_for()


def test_the_valley_has_discoveries_to_trace(visitor: Visitor) -> None:
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
    page.get_by_role("button", name="Done:").click()
    total(page, 7)
    page.get_by_role("button", name="Remove: Mountain").click()
    total(page, 0)


def test_a_text_that_cannot_be_read_is_refused_by_its_line(visitor: Visitor) -> None:
    page = begin(visitor)
    page.get_by_text("As text").click()
    field = page.locator("#count-text")
    field.fill(field.input_value().replace(". .", ". zz", 1))
    page.get_by_role("button", name="Use this text").click()
    page.get_by_text("is no mark").wait_for()
    field.fill("adventure: island\nlayout: front\ngrid:\n  .\n")
    page.get_by_role("button", name="Use this text").click()
    page.get_by_text("This is a sheet of another adventure or side.").wait_for()


@pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP])
def test_everybody_can_use_it(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/count", device)
    page.locator(".sheet-thumb svg").nth(1).wait_for()
    assert_fits(page)
    assert_accessible_in_any_light(page)
    page.get_by_role("radio", name="Valley of Wiraqocha").check(force=True)
    page.get_by_role("button", name="Begin to count").click()
    first = page.locator(".sheet-editor [data-space]").first
    first.focus()
    page.keyboard.type("8h")
    page.keyboard.press("ArrowDown")
    page.keyboard.type("!")
    page.get_by_role("button", name="Add a sheet").click()
    page.locator(".places").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    assert_fits(page)
    assert_accessible_in_any_light(page)
