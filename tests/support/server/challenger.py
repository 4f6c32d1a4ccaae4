"""A visitor who makes and plays challenges: an HTTP client that keeps its cookie, as a browser does."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Any

from support.server.guest import HOME, PATIENCE, Guest, Reply
from support.server.robot import Robot

SMALL = "adventure: temple\nname: small\ngrid:\no o o\no D o\n"
"""A layout whose games are short."""


class Challenger:
    """`cookie` is its identity, None until the server has given it one."""

    def __init__(self, port: int, name: str = "Ana", *, cookie: str | None = None, address: str = HOME) -> None:
        self.port, self.name, self.cookie, self.address = port, name, cookie, address

    async def fetch(
        self, method: str, path: str, data: object = None, *, token: str | None = None, **more: str
    ) -> Reply:
        return await asyncio.to_thread(self._fetch, method, path, data, token, more)

    def _fetch(self, method: str, path: str, data: object, token: str | None, more: dict[str, str]) -> Reply:
        line = http.client.HTTPConnection(HOME, self.port, timeout=PATIENCE, source_address=(self.address, 0))
        headers = {"cookie": f"pennypapers={self.cookie}"} if self.cookie else {}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        try:
            line.request(method, path, None if data is None else json.dumps(data), {**headers, **more})
            answer = line.getresponse()
            found = {key.lower(): value for key, value in answer.getheaders()}
            reply = Reply(answer.status, found, answer.read().decode(errors="replace"))
        finally:
            line.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0].partition("=")[2]
        return reply

    async def get(self, path: str) -> Reply:
        return await self.fetch("GET", f"/api/challenges/{path}")

    async def make(self, **wish: object) -> str:
        """Make a challenge, of the small layout unless another is given, and return its code."""
        wish = wish if "table" in wish else {"adventure": "temple", "layout": SMALL, **wish}
        reply = await self.fetch("POST", "/api/challenges", wish)
        assert reply.status == 201, reply.text
        return str(reply.json()["code"])

    async def make_tickets(self, *names: str, **wish: object) -> tuple[str, dict[str, str]]:
        """Make a challenge with tickets, and return its code and the letters of the ticket of each name."""
        data = {"adventure": "temple", "layout": SMALL, "tickets": names, **wish}
        reply = await self.fetch("POST", "/api/challenges", data)
        assert reply.status == 201, reply.text
        made = reply.json()
        return made["code"], {each["name"]: each["ticket"] for each in made["tickets"]}

    async def make_evening(self, **wish: object) -> Any:
        """Make an evening of three small challenges, unless others are given; returns what the server answered."""
        small = {"adventure": "temple", "layout": SMALL}
        reply = await self.fetch("POST", "/api/evenings", {"challenges": [small] * 3, **wish})
        assert reply.status == 201, reply.text
        return reply.json()

    async def post_run(self, code: str, *, again: bool = False, ticket: str | None = None) -> Reply:
        wish = {"name": self.name, "again": again} | ({"ticket": ticket} if ticket is not None else {})
        return await self.fetch("POST", f"/api/challenges/{code}/runs", wish)

    async def begin(self, code: str, *, again: bool = False, ticket: str | None = None) -> Guest:
        """Begin a run or go on with it, and return its player, not connected yet."""
        reply = await self.post_run(code, again=again, ticket=ticket)
        assert reply.status == 201, reply.text
        begun = reply.json()
        return Guest(self.port, begun["table"], begun["token"], name=self.name, address=self.address)

    async def play(self, code: str, seed: object = 0, *, again: bool = False, ticket: str | None = None) -> Robot:
        """Play a whole run with random turns."""
        robot = Robot(await self.begin(code, again=again, ticket=ticket), seed)
        await robot.play()
        return robot

    async def look(self, code: str) -> Any:
        reply = await self.get(code)
        assert reply.status == 200, reply.text
        return reply.json()

    async def results(self, code: str, query: str = "") -> Any:
        reply = await self.get(f"{code}/results{query}")
        assert reply.status == 200, reply.text
        return reply.json()


def rolls_of(robot: Robot) -> list[str]:
    """The rolls that a player was told, in order: the first of a run with the welcome."""
    told = [each["roll"] for each in robot.guest.heard if each["type"] in ("welcome", "roll") and "roll" in each]
    return [roll for _, roll in sorted({each["turn"]: each["roll"] for each in told}.items())]
