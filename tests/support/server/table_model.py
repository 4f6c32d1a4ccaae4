"""A model of a table with real dice, with which random requests are compared."""

from __future__ import annotations

from dataclasses import dataclass, field

from pennypapers.server.session.lines.connection import Connection

SPACES = ("a1", "b1", "c1", "a2", "b2")
LAYOUT = "adventure: temple\nname: five\ngrid:\no o o\no o -\n"


@dataclass
class Client:
    """A client with a token, or a spectator; `seat` is its seat in the model."""

    connection: Connection
    seat: int | None = None
    is_gone: bool = False


@dataclass
class Model:
    """The expected state of the table: seats, host, the open turn and who has inked it."""

    seats: list[tuple[str, Client | None]] = field(default_factory=list)
    host: int | None = None
    phase: str = "lobby"
    locked: bool = False
    paused: bool = False
    turns: int = 0
    is_rolled: bool = False
    inked: set[int] = field(default_factory=set)

    def leave(self, seat: int) -> None:
        _, client = self.seats[seat]
        if client is not None:
            client.seat, client.is_gone = None, True
        was_host = self.host == seat
        if self.phase == "lobby":
            del self.seats[seat]
            if self.host is not None and self.host > seat:
                self.host -= 1
            for i, (_, each) in enumerate(self.seats):
                if each is not None:
                    each.seat = i
        else:
            self.seats[seat] = (self.seats[seat][0], None)
        if was_host:
            self.host = next((i for i, (_, each) in enumerate(self.seats) if each is not None), None)

    def settle(self) -> None:
        """Let bots ink, and close the turn if all seats have inked."""
        if self.phase != "playing" or not self.is_rolled:
            return
        if not self.paused:
            self.inked |= {i for i, (_, client) in enumerate(self.seats) if client is None}
        if len(self.inked) == len(self.seats):
            self.turns, self.is_rolled, self.inked = self.turns + 1, False, set()
            if self.turns == len(SPACES):
                self.phase = "over"
