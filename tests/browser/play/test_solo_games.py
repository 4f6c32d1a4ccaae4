"""Whole solo games, played by tapping on a phone until the end is shown."""

from __future__ import annotations

import random
import re

import pytest
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import Player, drawn, hold_seat, play_alone
from support.browser.visitor import Visitor

from pennypapers.rules import adventure as rules

SMALL = {
    "temple": (
        drawn("temple", "o o o", "D o o"),
        [
            ("4 1 3", "a1=4"),
            ("2 3 5", "b1=5"),
            ("1 D 5", "a2=6"),
            ("1 2 !", "b2=!"),
            ("P 2 3", "c1=9"),
            ("5 5 5", "c2=10"),
        ],
    ),
    "island": (
        drawn("island", "- - o -", "- - o -", "o o o ~", "- - ~ -"),
        [
            ("5 4 4", "b3=5"),
            ("5 2 2", "a3=7"),
            ("5 1 1", "c2=5"),
            ("4 3 3", "c1=7"),
            ("1 D 1", "d3=B"),
            ("1 D 1", "c4=B c3*7"),
            ("1 2 3", "c3=2"),
        ],
    ),
    "valley": (
        drawn("valley", "o o o", "o w o"),
        [
            ("3 5 3", "a1=8 b1=3"),
            ("P D 1", "c1=12 c2=M a2=1"),
        ],
    ),
}


def play_first_legal_space(player: Player, faces: str) -> None:
    """Play a turn: the largest number, in the first legal space."""
    player.roll(faces)
    if not faces.endswith("!"):
        chip = player.page.locator(".chips .chip:not(.off)").last
        player.tap(chip)
        expect(chip).to_have_attribute("aria-pressed", "true")
    player.tap(player.page.locator(".sheet .spaces .is-legal").first)
    player.ink()
    player.closed()


def assert_ended_as_the_server_says(player: Player) -> None:
    page = player.page
    page.locator(".end .steps .step1, .end .steps:empty").first.wait_for(state="attached")
    ended = player.ended()
    (standing,) = ended["standings"]
    expect(page.locator(".rk")).to_have_attribute(
        "aria-label", f"{standing['stars']} stars: {ended['rank'].capitalize()}"
    )
    expect(page.locator(".ranks [aria-current]")).to_have_text(re.compile(f"^{ended['rank'].capitalize()}"))
    told = page.locator(".step1").evaluate_all(
        "steps => steps.map(step => [step.querySelector('b').textContent, step.querySelector('.v').textContent])"
    )
    shown = [(name.split()[0].lower(), int(stars.replace("−", "-"))) for name, stars in told]
    assert [part for part in shown if part[1]] == [part for part in standing["parts"].items() if part[1]]
    assert sum(stars for _, stars in shown) == standing["stars"]


@pytest.mark.parametrize("adventure", SMALL)
def test_a_whole_small_game_ends_with_stars_parts_and_rank(
    visitor: Visitor, server: LiveServer, adventure: str
) -> None:
    layout, turns = SMALL[adventure]
    player = play_alone(visitor, server, adventure=adventure, layout=layout)
    for faces, marks in turns:
        player.play(faces, marks)
    assert player.is_over()
    assert_ended_as_the_server_says(player)
    is_told = player.ended()["rank"] != "explorer" and rules(adventure).facts.top_rank_is_rare
    expect(player.page.locator(".rk > p")).to_have_count(int(is_told))


def test_a_temple_is_filled_by_tapping_legal_spaces(visitor: Visitor, server: LiveServer) -> None:
    """The layout has only twelve spaces, but every kind of space."""
    player = play_alone(visitor, server, layout=drawn("temple", "o o D o", "- o o o", "o D o o o"))
    rng = random.Random("a temple")
    while not player.is_over():
        play_first_legal_space(player, " ".join(rng.choice(faces) for faces in ("12345P", "12345D", "12345!")))
    assert_ended_as_the_server_says(player)


def test_home_has_a_link_that_begins_a_solo_game(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.locator(".adv[data-adv=temple]").get_by_role("link", name="Play alone now").tap()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4,5}$"))
    page.locator(".bar", has_text="Turn 1").wait_for()
    page.locator(".sheet .is-legal").first.wait_for()
    expect(page.locator(".dice [role=img]").first).to_have_attribute("aria-label", re.compile(r"^Purple die: \w"))


def test_a_whole_game_is_played_in_german(visitor: Visitor, server: LiveServer) -> None:
    """Finds every control by its German label, from the first roll to the rank."""
    party = server.party("Ida", layout=SMALL["temple"][0], options="dice=by_hand")
    server.do(party.host.say("start"))
    page = visitor.blank(language="de-DE")
    hold_seat(page.context, party, party.host)
    visitor.go(page, f"/t/{party.code}")
    for turn, (faces, marks) in enumerate(SMALL["temple"][1], start=1):
        for colour, face in zip(["lila", "grün", "rot"], faces.split(), strict=True):
            page.get_by_role("radiogroup", name=f"Würfel {colour}").locator(f'[data-face="{face}"]').tap()
        page.get_by_role("button", name="Das sind die Würfel").tap()
        page.locator(".bar", has_text=re.compile(rf"Runde {turn}\b")).wait_for()
        page.locator(".sheet .is-legal").first.wait_for()
        space, value = marks.split("=")
        if value != "!":
            page.locator(".chips").get_by_role("button", name=re.compile(rf"^{value}\b")).tap()
        page.locator(f".sheet .spaces [data-space={space}]").tap()
        page.locator(".foot .ink:not([aria-disabled])").tap()
        page.locator(".typed-dice").or_(page.locator(".end")).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator(".end .step1").first.wait_for()
    ended = server.do(party.get("/steps")).json()["ended"]
    stars = ended["standings"][0]["stars"]
    expect(page.locator(".rk")).to_have_attribute("aria-label", re.compile(f"^{stars} Stern"))
    expect(page.locator(".step1 b").first).to_have_text("Folge")
