"""A client of a table over HTTP and a websocket."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HOME = "127.0.0.1"
PATIENCE = 15.0
"""The timeout for an answer in seconds."""

Heard = dict[str, Any]


@dataclass(frozen=True)
class Reply:
    """What an HTTP request was answered."""

    status: int
    headers: Mapping[str, str]
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


def request(
    port: int, method: str, path: str, data: object = None, *, token: str | None = None, address: str = HOME
) -> Reply:
    """One HTTP request, from any of this computer's own addresses."""
    line = http.client.HTTPConnection(HOME, port, timeout=PATIENCE, source_address=(address, 0))
    headers = {"authorization": f"Bearer {token}"} if token else {}
    try:
        line.request(method, path, None if data is None else json.dumps(data), headers)
        answer = line.getresponse()
        found = {key.lower(): value for key, value in answer.getheaders()}
        return Reply(answer.status, found, answer.read().decode())
    except http.client.HTTPException as error:
        raise ConnectionError(f"the answer was cut off: {error!r}") from error
    finally:
        line.close()


async def fetch(
    port: int, method: str, path: str, data: object = None, *, token: str | None = None, address: str = HOME
) -> Reply:
    return await asyncio.to_thread(request, port, method, path, data, token=token, address=address)


def messages_in(frame: str) -> list[Heard]:
    """The messages of one frame: one alone, or several as a list."""
    found = json.loads(frame)
    return found if isinstance(found, list) else [found]


class Closed(Exception):  # noqa: N818  # an answer, not a fault
    """The connection has ended before the expected message arrived."""


class Guest:
    """One client of a table, with everything it has heard; it may come and go."""

    def __init__(self, port: int, code: str, token: str | None = None, *, address: str = HOME, name: str = "") -> None:
        self.port, self.code, self.token, self.address, self.name = port, code, token, address, name
        self.heard: list[Heard] = []
        self.raw: list[str] = []
        self.number: int | None = None
        """The last number seen, to get the rest with."""
        self.close_code: int | None = None
        self._ids = count(1)
        self._answers: dict[int, Heard] = {}
        self._next = 0
        self._arrived = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self, after: int | None = None) -> Self:
        await self.go()
        self._socket = await connect(
            f"ws://{HOME}:{self.port}/api/tables/{self.code}/socket",
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=2,
            ping_interval=None,
        )
        self.close_code = None
        self._reading = asyncio.create_task(self._read(self._socket))
        hello = {"type": "hello", "token": self.token, "after": after}
        await self.send({key: value for key, value in hello.items() if value is not None})
        return self

    async def go(self) -> None:
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading
        self._socket = self._reading = None

    async def send(self, message: object) -> None:
        """Anything at all: text and bytes as they are, the rest as JSON."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def say(self, kind: str, **fields: object) -> Heard:
        """A request, and its answer."""
        number = next(self._ids)
        await self.send({"type": kind, "id": number, **fields})
        async with asyncio.timeout(PATIENCE):
            while number not in self._answers:
                await self._wait()
        return self._answers.pop(number)

    async def hear(self, *kinds: str, **facts: object) -> Heard:
        """The next message of these kinds in which these facts stand; what comes before it is passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self._new():
                    if (not kinds or message["type"] in kinds) and facts.items() <= message.items():
                        return message
                await self._wait()

    async def closed(self) -> int:
        """Wait until the server closes the connection; returns the close code."""
        async with asyncio.timeout(PATIENCE):
            while self.close_code is None:
                self._arrived.clear()
                await self._arrived.wait()
        return self.close_code

    def _new(self) -> Iterator[Heard]:
        while self._next < len(self.heard):
            self._next += 1
            yield self.heard[self._next - 1]

    async def _wait(self) -> None:
        if self.close_code is not None:
            raise Closed(self.close_code)
        self._arrived.clear()
        await self._arrived.wait()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                text = await socket.recv(decode=True)
                self.raw.append(text)
                for message in messages_in(text):
                    self.heard.append(message)
                    if "number" in message:
                        self.number = message["number"]
                    if message.get("re") is not None:
                        self._answers[message["re"]] = message
                self._arrived.set()
        except ConnectionClosed:
            self.close_code = socket.close_code or 1006
            self._arrived.set()


@dataclass
class Party:
    """A table, whoever opened it, and those who sit at it."""

    port: int
    code: str
    host_token: str
    guests: list[Guest]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    @property
    def host(self) -> Guest:
        return self.guests[0]

    async def get(self, what: str = "") -> Reply:
        return await fetch(self.port, "GET", self.path + what)

    async def post(self, what: str, data: object, *, token: str | None = None) -> Reply:
        return await fetch(self.port, "POST", self.path + what, data, token=token)

    async def sit(self, name: str, *, token: str | None = None, address: str = HOME, **wish: object) -> Guest:
        """A new seat for somebody of this name, who has not come yet."""
        wish["name"] = name
        reply = await fetch(self.port, "POST", f"{self.path}/seats", wish, token=token, address=address)
        assert reply.status == 201, reply.text
        guest = Guest(self.port, self.code, reply.json()["token"], address=address, name=name)
        self.guests.append(guest)
        return guest

    async def go(self) -> None:
        await asyncio.gather(*(guest.go() for guest in self.guests))


async def open_party(port: int, *names: str, address: str = HOME, come: bool = True, **wish: object) -> Party:
    """A table with these seats; the first of them hosts."""
    opened = await fetch(port, "POST", "/api/tables", {"adventure": "temple", **wish}, address=address)
    assert opened.status == 201, opened.text
    party = Party(port, opened.json()["code"], opened.json()["token"], [])
    for i, name in enumerate(names):
        await party.sit(name, token=None if i else party.host_token, address=address)
    if come:
        for guest in party.guests:
            await guest.come()
            await guest.hear("welcome")
    return party


def refusal(answer: Heard) -> str:
    """The code of a refusal, which also says something."""
    assert answer["type"] == "refused", answer
    assert answer["says"]
    return str(answer["code"])


async def opened(guest: Guest) -> Heard:
    """What a guest who comes now is shown."""
    return await (await guest.come()).hear("welcome")
