"""The page's part in fair dice: it gives its links, stores what it has seen, and verifies the finished game."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from support.browser.inspection import assert_accessible
from support.browser.live_server import PATIENCE, LiveServer
from support.browser.moment import expect
from support.browser.player import Player, drawn
from support.browser.visitor import BIG_SCREEN, PHONE, Visitor
from support.server.guest import Guest, Party, open_party
from support.server.robot import Robot

from pennypapers.table.dice.chains import link_from_root

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

ROW = drawn("temple", "o o o D")
KEPT = "() => JSON.parse(localStorage.getItem('pennypapers.dice') ?? '{}')"
ELSEWHERE = "Your own secret is not on this device."
GOOD = "Nobody chose these dice. Checked on this device."
WRONG = "Something is wrong with these dice. Tap to see what."


def join(visitor: Visitor, server: LiveServer, party: Party, name: str) -> Player:
    """A page that takes a seat on the join screen, which gives it a hash chain of its own."""
    page = visitor.open(f"/join?code={party.code}", PHONE)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").tap()
    page.get_by_role("heading", name="Who is coming").wait_for()
    return Player(page, server, party, party.host, touches=True)


def kept_at(page: Page, code: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(KEPT)[code]
    return found


def seat_of(page: Page, server: LiveServer, party: Party) -> Robot:
    """A robot on a second connection of the page's seat. It inks; the page keeps the chain and gives the links."""
    token = page.evaluate(f"() => JSON.parse(localStorage.getItem('pennypapers.seats'))['{party.code}'].token")
    return Robot(Guest(server.port, party.code, token), "page")


def play_to_the_end(page: Page, server: LiveServer, party: Party) -> None:
    server.do(party.host.say("start"))
    playing = [server.begin(Robot(party.host, "host").play()), server.begin(seat_of(page, server, party).play())]
    for each in playing:
        each.result(PATIENCE)
    page.locator(".end").wait_for()


