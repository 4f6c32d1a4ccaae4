"""The timing of a turn: the dice animation, which a tap ends, automatic inking, and the clock with extra time."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import Player, drawn, hold_seat, play_alone
from support.browser.visitor import PHONE, Visitor

TEMPLE = drawn("temple", "o o o", "D o o")
LIKES = "localStorage.setItem('pennypapers.settings', JSON.stringify({}))"


def test_the_dice_are_animated_and_then_show_the_roll(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", layout=TEMPLE, options="dice=by_hand")
    server.do(party.host.say("start"))
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
    player = Player(page, server, party, party.host, touches=True)
    player.roll("4 1 3")
    seen = page.evaluate("() => window.rolled")
    assert max(seen) == 3, "all three dice are animated"
    assert seen[-1] == 0
    player.hears_dice("Purple die: 4", "Green die: 1", "Red die: 3")


def test_a_tap_ends_the_dice_animation(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", layout=TEMPLE, options="dice=by_hand")
    server.do(party.host.say("start"))
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
    )  # without a tap the animation would not end
    Player(page, server, party, party.host, touches=True).roll("4 1 3")
    expect(page.locator(".die.rolling")).to_have_count(0)


def test_reduced_motion_has_no_dice_animation(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=TEMPLE)
    player.page.evaluate(
        """() => {
          window.moved = 0;
          new MutationObserver(() => { window.moved += document.querySelectorAll('.rolling').length; })
            .observe(document.querySelector('.dice'), { subtree: true, attributes: true });
        }"""
    )
    player.roll("4 1 3")
    assert player.page.evaluate("() => window.moved") == 0


def test_automatic_inking_waits_anew_after_every_change(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", layout=TEMPLE, options="dice=by_hand")
    server.do(party.host.say("start"))
    page = visitor.blank(PHONE)
    page.context.add_init_script(LIKES.format(json.dumps({"inksItself": True})))
    hold_seat(page.context, party, party.host)
    page.clock.install()
    visitor.go(page, f"/t/{party.code}")
    page.locator(".typed-dice").wait_for()
    player = Player(page, server, party, party.host, touches=True)
    player.roll("4 1 3")
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))  # from here on only the test moves the page's clock
    player.pencil("a1=4")
    page.locator(".foot .by-itself").wait_for()
    page.clock.run_for(1500)
    player.tap("b1")
    player.pencilled("b1")
    page.locator(".foot .by-itself").wait_for()
    page.clock.run_for(1500)
    expect(page.locator(".foot .by-itself")).to_have_count(1)  # the delay begins again with every change
    page.clock.run_for(200)
    player.closed()
    player.hears("b1, 4, inked", "a1, plain, empty")


def test_the_clock_shows_the_time_left_and_can_be_extended(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", "Tom", layout=TEMPLE)
    server.do(party.host.say("set_up", clock=300))
    server.do(party.host.say("start"))
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
    expect(clock).to_have_attribute("data-left", re.compile(r"^4\d:"))  # the time is ten times as long
