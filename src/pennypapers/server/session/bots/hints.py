"""Hints: the best turns by the strongest bot, computed once for each seat and roll, outside the event loop."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from functools import partial

from ....bots import USUAL, Idea, Position, strongest
from ....hosting.not_now import NotNow
from ....hosting.protocol import answers
from ....table.table import Table
from ...work.shared import Shared
from ..executor import Executor, WorkerError
from ..lines.connection import Connection
from .bot_thinking import LARGE
from .bot_turns import ideas

Hint = tuple[str, tuple[Idea, ...]]
"""The name of the bot, and its best turns."""

MOST_WAITING = 4
"""Hints that one connection may wait for."""

KEPT = 200
"""As many as a table has seats, for this roll and the one before."""


class Hints:
    """The hints of one table, cached by seat and roll."""

    def __init__(self, seconds: float, executor: Executor) -> None:
        self._seconds, self._executor = seconds, executor
        self._thoughts = Shared[Hashable, Hint](KEPT)
        self._answers: dict[asyncio.Task[None], Connection] = {}
        self._waiting: Counter[Connection] = Counter()

    def answer(self, connection: Connection, game: Table, seat: int, re: int | None) -> None:
        """Send the hint when it is ready, without making the caller wait."""
        if self._waiting[connection] >= MOST_WAITING:
            raise NotNow("slowly")
        self._waiting[connection] += 1
        answer = asyncio.create_task(self._answer(connection, game, seat, re))
        self._answers[answer] = connection
        answer.add_done_callback(self._answered)

    def part(self, connection: Connection) -> None:
        """A client has gone: nobody thinks about hints that only it has asked for."""
        for answer, asker in self._answers.items():
            if asker is connection:
                answer.cancel()

    def _answered(self, answer: asyncio.Task[None]) -> None:
        connection = self._answers.pop(answer)
        self._waiting[connection] -= 1
        if not self._waiting[connection]:
            del self._waiting[connection]

    async def _answer(self, connection: Connection, game: Table, seat: int, re: int | None) -> None:
        turn, position = game.turns + 1, Position.of(game, seat)
        key = (seat, turn, game.roll, game.exchange)  # the host may type a roll of real dice again
        try:
            name, found = await self._thoughts.get(key, partial(self._think, connection.address, position))
        except WorkerError:
            failed = NotNow("work")
            connection.send(answers.Refused(failed.code, failed.says, re=re))
            return
        views = tuple(
            answers.IdeaView(str(idea), round(idea.stars, 1) if idea.is_forecast else None, idea.error)
            for idea in found
        )
        connection.send(answers.Hinted(turn, name, views, re))

    async def _think(self, address: str, position: Position) -> Hint:
        """The ideas of the strongest bot, or of the usual one if it takes too long."""
        name, large = strongest(), len(position.layout.spaces) > LARGE
        thought = asyncio.wrap_future(
            self._executor.think(name, address, partial(ideas, name, position), is_large=large)
        )
        try:
            return name, await asyncio.wait_for(thought, self._seconds)
        except (TimeoutError, WorkerError):
            usual = self._executor.think(USUAL, address, partial(ideas, USUAL, position), is_large=large)
            return USUAL, await asyncio.wrap_future(usual)
