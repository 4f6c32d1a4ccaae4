"""The websocket of a run: it gives the roll on the table, and takes what was inked."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ...messages import say
from ...notation.names import printable
from .server import SECONDS, ServerAway, refusal

MOST_MESSAGE = 16_000_000


class LineCut(ServerAway):
    """The connection is gone. The run is not: it goes on with a new connection."""


class RunSocket:
    """Messages of the server come in order; each is given to whoever asks for the next one."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self._server = server
        self._heard: deque[dict[str, Any]] = deque()
        self._open = ExitStack()
        address = f"{server}/api/tables/{table}/socket"
        try:
            self._socket = self._open.enter_context(
                connect(address, open_timeout=SECONDS, max_size=MOST_MESSAGE, close_timeout=1)
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise self._cut(error) from None
        self._send({"type": "hello", "token": token})

    def close(self) -> None:
        self._open.close()

    def welcome(self) -> dict[str, Any]:
        return next(each for each in self._messages() if each["type"] == "welcome")

    def ink(self, turn: int, marks: str) -> dict[str, Any]:
        """Ink a turn, and return what comes of it: the next `roll`, or the `end` of the game."""
        self._send({"type": "ink", "turn": turn, "marks": marks})
        return next(each for each in self._messages() if each["type"] in ("roll", "end"))

    def _messages(self) -> Iterator[dict[str, Any]]:
        """What the server says from now on; ServerRefused for a refusal."""
        while True:
            if not self._heard:
                self._heard.extend(self._receive())
            message = self._heard.popleft()
            if message["type"] == "refused":
                raise refusal(message.get("code"), message.get("says"), message.get("facts", {}))
            yield message

    def _receive(self) -> list[dict[str, Any]]:
        try:
            found = json.loads(self._socket.recv(timeout=SECONDS))
        except (OSError, WebSocketException) as error:  # a timeout is an OSError
            raise self._cut(error) from None
        except (ValueError, RecursionError):
            raise ServerAway(say("remote-stranger", server=self._server)) from None
        messages = found if isinstance(found, list) else [found]
        if not all(isinstance(each, dict) and isinstance(each.get("type"), str) for each in messages):
            raise ServerAway(say("remote-stranger", server=self._server))
        return messages

    def _send(self, message: dict[str, object]) -> None:
        try:
            self._socket.send(json.dumps(message))
        except (OSError, WebSocketException) as error:
            raise self._cut(error) from None

    def _cut(self, error: Exception) -> LineCut:
        return LineCut(say("remote-away", server=self._server, why=printable(str(error) or type(error).__name__)))
