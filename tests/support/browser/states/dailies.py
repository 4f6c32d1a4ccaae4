"""The daily: today's dice, a day that is played, and a calendar with days before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from support.browser.live_server import LiveServer
from support.browser.states.state import Place, State, screen
from support.server.challenger import Challenger
from support.server.manual_clock import ManualClock

from pennypapers.server.challenges.dailies import Dailies
from pennypapers.server.challenges.day_zone import parse_zone

PAST = "2025-11-18"
DAYS = [date(2025, 10, 31), *(date(2025, 11, number) for number in (1, 2, 3, 7, 8, 9, 17, 18, 30))]


@dataclass(frozen=True)
class PlayedDaily:
    """A player who has finished one daily of a past day and begun another."""

    player: Challenger
    codes: list[str]


_played: dict[int, PlayedDaily] = {}


def played_daily(server: LiveServer) -> PlayedDaily:
    if server.port not in _played:
        _played[server.port] = server.do(_play(server))
    return _played[server.port]


async def _play(server: LiveServer) -> PlayedDaily:
    dailies = Dailies(server.store.challenges, ManualClock(), parse_zone("UTC"), draw=None, added=lambda _: None)
    for day in DAYS:
        await dailies.make(day)
    codes = [each.challenge.code for each in await server.store.challenges.dailies(PAST, PAST, "")]
    player = Challenger(server.port, "Wilhelmina-Katharina")
    await Challenger(server.port, "Ben").play(codes[0], 1)
    await player.play(codes[0], 2)
    await player.begin(codes[1])
    return PlayedDaily(player, codes)


def _past(server: LiveServer) -> Place:
    return Place(f"/daily?day={PAST}", cookie=played_daily(server).player.cookie)


def _results(server: LiveServer) -> Place:
    found = played_daily(server)
    return Place(f"/c/{found.codes[0]}", cookie=found.player.cookie)


def _not_played(server: LiveServer) -> Place:
    return Place(f"/c/{played_daily(server).codes[2]}")


def states() -> Iterator[State]:
    yield screen("daily", "/daily", ".daily-card .sheet-thumb svg")
    yield State("daily: a past day", _past, ".daily-card .outcome")
    yield screen("daily: a day without dice", "/daily?day=2020-02-29", ".of-month")
    yield State("daily: not played", _not_played, ".about .sheet-thumb svg")
    yield State("daily: results", _results, ".run-places li")
