"""The owner's page: closed to strangers, with tables and blocks, and its questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.states.state import Place, State, click, then
from support.browser.states.tables import names
from support.server.owner import Owner

if TYPE_CHECKING:
    from playwright.sync_api import Page

RUDE = "Sir Rudeness of the Long Name"
"""A name that no other state uses."""

_owners: dict[int, Owner] = {}


def owner_of(server: LiveServer) -> Owner:
    """The owner of a server where some play and somebody is blocked."""
    if server.port not in _owners:
        owner = _owners[server.port] = Owner(server.port)
        server.do(owner.enter(server.store))
        for kind, what in (("name", RUDE), ("address", "2001:470:1:2::/64"), ("address", "192.0.2.7")):
            server.do(owner.ask("POST", "/blocks", {"kind": kind, "what": what}))
    return _owners[server.port]


def _page(server: LiveServer) -> Place:
    party = server.party(*names(6, 20), adventure="valley")
    server.party("Ana", adventure="island")
    server.do(party.host.say("start"))
    return Place("/owner", owner=owner_of(server).key)


def _stranger(server: LiveServer) -> Place:
    del server
    return Place("/owner")


def _own_words(page: Page) -> None:
    click("input[value=words]")(page)
    page.locator("#owner-words").wait_for()


def _close(page: Page) -> None:
    click(".owner-row", "dialog > .dialog-body > .danger")(page)


def states() -> Iterator[State]:
    yield State("owner: closed", _stranger, ".owner .command")
    yield State("owner: page", _page, ".owner-row")
    yield State("owner: own words", _page, ".owner-row", _own_words)
    yield State("owner: table", _page, ".owner-row", then(click(".owner-row"), ".owner-seats"))
    yield State("owner: close a table", _page, ".owner-row", then(_close, ".owner-acts .danger"))
