"""Screen readers: every space, die, chip and part has a label, and only changes are announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.browser.house import House
from support.browser.moment import expect, see
from support.browser.player import LABELS, drawn, play_alone, take_seat
from support.browser.spoken_sheet import LISTEN, TOLD, assert_all_is_said
from support.browser.visitor import Visitor

if TYPE_CHECKING:
    pass

TEMPLE = drawn("temple", "o o o", "D o o")
ISLAND = drawn("island", "- - o o", "- - o -", "o o o ~", "- - ~ ^")
VALLEY = drawn("valley", "o o o o", "o o w o", "o o o o")

GAMES = {
    "temple": (
        TEMPLE,
        [("4 1 3", "a1=4"), ("1 D 5", "a2=6"), ("1 2 !", "b2=!"), ("P 2 3", "c1=9")],
    ),
    "island": (
        ISLAND,
        [
            ("5 4 4", "b3=5"),
            ("5 2 2", "a3=7"),
            ("5 1 1", "c2=5"),
            ("1 2 !", "c3=!"),
            ("4 3 3", "c1=7"),
            ("1 D 1", "d3=B"),
            ("1 D 1", "c4=B c3*7"),
            ("5 4 1", "d1=9"),
        ],
    ),
    "valley": (
        VALLEY,
        [
            ("P 4 5", "a1=12 b1=9"),
            ("1 2 !", "a2=!"),
            ("P D 1", "c1=6 d1=H b2=1"),
            ("5 4 2", "a2x c3=2 mountain(a1,b1,c1)"),
        ],
    ),
}
"""Every kind of mark of every adventure; the last turn is looked at in pencil and in ink."""


@pytest.mark.parametrize("adventure", GAMES)
def test_everything_on_the_sheet_is_in_the_name_of_its_space(visitor: Visitor, house: House, adventure: str) -> None:
    layout, turns = GAMES[adventure]
    player = play_alone(visitor, house, adventure=adventure, layout=layout)
    for faces, marks in turns[:-1]:
        player.play(faces, marks)
        assert_all_is_said(player.page)
    faces, marks = turns[-1]
    player.roll(faces)
    player.pencil(marks)
    player.page.locator(".foot .ink:not([aria-disabled])").wait_for()
    assert_all_is_said(player.page)
    player.ink()
    player.closed()
    assert_all_is_said(player.page, ".end" if player.is_over() else ".play")


def test_the_slots_and_danger_boxes_of_the_island_are_filled_and_said(visitor: Visitor, house: House) -> None:
    layout, turns = GAMES["island"]
    player = play_alone(visitor, house, adventure="island", layout=layout)
    cells = player.page.locator(".sheet .notes [role=gridcell]")
    expect(cells).to_have_count(2)
    slots, boxes = cells.nth(0), cells.nth(1)
    expect(slots).to_have_accessible_name("No treasure yet in 5 slots")
    expect(boxes).to_have_accessible_name("Danger boxes, 0 of 5 ticked")
    for faces, marks in turns[:-2]:
        player.play(faces, marks)
    expect(boxes).to_have_accessible_name("Danger boxes, 1 of 5 ticked")
    expect(player.page.locator(".notes .box.is-ticked")).to_have_count(1)
    expect(player.page.locator(".notes .box .tick")).to_have_count(1)
    faces, marks = turns[-2]
    player.roll(faces)
    player.pencil(marks)
    player.page.locator(".notes .is-draft .coin").wait_for()
    expect(slots).to_have_accessible_name("Treasures 7 in pencil: 1 of 5 slots")
    player.ink()
    player.page.locator(".notes .noted:not(.is-draft) .coin").wait_for()
    expect(slots).to_have_accessible_name("Treasures 7: 1 of 5 slots")


def test_spaces_dice_chips_parts_and_stars_have_names(visitor: Visitor, house: House) -> None:
    player = play_alone(visitor, house, layout=TEMPLE)
    player.play("4 1 3", "a1=4")
    player.roll("2 D 3")
    page = player.page
    expect(page.get_by_role("grid", name="Your temple")).to_have_count(1)
    player.hears("a2, door, empty, may be chosen")
    player.hears_dice("Purple die: 2", "Green die: Lockpick", "Red die: 3")
    see(page, LABELS % "[role=group][aria-label=Numbers] button", ["2, 2 Purple", "3, 3 Red", "5, 2 Purple plus 3 Red"])
    player.tap(player.chip(5))
    expect(page.get_by_role("button", name="5, 2 Purple plus 3 Red", pressed=True)).to_have_count(1)
    player.hears("a2, door, empty, 5 may go here", "b1, plain, empty")
    player.tap("a2")
    page.get_by_role("button", name="2 stars, +2 with this draft").first.wait_for()
    expect(page.get_by_role("button", name="Sequence 0 +2", exact=True)).to_have_count(1)
    expect(page.get_by_role("button", name="Mummies 0", exact=True)).to_have_count(1)


def test_what_cannot_be_had_now_is_named_with_its_reason(visitor: Visitor, house: House) -> None:
    player = play_alone(visitor, house, adventure="valley", layout=VALLEY)
    player.play("P 4 5", "a1=12")
    player.play("1 2 !", "a2=!")
    player.roll("1 D 1")
    page = player.page
    page.get_by_role("button", name="Cross out a snake, not possible now: needs 9").wait_for()
    player.pencil("b1=H")
    page.get_by_role("button", name="Statue, not possible now: used up").wait_for()


def test_the_roll_and_the_ink_are_told_once_each(visitor: Visitor, house: House) -> None:
    player = play_alone(visitor, house, layout=TEMPLE)
    page = player.page
    page.evaluate(LISTEN)
    player.roll("4 1 3")
    page.locator("#says").get_by_text("Rolled 4, 1, 3.").wait_for(state="attached")
    player.pencil("a1=4")
    player.tap("b1")
    player.tap(player.chip(1))
    player.ink()
    # What is said within two seconds of the last is said together, so whether in one go depends on the machine.
    see(page, TOLD, "says: Rolled 4, 1, 3. Inked. 1 in b1. 0 stars.")


def test_a_danger_turn_interrupts(visitor: Visitor, house: House) -> None:
    party = house.party("Ida", "Tom", options="dice=by_hand", layout=TEMPLE)
    house.do(party.host.say("start"))
    player = take_seat(visitor, house, party, party.host)
    player.page.locator(".typed-dice").wait_for()
    player.page.evaluate(LISTEN)
    player.roll("1 2 !")
    player.page.locator("#calls:not(:empty)").wait_for(state="attached")
    assert player.page.evaluate("window.heard.filter(each => each.startsWith('calls'))") == [
        "calls: A mummy. You hold Tom’s sheet. Draw one mummy in an empty plain space. Then it goes home."
    ]
    expect(player.page.locator("#calls")).to_have_attribute("aria-live", "assertive")
    player.hears_dice("Purple die: 1, ignored", "Green die: 2, ignored", "Red die: Mummy")
    expect(player.page.get_by_role("grid", name="Tom’s sheet")).to_have_count(1)
    player.hears("a1, plain, empty, mummy may go here")
