"""Bots at the keyboard's table: which seats they have, what they play, and how a record says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from ..bots import Position, bot
from ..errors import InvalidText, TextError
from ..rules.mark import Mark
from ..table import Table

BOTS = "x-bots"
"""The header of a record that names the bots of its seats: `Pathfinder=pathfinder, Pathfinder 2=pathfinder`."""


class Opponents:
    """The bots of a game by the names of their seats."""

    def __init__(self, bots: Mapping[str, str] | None = None) -> None:
        self._bots = dict(bots or {})

    @classmethod
    def named(cls, bots: Iterable[str], players: Iterable[str]) -> Opponents:
        """Each bot under its own name, numbered where somebody is called so already.

        >>> Opponents.named(["tourist", "tourist"], ["ana"]).seats
        ('Tourist', 'Tourist 2')
        """
        taken, found = set(players), dict[str, str]()
        for each in bots:
            names = [each.capitalize(), *(f"{each.capitalize()} {number}" for number in range(2, 102))]
            seat = next(name for name in names if name not in taken)
            taken.add(seat)
            found[seat] = each
        return cls(found)

    @classmethod
    def of_record(cls, extras: Mapping[str, str], players: Iterable[str]) -> Opponents:
        pairs = [piece.rpartition("=") for piece in extras.get(BOTS, "").split(",") if piece.strip()]
        found = {seat.strip(): name.strip() for seat, _, name in pairs}
        for seat, name in found.items():
            if seat not in players:
                raise TextError(1, InvalidText("text.nobody", name=repr(seat)))
            try:
                bot(name)
            except InvalidText as error:
                raise TextError(1, error) from None
        return cls(found)

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self._bots)

    @property
    def header(self) -> dict[str, str]:
        return {BOTS: ", ".join(f"{seat}={name}" for seat, name in self._bots.items())} if self._bots else {}

    def __contains__(self, player: str) -> bool:
        return player in self._bots

    def turn(self, table: Table, seat: int) -> tuple[Mark, ...]:
        """What the bot of this seat plays; it sees what a player sees. The same game has the same luck."""
        player = table.seats[seat]
        rng = Random(f"{player} {table.turns} {table.roll}")
        return bot(self._bots[player]).turn(Position.of(table, seat), rng)
