"""Computes bots' turns in threads while people think, and limits how long a table waits for a slow bot."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import TypeVar

from ...hosting.hosted import Hosted
from ...table.table import Table
from .bot_turns import play_seat, same_roll

T = TypeVar("T")


class Thinkers:
    """A few threads for all tables. They are daemons: a server that stops does not wait for a bot.

    A bot whose kernels let go of the interpreter's lock thinks on a core of its own; one that is still compiling
    keeps a thread, and meanwhile the others go on.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._threads = 0
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()

    def ask(self, think: Callable[[], T]) -> Future[T]:
        answer: Future[T] = Future()
        self._jobs.put(lambda: self._do(answer, think))
        if self._threads < self._most:
            self._threads += 1
            threading.Thread(target=self._work, name=f"bots-{self._threads}", daemon=True).start()
        return answer

    def _work(self) -> None:
        while True:
            self._jobs.get()()

    @staticmethod
    def _do(answer: Future[T], think: Callable[[], T]) -> None:
        if answer.set_running_or_notify_cancel():
            try:
                answer.set_result(think())
            except Exception as error:  # the caller must get it
                answer.set_exception(error)


THINKERS = Thinkers(min(4, os.cpu_count() or 1) + 1)
"""One more than there are cores, as one may be held by a bot that is still compiling."""


class Thinking:
    """The bots' turns of one table for the open roll: started, finished, and how long the table waits for them."""

    def __init__(self, wake: Callable[[], None], seconds: float) -> None:
        self._wake = wake
        self._seconds = seconds
        self._about: Table | None = None
        self._answers: dict[int, Future[str]] = {}
        self._waited_for: float | None = None

    @property
    def patience(self) -> float | None:
        """The moment until which the table waits for bots; None while people have not inked, or no bot is left."""
        return None if self._waited_for is None else self._waited_for + self._seconds

    def look(self, hosted: Hosted, luck: str, now: float) -> None:
        """Start every bot that has not started on this roll; drop turns for another roll."""
        game = open_game(hosted)
        if game is None or not game.waiting:
            self._waited_for = None
            return
        if self._about is None or not same_roll(self._about, game):
            self.rest()
            self._about = game
        bots = {seat: name for seat in game.waiting if (name := hosted.seats[seat].bot)}
        for seat in bots.keys() - self._answers.keys():
            self._answers[seat] = THINKERS.ask(partial(play_seat, game, seat, bots[seat], luck))
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


def open_game(hosted: Hosted) -> Table | None:
    """The game if bots may ink now: it has begun, is not over and not paused."""
    game = hosted.game
    return None if game is None or game.ended or hosted.paused else game
