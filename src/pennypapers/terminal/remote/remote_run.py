"""A run of a challenge at a server. The server rolls, keeps the record and counts; nothing is kept here.

The table here follows the same rules, so that a turn is explained and checked before it is sent.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from ...errors import PennyError, TextError
from ...messages import say
from ...notation.record import read_record
from ...rules.dice import Roll
from ...rules.mark import Mark
from ...table import Commit, Committed, Event, Table, perform
from ...table.dice.draws import SeedDraws
from ...table.replay import Replay, replay
from ..saved_game import SavedGame
from .address import Place
from .run_socket import LineCut, RunSocket
from .server import Server, ServerAway, ServerRefused

TRIES = 5
"""How often a lost connection is made again, and a record that is older than the roll is asked for again."""


@dataclass(frozen=True, slots=True)
class AtServer:
    """Where the run is kept."""

    challenge: Place
    attempt: int

    @property
    def place(self) -> str:
        return self.challenge.link

    @property
    def go_on(self) -> str:
        return f"pennypapers challenge play {shlex.quote(self.place)}"

    def write(self, events: Iterable[Event], table: Table) -> None:
        """Nothing: the server has kept it before it was shown."""


@dataclass(frozen=True, slots=True)
class ServerDraws(SeedDraws):
    """The rolls that the server has said; it says the next one when a turn is inked."""

    seed: bytes = b""
    entropy: bytes = b""
    said: dict[int, Roll] = field(default_factory=dict)

    def roll(self, turn: int) -> Roll:
        return self.said[turn]


class RemoteRun(SavedGame):
    """A run as the terminal plays it. A turn is on the server's disk before `commit` returns."""

    def __init__(
        self,
        server: Server,
        challenge: Place,
        begun: dict[str, Any],
        *,
        clock: float | None = None,
        closes: float | None = None,
    ) -> None:
        """`clock` is seconds a turn, and it `closes` at so many seconds since 1970; None if they are without an end."""
        self._server = server
        self._clock, self._closes = clock, closes
        self._table_code, self._token = str(begun["table"]), str(begun["token"])
        self._rolls = ServerDraws()
        self._socket: RunSocket | None = None
        played = self._join()
        kept = AtServer(challenge, int(begun["attempt"]))
        super().__init__(played.events, played.table, save=kept, draws=self._rolls)

    @property
    def notices(self) -> tuple[str, ...]:
        said = super().notices
        if self._clock is not None:
            said += (say("remote-clock", seconds=round(self._clock)),)
        if self._closes is not None:
            said += (say("remote-closes", when=datetime.fromtimestamp(self._closes).strftime("%Y-%m-%d %H:%M")),)
        return said

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()

    def commit(self, seat: int, marks: tuple[Mark, ...]) -> str:
        """Ink at the server, then here. If the connection was lost or the clock ran out, what is inked there counts."""
        after, happened = perform(self.table, Commit(seat, marks))
        turn = self.table.turns + 1
        try:
            assert self._socket is not None
            self._hear(self._socket.ink(turn, " ".join(map(str, marks))))
        except LineCut:
            return self._catch_up(turn, marks)
        except ServerRefused as refused:
            if refused.kind != "stale":
                raise
            return self._catch_up(turn, marks)
        self.table = after
        self.events += happened
        return ""

    def _catch_up(self, turn: int, marks: tuple[Mark, ...]) -> str:
        """Take the run as the server has it, after a new connection."""
        played = self._join()
        self.events, self.table = list(played.events), played.table
        if self.table.turns < turn:
            return say("remote-again")
        inked = self._inked(turn)
        return "" if set(inked) == set(marks) else say("remote-out-of-time", marks=" ".join(map(str, inked)))

    def _inked(self, turn: int) -> tuple[Mark, ...]:
        return [event.marks for event in self.events if isinstance(event, Committed)][turn - 1]

    def _join(self) -> Replay:
        """Connect, and read the closed turns. With a clock one may close between the two: then it is read again."""
        self.close()
        for left in range(TRIES, 0, -1):
            try:
                self._socket = RunSocket(self._server.socket_address, self._table_code, self._token)
                self._hear(welcome := self._socket.welcome())
                played = self._played()
            except LineCut:
                if left == 1:
                    raise
                continue
            roll = welcome.get("roll")
            if played.table.ended or (roll and int(roll["turn"]) == played.table.turns + 1):
                return played
            self.close()
        raise ServerAway(say("remote-stranger", server=self._server.address))

    def _played(self) -> Replay:
        text = self._server.text(f"/api/tables/{self._table_code}/record", self._token)
        try:
            played = replay(read_record(text, _no_file))
        except TextError:
            raise ServerAway(say("remote-stranger", server=self._server.address)) from None
        if played.failure:
            raise played.failure
        return played

    def _hear(self, message: dict[str, Any]) -> None:
        """Note the roll of a message that has one."""
        roll = message.get("roll")
        if isinstance(roll, dict):
            try:
                self._rolls.said[int(roll["turn"])] = Roll.parse(str(roll["roll"]))
            except (KeyError, ValueError, PennyError):
                raise ServerAway(say("remote-stranger", server=self._server.address)) from None


def _no_file(name: str) -> str:
    """A record from a server carries its layout; no file of this computer is read for it."""
    raise FileNotFoundError(name)
