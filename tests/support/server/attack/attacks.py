"""All attacks: each is one hostile client at one address, which goes on until it is ended.

There is one for every route and one for every message, and some that do many things at once. On standard output each
says what the server has answered: routes and messages by name.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import cycle

from support.server.attack.budget import Budget
from support.server.attack.floods import FLOODS, flood, open_and_close
from support.server.attack.hostile_table import TABLES, HostileTable
from support.server.attack.hostile_texts import BIG
from support.server.attack.messages import MESSAGES, NONSENSE
from support.server.attack.requests import REQUESTS
from support.server.challenger import Challenger
from support.server.guest import HOME
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Attack = Callable[[int, str], Awaitable[None]]
"""Called with the port of the server and the address to come from."""

Asked = tuple[str, str, str, object]
"""The name of a route, a method, a path and a body."""

CLOSED = {"adventure": "valley", "closes_in_hours": 0.001}
"""A challenge of which anybody may see what was played, by bots."""

CHALLENGES: dict[str, tuple[str, dict[str, object]]] = {
    "challenge": ("/api/challenges", {"adventure": "valley", "layout": BIG}),
    "closed": ("/api/challenges", {**CLOSED}),
    "ticketed": ("/api/challenges", {"adventure": "temple", "tickets": [f"pupil {number}" for number in range(100)]}),
    "evening": ("/api/evenings", {"challenges": [CLOSED] * 3}),
}
"""Where challenges and an evening are made, and how, by the names that paths have for them."""

KEY = "k" * 32
"""Of a player with a list of games."""

ID = 7
ANSWER = f'"re":{ID}'
"""In the answer to a message with that id."""
UNANSWERED = {"link", "hello"}
"""A link has no answer; every attack on a table says hello."""

TOO_MUCH = b"429"

METHODS = frozenset(method for method, _ in REQUESTS)

CLIENTS = 20
TALKERS = 100
SILENT = 200


async def ask_routes(port: int, address: str, routes: Iterable[tuple[str, str]] = tuple(REQUESTS)) -> None:
    """Clients that ask for one route after another, without a pause."""
    asked = [
        (f"{method} {route}", method, path, data) for method, route in routes for path, data in REQUESTS[method, route]
    ]
    needed = [name for name in TABLES if any(f"{{{name}}}" in path for _, _, path, _ in asked)]
    codes = {name: (await TABLES[name](port, address)).code for name in needed}
    maker = Challenger(port, cookie=KEY, address=address)
    for name, (made_at, wish) in CHALLENGES.items():
        if any(f"{{{name}}}" in path for _, _, path, _ in asked):
            codes[name] = (await maker.fetch("POST", made_at, wish)).json()["code"]
    filled = [(route, method, _filled(path, codes), data) for route, method, path, data in asked]
    await ask_again_and_again(port, address, filled)


async def try_codes(port: int, address: str) -> None:
    codes = [("codes", "GET", f"/api/tables/{a}{b}{c}A", None) for a in "ABCDE" for b in "ABCDE" for c in "ABCDE"]
    await ask_again_and_again(port, address, codes)


async def ask_again_and_again(port: int, address: str, asked: Sequence[Asked]) -> None:
    budget = Budget()
    _begin()
    begins = [number * len(asked) // CLIENTS for number in range(CLIENTS)]
    await asyncio.gather(
        *(_requests(port, address, [*asked[at:], *asked[:at]], number, budget) for number, at in enumerate(begins))
    )


async def keep_silent(port: int, address: str) -> None:
    """Sockets that say nothing, half a header, or a body that never ends."""
    beginnings = (
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/count HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\n{",
    )

    async def hold(number: int) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(HOME, port, local_addr=(address, 0))
                writer.write(beginnings[number % len(beginnings)])
                await reader.read()
                writer.close()
            await asyncio.sleep(0.05)

    _begin()
    await asyncio.gather(*map(hold, range(SILENT)))


async def say_one_thing(port: int, address: str, kind: str) -> None:
    """Many connections that send messages of one type, some of which never read an answer."""
    name, messages = MESSAGES[kind]
    said = [(kind, _as_text(kind, {**each, "id": ID})) for each in messages]
    await _all_talk(port, address, await TABLES[name](port, address), said)


async def say_everything(port: int, address: str, name: str) -> None:
    said = [(kind, _as_text(kind, each)) for kind, (_, messages) in MESSAGES.items() for each in messages]
    nonsense = [("nonsense", each) for each in NONSENSE]
    await _all_talk(port, address, await TABLES[name](port, address), [*said, *nonsense])


ATTACKS: dict[str, Attack] = {
    "every route": ask_routes,
    "codes": try_codes,
    "silence": keep_silent,
    "knocks": open_and_close,
    **{name: partial(flood, name=name) for name in FLOODS},
    **{f"every message, {name}": partial(say_everything, name=name) for name in TABLES},
    **{kind: partial(say_one_thing, kind=kind) for kind in MESSAGES},
    **{f"{method} {route}": partial(ask_routes, routes=((method, route),)) for method, route in REQUESTS},
}
SHORT: dict[str, frozenset[str]] = {
    "every route": frozenset(f"{method} {route}" for method, route in REQUESTS),
    "codes": frozenset({"codes"}),
    "silence": frozenset(),
    "knocks": frozenset(),
    **{name: frozenset() for name in FLOODS},
    "every message, lobby": frozenset(),
    **{kind: frozenset({kind} - UNANSWERED) for kind in MESSAGES},
}
"""The attacks of a short run, and what the server must have answered in each: every route and every message."""

ANSWERS: dict[str, frozenset[str]] = {
    **{name: frozenset({name}) for name in ATTACKS if name.split(" ")[0] in METHODS},
    **{kind: frozenset({kind} - UNANSWERED) for kind in MESSAGES},
}
"""What the server must have answered in a long run: in an attack on one route or message, that one."""

ANSWERED: set[str] = set()


def _begin() -> None:
    """Say that all tables are ready, so that the time of the attack is counted from now on."""
    print("ready", flush=True)


def _answered(name: str) -> None:
    if name not in ANSWERED:
        ANSWERED.add(name)
        print(name, flush=True)


def _filled(path: str, codes: Mapping[str, str]) -> str:
    for name, code in codes.items():
        path = path.replace(f"{{{name}}}", code)
    return path


def _as_text(kind: str, fields: Mapping[str, object]) -> str:
    return json.dumps({"type": kind, **fields})


async def _requests(port: int, address: str, asked: Sequence[Asked], number: int, budget: Budget) -> None:
    """One request after another on kept connections; every other client has the key of a player."""
    cookie = f"cookie: pennypapers={KEY}\r\n" if number % 2 else ""
    line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    for name, method, path, data in cycle(asked):
        body = b"" if data is None else json.dumps(data).encode()
        await budget.spend(len(body))
        try:
            line = line or await asyncio.open_connection(HOME, port, local_addr=(address, 0))
            line[1].write(_head(method, path, f"{cookie}content-length: {len(body)}").encode() + body)
            head = (await line[0].readuntil(b"\r\n\r\n")).lower()
            size = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await line[0].readexactly(int(size or 0))
            if head.split()[1] != TOO_MUCH:
                _answered(name)
            if b"connection: close" in head or not size:
                line[1].close()
                line = None
        except (OSError, EOFError, asyncio.LimitOverrunError):
            line = None
            await asyncio.sleep(0.02)


def _head(method: str, path: str, headers: str) -> str:
    return f"{method} {path} HTTP/1.1\r\nhost: x\r\n{headers}\r\n\r\n"


async def _all_talk(port: int, address: str, table: HostileTable, said: Sequence[tuple[str, str]]) -> None:
    budget = Budget()

    async def talk(number: int) -> None:
        url = f"ws://{HOME}:{port}{table.party.path}/socket"
        hello = _as_text("hello", {"token": table.tokens[number % len(table.tokens)]})
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(
                    url, local_addr=(address, 0), compression=None, ping_interval=None, max_queue=1
                ) as line:
                    await line.send(hello)
                    for kind, text in cycle((*said[number % len(said) :], *said[: number % len(said)])):
                        await budget.spend(len(text))
                        await line.send(text)
                        if number % 3 and ANSWER in str(await line.recv()):
                            _answered(kind)
            await asyncio.sleep(0.05)

    _begin()
    await asyncio.gather(*map(talk, range(TALKERS)))
