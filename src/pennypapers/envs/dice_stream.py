"""The dice of an environment: splitmix64, the same numbers as the kernels draw (`engine/core/rng.py`), in plain Python.

So a single environment and a game of the vector environment that have the same seed have the same dice.
"""

from __future__ import annotations

from ..rules.dice import Roll, all_rolls
from ..table.events import Exchange

GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
WORD = (1 << 64) - 1
LOW_WORD = (1 << 32) - 1


def _mixed(word: int) -> int:
    word = (word ^ (word >> 30)) * MIX_1 & WORD
    word = (word ^ (word >> 27)) * MIX_2 & WORD
    return word ^ (word >> 31)


class DiceStream:
    """The rolls and exchanges of one episode, in their order. `rolls` are handed in for the turns after `played`."""

    def __init__(self, seed: int, episode: int, rolls: tuple[Roll, ...] = (), played: int = 0) -> None:
        start = _mixed(seed + GOLDEN & WORD)
        self._state = _mixed(start ^ (episode * GOLDEN + MIX_1 & WORD))
        self._rolls = rolls
        self._played = played

    def roll(self, turn: int) -> Roll:
        """The dice of a turn, which are counted from 1 on."""
        if turn - self._played <= len(self._rolls):
            return self._rolls[turn - self._played - 1]
        return all_rolls()[self._below(216)]

    def exchange(self, _turn: int, seats: int) -> Exchange:
        """G6: whose sheet each seat holds."""
        while True:
            held = list(range(seats))
            for seat in range(seats - 1, -1, -1):
                other = self._below(seat + 1)
                held[seat], held[other] = held[other], held[seat]
                if held[seat] == seat:
                    break
            else:
                return tuple(held)

    def copy(self) -> DiceStream:
        copy = DiceStream.__new__(DiceStream)
        copy._state, copy._rolls, copy._played = self._state, self._rolls, self._played
        return copy

    def _below(self, limit: int) -> int:
        product = self._word32() * limit
        if product & LOW_WORD < limit:
            unfair = (1 << 32) % limit
            while product & LOW_WORD < unfair:
                product = self._word32() * limit
        return product >> 32

    def _word32(self) -> int:
        self._state = self._state + GOLDEN & WORD
        return _mixed(self._state) >> 32
