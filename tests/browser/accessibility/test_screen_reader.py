"""Screen readers: every space, die, chip and part has a label, and only changes are announced."""

from __future__ import annotations

import pytest
from support.browser.live_server import LiveServer
from support.browser.moment import expect, see
from support.browser.player import LABELS, drawn, play_alone, take_seat
from support.browser.spoken_sheet import LISTEN, TOLD, assert_marks_are_labelled
from support.browser.spoken_tree import sounds_wrong
from support.browser.visitor import Visitor

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
"""Games with every kind of mark of each adventure; the last turn is checked in pencil and in ink."""


@pytest.mark.parametrize("adventure", GAMES)
def test_every_mark_is_in_the_label_of_its_space(visitor: Visitor, server: LiveServer, adventure: str) -> None:
    layout, turns = GAMES[adventure]
    player = play_alone(visitor, server, adventure=adventure, layout=layout)
    for faces, marks in turns[:-1]:
        player.play(faces, marks)
        assert_marks_are_labelled(player.page)
    faces, marks = turns[-1]
    player.roll(faces)
    player.pencil(marks)
    player.page.locator(".foot .ink:not([aria-disabled])").wait_for()
    assert_marks_are_labelled(player.page)
    player.ink()
    player.closed()
    assert_marks_are_labelled(player.page, ".end" if player.is_over() else ".play")


def test_treasure_slots_and_danger_boxes_of_the_island_have_labels(visitor: Visitor, server: LiveServer) -> None:
    layout, turns = GAMES["island"]
    player = play_alone(visitor, server, adventure="island", layout=layout)
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


def test_spaces_dice_chips_parts_and_stars_have_labels(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=TEMPLE)
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


def test_the_label_of_an_unavailable_chip_has_the_reason(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, adventure="valley", layout=VALLEY)
    player.play("P 4 5", "a1=12")
    player.play("1 2 !", "a2=!")
    player.roll("1 D 1")
    page = player.page
    page.get_by_role("button", name="Cross out a snake, not possible now: needs 9").wait_for()
    player.pencil("b1=H")
    page.get_by_role("button", name="Statue, not possible now: used up").wait_for()


def test_the_roll_and_the_inking_are_announced_once_each(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=TEMPLE)
    page = player.page
    page.evaluate(LISTEN)
    player.roll("4 1 3")
    page.locator("#says").get_by_text("Rolled 4, 1, 3.").wait_for(state="attached")
    player.pencil("a1=4")
    player.tap("b1")
    player.tap(player.chip(1))
    player.ink()
    # Announcements within two seconds are joined, so a slow machine may split them: only the joined text is compared.
    page.wait_for_function(f"() => ({TOLD})().endsWith('0 stars.') && ({TOLD})().includes('Inked')")
    told = page.evaluate(TOLD)
    assert [told.count(each) for each in ("Rolled 4, 1, 3.", "Inked. 1 in b1.", "Inked")] == [1, 1, 1], told
    assert told.endswith("Inked. 1 in b1. 0 stars."), told


