"""My games: none yet, many of all kinds, the card for another device, deletion, and the other device."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.states.challenges import TITLE
from support.browser.states.dailies import played_daily
from support.browser.states.state import Place, State, click, screen, then
from support.browser.states.tables import SMALL, names
from support.server.known_player import Player, begun_together, played_together

if TYPE_CHECKING:
    from playwright.sync_api import Page

ALONE = 19
"""Solo games: with those of other kinds there is a second page."""
AT_ONCE = 5

_players: dict[int, Player] = {}


def with_games(server: LiveServer) -> Player:
    """A player with games of all kinds, some of them unfinished."""
    if server.port not in _players:
        dailies = played_daily(server).codes
        _players[server.port] = server.do(_play(server.port, dailies))
    return _players[server.port]


async def _play(port: int, dailies: list[str]) -> Player:
    me, *others = [await Player(port, name).known() for name in names(5, 20)]
    await me.fetch("PUT", "/api/me", {"name": me.name})
    for begin in range(0, ALONE, AT_ONCE):
        together = range(begin, min(begin + AT_ONCE, ALONE))
        await asyncio.gather(*(me.play_alone(seed) for seed in together))
    await played_together(me, *others)
    challenge = await me.make(layout=SMALL["temple"], title=TITLE)
    await me.play(challenge)
    await me.play(challenge, again=True)
    await me.play(dailies[0])
    await me.begin(dailies[1])
    for guest in await begun_together(me, *others):
        await guest.go()
    return me


def _many(server: LiveServer) -> Place:
    return Place("/games", cookie=with_games(server).cookie)


def _turn_page(page: Page) -> None:
    click(".pager button:last-of-type")(page)
    page.locator(".pager button:first-of-type:not([disabled])").wait_for()


def _too_few_letters(page: Page) -> None:
    page.locator(".move-field").fill("ABC")
    click(".sit .btn")(page)
    page.locator("#move-wrong:not(:empty)").wait_for()


def states() -> Iterator[State]:
    yield screen("games: none yet", "/games", ".my-games .keeping")
    yield State("games", _many, ".my-games .run-places li")
    yield State("games: their second page", _many, ".pager button", act=_turn_page)
    yield State("games: my name", _many, ".my-name button", act=then(click(".my-name button"), "dialog[open] .sit"))
    yield State("games: for another device", _many, ".keeping", act=then(click(".keeping button"), ".move-card .qr"))
    yield State("games: to delete", _many, ".keeping", act=then(click(".keeping .danger-act"), "dialog[open]"))
    yield screen("games: moved here", "/move#ABCDEFGH", ".move-field", needed=[".move-field", ".sit .btn"])
    yield screen("games: moved here, too few letters", "/move", ".move-field", act=_too_few_letters)
