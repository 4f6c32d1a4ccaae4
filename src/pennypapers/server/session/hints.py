"""Hints: the best turns by the strongest bot, computed once for each seat and roll, outside the event loop."""

from __future__ import annotations

import asyncio
from functools import partial

from ...bots import USUAL, Idea, Position, bot, strongest
from ...hosting import answers
from ...table.table import Table
from .bot_thinking import THINKERS
from .bot_turns import same_roll
from .connection import Connection

Hint = tuple[str, tuple[Idea, ...]]
"""The name of the bot, and its best turns."""


class Hints:
    """The hints of one table, cached by seat until the roll changes."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._about: Table | None = None
        self._thoughts: dict[int, asyncio.Task[Hint]] = {}
        self._answers: set[asyncio.Task[None]] = set()

    def answer(self, connection: Connection, game: Table, seat: int, re: int | None) -> None:
        """Send the hint when it is ready, without making the caller wait."""
        if self._about is None or not same_roll(self._about, game):
            self._about, self._thoughts = game, {}
        if seat not in self._thoughts:
            self._thoughts[seat] = asyncio.create_task(self._think(Position.of(game, seat)))
        answer = asyncio.create_task(self._send(connection, self._thoughts[seat], game.turns + 1, re))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    async def _think(self, position: Position) -> Hint:
        """The ideas of the strongest bot, or of the usual one if it takes too long."""
        name = strongest()
        thought = asyncio.wrap_future(THINKERS.ask(partial(bot(name).ideas, position)))
        try:
            return name, await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            return USUAL, await asyncio.to_thread(bot(USUAL).ideas, position)

    @staticmethod
    async def _send(connection: Connection, thought: asyncio.Task[Hint], turn: int, re: int | None) -> None:
        name, ideas = await thought
        views = tuple(answers.IdeaView(str(idea), round(idea.stars, 1)) for idea in ideas)
        connection.send(answers.Hinted(turn, name, views, re))
