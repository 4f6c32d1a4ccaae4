"""A page and its worker, without a browser: requests, and lines to tables, by the texts that would go between them."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any, Self

from support.worker.memory_values import MemoryValues

from pennypapers.worker.device_server import DeviceServer, device_server

Heard = dict[str, Any]


class Tab:
    """One tab. `values` are what the device keeps."""

    def __init__(self, values: MemoryValues) -> None:
        self._values = values
        self._server: DeviceServer | None = None
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[Heard]] = {}
        self._lines: dict[int, asyncio.Queue[Heard]] = {}

    async def open(self) -> Self:
        self._server = await device_server(self._values, self._hear)
        return self

    async def ask(self, method: str, address: str, body: object = None, token: str | None = None) -> Heard:
        """The answer: its status, its type and its body, read if it is JSON."""
        number = next(self._ids)
        self._answers[number] = asyncio.get_running_loop().create_future()
        text = "" if body is None else json.dumps(body)
        self._tell(do="answer", id=number, method=method, address=address, token=token, body=text)
        answer = await self._answers[number]
        if answer["type"] == "application/json":
            answer["body"] = json.loads(answer["body"])
        return answer

    async def line(self, code: str, **hello: object) -> LocalClient:
        number = next(self._ids)
        self._lines[number] = asyncio.Queue()
        self._tell(do="open", line=number, code=code)
        client = LocalClient(self, number)
        client.say("hello", **hello)
        return client

    def _tell(self, **what: object) -> None:
        assert self._server is not None
        self._server.hear(json.dumps(what))

    def _hear(self, text: str) -> None:
        told = json.loads(text)
        if told["did"] == "answer":
            self._answers.pop(told["id"]).set_result(told)
        else:
            self._lines[told["line"]].put_nowait(told)


class LocalClient:
    def __init__(self, tab: Tab, number: int) -> None:
        self._tab, self._number = tab, number
        self._waiting: list[Heard] = []

    def say(self, kind: str, **fields: object) -> None:
        self._tab._tell(do="say", line=self._number, text=json.dumps({"type": kind, **fields}))

    async def hear(self, *kinds: str) -> Heard:
        """The next message of one of these kinds, `closed` among them; others wait until they are asked for."""
        while True:
            if found := next((each for each in self._waiting if each["type"] in kinds), None):
                self._waiting.remove(found)
                return found
            told = await self._tab._lines[self._number].get()
            if told["did"] == "close":
                return {"type": "closed", "code": told["code"], "reason": told["reason"]}
            said = json.loads(told["text"])
            self._waiting += said if isinstance(said, list) else [said]

    def close(self) -> None:
        self._tab._tell(do="close", line=self._number)
