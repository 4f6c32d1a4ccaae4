"""Tables on which a message costs as much as it can: a hundred seats on the largest layout, in each phase of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from support.server.attack.hostile_texts import BIG
from support.server.guest import Guest, Party, open_party

SEATS = 90
"""Some less than a table can have, so that there is room to add and remove more."""


@dataclass
class HostileTable:
    party: Party
    tokens: tuple[str | None, ...]
    """Those of its players; the first is the host's."""

    @property
    def code(self) -> str:
        return self.party.code


async def lobby(port: int, address: str, kind: str = "add_paper", **wish: object) -> HostileTable:
    party = await open_party(port, address=address, come=False, adventure="valley", **{"layout": BIG, **wish})
    host = await party.sit("host", token=party.host_token, address=address)
    second = await party.sit("second", address=address)
    for guest in (host, second):
        await guest.come()
    for _ in range(SEATS):
        await host.say(kind, **({"name": f"p{_}"} if kind == "add_paper" else {}))
    return HostileTable(party, (host.token, second.token))


async def playing(port: int, address: str) -> HostileTable:
    """A game with real dice that stays in its first turn, and with bots that think about it."""
    table = await lobby(port, address, "add_bot", options="dice=by_hand")
    host = table.party.host
    for kind, fields in (
        ("allow_hints", {}),
        ("start", {}),
        ("type_roll", {"turn": 1, "roll": "1 2 5"}),
    ):
        await host.say(kind, **fields)
    return table


async def racing(port: int, address: str) -> HostileTable:
    """A game of bots on a printed layout, whose turns close as soon as the host skips."""
    table = await lobby(port, address, "add_bot", layout="front")
    await table.party.host.say("allow_hints")
    await table.party.host.say("start")
    return table


async def over(port: int, address: str) -> HostileTable:
    """A game that is over, with many sheets of paper to enter."""
    table = await lobby(port, address, options="dice=by_hand")
    host, second = table.party.guests
    await host.say("start")
    await host.say("type_roll", turn=1, roll="1 2 5")
    await asyncio.gather(*(_ink(guest) for guest in (host, second)))
    await host.say("paper_done", turn=1, full=True)
    return table


async def _ink(guest: Guest) -> None:
    choice = (await guest.say("ask"))["choices"][0]
    mark = f"{choice['spaces'][0]}={choice['values'][0]}"
    assert (await guest.say("ink", turn=1, marks=mark))["type"] == "inked"


TABLES: dict[str, Callable[[int, str], Awaitable[HostileTable]]] = {
    "lobby": lobby,
    "playing": playing,
    "racing": racing,
    "over": over,
}
