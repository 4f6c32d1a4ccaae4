"""Has bots think while people do, and limits how long a table waits for a slow one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial

from ....hosting.hosted import Hosted
from ....table.table import Table
from ..executor import Executor
from .bot_turns import play_seat, same_roll

LARGE = 100
"""Spaces; printed sheets have about half as many."""


class Thinking:
    """The bots' turns of one table for the open roll: started, finished, and how long the table waits for them."""

    def __init__(self, wake: Callable[[], None], seconds: float, executor: Executor) -> None:
        self._wake, self._executor = wake, executor
        self._seconds = seconds
        self._about: Table | None = None
        self._answers: dict[int, Future[str]] = {}
        self._waited_for: float | None = None

    @property
    def patience(self) -> float | None:
        """The moment until which the table waits for bots; None while people have not inked, or no bot is left."""
        return None if self._waited_for is None else self._waited_for + self._seconds

    def look(self, hosted: Hosted, luck: str, address: str, now: float) -> None:
        """Start every bot that has not started on this roll, on behalf of an address; drop turns for another roll."""
        game = open_game(hosted)
        if game is None or not game.waiting:
            self._waited_for = None
            return
        if self._about is None or not same_roll(self._about, game):
            self.rest()
            self._about = game
        bots = {seat: name for seat in game.waiting if (name := hosted.seats[seat].bot)}
        for seat in bots.keys() - self._answers.keys():
            self._answers[seat] = self._executor.think(
                bots[seat], address, partial(play_seat, game, seat, bots[seat], luck), is_large=is_large(game)
            )
            self._answers[seat].add_done_callback(partial(self._tell, asyncio.get_running_loop()))
        if len(bots) < len(game.waiting):
            self._waited_for = None
        elif self._waited_for is None:
            self._waited_for = now

    def answers(self, hosted: Hosted) -> dict[int, str]:
        """The finished turns, by seat, of seats that have not inked this roll."""
        game = open_game(hosted)
        if game is None or self._about is None or not same_roll(self._about, game):
            return {}
        done = {seat: answer for seat, answer in self._answers.items() if answer.done() and seat in game.waiting}
        return {seat: answer.result() for seat, answer in done.items() if not answer.exception()}

    def rest(self) -> None:
        """Cancel what has not begun, and forget the rest."""
        for answer in self._answers.values():
            answer.cancel()
        self._answers, self._about, self._waited_for = {}, None, None

    def _tell(self, loop: asyncio.AbstractEventLoop, answer: Future[str]) -> None:
        if not answer.cancelled():
            with suppress(RuntimeError):  # the event loop has ended meanwhile
                loop.call_soon_threadsafe(self._wake)


def is_large(game: Table) -> bool:
    """Whether a turn of a bot that is not compiled may take seconds."""
    return len(game.layout.spaces) > LARGE


def open_game(hosted: Hosted) -> Table | None:
    """The game if bots may ink now: it has begun, is not over and not paused."""
    game = hosted.game
    return None if game is None or game.ended or hosted.paused else game
