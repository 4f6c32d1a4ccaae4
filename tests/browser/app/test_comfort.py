"""What a phone can do beside showing a game: stay awake, sound, vibrate, fade between screens, be installed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import Player, drawn, hold_seat, play_alone
from support.browser.visitor import DESKTOP, PHONE, Device, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

TEMPLE = drawn("temple", "o o o", "D o o")
TINY = drawn("temple", "o")
FELT = """
  window.felt = { sounds: 0, touches: [], awake: 0, fades: 0 };
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = Source.prototype.start;
    Source.prototype.start = function (...when) { window.felt.sounds += 1; return begin.apply(this, when); };
  }
  const vibrate = (pattern) => Boolean(window.felt.touches.push(pattern.length));
  Object.defineProperty(navigator, 'vibrate', { value: vibrate });
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    window.felt.awake += 1;
    return { release: async () => { window.felt.awake -= 1; } };
  } } });
  const fade = document.startViewTransition;
  document.startViewTransition = function (draw) { window.felt.fades += 1; return fade.call(document, draw); };
"""
LIKES = "localStorage.setItem('pennypapers.settings', JSON.stringify({}))"


def test_a_game_keeps_the_phone_awake_and_home_does_not(visitor: Visitor, server: LiveServer) -> None:
    page = _at_a_table(visitor, server)
    page.wait_for_function("() => window.felt.awake === 1")
    visitor.turn(page, "/")
    page.locator(".home").wait_for()
    page.wait_for_function("() => window.felt.awake === 0")


def test_sounds_are_off_until_the_switch_in_the_menu_is_tapped(visitor: Visitor, server: LiveServer) -> None:
    player = _player(visitor, server)
    player.roll("4 1 3")
    player.pencil("a1=4")
    assert _felt(player.page)["sounds"] == 0
    player.tap(player.page.get_by_role("button", name="Menu"))
    player.tap(player.page.get_by_role("button", name="Sounds: off"))
    expect(player.page.get_by_role("button", name="Sounds: on")).to_be_visible()
    player.page.wait_for_function("() => window.felt.sounds === 8", timeout=60_000)  # the knocks of three dice
    player.page.keyboard.press("Escape")
    player.pencil("b1=4")
    player.page.wait_for_function("() => window.felt.sounds === 10")


def test_dice_a_danger_and_the_end_are_felt(visitor: Visitor, server: LiveServer) -> None:
    player = _player(visitor, server, layout=drawn("temple", "o o"))
    player.tap(player.page.locator(".dice"))  # a page that nobody has touched must not vibrate
    player.roll("4 1 3")
    player.page.wait_for_function("() => window.felt.touches.join() === '1'")
    player.pencil("a1=4")
    player.ink()
    player.closed()
    player.roll("4 1 !")
    player.page.wait_for_function("() => window.felt.touches.join() === '1,1,3'")
    player.pencil("b1=!")
    player.ink()
    player.page.wait_for_function("() => window.felt.touches.join() === '1,1,3,1,5'")


def test_a_phone_that_shall_not_vibrate_does_not(visitor: Visitor, server: LiveServer) -> None:
    player = _player(visitor, server, likes={"vibration": False})
    player.play("4 1 3", "a1=4")
    assert _felt(player.page)["touches"] == []


def test_a_computer_neither_vibrates_nor_offers_it(visitor: Visitor, server: LiveServer) -> None:
    page = _at_a_table(visitor, server, device=DESKTOP)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sounds")).to_be_visible()
    expect(page.get_by_role("switch", name="Vibration")).to_have_count(0)


def test_screens_fade_only_where_animations_are_wanted(visitor: Visitor) -> None:
    for still, fades in ((True, 0), (False, 1)):
        page = visitor.blank(PHONE, still=still)
        page.add_init_script(FELT)
        visitor.go(page, "/")
        assert _felt(page)["fades"] == 0, "the first screen does not"
        page.get_by_role("link", name="Rules", exact=True).click()
        page.locator(".rules").first.wait_for()
        assert _felt(page)["fades"] == fades


def test_of_quick_changes_the_last_screen_is_shown(visitor: Visitor) -> None:
    page = visitor.blank(PHONE, still=False)
    visitor.go(page, "/")
    page.evaluate(
        """() => { for (const path of ['/rules', '/count', '/join', '/host']) {
          history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); } }"""
    )
    page.locator(".host").first.wait_for()
    expect(page.locator("#screen")).to_have_count(1)
    expect(page.locator("#screen > *")).to_have_count(1)


def test_after_a_game_it_can_be_kept_among_the_apps(visitor: Visitor, server: LiveServer) -> None:
    player = _player(visitor, server, layout=TINY)
    page = player.page
    page.evaluate(
        """() => {
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          offer.prompt = async () => { window.felt.prompted = true; return { outcome: 'accepted' }; };
          dispatchEvent(offer);
          window.felt.banner = !offer.defaultPrevented;
        }"""
    )
    assert _felt(page)["banner"] is False, "no banner of the browser's own in the middle of a game"
    expect(page.locator(".install-offer")).to_have_count(0)
    player.play("4 1 3", "a1=4")
    page.get_by_role("button", name="Put the game on my home screen").click()
    assert _felt(page)["prompted"] is True
    expect(page.locator(".install-offer")).to_have_count(0)


def test_who_does_not_want_it_is_not_asked_again(visitor: Visitor, server: LiveServer) -> None:
    for answer in ("No, thank you", None):
        player = play_alone(visitor, server, layout=TINY) if answer is None else _player(visitor, server, layout=TINY)
        page = player.page
        if answer is None:
            page.evaluate("() => localStorage.setItem('pennypapers.install', JSON.stringify({ refused: true }))")
        page.evaluate("() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))")
        player.play("4 1 3", "a1=4")
        page.locator(".end.solo nav").wait_for()
        if answer:
            page.get_by_role("button", name=answer).click()
            assert json.loads(page.evaluate("() => localStorage.getItem('pennypapers.install')"))["refused"] is True
        expect(page.locator(".install-offer")).to_have_count(0)


def test_the_big_screen_sounds_when_the_dice_fall(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", "Tom", layout=TEMPLE, options="dice=by_hand")
    page = visitor.blank(DESKTOP)
    page.add_init_script(FELT)
    visitor.go(page, f"/t/{party.code}/screen")
    page.get_by_role("button", name="Sounds: off").click()
    page.wait_for_function("() => window.felt.sounds === 8")
    server.do(party.host.say("start"))
    page.locator(".during").wait_for()
    server.do(party.host.say("type_roll", turn=1, roll="4 1 3"))
    page.wait_for_function("() => window.felt.sounds === 16")


def _felt(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("() => window.felt")
    return found


def _at_a_table(visitor: Visitor, server: LiveServer, *, device: Device = PHONE) -> Page:
    party = server.party("Ida", layout=TEMPLE, options="dice=by_hand")
    server.do(party.host.say("start"))
    page = visitor.blank(device)
    page.add_init_script(FELT)
    hold_seat(page.context, party, party.host)
    visitor.go(page, f"/t/{party.code}")
    page.locator(".play").wait_for()
    return page


def _player(
    visitor: Visitor, server: LiveServer, *, layout: str = TEMPLE, likes: dict[str, object] | None = None
) -> Player:
    party = server.party("Ida", layout=layout, options="dice=by_hand")
    server.do(party.host.say("start"))
    page = visitor.blank(PHONE)
    page.add_init_script(FELT)
    if likes:
        page.add_init_script(LIKES.format(json.dumps(likes)))
    hold_seat(page.context, party, party.host)
    visitor.go(page, f"/t/{party.code}")
    page.locator(".typed-dice").wait_for()
    return Player(page, server, party, party.host, touches=True)
