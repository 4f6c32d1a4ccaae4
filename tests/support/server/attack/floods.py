"""What costs a server most for each byte, below every message and request: bytes that the libraries take apart."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from support.server.attack.budget import Budget
from support.server.guest import HOME, open_party

LINES = 20
PIECE = 65_536

UPGRADE = (
    "GET {path}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    "sec-websocket-key: MDAwMDAwMDAwMDAwMDAwMA==\r\nsec-websocket-version: 13\r\n\r\n"
)
NO_MASK = bytes(4)
HELLO = b'\x81\x90%b{"type":"hello"}' % NO_MASK


@dataclass(frozen=True, slots=True)
class Flood:
    unit: bytes
    """What is sent again and again."""
    opening: bytes = b""
    is_websocket: bool = False


FLOODS = {
    "pings": Flood(b"\x89\x80" + NO_MASK, is_websocket=True),
    "large pings": Flood(b"\x89\xfd" + NO_MASK + b"x" * 125, is_websocket=True),
    "empty frames": Flood(b"\x00\x80" + NO_MASK, opening=b"\x01\x80" + NO_MASK, is_websocket=True),
    "tiny messages": Flood(b"\x81\x82" + NO_MASK + b"{}", is_websocket=True),
    "tiny chunks": Flood(
        b"1\r\n{\r\n", opening=b"POST /api/count HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    ),
    "requests in a row": Flood(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"),
    "many headers": Flood(b"GET /healthz HTTP/1.1\r\nhost: x\r\n" + b"a:\r\n" * 4000 + b"\r\n"),
}


async def flood(port: int, address: str, name: str) -> None:
    """As many bytes as the budget allows, over some lines, every other one of which reads nothing."""
    what, budget = FLOODS[name], Budget()
    party = await open_party(port, address=address, come=False)
    piece = what.unit * max(1, PIECE // len(what.unit))

    async def pour(number: int) -> None:
        while True:
            with suppress(OSError, EOFError):
                reader, writer = await asyncio.open_connection(HOME, port, local_addr=(address, 0))
                if what.is_websocket:
                    writer.write(UPGRADE.format(path=party.path).encode())
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(HELLO)
                if number % 2:
                    reading.add(task := asyncio.create_task(_read_all(reader)))
                    task.add_done_callback(reading.discard)
                writer.write(what.opening)
                while not writer.is_closing() and not reader.at_eof():
                    await budget.spend(len(piece))
                    writer.write(piece)
                    await writer.drain()
                writer.close()
            await asyncio.sleep(0.05)

    reading: set[asyncio.Task[None]] = set()
    print("ready", flush=True)
    await asyncio.gather(*map(pour, range(LINES)))


async def _read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(PIECE):
            pass


async def open_and_close(port: int, address: str) -> None:
    """One connection after the other, which say nothing."""
    budget = Budget()

    async def knock(_: int) -> None:
        while True:
            await budget.spend(0)
            with suppress(OSError):
                line = await asyncio.open_connection(HOME, port, local_addr=(address, 0))
                line[1].transport.abort()

    print("ready", flush=True)
    await asyncio.gather(*map(knock, range(LINES)))
