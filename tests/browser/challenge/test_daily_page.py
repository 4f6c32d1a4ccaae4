"""The daily in a browser: played across midnight, found again in the calendar, and sent to a chat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits, assert_targets_are_large
from support.browser.keyboard import tab_to
from support.browser.live_server import LiveServer, running_live_server
from support.browser.moment import expect
from support.browser.runner import READY, is_player, play_turn, table_of
from support.browser.states.dailies import PAST, played_daily
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor
from support.server.challenger import Challenger
from support.server.dailies_made import TOMORROW, dailies_made
from support.server.guest import Guest
from support.server.manual_clock import ManualClock
from support.server.robot import Robot

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TOKEN = "(code) => JSON.parse(localStorage.getItem('pennypapers.seats'))[code].token"
AN_HOUR = 3600.0
OF_DEVICES = pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP], ids=lambda device: str(device.width))


@pytest.fixture
def clock() -> ManualClock:
    """It begins on 14 November 2023 at 22:13 in UTC."""
    return ManualClock()


@pytest.fixture
def by_clock(browser: Browser, tmp_path: Path, clock: ManualClock) -> Iterator[tuple[Visitor, LiveServer]]:
    """A visitor of a server whose clock the test moves."""
    with running_live_server(tmp_path, clock=clock) as server:
        server.do(dailies_made(server.store, TOMORROW))
        visitor = Visitor(browser, server.address)
        yield visitor, server
        visitor.leave()
        assert not visitor.troubles, "\n".join(visitor.troubles)


def finish(server: LiveServer, page: Page) -> None:
    """Let a robot play the rest of the run that a page is at."""
    code = table_of(page)
    server.do(Robot(Guest(server.port, code, page.evaluate(TOKEN, code)), 1).play())


def card(page: Page, adventure: str) -> str:
    return page.locator(f".daily-card[data-adv={adventure}]").inner_text()


def test_a_daily_that_is_begun_before_midnight_is_finished_after_it_and_counts_for_its_day(
    by_clock: tuple[Visitor, LiveServer], clock: ManualClock
) -> None:
    visitor, server = by_clock
    page = visitor.open("/")
    page.get_by_role("link", name="Today’s dice").click()
    expect(page.locator(".of-day h2")).to_have_text("Today’s dice: 14 November 2023")
    expect(page.locator(".daily-card")).to_have_count(3)
    expect(page.locator(".days-played")).to_contain_text("New dice every day")
    expect(page.locator(".days button")).to_have_count(1)
    page.locator(".daily-card[data-adv=temple]").get_by_role("link", name="Play").click()
    expect(page.locator(".about h2")).to_have_text("The dice of 14 November 2023")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("button", name="Play", exact=True).click()
    table = table_of(page)
    play_turn(page)

    clock.set(2 * AN_HOUR)
    visitor.go(page, "/daily")
    expect(page.locator(".of-day h2")).to_have_text("Today’s dice: 15 November 2023")
    assert "Not played yet" in card(page, "temple")
    page.get_by_role("button", name=re.compile("14 November 2023: 0 of 3 played")).click()
    expect(page.locator(".of-day h2")).to_have_text("The dice of 14 November 2023")
    expect(page.locator(".of-day h2")).to_be_focused()
    assert "Your sheet waits for you." in card(page, "temple")
    page.locator(".daily-card[data-adv=temple]").get_by_role("button", name="Go on").click()
    assert table_of(page) == table
    expect(page.locator(".bar .under")).to_contain_text("The dice of 14 November 2023")
    finish(server, page)

    visitor.go(page, "/daily")
    expect(page.locator(".days-played")).to_have_text("You have played 1 day.")
    expect(page.get_by_role("button", name=re.compile("Tuesday.? 14 November 2023: 1 of 3 played"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("15 November 2023: 0 of 3 played"))).to_be_visible()
    page.get_by_role("button", name=re.compile("14 November 2023")).click()
    page.locator(".daily-card[data-adv=temple]").get_by_role("link", name="See the results").click()
    expect(page.locator(".bar .mid")).to_contain_text("The dice of 14 November 2023")
    expect(page.locator(".run.me")).to_contain_text("Ana (you)")


def test_a_page_that_is_open_over_midnight_shows_the_new_day_when_it_is_looked_at(
    by_clock: tuple[Visitor, LiveServer], clock: ManualClock
) -> None:
    visitor, _ = by_clock
    page = visitor.open("/daily")
    expect(page.locator(".of-day h2")).to_have_text("Today’s dice: 14 November 2023")
    clock.set(2 * AN_HOUR)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".of-day h2")).to_have_text("Today’s dice: 15 November 2023")
    expect(page.locator(".days button")).to_have_count(2)


def test_a_challenge_that_closes_in_the_middle_of_a_run_leads_to_its_results(
    by_clock: tuple[Visitor, LiveServer], clock: ManualClock
) -> None:
    visitor, server = by_clock
    code = server.do(Challenger(server.port).make(closes_in_hours=1, clock=60))
    page = visitor.open(f"/c/{code}")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("button", name="Play", exact=True).click()
    table_of(page)
    expect(page.locator(".bar .clock")).to_contain_text("0:5")
    play_turn(page)
    page.locator(READY).first.wait_for()
    clock.set(2 * AN_HOUR)
    chips = page.locator(".chips .chip:not(.off)")
    if chips.count():
        chips.last.click()
        page.locator(".chips .chip[aria-pressed=true]").wait_for()
    page.locator(".sheet .spaces .is-legal").first.click()
    page.locator(".foot .ink:not([aria-disabled])").click()
    page.wait_for_url(re.compile(f"/c/{code}$"))
    expect(page.locator(".facts-of")).to_contain_text(re.compile(r"Nobody has finished it\.\s*Closed since"))
    expect(page.locator(".too-late")).to_have_text(
        "Your try was not finished when the challenge closed, so it has no place."
    )
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    visitor.go(page, "/")
    page.get_by_role("link", name="My games").first.wait_for()
    expect(page.locator(".waiting")).not_to_contain_text("turn 2")


def test_months_without_dice_are_left_out(by_clock: tuple[Visitor, LiveServer], clock: ManualClock) -> None:
    visitor, _ = by_clock
    page = visitor.open("/daily")
    page.locator(".daily-card").first.wait_for()
    expect(page.get_by_role("button", name="The month before")).to_be_disabled()
    clock.set(60 * 24 * AN_HOUR)
    page.reload()
    expect(page.locator(".leaf h3")).to_have_text("January 2024")
    page.get_by_role("button", name="The month before").click()
    expect(page.locator(".leaf h3")).to_have_text("November 2023")
    expect(page.locator(".leaf h3")).to_be_focused()
    expect(page.locator(".of-day h2")).to_contain_text("13 January 2024")
    page.get_by_role("button", name=re.compile("14 November 2023")).click()
    expect(page.locator(".of-day h2")).to_have_text("The dice of 14 November 2023")
    expect(page.locator(".daily-card")).to_have_count(3)
    assert page.url.endswith("/daily?day=2023-11-14")
    page.get_by_role("button", name="The next month").click()
    expect(page.locator(".leaf h3")).to_have_text("January 2024")
    expect(page.get_by_role("button", name="The next month")).to_be_disabled()


def test_a_result_is_copied_for_a_chat_without_dice_or_marks(visitor: Visitor, server: LiveServer) -> None:
    found = played_daily(server)
    page = visitor.blank()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    is_player(visitor, page, found.player)
    visitor.go(page, f"/c/{found.codes[0]}")
    mine = server.do(found.player.results(found.codes[0]))["mine"]
    page.get_by_role("button", name="Copy for a chat").click()
    expect(page.locator(".toast")).to_have_text("Copied. Paste it into a chat.")
    lines = page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert re.fullmatch(r"Pennypapers · [\w ]+", lines[0])
    assert lines[1] == "18 November 2025"
    assert re.match(rf"★ .*{abs(mine['stars'])} stars? · place {mine['place']} of 2", lines[2]), lines
    assert lines[3:] == [f"{server.address}/c/{found.codes[0]}"]


def test_a_challenge_is_copied_with_its_title(visitor: Visitor, server: LiveServer) -> None:
    player = Challenger(server.port)
    code = server.do(player.make(title="Rainy day"))
    server.do(player.play(code))
    page = visitor.blank()
    page.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    is_player(visitor, page, player)
    visitor.go(page, f"/c/{code}")
    page.evaluate("() => document.addEventListener('copy', () => { window.copied = document.activeElement.value; })")
    page.get_by_role("button", name="Copy for a chat").click()
    expect(page.locator(".toast")).to_have_text("Copied. Paste it into a chat.")
    assert re.fullmatch(
        rf"Pennypapers · .* · Rainy day\n★ .*\n{server.address}/c/{code}", page.evaluate("window.copied")
    )
    expect(page.get_by_role("button", name="Copy for a chat")).to_be_focused()


@OF_DEVICES
def test_a_day_is_accessible_and_fits(visitor: Visitor, server: LiveServer, device: Device) -> None:
    page = visitor.blank(device)
    is_player(visitor, page, played_daily(server).player)
    visitor.go(page, f"/daily?day={PAST}")
    page.locator(".daily-card .outcome").wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    assert_targets_are_large(page)


def test_a_day_by_keys_alone(visitor: Visitor, server: LiveServer) -> None:
    played_daily(server)
    page = visitor.open(f"/daily?day={PAST}", DESKTOP)
    page.locator(".days button").first.wait_for()
    tab_to(page, "Monday, 17 November 2025")
    page.keyboard.press("Enter")
    expect(page.locator(".of-day h2")).to_have_text("The dice of 17 November 2025")
    tab_to(page, "The month before")
    page.keyboard.press("Enter")
    expect(page.locator(".leaf h3")).to_have_text("October 2025")
    tab_to(page, "Friday, 31 October 2025")
    page.keyboard.press("Enter")
    expect(page.locator(".of-day h2")).to_have_text("The dice of 31 October 2025")
    tab_to(page, "Play")
    page.keyboard.press("Enter")
    expect(page.locator(".about h2")).to_have_text("The dice of 31 October 2025")
