"""The timing of a turn: the dice animation, which a tap ends, automatic inking, and the clock with extra time."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

from support.browser.house import House
from support.browser.moment import expect
from support.browser.player import Player, drawn, hold_seat, play_alone
from support.browser.visitor import PHONE, Visitor

TEMPLE = drawn("temple", "o o o", "D o o")
LIKES = "localStorage.setItem('pennypapers.settings', JSON.stringify({}))"


def test_the_dice_roll_visibly_and_then_show_what_was_rolled(visitor: Visitor, house: House) -> None:
    party = house.party("Ida", layout=TEMPLE, options="dice=by_hand")
    house.do(party.host.say("start"))
    page = visitor.blank(PHONE, still=False)
    hold_seat(page.context, party, party.host)
    visitor.go(page, f"/t/{party.code}")
    page.locator(".typed-dice").wait_for()
    page.evaluate(
        """() => {
          window.rolled = [];
          const dice = document.querySelector('.dice');
          new MutationObserver(() => window.rolled.push(dice.querySelectorAll('.rolling').length))
            .observe(dice, { subtree: true, attributes: true, attributeFilter: ['class'] });
        }"""
    )
    player = Player(page, house, party, party.host, touches=True)
    player.roll("4 1 3")
    seen = page.evaluate("() => window.rolled")
    assert max(seen) == 3, "all of them are in the air"
    assert seen[-1] == 0
    player.hears_dice("Purple die: 4", "Green die: 1", "Red die: 3")


def test_a_tap_lets_the_dice_land_at_once(visitor: Visitor, house: House) -> None:
    party = house.party("Ida", layout=TEMPLE, options="dice=by_hand")
    house.do(party.host.say("start"))
    page = visitor.blank(PHONE, still=False)
    hold_seat(page.context, party, party.host)
    visitor.go(page, f"/t/{party.code}")
    page.locator(".typed-dice").wait_for()
    page.evaluate(
        """() => {
          const { setTimeout: later } = window;
          window.setTimeout = (act, wait, ...more) => later(act, wait > 400 && wait < 900 ? 1e8 : wait, ...more);
          const dice = document.querySelector('.dice');
          const tap = () => dice.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          new MutationObserver(() => dice.querySelector('.rolling') && later(tap, 50))
            .observe(dice, { subtree: true, attributes: true, attributeFilter: ['class'] });
        }"""
    )  # left to themselves they would never land
    Player(page, house, party, party.host, touches=True).roll("4 1 3")
    expect(page.locator(".die.rolling")).to_have_count(0)


def test_with_reduced_motion_the_dice_lie_there_at_once(visitor: Visitor, house: House) -> None:
    player = play_alone(visitor, house, layout=TEMPLE)
    player.page.evaluate(
        """() => {
          window.moved = 0;
          new MutationObserver(() => { window.moved += document.querySelectorAll('.rolling').length; })
            .observe(document.querySelector('.dice'), { subtree: true, attributes: true });
        }"""
    )
    player.roll("4 1 3")
    assert player.page.evaluate("() => window.moved") == 0


def test_a_finished_turn_inks_itself_for_who_likes_it_so_and_can_be_changed_until_then(
    visitor: Visitor, house: House
) -> None:
    party = house.party("Ida", layout=TEMPLE, options="dice=by_hand")
    house.do(party.host.say("start"))
    page = visitor.blank(PHONE)
    page.context.add_init_script(LIKES.format(json.dumps({"inksItself": True})))
    hold_seat(page.context, party, party.host)
    page.clock.install()
    visitor.go(page, f"/t/{party.code}")
    page.locator(".typed-dice").wait_for()
    player = Player(page, house, party, party.host, touches=True)
    player.roll("4 1 3")
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))  # from here on no time passes but ours
    player.pencil("a1=4")
    page.locator(".foot .by-itself").wait_for()
    page.clock.run_for(1500)
    player.tap("b1")
    player.pencilled("b1")
    page.locator(".foot .by-itself").wait_for()
    page.clock.run_for(1500)
    expect(page.locator(".foot .by-itself")).to_have_count(1)  # the moment begins again with every change
    page.clock.run_for(200)
    player.closed()
    player.hears("b1, 4, inked", "a1, plain, empty")


def test_the_clock_is_shown_and_more_time_can_be_had(visitor: Visitor, house: House) -> None:
    party = house.party("Ida", "Tom", layout=TEMPLE)
    house.do(party.host.say("set_up", clock=300))
    house.do(party.host.say("start"))
    page = visitor.blank(PHONE)
    hold_seat(page.context, party, party.host)
    page.clock.install()
    visitor.go(page, f"/t/{party.code}")
    clock, more = page.locator(".bar .clock"), page.get_by_role("button", name="More time")
    clock.wait_for()
    expect(more).to_have_count(0)
    page.clock.fast_forward(290_000)
    expect(clock).to_have_text(re.compile(r"^\s*0:\d\d\s*$"))
    expect(clock).to_have_accessible_name(re.compile(r"\d+ seconds? left"))
    more.tap()
    more.wait_for(state="hidden")
    expect(clock).to_have_attribute("data-left", re.compile(r"^4\d:"))  # ten times as much
