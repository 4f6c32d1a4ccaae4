"""The last turn of a record by itself, for a turn that is tried again; those before it are not analysed."""

from __future__ import annotations

from ...notation.record import Record
from .analyse import PLAYOUTS
from .values import TurnAnalysis
from .work import Work


def last_turn(record: Record, player: str, *, playouts: int | None = None) -> TurnAnalysis:
    """Analyse the last turn of a record on a player's sheet. Its luck counts from nothing, so it says nothing."""
    from .game import Game

    game = Game(record, Work(playouts or PLAYOUTS[record.adventure.key]))
    for turn in record.turns:
        game.play(turn)
    _, found = game.turn(record.players.index(player), 0)
    return found
