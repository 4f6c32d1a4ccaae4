"""Several people round one phone: it is handed on after every turn, and shows nothing of the one before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible
from support.browser.moment import expect
from support.browser.player import drawn
from support.browser.sharing import Sharing, set_up
from support.browser.visitor import DESKTOP, PHONE, Visitor, code_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ("Ana", "Ben", "Cleo")
ROW = drawn("temple", "o o D")
ISLE = drawn("island", "~ ~ ~ ~", "~ o o ~", "~ o o ~", "~ ~ ~ ~")
HILLS = drawn("valley", "o o o o", "o o o o")
SECRETS = (
    "() => document.body.innerText + [...document.querySelectorAll('#screen [aria-label]')].map((e) => e.ariaLabel)"
)


def news(page: Page) -> list[str]:
    """What the list of the last turn says, a line for each player."""
    rows = page.locator(".closed-turn li .wrote").all_inner_texts()
    return [re.sub(r"\s+", " ", row) for row in rows]


def test_a_whole_temple_of_three_with_a_danger(visitor: Visitor) -> None:
    here = set_up(visitor, *NAMES, layout=drawn("temple", "o o o D"), real_dice=True)
    page = here.page
    expect(page.get_by_role("heading", name="Roll your dice and tap what they show")).to_be_visible()
    assert_accessible(page)
    here.type_dice("2 3 5")
    assert_accessible(page)
    for name, marks in (("Ana", "a1=2"), ("Ben", "b1=3"), ("Cleo", "c1=5")):
        here.passed_to(name)
        here.write(name, marks)
    assert news(page) == ["Ana 2 in a1", "Ben 3 in b1", "Cleo 5 in c1"]
    here.type_dice("1 1 !")
    expect(page.get_by_role("heading", name="Cleo begins")).to_be_visible()
    assert_accessible(page)
    assert here.next == "Cleo", "who wrote last has the phone in hand"
    held = {}
    for name in ("Cleo", "Ana", "Ben"):
        here.take(name)
        held[name] = page.locator(".tabname").inner_text().removesuffix("’s sheet")
        here.writer.pencil("c1=!" if held[name] != "Cleo" else "a1=!")
        here.writer.ink()
        page.locator(".hand-over").wait_for()
    assert sorted(held.values()) == sorted(NAMES), "everybody holds somebody's"
    assert all(name != owner for name, owner in held.items())
    space = {owner: "c1" if owner != "Cleo" else "a1" for owner in NAMES}
    assert news(page) == [f"{name} mummy in {space[held[name]]}, on the sheet of {held[name]}" for name in NAMES]
    here.type_dice("4 4 4")
    for name, marks in (("Ben", "a1=4"), ("Cleo", "b1=4"), ("Ana", "b1=4")):
        assert here.next == name
        here.write(name, marks)
    page.locator(".end .pod").wait_for()
    assert_accessible(page)
    assert sorted(page.locator(".pod b").all_inner_texts()) == sorted(NAMES)


@pytest.mark.parametrize(("adventure", "layout"), [("temple", ROW), ("island", ISLE), ("valley", HILLS)])
def test_a_whole_game_with_sealed_dice_which_the_phone_proves(visitor: Visitor, adventure: str, layout: str) -> None:
    here = set_up(visitor, *NAMES, adventure=adventure, layout=layout)
    turns = 0
    while name := here.next:
        here.write_anything(name)
        turns += 1
    assert turns % 3 == 0
    expect(here.page.locator(".pod .p")).to_have_count(3)
    seal = here.page.locator(".seal")
    expect(seal).to_contain_text("Nobody chose these dice")
    seal.click()
    expect(here.page.get_by_role("dialog")).to_contain_text("checks, all good")


def test_nothing_of_a_turn_is_left_for_the_next(visitor: Visitor) -> None:
    here = set_up(visitor, *NAMES, real_dice=True)
    here.type_dice("2 3 5")
    here.take("Ana")
    here.writer.pencil("c3=10")
    here.writer.ink()
    here.passed_to("Ben")
    shown = here.page.evaluate(SECRETS)
    assert "c3" not in shown
    assert "10" not in shown
    assert here.page.locator(".sheet").count() == 0
    here.take("Ben")
    shown = here.page.evaluate(SECRETS)
    assert "10 in c3" not in shown
    assert here.page.locator(".sheet .spaces .is-draft").count() == 0
    expect(here.page.locator(".sheet [role=gridcell][data-space=c3]")).to_have_attribute(
        "aria-label", re.compile("empty")
    )


def test_a_reload_in_mid_turn_asks_whose_it_was_and_keeps_the_draft(visitor: Visitor) -> None:
    here = set_up(visitor, *NAMES, real_dice=True)
    here.type_dice("2 3 5")
    here.write("Ana", "c3=2")
    here.take("Ben")
    here.writer.pencil("c1=5")
    here.page.reload()
    expect(here.page.get_by_role("heading", name="Who has it now?")).to_be_visible()
    assert_accessible(here.page)
    assert here.page.locator(".take-it button").all_inner_texts() == ["Ben", "Cleo"], "Ana has written"
    here.tap("Ben")
    here.writer.pencilled("c1")
    here.writer.ink()
    here.passed_to("Cleo")
    here.page.get_by_role("link", name="Home. The game waits for you.").click()
    waiting = here.page.get_by_role("link", name=re.compile("Your temple is waiting"))
    expect(waiting).to_contain_text("Ana, Ben and Cleo, turn 1")
    waiting.click()
    here.write("Cleo", "c1=3")
    here.page.locator(".closed-turn").wait_for()


def test_the_phone_is_given_to_somebody_else(visitor: Visitor) -> None:
    here = set_up(visitor, *NAMES, real_dice=True)
    here.type_dice("2 3 5")
    here.page.locator(".sharers").get_by_role("button", name="Cleo").tap()
    here.passed_to("Cleo")
    here.take("Cleo")
    here.writer.pencil("c1=5")
    here.page.get_by_role("button", name="Menu").tap()
    here.tap("Somebody else has the phone")
    here.tap("Ben")
    here.page.locator(".sheet .is-legal").first.wait_for()
    here.writer.pencil("c1=3")
    here.writer.ink()
    here.passed_to("Ana")
    here.write("Ana", "c1=2")
    here.take("Cleo")
    here.writer.pencilled("c1")


def test_beside_a_sheet_the_menu_and_help_are_above_whose_turn_it_is(visitor: Visitor) -> None:
    here = set_up(visitor, "Maximilian-Alexander", "Ben", device=DESKTOP)
    here.take(here.next or "")
    tops = [
        round(here.page.locator(f".play > .bar {part}").evaluate("(part) => part.getBoundingClientRect().top"))
        for part in (".ib >> nth=0", ".pill:not([hidden])", ".ib >> nth=1", "h1", ".under")
    ]
    assert max(tops[:3]) < tops[3] < tops[4], "the bar has three lines: what can be tapped, the title, who and when"


def test_bots_play_along_and_the_phone_waits_for_them(visitor: Visitor) -> None:
    here = set_up(visitor, "Ana", "Ben", layout=ROW, bots=["tourist"])
    while name := here.next:
        here.write_anything(name)
    expect(here.page.locator(".pod .p")).to_have_count(3)


def test_a_rematch_begins_with_the_same_people(visitor: Visitor) -> None:
    here = set_up(visitor, "Ana", "Ben", layout=ROW)
    while name := here.next:
        here.write_anything(name)
    before = code_of(here.page)
    here.page.get_by_role("button", name="Again", exact=True).tap()
    here.passed_to("Ana")
    assert code_of(here.page) != before
    while name := here.next:
        here.write_anything(name)
    expect(here.page.locator(".seal")).to_contain_text("Nobody chose these dice")
    here.page.get_by_role("link", name="Replay").tap()
    here.page.locator(".replay .sheet").first.wait_for()


def test_a_turn_by_keys_alone(visitor: Visitor) -> None:
    here = set_up(visitor, "Ana", "Ben", real_dice=True, device=DESKTOP)
    page = here.page
    here.type_dice("2 3 5")
    page.get_by_role("heading", name="Pass it to Ana").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".sheet .is-legal").first.wait_for()
    here.writer.pencil("c3=2")
    here.writer.ink()
    here.passed_to("Ben")
    heading = page.get_by_role("heading", name="Pass it to Ben")
    expect(heading).to_be_focused()


def test_names_that_cannot_be_are_said_at_once(visitor: Visitor) -> None:
    visitor.forgive("409")
    page = visitor.open("/one-phone", PHONE)
    start = page.get_by_role("button", name="Off we go")
    start.tap()
    expect(page.get_by_role("alert").first).to_contain_text("Two names are needed")
    page.get_by_role("textbox", name="Player 1").fill("Ana")
    page.get_by_role("textbox", name="Player 2").fill(" ana ")
    start.tap()
    expect(page.get_by_role("alert").first).to_contain_text("cannot have the same name")
    expect(page.get_by_role("textbox", name="Player 2")).to_be_focused()
    page.get_by_role("textbox", name="Player 2").fill("a,b")
    start.tap()
    expect(page.get_by_role("alert").first).to_contain_text("A name holds none of")
    page.get_by_role("textbox", name="Player 2").fill("Ben")
    start.tap()
    Sharing(page, touches=True).passed_to("Ana")
    visitor.go(page, "/one-phone")
    assert page.get_by_role("textbox", name="Player 2").input_value() == "Ben", "who played last is there"
