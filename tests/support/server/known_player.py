"""A visitor with a key who plays at tables, so that the games are in a list."""

from __future__ import annotations

from typing import Any

from support.server.challenger import SMALL, Challenger
from support.server.guest import Guest
from support.server.robot import Robot, play_all


class Player(Challenger):
    """A browser with a cookie; it asks for its key first, as the page does."""

    async def known(self) -> Player:
        assert (await self.fetch("POST", "/api/me")).status == 200
        return self

    async def take_seat(self, code: str, host: str | None = None, **wish: object) -> Guest:
        reply = await self.fetch("POST", f"/api/tables/{code}/seats", {"name": self.name, **wish}, token=host)
        assert reply.status == 201, reply.text
        return Guest(self.port, code, reply.json()["token"], name=self.name, address=self.address)

    async def open_table(self, **wish: object) -> tuple[str, str]:
        """The code of a new table, and the token of its host."""
        wish = {"adventure": "temple", "layout": SMALL, **wish}
        reply = await self.fetch("POST", "/api/tables", wish)
        assert reply.status == 201, reply.text
        return reply.json()["code"], reply.json()["token"]

    async def play_alone(self, seed: int = 0, **wish: object) -> Robot:
        """A whole solo game."""
        return (await played_together(self, seed=seed, **wish))[0]

    async def games(self, query: str = "") -> Any:
        reply = await self.fetch("GET", f"/api/games{query}")
        assert reply.status == 200, reply.text
        return reply.json()

    async def summary(self) -> Any:
        return (await self.fetch("GET", "/api/games/summary")).json()

    async def unfinished(self) -> Any:
        return (await self.fetch("GET", "/api/games/unfinished")).json()

    async def me(self) -> Any:
        return (await self.fetch("GET", "/api/me")).json()

    async def move_code(self) -> str:
        reply = await self.fetch("POST", "/api/me/codes")
        assert reply.status == 201, reply.text
        return str(reply.json()["code"])


async def begun_together(*players: Player, **wish: object) -> list[Guest]:
    """A game that has begun; its guests are connected."""
    code, host = await players[0].open_table(**wish)
    guests = [await player.take_seat(code, None if at else host) for at, player in enumerate(players)]
    for guest in guests:
        await guest.come()
        await guest.hear("welcome")
    await guests[0].say("start")
    return guests


async def played_together(*players: Player, seed: int = 0, **wish: object) -> list[Robot]:
    """A whole game."""
    robots = [Robot(guest, seed + at) for at, guest in enumerate(await begun_together(*players, **wish))]
    await play_all(robots)
    return robots
