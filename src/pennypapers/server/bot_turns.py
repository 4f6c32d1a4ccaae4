"""Turns that bots play for seats: worked out away from the event loop, then inked together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ..bots import USUAL, Position, bot
from ..table.table import Table
from .decide import ink
from .hosted import Hosted, Step


def play_seats(game: Table, seats: Sequence[int], luck: str) -> dict[int, str]:
    """The marks of each seat. `luck` decides between equals; it has nothing to do with the dice."""
    return {
        seat: " ".join(map(str, bot(USUAL).turn(Position.of(game, seat), Random(f"{luck} {seat}")))) for seat in seats
    }


def ink_all(hosted: Hosted, turn: int, played: Mapping[int, str], seed: bytes) -> list[Step]:
    """What happens when bots ink for those of the seats that are still thinking about this turn."""
    steps: list[Step] = []
    for seat, marks in played.items():
        game = hosted.game
        if game is None or game.ended or hosted.paused or game.turns + 1 != turn or seat not in game.waiting:
            continue
        steps += ink(hosted, seat, turn, marks, seed, by_bot=True)
        hosted = steps[-1][1]
    return steps