def test_a_danger_turn_is_announced_assertively(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", "Tom", options="dice=by_hand", layout=TEMPLE)
    server.do(party.host.say("start"))
    player = take_seat(visitor, server, party, party.host)
    player.page.locator(".typed-dice").wait_for()
    player.page.evaluate(LISTEN)
    player.roll("1 2 !")
    player.page.locator("#calls:not(:empty)").wait_for(state="attached")
    assert player.page.evaluate("window.heard.filter(each => each.startsWith('calls'))") == [
        "calls: A mummy. You hold Tom’s sheet. Draw one mummy in an empty plain space. Then the sheet goes back."
    ]
    expect(player.page.locator("#calls")).to_have_attribute("aria-live", "assertive")
    player.hears_dice("Purple die: 1, ignored", "Green die: 2, ignored", "Red die: Mummy")
    expect(player.page.get_by_role("grid", name="Tom’s sheet")).to_have_count(1)
    player.hears("a1, plain, empty, mummy may go here")


def test_the_stars_say_whether_their_parts_are_shown(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=TEMPLE)
    player.roll("4 1 3")
    stars = player.page.locator(".foot").get_by_role("button", name="0 stars")
    for size in ({"width": 390, "height": 844}, {"width": 390, "height": 664}, {"width": 844, "height": 390}):
        player.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(stars).to_have_attribute("aria-expanded", "false")
        expect(player.page.locator(".progress-line")).to_be_hidden()
        player.tap(stars)
        expect(stars).to_have_attribute("aria-expanded", "true")
        expect(player.page.locator(".progress-line")).to_be_visible()
        expect(player.page.locator(".parts")).to_be_visible()
        player.tap(stars)
    for size in ({"width": 768, "height": 1024}, {"width": 1024, "height": 768}, {"width": 1440, "height": 900}):
        player.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(player.page.get_by_role("img", name="0 stars")).to_be_visible()
        expect(stars).to_be_hidden()  # all is in view, so there is nothing to open
        expect(player.page.locator(".progress-line")).to_be_visible()


def test_what_is_pencilled_and_taken_back_is_announced_with_its_stars(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=TEMPLE)
    player.play("4 1 3", "a1=4")
    player.roll("2 D 3")
    says = player.page.locator("#says")
    player.pencil("a2=5")
    expect(says).to_contain_text("In pencil: 5 in a2. 2 stars.")
    player.tap(player.page.get_by_role("button", name="Take back"))
    expect(says).to_contain_text("Nothing in pencil.")


def test_looking_for_a_discovery_is_announced(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, adventure="valley", layout=VALLEY)
    player.play("P 4 5", "a1=12 b1=9")
    player.roll("P D 1")
    player.pencil("c1=6")
    player.tap(player.page.locator(".foot .discover"))
    expect(player.page.locator("#says")).to_contain_text("A discovery? Mountain.")


def test_a_part_without_stars_says_why(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=TEMPLE)
    player.roll("4 1 3")
    player.tap(player.page.get_by_role("button", name="Sequence 0"))
    expect(player.page.locator("#says")).to_contain_text("Sequence: 0 stars. No two neighbours count up yet.")


def test_a_danger_is_not_in_the_page_any_more_once_its_turn_has_closed(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=TEMPLE)
    player.roll("1 2 !")
    expect(player.page.locator("#calls")).to_contain_text("A mummy.")
    player.pencil("a1=!")
    player.ink()
    player.closed()
    expect(player.page.locator("#calls")).to_have_text("")


def test_every_row_has_a_distinct_label(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, adventure="island", layout=ISLAND)
    expect(player.page.get_by_role("row", name="Row 1", exact=True)).to_have_count(1)
    expect(player.page.get_by_role("row", name="Notes", exact=True)).to_have_count(1)


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        ("<button>Sequence <b>0</b></button>", []),
        ("<button>Sequence<b>0</b></button>", ["words run together"]),
        ("<button><b>Ana</b><b>Ben</b></button>", ["words run together"]),
        ("<button title=Hint>?</button>", []),
        ("<button title=Hint aria-label=Hint>?</button>", ["description repeats the name"]),
        ("<p>−19 stars</p>", []),
        ("<p>-19 stars</p>", ["hyphen for a minus"]),
        ("<p>a-1 and 7-9</p>", []),
        ("<button>Look at the sheet of You</button>", ["you instead of a name"]),
        ("<p>{ $name } hosts</p>", ["message without its facts"]),
        ("<div role=grid><div role=row><i role=gridcell>a1, 2, 3</i><i role=gridcell>b1, 4</i></div></div>", ["row"]),
    ],
)
def test_faults_in_what_a_screen_reader_says_are_found(visitor: Visitor, body: str, faults: list[str]) -> None:
    page = visitor.blank()
    page.set_content(f'<!doctype html><html lang="en"><title>t</title>{body}')
    found = {fault.partition(":")[0] for fault in sounds_wrong(page)}
    assert len(found) == len(faults)
    assert all(any(each.startswith(fault) for each in found) for fault in faults), found
