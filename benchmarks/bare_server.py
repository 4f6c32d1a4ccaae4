"""A bare Litestar websocket server with the message pattern of a table and nothing behind it: no rules, no store.

Every `ink` is answered with `inked`; the last one of a turn broadcasts a `turn` of as many bytes as the real one.
With `links` a `reveal` follows, every seat answers it with a `link`, and the last of these broadcasts the next `roll`;
otherwise the roll follows at once. Each broadcast is encoded once.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

import msgspec
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

ROLL = "1 2 3"


class Hello(msgspec.Struct, tag="hello"):
    token: str | None = None


class Start(msgspec.Struct, tag="start"):
    pass


class Ink(msgspec.Struct, tag="ink"):
    turn: int = 1
    marks: str = ""
    id: int | None = None


class Link(msgspec.Struct, tag="link"):
    turn: int = 1
    link: str = ""
    id: int | None = None


class Done(msgspec.Struct, tag="done", omit_defaults=True):
    re: int | None = None


class Inked(msgspec.Struct, tag="inked", omit_defaults=True):
    turn: int
    marks: str
    re: int | None = None


class Turn(msgspec.Struct, tag="turn"):
    number: int
    turn: int
    changes: str


class Asked(msgspec.Struct):
    turn: int
    chains: list[int]


class Reveal(msgspec.Struct, tag="reveal"):
    number: int
    reveal: Asked


class RolledDice(msgspec.Struct):
    turn: int
    roll: str


class NextRoll(msgspec.Struct, tag="roll"):
    number: int
    roll: RolledDice


Message = Done | Inked | Turn | Reveal | NextRoll

_DECODER = msgspec.json.Decoder(Hello | Start | Ink | Link)


class BareTable:
    def __init__(self, turn_bytes: int, *, links: bool) -> None:
        self._queues: set[asyncio.Queue[bytes]] = set()
        self._inked = self._linked = 0
        self._turn = 0
        self._changes = "." * turn_bytes
        self._links = links

    def join(self) -> asyncio.Queue[bytes]:
        queue: asyncio.Queue[bytes] = asyncio.Queue(256)
        self._queues.add(queue)
        queue.put_nowait(msgspec.json.encode(Done()))
        return queue

    def part(self, queue: asyncio.Queue[bytes]) -> None:
        self._queues.discard(queue)

    def answer(self, queue: asyncio.Queue[bytes], data: str) -> None:
        match _DECODER.decode(data):
            case Start():
                self._next()
            case Ink(turn, marks, re):
                self._inked += 1
                if self._inked == len(self._queues):
                    self._inked = 0
                    self._broadcast(Turn(self._turn, turn, self._changes))
                    self._next()
                queue.put_nowait(msgspec.json.encode(Inked(turn, marks, re)))
            case Link():
                self._linked += 1
                if self._linked == len(self._queues):
                    self._linked = 0
                    self._roll()
            case _:
                pass

    def _next(self) -> None:
        if self._links:
            self._broadcast(Reveal(self._turn, Asked(self._turn + 1, list(range(len(self._queues))))))
        else:
            self._roll()

    def _roll(self) -> None:
        self._turn += 1
        self._broadcast(NextRoll(self._turn, RolledDice(self._turn, ROLL)))

    def _broadcast(self, message: Message) -> None:
        data = msgspec.json.encode(message)
        for queue in self._queues:
            queue.put_nowait(data)


@websocket("/api/tables/{code:str}/socket")
async def bare_socket(socket: WebSocket[object, object, State], code: str, state: State) -> None:
    await socket.accept()
    table: BareTable = state.tables[code]
    queue = table.join()
    sending = asyncio.create_task(_send(socket, queue))
    try:
        while True:
            table.answer(queue, await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    finally:
        table.part(queue)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket[object, object, State], queue: asyncio.Queue[bytes]) -> None:
    while True:
        await socket.send_data(await queue.get(), mode="text")


def create_bare_app(turn_bytes: int, *, links: bool) -> Litestar:
    tables: defaultdict[str, BareTable] = defaultdict(lambda: BareTable(turn_bytes, links=links))
    return Litestar(route_handlers=[bare_socket], state=State({"tables": tables}), openapi_config=None)
