"""Every screen in every state, in every size and language, by pairs: everything can be read and tapped.

`support/browser/states/` lists the states, `support/browser/pairs.py` which sizes and languages meet, and
`support/browser/geometry.py` says what is looked for. tests/README.md tells how to look at the pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

import pytest
from support.browser.geometry import findings, settle
from support.browser.lesson_steps import steps
from support.browser.live_server import LiveServer
from support.browser.pairs import LANGUAGES, SIZES, Look, looks
from support.browser.states import STATES
from support.browser.states.state import FOR_A_MOVE
from support.browser.states.tables import ADVENTURES
from support.browser.visitor import PHONE, Visitor
from support.browser.walk import Walk
from support.web.lessons import lessons

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOR_A_LESSON = [".coach-words", ".coach .btn", ".coach-examples figure", ".parts .is-pointed", *FOR_A_MOVE]
LESSON_LOOKS = [
    Look(320, 568, "de", dark=False),
    Look(640, 360, "de", dark=True),
    Look(360, 640, "fr", dark=False),
    Look(844, 390, "es", dark=False),
    Look(390, 664, "nl", dark=True),
    Look(768, 1024, "en", dark=False),
    Look(1024, 768, "fr", dark=True),
    Look(1440, 900, "de", dark=False),
    Look(2560, 1440, "es", dark=True),
]


@pytest.fixture(scope="module")
def walk(browser: Browser, server: LiveServer) -> Iterator[Walk]:
    visitor = Visitor(browser, server.address)
    yield Walk(visitor, server)
    visitor.leave()


@pytest.mark.parametrize("number", range(len(STATES)), ids=[state.name for state in STATES])
def test_everything_can_be_read_and_tapped(walk: Walk, number: int) -> None:
    state = STATES[number]
    found = walk.findings(state, looks(number))
    assert not found, "\n".join([f"{state.name}: {len(found)} findings", *found])
    assert not walk.visitor.troubles, walk.visitor.troubles


@pytest.fixture(scope="module")
def listening_walk(browser: Browser, server: LiveServer) -> Iterator[Walk]:
    visitor = Visitor(browser, server.address)
    yield Walk(visitor, server, is_drawn_whole=True)
    visitor.leave()


@pytest.mark.parametrize("number", range(len(STATES)), ids=[state.name for state in STATES])
def test_what_a_screen_reader_says_has_no_faults(listening_walk: Walk, number: int) -> None:
    found = listening_walk.wrong_sounds(STATES[number], looks(number))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_step_of_a_lesson_can_be_read_and_tapped(walk: Walk, adventure: str, language: str) -> None:
    page = walk.visitor.open(f"/learn/{adventure}", PHONE, language=language)
    found: list[str] = []
    for step in steps(page, lessons()[adventure]):
        for look in (look for look in LESSON_LOOKS if look.language == language):
            walk.show(page, look)
            settle(page)
            seen = findings(page, needed=FOR_A_LESSON)
            found += [f"{look}, {step}: {finding} {where}" for finding, where in seen.items()]
    page.context.close()
    assert not found, "\n".join(found)
    assert not walk.visitor.troubles, walk.visitor.troubles


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
