"""A client that plays random legal turns until the game ends, and reconnects as needed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from support.server.guest import Closed, Guest, Heard
from websockets.exceptions import ConnectionClosed, InvalidHandshake

NOT_ANY_MORE = {"stale", "late.caught_up", "G8.committed", "G3.no_roll", "T8", "I16", "V13", "V16", "ended"}
"""Codes of refusals after which the robot stops trying to play this turn and waits for the next message: the turn is
closed, or inked before this one was asked for, or its sheet or the game has ended."""
LOST = (OSError, Closed, ConnectionClosed, InvalidHandshake)
"""The exceptions that a lost connection or an unreachable server raises."""
AGAIN_SECONDS = 0.05


class Robot:
    HEARS: tuple[str, ...] = ("welcome", "roll", "end", "refused")

    def __init__(self, guest: Guest, seed: object) -> None:
        self.guest = guest
        self.acknowledged: dict[int, str] = {}
        """The turns that the server has acknowledged as saved, with their marks."""
        self.connections = 0
        self.ended: Heard | None = None
        self._rng = random.Random(f"{seed}")
        self._open: int | None = None
        self._pending: dict[int, str] = {}
        """The marks sent for the open turn, to be sent again after the connection was lost."""

    async def play(self, turns: int | None = None) -> None:
        """Play until the game ends, or until that many turns are acknowledged."""
        while not self._done(turns):
            try:
                await self.guest.come(self.guest.number)
                self.connections += 1
                await self._play_on(turns)
            except LOST:
                await asyncio.sleep(AGAIN_SECONDS)
            finally:
                await self.guest.go()

    def _done(self, turns: int | None) -> bool:
        return self.ended is not None or (turns is not None and len(self.acknowledged) >= turns)

    async def _play_on(self, turns: int | None) -> None:
        while not self._done(turns):
            if self._open is not None:
                await self._turn(self._open)
            else:
                self._take_in(await self.guest.hear(*self.HEARS))

    def _take_in(self, message: Heard) -> None:
        match message:
            case {"type": "welcome"}:
                roll, you = message.get("roll"), message["you"]
                self._open = roll["turn"] if roll and (you in message["waiting"] or self._pending) else None
                self.ended = message.get("ended")
            case {"type": "roll", "roll": roll}:
                self._open = roll["turn"]
            case {"type": "end", "ended": ended}:
                self.ended = ended
            case {"type": "refused"} if "re" not in message:
                raise AssertionError(message)

    async def _turn(self, turn: int) -> None:
        marks = self._pending.get(turn) or await self._chosen()
        if marks is not None:
            self._pending = {turn: marks}
            answer = await self.guest.say("ink", turn=turn, marks=marks)
            if answer.get("code") == "store":  # the turn was not saved; send it again shortly
                await asyncio.sleep(AGAIN_SECONDS)
                return
            if answer["type"] == "inked":
                assert (answer["turn"], answer["marks"]) == (turn, marks)
                self.acknowledged[turn] = marks
            else:
                assert answer["code"] in NOT_ANY_MORE, answer
        self._pending.clear()
        if self._open == turn:
            self._open = None

    async def _chosen(self) -> str | None:
        """A random whole turn, chosen mark by mark from the legal marks that the server lists; None if the turn is
        closed."""
        marks: list[str] = []
        while True:
            options = await self.guest.say("ask", marks=" ".join(marks))
            if options["type"] == "refused":
                assert options["code"] in NOT_ANY_MORE, options
                return None
            single, choices = options["single"], options["choices"]
            if options["may_ink"] and not (single and self._rng.random() < 0.5):
                return " ".join(marks)
            if options["may_pass"]:
                marks.append("-")
            elif single:
                marks.append(self._rng.choice(single))
            else:
                choice = self._rng.choice(choices)
                marks.append(f"{self._rng.choice(choice['spaces'])}={self._rng.choice(choice['values'])}")


class LateRobot(Robot):
    """A latecomer: it plays random legal turns for the turns it missed, and then plays on like any other robot."""

    HEARS = (*Robot.HEARS, "catch_up")

    def __init__(self, guest: Guest, seed: object) -> None:
        super().__init__(guest, seed)
        self.seat: int | None = None
        self.is_through = asyncio.Event()
        """Set when it has played every turn that it missed."""

    def _take_in(self, message: Heard) -> None:
        if view := message.get("catch_up"):
            self._open = view["roll"]["turn"] if "roll" in view else None
            self.ended = message.get("ended")
        elif message["type"] == "welcome":
            self.seat = message["you"]
        if "says" in (view or {}) or self.seat is not None:
            self.is_through.set()
        if not view and (message["type"] != "roll" or self.seat is not None):
            super()._take_in(message)


async def play_all(robots: Sequence[Robot], turns: int | None = None) -> None:
    async with asyncio.TaskGroup() as tasks:
        for robot in robots:
            tasks.create_task(robot.play(turns))
