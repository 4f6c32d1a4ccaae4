"""A client of a table over HTTP and a websocket."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from secrets import token_bytes
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pennypapers.table.dice.chains import LINK_BYTES, link_from_root

HOME = "127.0.0.1"
PATIENCE = 60.0
"""The timeout for an answer in seconds: longer than any answer takes while both cores have other work."""

Heard = dict[str, Any]


@dataclass(frozen=True)
class Reply:
    """The response to an HTTP request."""

    status: int
    headers: Mapping[str, str]
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


def request(
    port: int, method: str, path: str, data: object = None, *, token: str | None = None, address: str = HOME
) -> Reply:
    """Send one HTTP request; `address` is the local address that it comes from."""
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
    """The messages in one websocket frame, which holds one message or a list of messages."""
    found = json.loads(frame)
    return found if isinstance(found, list) else [found]


class Closed(Exception):  # noqa: N818  # often expected, so not named an error
    """The connection was closed before the expected message arrived."""


class Guest:
    """One client of a table, with all messages it has received. It can connect (`come`) and disconnect (`go`).

    If it has the root of a hash chain, it says so and answers every request for a link, unless `is_silent` is set.
    """

    def __init__(
        self,
        port: int,
        code: str,
        token: str | None = None,
        *,
        address: str = HOME,
        name: str = "",
        root: bytes | None = None,
    ) -> None:
        self.port, self.code, self.token, self.address, self.name = port, code, token, address, name
        self.root, self.is_silent = root, False
        self.gave: list[int] = []
        """The turns for which it has given a link."""
        self.heard: list[Heard] = []
        self.raw: list[str] = []
        self.number: int | None = None
        """The number of the last message, from which the server continues after a reconnection."""
        self.close_code: int | None = None
        self._ids = count(1)
        self._answers: dict[int, Heard] = {}
        self._next = 0
        self._arrived = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self, after: int | None = None, *, hello: Heard | None = None) -> Self:
        """Connect and say hello, as given or as a page does."""
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
        anchor = link_from_root(self.root, 0) if self.root else ""
        usual = {"type": "hello", "token": self.token, "after": after, "anchor": anchor if self.token else None}
        await self.send(hello or {key: value for key, value in usual.items() if value is not None})
        return self

    async def go(self) -> None:
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading
        self._socket = self._reading = None

    async def send(self, message: object) -> None:
        """Send a message: text and bytes unchanged, anything else as JSON."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def say(self, kind: str, **fields: object) -> Heard:
        """Send a request, and return the answer to it."""
        number = next(self._ids)
        await self.send({"type": kind, "id": number, **fields})
        async with asyncio.timeout(PATIENCE):
            while number not in self._answers:
                await self._wait()
        return self._answers.pop(number)

    async def hear(self, *kinds: str, **facts: object) -> Heard:
        """Wait for the next message of one of these types that has all these fields; earlier messages are skipped."""
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
                    await self._give(socket, message)
                self._arrived.set()
        except ConnectionClosed:
            self.close_code = socket.close_code or 1006
            self._arrived.set()

    async def _give(self, socket: ClientConnection, message: Heard) -> None:
        """Send a link of the hash chain if this message asks for it."""
        if self.root is None or self.is_silent or message["type"] not in ("reveal", "welcome"):
            return
        if reveal := message.get("reveal"):
            turn = reveal["turn"]
            self.gave.append(turn)
            await socket.send(json.dumps({"type": "link", "turn": turn, "link": link_from_root(self.root, turn)}))


@dataclass
class Party:
    """A table on a server, with the host's token and one client for each seat."""

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
        """Take a seat under this name and return its client, not connected yet; it has a hash chain unless `anchor` is
        None."""
        root = token_bytes(LINK_BYTES)
        wish = {"anchor": link_from_root(root, 0), **wish, "name": name}
        reply = await fetch(self.port, "POST", f"{self.path}/seats", wish, token=token, address=address)
        assert reply.status == 201, reply.text
        guest = Guest(self.port, self.code, reply.json()["token"], address=address, name=name, root=root)
        self.guests.append(guest)
        return guest

    async def go(self) -> None:
        await asyncio.gather(*(guest.go() for guest in self.guests))


async def open_party(port: int, *names: str, address: str = HOME, come: bool = True, **wish: object) -> Party:
    """Open a table with these seats, the first of which is the host's; if `come`, connect all clients."""
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
    """The code of a refusal; asserts that it also has a sentence."""
    assert answer["type"] == "refused", answer
    assert answer["says"]
    return str(answer["code"])


async def opened(guest: Guest) -> Heard:
    """Connect a client and return the `welcome` message."""
    return await (await guest.come()).hear("welcome")
