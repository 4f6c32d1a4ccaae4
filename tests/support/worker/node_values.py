"""The page's key-value database, run by Node over an IndexedDB in memory."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from pennypapers.worker.store.browser_values import BrowserValues

ROOT = Path(__file__).parents[3]
SCRIPT = Path(__file__).with_name("values.js")
MOST = 2**24
"""Bytes of a line; long lists are one line."""


def needs_node() -> None:
    if shutil.which("node") is None or not (ROOT / "node_modules" / "fake-indexeddb").is_dir():
        pytest.skip("the store of the page's worker needs Node and `npm ci`")


class NodeDatabases:
    """A Node process in which stores are opened; those with one name share a database, as tabs do."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[str]] = {}
        self._listeners: dict[int, Callable[[str], None]] = {}
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls) -> NodeDatabases:
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec("node", SCRIPT, stdin=pipe, stdout=pipe, limit=MOST))

    async def open(self, name: str) -> BrowserValues:
        store = next(self._ids)
        await self.ask(store, "open", name)
        return BrowserValues(_Module(self, store))

    async def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._reading

    def ask(self, store: int, what: str, text: str) -> asyncio.Future[str]:
        number = next(self._ids)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        self._send(id=number, store=store, what=what, text=text)
        return answer

    def tell(self, store: int, what: str, text: str = "") -> None:
        self._send(id=0, store=store, what=what, text=text)

    def listen(self, store: int, hear: Callable[[str], None]) -> None:
        self._listeners[store] = hear
        self.tell(store, "listen")

    def _send(self, **call: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(call).encode() + b"\n")

    async def _read(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            told = json.loads(line)
            if "heard" in told:
                self._listeners[told["store"]](told["heard"])
            elif not (answer := self._answers.pop(told["id"])).done():
                answer.set_result(told["answer"])


class _Module:
    def __init__(self, databases: NodeDatabases, store: int) -> None:
        self._databases, self._store = databases, store

    def read(self, keys: str) -> asyncio.Future[str]:
        return self._databases.ask(self._store, "read", keys)

    def under(self, asked: str) -> asyncio.Future[str]:
        return self._databases.ask(self._store, "under", asked)

    def write(self, wish: str) -> asyncio.Future[str]:
        return self._databases.ask(self._store, "write", wish)

    def tell(self, text: str) -> None:
        self._databases.tell(self._store, "tell", text)

    def listen(self, hear: Callable[[str], None]) -> None:
        self._databases.listen(self._store, hear)

    def close(self) -> None:
        self._databases.tell(self._store, "close")
