"""Evenings: making one, its games, and the standing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from support.browser.live_server import LiveServer
from support.browser.states.challenges import TITLE
from support.browser.states.state import Place, State, click, screen
from support.browser.states.tables import SMALL, names
from support.server.challenger import Challenger

if TYPE_CHECKING:
    from playwright.sync_api import Page

TITLES = TITLE[:50]
PEOPLE, GAMES = 8, 10


async def _whole(port: int) -> tuple[str, str | None]:
    """An evening of ten games, all finished by eight players with long names, and the cookie of one."""
    players = [Challenger(port, name) for name in names(PEOPLE, 20)]
    game = {"adventure": "temple", "layout": SMALL["temple"]}
    made = await players[0].make_evening(title=TITLES, challenges=[game] * GAMES)
    for code in made["challenges"]:
        await asyncio.gather(*(each.play(code, each.name) for each in players))
    return made["code"], players[0].cookie


_wholes: dict[int, tuple[str, str | None]] = {}


def _finished(server: LiveServer) -> Place:
    if server.port not in _wholes:
        _wholes[server.port] = server.do(_whole(server.port))
    code, cookie = _wholes[server.port]
    return Place(f"/e/{code}", cookie=cookie)


async def _three(port: int) -> tuple[Challenger, Any]:
    player = Challenger(port, names(1, 20)[0])
    return player, await player.make_evening(title=TITLES, total="stars")


def _begun(server: LiveServer) -> Place:
    """The first game is finished, the second begun."""
    player, made = server.do(_three(server.port))
    server.do(player.play(made["challenges"][0]))
    server.do(player.begin(made["challenges"][1]))
    return Place(f"/e/{made['code']}", cookie=player.cookie)


def _game(server: LiveServer) -> Place:
    """The results of a game that belongs to an evening."""
    player, made = server.do(_three(server.port))
    server.do(player.play(made["challenges"][0]))
    return Place(f"/c/{made['challenges'][0]}", cookie=player.cookie)


def _ten_games(page: Page) -> None:
    click(*[".evening-rows + .btn"] * (GAMES - 3))(page)
    page.locator(".evening-rows li").nth(GAMES - 1).wait_for()


def states() -> Iterator[State]:
    yield screen("evening: new", "/evening", ".evening-rows li", needed=[".dock .btn"])
    yield screen("evening: new, ten games", "/evening", ".evening-rows li", act=_ten_games, needed=[".dock .btn"])
    yield State(
        "evening: not played",
        lambda server: Place(f"/e/{server.do(_three(server.port))[1]['code']}"),
        ".evening-games li",
    )
    yield State("evening: begun", _begun, ".standing li")
    yield State("evening: finished", _finished, ".standing li")
    yield State("evening: results of a game", _game, ".acts .whole")
