"""A table of many seats as the benchmark plays it: all commit in the same instant, and the next roll is timed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Protocol

import msgspec
from loopback import Socket
from playout import random_turn

from pennypapers import Roll, Sheet, adventure, builtin_layout
from pennypapers.hosting.protocol import messages as wire
from pennypapers.hosting.protocol import requests
from pennypapers.server.codec import decode, encode
from pennypapers.table.dice.chains import LINKS, earlier_link

ADVENTURE, LAYOUT = "temple", "front"
LINES = 10
"""How many different games are played at one table; thinking for each seat apart would measure the driver."""


_LIST = msgspec.json.Decoder(list[msgspec.Raw])
"""Splits a list into the texts of its messages without reading them."""


class Thinks(Protocol):
    def marks(self, roll: wire.RollView, seats: int) -> Sequence[str]:
        """What each seat inks."""


class ByTheRules:
    """Ten games side by side; whoever holds a sheet draws the danger where its line has chosen."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._adventure = adventure(ADVENTURE)
        self._sheets = [Sheet(builtin_layout(ADVENTURE, LAYOUT))] * LINES

    def marks(self, roll: wire.RollView, seats: int) -> Sequence[str]:
        dice = Roll.parse(roll.roll)
        drafts = [random_turn(self._adventure, sheet, dice, None, self._rng) for sheet in self._sheets]
        self._sheets = [draft.sheet for draft in drafts]
        texts = [" ".join(map(str, draft.marks)) for draft in drafts]
        return [texts[owner % LINES] for owner in roll.holds or range(seats)]


class Thoughtless:
    """The bare server reads no marks."""

    def marks(self, roll: wire.RollView, seats: int) -> Sequence[str]:
        del roll
        return ["c4=15"] * seats


def chain(seat: int) -> list[str]:
    """The links of a seat's hash chain, the anchor first. Every run has the same."""
    links = [f"{seat:064x}"]
    for _ in range(LINKS):
        links.append(earlier_link(links[-1], 1))
    return links[::-1]


class FullTable:
    """`chains` are those of the seats, for a table that asks for links."""

    def __init__(self, thinks: Thinks, chains: Sequence[Sequence[str]], turns: int) -> None:
        self.acknowledged = 0
        self.turn_bytes: list[int] = []
        self.waits: list[float] = []
        """Seconds from the last commit of a turn until all seats have the next roll."""
        self.finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._thinks = thinks
        self._chains = chains
        self._seats = len(chains)
        self._turns = turns
        self._sockets: list[Socket] = []
        self._answered = 0
        self._rolls = self._ends = 0
        self._turn = 0
        self._committed: float | None = None
        self._all_answered = asyncio.Event()

    async def sit(self, port: int, code: str, tokens: Sequence[str]) -> None:
        for seat, token in enumerate(tokens):
            made = await Socket.connect(port, f"/api/tables/{code}/socket", partial(self._frame, seat))
            made.send(encode(requests.Hello(token=token)))
            self._sockets.append(made)
        await asyncio.wait_for(self._all_answered.wait(), 60)

    def start(self) -> None:
        self._sockets[0].send(encode(requests.Start()))

    def leave(self) -> None:
        for each in self._sockets:
            each.close()

    def _frame(self, seat: int, data: bytes) -> None:
        """One message, or several as a JSON list."""
        for message in _LIST.decode(data) if data.startswith(b"[") else (data,):
            self._heard(seat, bytes(message))

    def _heard(self, seat: int, data: bytes) -> None:
        kind = data[9 : data.index(b'"', 9)]
        if kind == b"inked":
            self.acknowledged += 1
        elif kind == b"roll":
            self._rolls += 1
            if self._rolls == self._seats:
                self._rolls = 0
                self._all_have_the_roll(decode(data, wire.RollNews).roll)
        elif kind == b"reveal":
            turn = self._turn + 1
            self._sockets[seat].send(encode(requests.Link(turn=turn, link=self._chains[seat][turn])))
        elif kind == b"turn":
            self.turn_bytes.append(len(data))
        elif kind == b"end":
            self._ends += 1
            if self._ends == self._seats:
                self._finish()
        elif kind == b"refused":
            self._fail(data.decode())
        elif kind in (b"welcome", b"done"):
            self._answered += 1
            if self._answered == self._seats:
                self._all_answered.set()

    def _all_have_the_roll(self, roll: wire.RollView) -> None:
        now = perf_counter()
        if self._committed is not None:
            self.waits.append(now - self._committed)
        self._turn = roll.turn
        if roll.turn > self._turns:
            self._finish()
            return
        for each, marks in zip(self._sockets, self._thinks.marks(roll, self._seats), strict=True):
            each.send(encode(requests.Ink(turn=roll.turn, marks=marks)))
        self._committed = perf_counter()

    def _finish(self) -> None:
        if not self.finished.done():
            self.finished.set_result(None)

    def _fail(self, says: str) -> None:
        if not self.finished.done():
            self.finished.set_exception(RuntimeError(says))