def test_a_device_gives_its_links_and_verifies_the_record(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", layout=ROW)
    phone = join(visitor, server, party, "Tom")
    page = phone.page
    page.get_by_text("Every device adds a secret to every roll.").wait_for()
    play_to_the_end(page, server, party)
    kept = kept_at(page, party.code)
    record = server.do(party.get("/record")).text
    turns = len(re.findall(r"^\d+\. ", record, re.MULTILINE))
    assert kept["given"] == list(range(1, turns + 1))
    assert f"x-seal: {kept['seal']}\n" in record
    assert f"Tom 1 {link_from_root(bytes.fromhex(kept['root']), 0)} {turns} " in record
    assert "faults" not in kept
    phone.tap(page.get_by_role("button", name=GOOD))
    dialog = page.get_by_role("dialog", name="The dice")
    dialog.get_by_text(re.compile(r"^\d+ checks, all good\.$")).wait_for()
    dialog.get_by_text("Every single check").tap()
    for words in (
        "The seal is the one that this device saw before the first roll.",
        f"This device’s secrets are in the rolls that it gave them for: {turns}",
        re.compile("^Every turn is as this device saw it: "),
        "Nothing was changed after the game: the signature fits every word.",
    ):
        dialog.get_by_text(words).wait_for()
    assert_accessible(page)


def test_a_device_detects_a_changed_record(visitor: Visitor, server: LiveServer) -> None:
    """The test changes the record in transit, as a cheating server would. The page verifies it without the server."""
    visitor.forgive("400", always_logged=False)  # the coach refuses a record that breaks the rules
    party = server.party("Ida", layout=ROW)
    page = join(visitor, server, party, "Tom").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    def lie(route: Route) -> None:
        text = server.do(party.get("/record")).text
        first = re.search(r"^1\. (\S) ", text, re.MULTILINE)
        assert first
        changed = "1. 2 " if first[1] != "2" else "1. 3 "
        route.fulfill(body=text.replace(first[0], changed, 1), content_type="text/plain")

    page.route("**/record", lie)
    play_to_the_end(page, server, party)
    page.get_by_role("button", name=WRONG).tap()
    dialog = page.get_by_role("dialog", name="The dice")
    dialog.get_by_text(re.compile(r"^Turn 1: the record says .* was due\.$")).wait_for()
    dialog.get_by_text("These turns are not as this device saw them: 1").wait_for()
    assert not [url for url in asked if "verify" in url]


SECRETS = re.compile(r"^x-(server-link|signature): .*\n", re.MULTILINE)
DICE = re.compile(r"^x-(dice|table|server|seal|chains|server-link|signature): .*\n", re.MULTILINE)


@pytest.mark.parametrize(
    ("left_out", "says"),
    [
        (SECRETS, re.compile("^Unfinished: ")),
        (DICE, "The seal is not the one that this device saw before the first roll."),
    ],
    ids=["the server's secrets", "everything about the dice"],
)
def test_a_record_without_its_secrets_is_not_good(
    visitor: Visitor, server: LiveServer, left_out: re.Pattern[str], says: str | re.Pattern[str]
) -> None:
    """The server withholds what its rolls could be checked by, and would vouch for them itself."""
    party = server.party("Ida", layout=ROW)
    page = join(visitor, server, party, "Tom").page
    page.route(
        "**/record",
        lambda route: route.fulfill(
            body=left_out.sub("", server.do(party.get("/record")).text), content_type="text/plain"
        ),
    )
    page.route("**/verify", lambda route: route.fulfill(json={"good": True, "verdict": "good", "checks": []}))
    play_to_the_end(page, server, party)
    page.get_by_role("button", name=WRONG).tap()
    page.get_by_role("dialog", name="The dice").get_by_text(says).wait_for()


def test_a_record_that_is_not_given_is_said(visitor: Visitor, server: LiveServer) -> None:
    visitor.forgive("503")
    party = server.party("Ida", layout=ROW)
    page = join(visitor, server, party, "Tom").page
    page.route("**/record", lambda route: route.fulfill(status=503, json={"code": "store", "says": "", "facts": {}}))
    play_to_the_end(page, server, party)
    page.get_by_role("button", name="The check is not to be had just now.").wait_for()


def test_a_reload_keeps_the_root_of_the_chain_and_the_seal(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", layout=ROW)
    page = join(visitor, server, party, "Tom").page
    before = kept_at(page, party.code)["root"]
    page.reload()
    page.get_by_role("heading", name="Who is coming").wait_for()
    server.do(party.host.say("start"))
    page.locator(".sheet [role=gridcell]").first.wait_for()
    seal = kept_at(page, party.code)["seal"]
    page.reload()
    page.locator(".sheet [role=gridcell]").first.wait_for()
    playing = [server.begin(Robot(party.host, "host").play()), server.begin(seat_of(page, server, party).play())]
    for each in playing:
        each.result(PATIENCE)
    page.locator(".end").wait_for()
    page.get_by_role("button", name=GOOD).wait_for()
    kept = kept_at(page, party.code)
    assert (kept["root"], kept["seal"]) == (before, seal)
    assert "faults" not in kept


def test_the_record_of_a_solo_game_has_the_chain_of_the_page(visitor: Visitor, server: LiveServer) -> None:
    page = visitor.open("/solo/temple", PHONE)
    page.locator(".sheet [role=gridcell]").first.wait_for()
    ((code, kept),) = page.evaluate(KEPT).items()
    assert kept["given"] == [1]
    chains = re.findall(
        r"^x-chains: (.*)$", server.do(Party(server.port, code, "", []).get("/record")).text, re.MULTILINE
    )
    root = bytes.fromhex(kept["root"])
    assert chains[0].split(" ")[-6:] == ["1", link_from_root(root, 0), "1", link_from_root(root, 1), "-", "-"]


def test_a_rematch_begins_a_new_chain(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", layout=ROW)
    phone = join(visitor, server, party, "Tom")
    page = phone.page
    play_to_the_end(page, server, party)
    server.do(party.host.come())
    assert server.do(party.host.say("play_again"))["type"] == "done"
    code = server.do(party.host.hear("rematch"))["code"]
    phone.tap(page.get_by_role("button", name="Play on"))
    page.get_by_role("heading", name="Who is coming").wait_for()
    expect(page.get_by_text("Without a secret of their own: Ida")).to_be_visible()
    roots = {each["root"] for each in page.evaluate(KEPT).values()}
    assert len(roots) == 2, "every game has another root"
    look = server.do(Party(server.port, code, "", []).get()).json()
    assert [seat.get("links", False) for seat in look["seats"]] == [False, True], json.dumps(look)


def test_every_screen_says_how_far_the_dice_can_be_trusted(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", layout=ROW)
    screen = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    line = screen.locator(".dice-line")
    expect(line).to_have_text("Dice: with a secret from your device")
    phone = join(visitor, server, party, "Tom")
    page = phone.page
    expect(line).to_have_text("Dice: a secret from every device, in every roll")
    server.do(party.host.say("set_up", layout=ROW, links="first"))
    expect(line).to_have_text("Dice: a secret from every device, before the first roll")
    first = (
        "Every device adds a secret before the first roll. Nobody can choose the dice. Only the server could know them"
    )
    page.get_by_text(first).wait_for()
    server.do(party.host.say("start"))
    screen.locator(".big-screen.during").wait_for()
    page.locator(".sheet [role=gridcell]").first.wait_for()
    seal = kept_at(page, party.code)["seal"]
    shown = f"Seal of this game: {seal[:4]} {seal[4:8]} {seal[8:12]} {seal[12:16]}"
    expect(line).to_have_text(f"Dice: a secret from every device, before the first roll{shown}")
    phone.tap(page.get_by_role("button", name="Menu"))
    phone.tap(page.get_by_role("button", name="The dice"))
    dialog = page.get_by_role("dialog", name="The dice")
    dialog.get_by_text(first).wait_for()
    dialog.get_by_text(shown).wait_for()
    assert_accessible(page)
    assert dialog.get_by_text(ELSEWHERE).count() == 0
    phone.tap(dialog.get_by_role("button", name="Close"))
    playing = [server.begin(Robot(party.host, "host").play()), server.begin(seat_of(page, server, party).play())]
    for each in playing:
        each.result(PATIENCE)
    screen.locator(".big-screen.after").wait_for()
    expect(line).to_have_text(f"Dice: a secret from every device, before the first roll{shown}")
    phone.tap(page.get_by_role("button", name=GOOD))
    page.get_by_role("dialog").get_by_text("Only the server could have known the rolls before.").wait_for()
    replay = visitor.open(f"/replay/{party.code}", PHONE)
    replay.locator(".dice-check").get_by_text("Only the server could have known the rolls before.").wait_for()


def test_a_device_without_the_secret_of_its_seat_says_so(visitor: Visitor, server: LiveServer) -> None:
    """A second device that has the token of a seat, or one whose memory was cleared."""
    party = server.party("Ida", layout=ROW)
    phone = join(visitor, server, party, "Tom")
    page = phone.page
    assert page.get_by_text(ELSEWHERE).count() == 0
    page.evaluate("localStorage.removeItem('pennypapers.dice')")
    page.reload()
    page.get_by_text(ELSEWHERE).wait_for()
    server.do(party.host.say("start"))
    phone.tap(page.get_by_role("button", name="Menu"))
    phone.tap(page.get_by_role("button", name="The dice"))
    page.get_by_role("dialog", name="The dice").get_by_text(ELSEWHERE).wait_for()


def test_nothing_is_promised_where_no_device_adds_a_secret(visitor: Visitor, server: LiveServer) -> None:
    party = server.do(open_party(server.port))
    ida = server.do(party.sit("Ida", token=party.host_token, anchor=None))
    ben = server.do(party.sit("Ben", anchor=None))
    ida.root = ben.root = None
    server.do(ida.come())
    screen = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    expect(screen.locator(".dice-line")).to_have_text("Dice: rolled by the server alone")
    server.do(ida.say("set_up", layout=ROW))
    server.do(ida.say("start"))
    playing = [server.begin(Robot(ida, "ida").play()), server.begin(Robot(ben, "ben").play())]
    for each in playing:
        each.result(PATIENCE)
    replay = visitor.open(f"/replay/{party.code}", PHONE)
    words = replay.locator(".dice-check")
    words.get_by_text("The server alone: everything fits, but no device added a secret").wait_for()
    words.get_by_text("No device added a secret. Every roll follows from what the server had fixed").wait_for()
    assert server.do(party.get("/verify")).json()["verdict"] == "server"


def test_a_browser_that_allows_no_storage_takes_a_seat_and_gives_its_secrets(
    visitor: Visitor, server: LiveServer
) -> None:
    party = server.party("Ida", layout=ROW)
    page = visitor.blank(PHONE)
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })")
    visitor.go(page, f"/join?code={party.code}")
    page.get_by_label("Your name").fill("Tom")
    page.get_by_role("button", name="Sit down").tap()
    page.get_by_role("heading", name="Who is coming").wait_for()
    server.do(party.host.say("start"))
    page.locator(".sheet [role=gridcell]").first.wait_for()
    assert "missing" not in server.do(party.host.hear("roll"))["roll"]
