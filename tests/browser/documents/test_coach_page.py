"""The coach after a game: what the dice could have brought, beside one's own sheet."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from support.browser.inspection import assert_accessible, assert_accessible_in_both_themes, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import expect, see
from support.browser.player import drawn, hold_seat, play_alone
from support.browser.visitor import BIG_SCREEN, DESKTOP, PHONE, SMALL_PHONE, Visitor
from support.server.guest import request

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

SMALL = drawn("temple", "o o o", "D o o")
TURNS = [
    ("4 1 3", "a1=4"),
    ("2 3 5", "b1=5"),
    ("1 D 5", "a2=6"),
    ("1 2 !", "b2=!"),
    ("P 2 3", "c1=9"),
    ("5 5 5", "c2=10"),
]
FOUND = {"best": 12, "bound": 14, "proven": False, "record": ""}


def coached(page: Page, look: object, *, offered: bool = True) -> None:
    """Let the coach of this page's server answer with this."""

    def answer(route: Route) -> None:
        told = {"offered": offered} if route.request.method == "GET" else look
        route.fulfill(content_type="application/json", body=json.dumps(told))

    page.route("**/api/analyses", answer)


def test_a_solo_game_ends_with_what_its_dice_could_bring_and_leads_to_both_sheets(
    visitor: Visitor, server: LiveServer
) -> None:
    player = play_alone(visitor, server, layout=SMALL)
    for roll, marks in TURNS:
        player.play(roll, marks)
    page = player.page
    corner = page.get_by_role("region", name="What the dice could bring")
    expect(corner.locator(".best")).to_have_text(re.compile("best sheet found|Nobody could find a better sheet"))
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    corner.get_by_role("link", name="Look at it with the coach").click()
    page.wait_for_url("**/coach/*")
    expect(page.locator(".with-coach figure.large")).to_have_count(2)
    expect(page.locator(".with-coach figcaption .nm").nth(1)).to_have_text("Best found")
    expect(page.locator(".coach-told")).to_have_text(re.compile("best sheet found|Nobody could find a better sheet"))
    assert_accessible_in_both_themes(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("header .mid")).to_contain_text("Turn 5 of 6")
    page.get_by_role("link", name="To the replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("link", name="Look at it with the coach").click()
    page.wait_for_url("**/coach/*")


def test_at_a_table_everybody_begins_with_their_own_game_and_may_look_at_the_others(
    visitor: Visitor, server: LiveServer
) -> None:
    party = server.finished("Ana", "Ben", adventure="island", layout=drawn("island", "- o o -", "~ o o ~", "~ ~ ~ ~"))
    page = visitor.blank(PHONE)
    hold_seat(page.context, party, party.guests[1])
    visitor.go(page, f"/t/{party.code}")
    page.get_by_role("link", name="Look at it with the coach").click()
    expect(page.locator(".with-coach figcaption .nm").first).to_have_text("Ben")
    expect(page.locator(".with-coach figure.large")).to_have_count(2)
    expect(page.locator(".coach-told")).to_contain_text("played alone")
    page.get_by_role("radio", name="Ana").check()
    expect(page.locator(".with-coach figcaption .nm").first).to_have_text("Ana")
    see(page, "() => document.activeElement.value", "0")
    assert_accessible(page)


def test_an_opened_record_is_looked_at_too(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", layout=SMALL)
    record = request(server.port, "GET", f"{party.path}/record").text
    page = visitor.open("/replay", DESKTOP)
    page.get_by_label("or paste").fill(record)
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("link", name="Look at it with the coach").click()
    page.wait_for_url("**/coach")
    expect(page.locator(".with-coach figure.large")).to_have_count(2)


def test_without_a_coach_the_end_is_as_it_was_and_its_screen_says_so(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", layout=SMALL)
    page = visitor.blank(PHONE)
    hold_seat(page.context, party, party.guests[0])
    coached(page, None, offered=False)
    visitor.go(page, f"/t/{party.code}")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.locator(".coach-corner")).to_be_hidden()
    visitor.go(page, f"/coach/{party.code}")
    expect(page.locator("main [role=alert]")).to_have_text("There is no coach on this server.")


def test_a_refusal_is_told_and_the_rest_of_the_end_stays(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", layout=SMALL)
    page = visitor.blank(SMALL_PHONE)
    hold_seat(page.context, party, party.guests[0])
    failed = {
        "id": "0" * 32,
        "state": "failed",
        "progress": 0,
        "hindsight": None,
        "error": {"code": "analysis.large", "says": ""},
    }
    coached(page, failed)
    visitor.go(page, f"/t/{party.code}")
    expect(page.locator(".coach-waits")).to_have_text("This layout is too large for the coach.")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_what_is_known_of_the_most_is_said_as_it_is(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", layout=SMALL)
    for proven, words in ((False, "More than 14 is not possible"), (True, "More is not possible with these dice.")):
        page = visitor.blank(PHONE)
        hold_seat(page.context, party, party.guests[0])
        look = {"id": "0" * 32, "state": "done", "progress": 1, "hindsight": {**FOUND, "proven": proven}, "error": None}
        coached(page, look)
        visitor.go(page, f"/t/{party.code}")
        expect(page.locator(".coach-found")).to_contain_text("could have made 12 stars: that is the best sheet found.")
        expect(page.locator(".coach-found")).to_contain_text(words)


def test_three_cards_follow_and_lead_to_their_turns_a_chart_and_the_best_places(
    visitor: Visitor, server: LiveServer
) -> None:
    party = server.finished("Ana", "Ben", adventure="temple")
    page = visitor.blank(PHONE)
    hold_seat(page.context, party, party.guests[1])
    visitor.go(page, f"/t/{party.code}")
    cards = page.locator(".coach-corner .coach-card")
    expect(cards).to_have_count(3)
    expect(page.locator(".coach-waits")).to_be_hidden()
    expect(cards.nth(1)).to_contain_text("Turn 3 was a gift. Rolled")
    expect(cards.nth(2)).to_contain_text("about 3 stars more may wait there.")
    assert "%" not in page.locator(".coach-corner").inner_text()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    cards.nth(2).get_by_role("link", name="See turn 2").click()
    expect(page.locator("header .mid")).to_contain_text("Turn 2 of")
    advice = page.locator(".turn-advice")
    expect(advice).to_contain_text("Another place would bring about 3 stars more by the end.")
    options = advice.get_by_role("button")
    expect(options).to_have_count(2)
    expect(options.nth(1)).to_contain_text("That is what you did.")
    mine = page.locator(".with-coach figure.large").first
    expect(mine.locator(".mark .dr")).to_have_count(0)
    options.first.press("Enter")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    expect(mine.locator(".mark .dr")).not_to_have_count(0)
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(mine.locator(".mark .dr")).not_to_have_count(0)  # it stays on a tablet that is turned
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    expect(mine.locator(".mark .dr")).not_to_have_count(0)
    expect(page.get_by_role("img", name=re.compile("Expected stars, turn by turn: from 10 before"))).to_be_visible()
    assert_accessible_in_both_themes(page)


def test_a_turn_is_tried_again_and_the_coach_answers(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", layout=SMALL)
    page = visitor.open(f"/coach/{party.code}?turn=1", PHONE)
    page.get_by_role("link", name="Try this turn again").click()
    expect(page.locator("header .mid")).to_contain_text("Turn 1")
    page.locator(".chips .chip:not([aria-disabled=true])").first.click()
    space = page.locator(".sheet [role=gridcell][aria-label*='may go here']").first
    space.press("Enter")
    page.locator(".foot .ink").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("about 30 stars at the end.")
    expect(dialog).to_contain_text("brings about 33 stars.")
    expect(dialog).to_contain_text("The difference is right to about 1 star.")
    assert_accessible_in_both_themes(page)
    dialog.get_by_role("button", name="Another try").click()
    expect(page.locator(".chips .chip[aria-pressed=true]")).to_have_count(0)
    page.get_by_role("link", name="Back to the turn").click()
    expect(page.locator("header .mid")).to_contain_text("Turn 1 of")


def test_the_big_screen_tells_what_was_found_and_nothing_that_could_have_been_better(
    visitor: Visitor, server: LiveServer
) -> None:
    party = server.finished("Ana", "Ben", adventure="temple")
    page = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    cheerful = page.locator(".big-screen .cheerful")
    expect(cheerful).to_contain_text(re.compile(r"^(Ana|Ben)"))
    for name in ("Ana", "Ben"):  # one after the other
        expect(cheerful).to_contain_text(name)
    for word in ("again", "more may wait", "hard one", "%"):
        assert word not in page.locator(".big-screen").inner_text()
    expect(page.locator(".coach-card")).to_have_count(0)
    assert_accessible(page)


def test_the_big_screen_is_whole_without_a_coach(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", "Ben", adventure="temple")
    page = visitor.blank(BIG_SCREEN)
    coached(page, None, offered=False)
    visitor.go(page, f"/t/{party.code}/screen")
    expect(page.locator(".podium .p")).to_have_count(2)
    expect(page.locator(".cheerful")).to_be_hidden()
