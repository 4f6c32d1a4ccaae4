"""The screens before a game: hosting, joining by code or link, the lobby, and joining a running or finished game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import Glimpse, expect, see
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor, code_of
from support.server.robot import Robot, play_all

if TYPE_CHECKING:
    from playwright.sync_api import Page

DEVICES = [SMALL_PHONE, PHONE, DESKTOP]
SELECTED = """() => {
  const area = document.querySelector('textarea');
  return area.value.slice(area.selectionStart, area.selectionEnd);
}"""
by_width = pytest.mark.parametrize("device", DEVICES, ids=lambda device: str(device.width))


def host(visitor: Visitor, device: Device = PHONE, *, name: str = "Ida") -> Page:
    page = visitor.open("/host", device)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".lobby").wait_for()
    return page


def open_house_rules(page: Page) -> None:
    page.get_by_text("House rules", exact=True).click()


@by_width
def test_the_host_screen_is_accessible_and_fits(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/host", device)
    page.locator(".pictures .scene").first.wait_for()
    assert_accessible(page)
    assert_fits(page)
    open_house_rules(page)
    page.locator(".sheet-thumb svg").first.wait_for()
    assert_accessible(page)
    assert_fits(page)


def test_bots_chosen_on_the_host_screen_have_seats_in_the_lobby(visitor: Visitor) -> None:
    page = visitor.open("/host", SMALL_PHONE)
    open_house_rules(page)
    strength = page.get_by_role("combobox", name="Strength of the bot")
    for name in ("explorer", "tourist", "voyager"):
        strength.locator(f"option[value={name}]").wait_for(state="attached")
        strength.select_option(name)
        page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Remove: Tourist").click()
    assert_accessible(page)
    assert_fits(page)
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("button", name="Open the table").click()
    people = page.locator(".lobby .plist")
    people.get_by_text("bot, Voyager").wait_for()
    people.get_by_text("bot, Explorer").wait_for()
    expect(people.locator(".nm")).to_have_count(3)
    expect(people.locator("li")).to_have_count(3)


@by_width
def test_the_lobby_is_accessible_and_fits(visitor: Visitor, device: Device) -> None:
    page = host(visitor, device)
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Robo 1").click()
    page.get_by_role("button", name="Remove").wait_for()
    assert_accessible(page)
    assert_fits(page)


@by_width
def test_a_set_up_changed_in_the_lobby_is_shown_to_everybody(visitor: Visitor, device: Device) -> None:
    page = host(visitor, device)
    code = code_of(page)
    guest = visitor.open(f"/t/{code}", device)
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".lobby").wait_for()
    expect(guest.locator(".lobby .facts")).to_have_count(1)
    expect(guest.get_by_role("button", name="Change")).to_have_count(0)
    screen = visitor.open(f"/t/{code}/screen", DESKTOP)
    screen.get_by_role("img", name="Temple of Apikhabou").wait_for()

    page.get_by_role("button", name="Change").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Valley of Wiraqocha").check()
    dialog.get_by_label("back side").check()
    dialog.get_by_label("1 min").check()
    dialog.get_by_label("buildings too").check()
    dialog.get_by_label("before the first roll").check()
    assert_accessible(page)
    assert_fits(page)
    dialog.get_by_role("button", name="Use these").click()
    dialog.wait_for(state="detached")
    for each in (page, guest):
        facts = each.locator(".lobby .facts")
        facts.get_by_text("1 min").wait_for()
        facts.get_by_text("buildings too").wait_for()
        facts.get_by_text("before the first roll").wait_for()
        each.locator(".lobby").get_by_text("back side").wait_for()
        expect(each.locator("html")).to_have_attribute("data-adv", "valley")
    guest.locator("#says").get_by_text("Now: Valley of Wiraqocha").wait_for(state="attached")
    screen.get_by_role("img", name="Valley of Wiraqocha").wait_for()
    page.get_by_role("button", name=re.compile("^Start")).click()
    guest.locator(".sheet.clouds [role=gridcell]").first.wait_for()


def test_the_host_adds_a_bot_of_any_strength_and_allows_hints(visitor: Visitor) -> None:
    page = host(visitor)
    page.get_by_label("Strength of the bot").select_option("Tourist")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Robo 1 bot, Tourist").wait_for()
    page.get_by_role("button", name="Allow hints").click()
    page.get_by_role("button", name="No more hints").wait_for()
    page.get_by_role("button", name="Start with 2").click()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("region", name="Hint").wait_for()


def test_the_lobby_shows_the_chosen_adventure_side_clock_and_house_rules(visitor: Visitor) -> None:
    page = visitor.open("/host")
    open_house_rules(page)
    page.get_by_label("Valley of Wiraqocha").check()
    page.get_by_label("back side").check()
    page.get_by_label("2 min").check()
    page.get_by_label("buildings too").check()
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby .facts dd")).to_have_text(
        ["2 min", "rolled here", "buildings too", "before every roll"]
    )
    expect(page.locator(".adv2")).to_contain_text("back side")


def test_an_unreadable_layout_is_refused_with_its_line(visitor: Visitor) -> None:
    page = visitor.open("/host")
    open_house_rules(page)
    page.get_by_text("A layout of your own").click()
    area = page.get_by_label("The layout, as text")
    area.fill("adventure: temple\nname: mine\ngrid:\n  o o Q D\n")
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("line 4").wait_for()
    see(page, SELECTED, "  o o Q D")
    visitor.forgive("409")
    open_house_rules(page)  # closes the section
    page.get_by_role("button", name="Open the table").click()
    area.wait_for()  # the section with the error opens again
    area.fill("adventure: temple\nname: mine\ngrid:\n  o o o D\n")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".lobby").get_by_text("a layout of your own").wait_for()


def test_hosting_needs_a_name_except_for_the_big_screen_alone(visitor: Visitor) -> None:
    page = visitor.open("/host", DESKTOP)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Give a name first").wait_for()
    open_house_rules(page)
    page.get_by_label("I only show the big screen").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".big-screen.before").wait_for()
    page.wait_for_url("**/screen")


def test_the_fourth_letter_of_a_code_opens_the_table(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana")
    page = visitor.open("/")
    page.get_by_role("textbox", name="Table code").press_sequentially(party.code.lower())
    page.get_by_label("Your name").fill("Ben")
    page.keyboard.press("Enter")
    page.locator(".lobby").get_by_text("Ben (you)").wait_for()
    assert code_of(page) == party.code
    assert server.do(party.get()).json()["seats"][1]["name"] == "Ben"


def test_the_code_is_read_from_a_pasted_link(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana")
    page = visitor.open("/join")
    page.get_by_role("textbox", name="Table code").fill(f"https://example.org/t/{party.code}")
    page.locator(".table-look").get_by_text(f"Table {party.code}").wait_for()


def test_an_unknown_code_is_reported_and_its_field_keeps_the_focus(visitor: Visitor) -> None:
    page = visitor.open("/join?code=QQQQ")
    page.get_by_text("There is no table QQQQ").wait_for()
    visitor.forgive("404")
    expect(page.locator("#code")).to_be_focused()
    assert_accessible(page)


def test_a_taken_name_is_reported_at_its_field(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana")
    page = visitor.open(f"/t/{party.code}")
    field = page.get_by_label("Your name")
    field.fill("Ana")
    page.get_by_role("button", name="Sit down").click()
    page.locator("#name[aria-invalid=true]").wait_for()
    visitor.forgive("409")
    field.fill("Bea")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".lobby").wait_for()


def test_the_host_sees_who_joins_and_can_remove_them(visitor: Visitor) -> None:
    page = host(visitor)
    guest = visitor.open(f"/t/{code_of(page)}")
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start with 2").wait_for()
    page.get_by_role("button", name="Tom").click()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Start alone").wait_for()
    guest.locator(".home").wait_for()


def test_the_host_makes_another_player_the_host(visitor: Visitor) -> None:
    page = host(visitor)
    guest = visitor.open(f"/t/{code_of(page)}")
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Tom").click()
    page.get_by_role("button", name="Make host").click()
    guest.get_by_role("button", name="Start with 2").wait_for()
    page.get_by_text("Tom is the host", exact=True).wait_for()


def test_a_locked_table_offers_to_watch(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana")
    server.do(party.host.say("lock", on=True))
    page = visitor.open(f"/t/{party.code}")
    page.locator("b", has_text="The host has locked this table.").wait_for()
    assert_accessible(page)
    page.get_by_role("link", name="Just watch").first.click()
    page.locator(".big-screen").wait_for()


def test_the_seat_of_a_bot_can_be_taken_over_in_a_running_game(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana")
    server.do(party.host.say("add_bot", name="Robo Rex"))
    server.do(party.host.say("start"))
    page = visitor.open(f"/t/{party.code}")
    page.get_by_text("The game has begun").wait_for()
    assert_accessible(page)
    page.get_by_role("button", name="Play on as Robo Rex").click()
    page.locator(".play").wait_for()
    assert not server.do(party.get()).json()["seats"][1]["is_bot"]


def test_a_latecomer_joins_a_running_game_and_catches_up(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", options="dice=by_hand")
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll="1 2 3"))
    server.do(play_all([Robot(guest, guest.name) for guest in party.guests], 1))
    page = visitor.open(f"/t/{party.code}")
    page.get_by_label("Your name").fill("Cleo")
    told = Glimpse(page, ".toast", "Catching up: turn 1 of 1.")
    page.get_by_role("button", name="Come in late").click()
    told.has_appeared()
    page.get_by_role("button", name=re.compile("^3,")).click()
    page.locator(".sheet [data-space=c3]").click()
    told = Glimpse(page, ".toast", "Now you play along.")
    page.get_by_role("button", name="Ink it").click()
    told.has_appeared()
    assert [seat["name"] for seat in server.do(party.get()).json()["seats"]] == ["Ana", "Ben", "Cleo"]


def test_a_game_that_is_over_offers_its_replay(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", "Ben")
    page = visitor.open(f"/t/{party.code}")
    page.locator("b", has_text="This game is over.").wait_for()
    page.get_by_role("link", name="See the replay").click()
    page.wait_for_url(f"**/replay/{party.code}")


def test_home_lists_an_unfinished_game(visitor: Visitor) -> None:
    page = host(visitor)
    code = code_of(page)
    page.get_by_role("link", name="Back").click()
    page.get_by_text(f"Table {code}, not begun yet").click()
    page.locator(".lobby").wait_for()


def test_home_switches_between_front_and_back_of_a_sheet(visitor: Visitor) -> None:
    page = visitor.open("/")
    card = page.locator(".adv[data-adv=island]")
    card.get_by_role("button", name="Sheet Front Turn to the back").click()
    expect(card.get_by_role("link", name="Play alone now")).to_have_attribute("href", "/solo/island?side=back")
    card.get_by_role("button", name="Sheet Back Turn to the front").click()
    expect(card.get_by_role("link", name="Play alone now")).to_have_attribute("href", "/solo/island")
