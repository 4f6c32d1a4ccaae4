"""Every screen in every state, in every size and language, by pairs: everything can be read and tapped.

`support/browser/states/` lists the states, `support/browser/pairs.py` which sizes and languages meet, and
`support/browser/geometry.py` says what is looked for. tests/README.md tells how to look at the pictures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

import pytest
from support.browser.geometry import findings, settle
from support.browser.lesson_steps import steps
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.pairs import LANGUAGES, SIZES, looks
from support.browser.states import GO_ON_AT_ONCE, SHOWN_BY, STATES
from support.browser.states.state import FOR_A_MOVE
from support.browser.states.tables import ADVENTURES
from support.browser.visitor import PHONE, Visitor
from support.browser.walk import Walk
from support.web.lessons import lessons

from pennypapers.server.web.screens import ADDRESSES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOR_A_LESSON = [".coach-words", ".coach .btn", ".coach-examples figure", ".parts .is-pointed", *FOR_A_MOVE]


@pytest.fixture(scope="module")
def walk(browser: Browser, server: LiveServer) -> Iterator[Walk]:
    visitor = Visitor(browser, server.address)
    yield Walk(visitor, server)
    visitor.leave()


@pytest.mark.parametrize("number", range(len(STATES)), ids=[state.name for state in STATES])
def test_everything_can_be_read_and_tapped_and_sounds_right(walk: Walk, number: int) -> None:
    state = STATES[number]
    found = walk.faults(state, looks(number))
    assert not found, "\n".join([f"{state.name}: {len(found)} findings", *found])
    assert not walk.visitor.troubles, walk.visitor.troubles
    for address in (each for each, name in SHOWN_BY.items() if name == state.name):
        assert re.fullmatch(re.sub(r"{\w+}", r"[\\w-]+", address), walk.paths[state.name])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_step_of_a_lesson_can_be_read_and_tapped(walk: Walk, adventure: str, language: str) -> None:
    page = walk.visitor.open(f"/learn/{adventure}", PHONE, language=language)
    found: list[str] = []
    for step in steps(page, lessons()[adventure]):
        for look in (look for look in looks(ADVENTURES.index(adventure)) if look.language == language):
            walk.show(page, look)
            settle(page)
            seen = findings(page, needed=FOR_A_LESSON)
            found += [f"{look}, {step}: {finding} {where}" for finding, where in seen.items()]
    page.context.close()
    assert not found, "\n".join(found)
    assert not walk.visitor.troubles, walk.visitor.troubles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/web/offline.html", "/nothing/here"])
def test_a_page_without_a_screen_can_be_read(visitor: Visitor, path: str, language: str) -> None:
    visitor.forgive("status of 404", always_logged=False)
    page = visitor.open(path, PHONE, language=language)
    page.locator(".lone .btn").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        seen = findings(page, needed=[".lone h1", ".lone .btn"])
        found += [f"{width}x{height}: {finding} {where}" for finding, where in seen.items()]
    assert not found, "\n".join(found)
    assert page.evaluate("() => location.pathname") == path, "no screen of the game begins there"


def test_every_address_of_the_page_is_seen() -> None:
    assert sorted([*SHOWN_BY, *GO_ON_AT_ONCE]) == sorted(ADDRESSES)
    assert set(SHOWN_BY.values()) <= {state.name for state in STATES}
    assert set(GO_ON_AT_ONCE.values()) <= set(SHOWN_BY)


def test_all_pairs_of_state_size_language_and_theme_are_covered() -> None:
    seen = [(number, look) for number in range(len(STATES)) for look in looks(number)]
    assert {(number, (look.width, look.height)) for number, look in seen} == set(product(range(len(STATES)), SIZES))
    assert {(number, look.language) for number, look in seen} == set(product(range(len(STATES)), LANGUAGES))
    assert {((look.width, look.height), look.language) for _, look in seen} == set(product(SIZES, LANGUAGES))
    for other in (
        {(number, look.dark) for number, look in seen},
        {((look.width, look.height), look.dark) for _, look in seen},
        {(look.language, look.dark) for _, look in seen},
    ):
        assert len(other) == 2 * len({first for first, _ in other})


def test_the_names_of_states_are_unique() -> None:
    assert len({state.name for state in STATES}) == len(STATES)
